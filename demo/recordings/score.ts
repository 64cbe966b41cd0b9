import type { Instrument } from "./instruments/band.ts";
import type { Place } from "./reverb.ts";
import type { Scale } from "./theory.ts";

interface Voice {
  /** Loudness of the part before mastering, 1 is the melody's. */
  gain: number;
  /** -1 left … 1 right. */
  pan?: number;
  /** How much of the part goes to the room and to the echoes, 0 to 1. */
  room?: number;
  echo?: number;
  /** First bar played, and the bar before which the part falls silent (both counted from 0). */
  from?: number;
  to?: number;
}

/** A tune written in the notation of theory.ts, repeated when it is shorter than the piece. */
export interface Tune extends Voice {
  kind: "tune";
  instrument: Instrument;
  octave: number;
  notes: string;
}

/** Chords of the progression; every `x` (loud) or `o` (soft) of the rhythm strikes, `-` holds, `.` rests; a digit plays one chord tone. */
export interface Chords extends Voice {
  kind: "chords";
  instrument: Instrument;
  octave: number;
  rhythm: string;
  /** Seconds between the strings of one strike, for a strummed chord. */
  strum?: number;
}

/** One drum, same signs as a rhythm. */
export interface Beat extends Voice {
  kind: "beat";
  drum: string;
  rhythm: string;
}

export type Part = Tune | Chords | Beat;

/** A piece of music: everything that is needed to play it, and nothing random but the hand of the players (seeded by `id`). */
export interface Score {
  id: string;
  /** Quarter notes a minute. */
  tempo: number;
  /** Sixteenths in a bar: 16, or 12 for a waltz. */
  steps: number;
  bars: number;
  /** MIDI note of the root in octave 0 of the parts. */
  root: number;
  scale: Scale;
  /** One chord a bar, repeated. */
  progression: string;
  place: Place & { level: number };
  echo?: { steps: number; feedback: number };
  /** Share of a sixteenth by which every second one comes late. */
  swing?: number;
  parts: Part[];
}

/** A piece made from another: other tempo, key, mode, room, parts taken away or given to other hands. */
export function variant(
  score: Score,
  id: string,
  change: Partial<Omit<Score, "id" | "parts">> & { parts?: (parts: Part[]) => Part[] },
): Score {
  const { parts, ...rest } = change;
  const copy = score.parts.map((part) => ({ ...part }));
  return { ...score, ...rest, id, parts: parts ? parts(copy) : copy };
}

/** Gives the parts of one instrument to another. */
export function recast(parts: Part[], from: Instrument, to: Instrument, octave = 0, gain = 1): Part[] {
  return parts.map((part) =>
    part.kind !== "beat" && part.instrument === from
      ? { ...part, instrument: to, octave: part.octave + octave, gain: part.gain * gain }
      : part,
  );
}

/** The parts without the drums. */
export function withoutDrums(parts: Part[]): Part[] {
  return parts.filter((part) => part.kind !== "beat");
}

/** The parts without some instruments. */
export function without(parts: Part[], ...gone: Instrument[]): Part[] {
  return parts.filter((part) => part.kind === "beat" || !gone.includes(part.instrument));
}
