import { recast, variant, without, withoutDrums, type Score } from "../score.ts";

const SALOON = { decay: 0.9, damping: 0.5, level: 0.45 };

/** A rag for a piano that has been shot at twice. */
const saloon: Score = {
  id: "le-piano-n-y-est-pour-rien",
  tempo: 94,
  steps: 16,
  bars: 10,
  root: 12,
  scale: "major",
  progression: "1 67 27 57 1 4 57 1",
  place: SALOON,
  parts: [
    {
      kind: "chords",
      instrument: "saloonPiano",
      octave: 2,
      rhythm: "1-..3-..1-..3-..",
      gain: 0.5,
      pan: -0.3,
      room: 0.25,
    },
    {
      kind: "chords",
      instrument: "saloonPiano",
      octave: 3,
      rhythm: "..x...x...x...x.",
      gain: 0.24,
      pan: -0.15,
      room: 0.25,
    },
    {
      kind: "tune",
      instrument: "saloonPiano",
      octave: 4,
      gain: 0.5,
      pan: 0.25,
      room: 0.3,
      notes:
        "3:1 5 - 3 5:2 1' -:1 6 5 6 5:2 3 | 6:1 1#' 3':2 1#':1 6 - 5 6:2 1#' 3':4 | 4#':2 2':1 6 4#:2 6:1 2' 4#':2 3' 2' 1' | 7:1 2' - 5 7:2 2' 4':1 3' 2' 7 5:4 | 3':1 5' - 3' 5':2 3' 1':1 2' 3' 1' 5:4 | 6:1 1' - 4' 6':2 4' 1':1 6 4 6 1':4 | 7:2 2':1 4' - 4' 3':2 2':1 7 5:2 6 7 | 1':2 5:1 3 1:2 3 1':4 -:4",
    },
    { kind: "beat", drum: "stomp", rhythm: "x...x...x...x...", gain: 0.3, from: 4 },
  ],
};

/** A letter that was never sent. */
const lettre: Score = {
  id: "la-lettre-jamais-envoyee",
  tempo: 104,
  steps: 12,
  bars: 17,
  root: 14,
  scale: "major",
  progression: "1 6 4 5 1 6 4 5 6 4 1 5 6 4 5 1 1",
  place: { decay: 2, damping: 0.35, level: 0.6 },
  parts: [
    {
      kind: "chords",
      instrument: "guitar",
      octave: 3,
      rhythm: "1---x---o---",
      gain: 0.36,
      pan: -0.3,
      room: 0.3,
      strum: 0.025,
      to: 16,
    },
    {
      kind: "chords",
      instrument: "guitar",
      octave: 3,
      rhythm: "x-----------",
      gain: 0.4,
      room: 0.4,
      strum: 0.06,
      from: 16,
    },
    {
      kind: "chords",
      instrument: "doubleBass",
      octave: 2,
      rhythm: "1-----------",
      gain: 0.5,
      from: 4,
      to: 16,
    },
    {
      kind: "tune",
      instrument: "fiddle",
      octave: 4,
      gain: 0.44,
      pan: 0.15,
      room: 0.5,
      notes:
        "3:8 4:4 | 5:8 3:4 | 6:4 5 4 | 2:12 | 3:8 4:4 | 5:4 6 1' | 6:4 5 4 | 5:12 | 1':8 7:4 | 6:8 4:4 | 5:4 3 1 | 2:12 | 1':4 7 6 | 4:4 5 6 | 5:4 4 2 | 1:12 | 1:12",
    },
    {
      kind: "tune",
      instrument: "harmonica",
      octave: 4,
      gain: 0.2,
      pan: 0.4,
      room: 0.5,
      from: 8,
      to: 17,
      notes: "3':12 | 1':12 | 1:12 | 5:12 | 3':12 | 1':12 | 7:12 | 3:12 | 3:12",
    },
  ],
};

/** Pieces of the arc set in 1899. */
export const redDead: Score[] = [
  saloon,
  variant(saloon, "le-piano-s-enfuit", {
    tempo: 122,
    root: 14,
    bars: 13,
    parts: (parts) => [
      ...parts,
      {
        kind: "chords",
        instrument: "banjo",
        octave: 4,
        rhythm: "1234123412341234",
        gain: 0.22,
        pan: 0.5,
        room: 0.2,
        from: 1,
      },
    ],
  }),
  variant(saloon, "enterrement-du-banquier", {
    tempo: 62,
    root: 10,
    bars: 7,
    scale: "minor",
    progression: "1 4 5M 1 6 4 5M 1",
    place: { decay: 2.4, damping: 0.4, level: 0.8 },
    parts: (parts) => withoutDrums(parts),
  }),
  variant(saloon, "partie-de-cartes-trop-longue", {
    tempo: 84,
    root: 17,
    bars: 9,
    swing: 0.28,
    parts: (parts) => recast(parts, "saloonPiano", "banjo", 1, 0.9),
  }),
  lettre,
  variant(lettre, "les-geometres-du-train", {
    tempo: 132,
    root: 19,
    bars: 17,
    parts: (parts) => [
      ...recast(parts, "guitar", "banjo", 0, 0.8),
      { kind: "beat", drum: "shaker", rhythm: "x.oox.oox.oo", gain: 0.24, pan: 0.3 },
      { kind: "beat", drum: "stomp", rhythm: "x.....o.....", gain: 0.5 },
    ],
  }),
  variant(lettre, "personne-sur-le-quai", {
    tempo: 90,
    root: 12,
    bars: 13,
    scale: "minor",
    parts: (parts) =>
      recast(recast(without(parts, "doubleBass"), "fiddle", "harmonica", 0, 0.8), "guitar", "piano", 0, 1),
  }),
  variant(lettre, "le-train-n-est-pas-passe", {
    tempo: 112,
    root: 16,
    bars: 13,
    scale: "mixolydian",
    parts: (parts) => [
      ...recast(parts, "fiddle", "slideGuitar", 0, 0.9),
      { kind: "beat", drum: "brush", rhythm: "x.o.x.o.x.o.", gain: 0.3 },
    ],
  }),
];
