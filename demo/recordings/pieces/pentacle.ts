import { recast, variant, without, withoutDrums, type Score } from "../score.ts";

const CHAPEL = { decay: 3.6, damping: 0.3, level: 0.9 };

/** The waltz that only the guilty hear. */
const valse: Score = {
  id: "valse-du-treizieme-coup",
  tempo: 156,
  steps: 12,
  bars: 21,
  root: 12,
  scale: "harmonic",
  progression: "1 1 4 4 5 5 1 5 1 1 6 4 5 5 1 1",
  place: CHAPEL,
  parts: [
    {
      kind: "chords",
      instrument: "doubleBass",
      octave: 2,
      rhythm: "1-----------|3-----------",
      gain: 0.75,
      room: 0.2,
      to: 20,
    },
    {
      kind: "chords",
      instrument: "harpsichord",
      octave: 4,
      rhythm: "....x-..o-..",
      gain: 0.26,
      pan: -0.35,
      room: 0.4,
      to: 20,
    },
    {
      kind: "tune",
      instrument: "fiddle",
      octave: 4,
      gain: 0.42,
      pan: 0.15,
      room: 0.5,
      from: 4,
      to: 21,
      notes:
        "5:4 1' 7 | 1':8 5:4 | 6:4 5 4 | 6:8 4:4 | 5:4 7 2' | 4':4 3' 2' | 3':8 1':4 | 2':4 7 5 | 5:4 1' 7 | 1':4 2' 3' | 4':4 3' 1' | 6:8 4:4 | 5:2 6 7:4 2' | 4':4 2' 7 | 1':12 | -:4 5 5 | 1':12",
    },
    {
      kind: "tune",
      instrument: "musicBox",
      octave: 5,
      gain: 0.22,
      pan: 0.5,
      room: 0.6,
      to: 4,
      notes: "5:4 1' 5 | 3':4 1' 5 | 6:4 1' 4' | 6:4 4 1",
    },
    { kind: "tune", instrument: "bell", octave: 3, gain: 0.2, room: 0.8, notes: "1:12 -:84" },
    { kind: "beat", drum: "brush", rhythm: "....o...o...", gain: 0.4, pan: 0.4, from: 4, to: 20 },
  ],
};

/** Candles under the stairs of the Vieux-Quai. */
const bougies: Score = {
  id: "cinq-bougies",
  tempo: 76,
  steps: 16,
  bars: 8,
  root: 14,
  scale: "dorian",
  progression: "1 7 4 1 1 3 7 1",
  place: { decay: 4.8, damping: 0.35, level: 1 },
  parts: [
    { kind: "chords", instrument: "organ", octave: 3, rhythm: "x---------------", gain: 0.3, room: 0.4 },
    { kind: "chords", instrument: "organ", octave: 2, rhythm: "1---------------", gain: 0.34, room: 0.3 },
    {
      kind: "tune",
      instrument: "ghost",
      octave: 4,
      gain: 0.42,
      pan: 0.1,
      room: 0.8,
      notes: "1:8 2:4 3 | 2:12 7,:4 | 4:8 5:4 6 | 5:16 | 1':8 7:4 5 | 3:8 4:4 5 | 4:4 3 2 7, | 1:16",
    },
    { kind: "tune", instrument: "bell", octave: 4, gain: 0.22, pan: -0.4, room: 0.9, notes: "1:32 5,:32" },
    { kind: "beat", drum: "clock", rhythm: "x.......o.......", gain: 0.5, pan: 0.5, room: 0.6, from: 2 },
  ],
};

/** Pieces of the arc Pentacle. */
export const pentacle: Score[] = [
  valse,
  variant(valse, "valse-des-cinq-maisons", {
    tempo: 186,
    root: 14,
    bars: 25,
    parts: (parts) => recast(parts, "harpsichord", "piano", 0, 1.3),
  }),
  variant(valse, "valse-pour-une-boite-fermee", {
    tempo: 122,
    root: 16,
    bars: 16,
    parts: (parts) => recast(withoutDrums(without(parts, "doubleBass")), "fiddle", "musicBox", 0, 1),
  }),
  variant(valse, "le-notaire-danse", {
    tempo: 144,
    root: 19,
    bars: 19,
    parts: (parts) => recast(recast(parts, "fiddle", "clarinet", 0, 1.1), "musicBox", "piano", -1),
  }),
  bougies,
  variant(bougies, "le-livre-nous-lit", {
    tempo: 70,
    root: 12,
    bars: 8,
    scale: "phrygian",
    parts: (parts) => recast(recast(parts, "ghost", "fiddle", 0, 0.8), "organ", "drone", 0, 1.1),
  }),
  variant(bougies, "la-libraire-ferme-a-minuit", {
    tempo: 88,
    root: 17,
    bars: 8,
    parts: (parts) => [
      ...recast(recast(without(parts, "bell"), "organ", "piano", 1, 1.2), "ghost", "clarinet", 0, 0.42),
    ],
  }),
];
