/** Semitones of the seven degrees above the root. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  spanish: [0, 1, 4, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const;
export type Scale = keyof typeof SCALES;

/** A note of a melody: start and length in steps (sixteenths), pitch in semitones above the root. */
export interface Note {
  start: number;
  length: number;
  pitch: number;
}

/**
 * Reads a melody: notes `degree` with `#` or `b`, `'` (octave up) or `,` (octave down), then `:steps`; `-` is a rest;
 * the last length is kept when none is written. Bars (`|`) are for the reader. Example: `5:4 6:2 5 | 3:8 -:4 1'`.
 */
export function melody(text: string, scale: Scale): Note[] {
  const notes: Note[] = [];
  let start = 0;
  let length = 4;
  for (const token of text.split(/\s+/).filter((word) => word !== "" && word !== "|")) {
    const match = /^(-|[1-7])([#b]?)([',]*)(?::(\d+))?$/.exec(token);
    if (!match) throw new Error(`Cannot read the note "${token}"`);
    const [, degree = "-", sign, octaves = "", steps] = match;
    if (steps !== undefined) length = Number(steps);
    if (degree !== "-")
      notes.push({
        start,
        length,
        pitch: degreePitch(Number(degree), scale) + accidental(sign) + 12 * octaveShift(octaves),
      });
    start += length;
  }
  return notes;
}

/** Semitones above the root of a degree (1 to 7). */
function degreePitch(degree: number, scale: Scale): number {
  return SCALES[scale][degree - 1] ?? 0;
}

function accidental(sign: string | undefined): number {
  if (sign === "#") return 1;
  return sign === "b" ? -1 : 0;
}

function octaveShift(marks: string): number {
  return [...marks].reduce((sum, mark) => sum + (mark === "'" ? 1 : -1), 0);
}

/**
 * Reads one chord: a degree, perhaps with a quality (`M` major, `m` minor, `7` dominant, `d` diminished, `p` power chord);
 * without one it is the triad of the scale. Gives its semitones above the root, lowest first.
 */
export function chord(text: string, scale: Scale): number[] {
  const match = /^([1-7])([b#]?)([Mm7dp]?)$/.exec(text);
  if (!match) throw new Error(`Cannot read the chord "${text}"`);
  const [, degree = "1", sign, quality = ""] = match;
  const steps = SCALES[scale];
  const at = Number(degree) - 1;
  const root = (steps[at] ?? 0) + accidental(sign);
  const shapes: Record<string, number[]> = {
    M: [0, 4, 7],
    m: [0, 3, 7],
    "7": [0, 4, 7, 10],
    d: [0, 3, 6],
    p: [0, 7, 12],
  };
  const shape = shapes[quality];
  if (shape) return shape.map((interval) => root + interval);
  return [0, 2, 4].map((skip) => (steps[(at + skip) % 7] ?? 0) + 12 * Math.floor((at + skip) / 7));
}
