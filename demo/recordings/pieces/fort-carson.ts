import { recast, variant, withoutDrums, type Score } from "../score.ts";

const DESERT = { decay: 2.8, damping: 0.3, level: 0.6 };

/** One road, one bottleneck, a boot that keeps time. */
const route: Score = {
  id: "rien-avant-fort-carson",
  tempo: 92,
  steps: 16,
  bars: 10,
  root: 16,
  scale: "dorian",
  progression: "1 1 4 1 1 1 4 1",
  place: DESERT,
  echo: { steps: 6, feedback: 0.25 },
  parts: [
    {
      kind: "chords",
      instrument: "guitar",
      octave: 2,
      rhythm: "1-3-4-3-1-3-5-3-",
      gain: 0.42,
      pan: -0.3,
      room: 0.25,
      to: 9,
    },
    {
      kind: "chords",
      instrument: "guitar",
      octave: 2,
      rhythm: "x---------------",
      gain: 0.4,
      pan: -0.2,
      room: 0.4,
      strum: 0.04,
      from: 9,
    },
    {
      kind: "tune",
      instrument: "slideGuitar",
      octave: 4,
      gain: 0.5,
      pan: 0.15,
      room: 0.5,
      echo: 0.25,
      from: 1,
      to: 10,
      notes:
        "5:4 7:2 1':6 -:4 | 3':2 2' 1':4 7:2 5:6 | 6:4 5:2 4:6 -:4 | 5:2 3 1:8 -:4 | -:4 1':4 2':2 3':6 | 2':2 1' 7 5:6 -:4 | 4:4 6 5:2 4 3:4 | 1:12 -:4 | 5:4 1:12",
    },
    { kind: "beat", drum: "stomp", rhythm: "x.......x.......", gain: 0.8, from: 1, to: 9 },
    { kind: "beat", drum: "clap", rhythm: "....o.......x...", gain: 0.22, room: 0.5, from: 5, to: 9 },
    { kind: "beat", drum: "shaker", rhythm: "x.o.x.o.x.o.x.o.", gain: 0.2, pan: 0.4, from: 3, to: 9 },
  ],
};

/** Two people in the main street, and a third who whistles. */
const duel: Score = {
  id: "midi-moins-une",
  tempo: 112,
  steps: 16,
  bars: 13,
  root: 21,
  scale: "minor",
  progression: "1 1 7 1 6 7 1 1",
  place: { decay: 3.4, damping: 0.25, level: 0.8 },
  parts: [
    {
      kind: "chords",
      instrument: "guitar",
      octave: 2,
      rhythm: "x..oo.x.x..oo.o.",
      gain: 0.46,
      pan: -0.35,
      room: 0.25,
      strum: 0.012,
      from: 2,
      to: 12,
    },
    {
      kind: "chords",
      instrument: "bassGuitar",
      octave: 1,
      rhythm: "1---1---3---1---",
      gain: 0.6,
      from: 4,
      to: 12,
    },
    {
      kind: "chords",
      instrument: "electricGuitar",
      octave: 2,
      rhythm: "x---------------",
      gain: 0.26,
      pan: 0.4,
      room: 0.5,
      from: 8,
    },
    {
      kind: "tune",
      instrument: "whistle",
      octave: 5,
      gain: 0.27,
      room: 0.7,
      to: 13,
      notes:
        "1:2 2 3:4 5:8 | 4:2 3 2:4 1:8 | 2:2 3 4:4 7,:8 | 1:12 -:4 | 6:4 5:2 4 3:4 1 | 2:4 4 7 5 | 1':8 7:4 5 | 1':12 -:4",
    },
    { kind: "tune", instrument: "bell", octave: 4, gain: 0.2, pan: 0.3, room: 0.8, notes: "1:32 -:32" },
    { kind: "beat", drum: "lowtom", rhythm: "x.....x.x.......", gain: 0.55, room: 0.4, from: 4, to: 12 },
    { kind: "beat", drum: "block", rhythm: "x.ox.ox.x.ox.ox.", gain: 0.34, pan: 0.5, from: 2, to: 12 },
    { kind: "beat", drum: "snare", rhythm: "........o.oox.x.", gain: 0.5, room: 0.4, from: 8, to: 12 },
  ],
};

/** Pieces of the arc Fort Carson City. */
export const fortCarson: Score[] = [
  route,
  variant(route, "le-motel-ne-s-eteint-pas", {
    tempo: 76,
    root: 14,
    bars: 8,
    place: { decay: 4, damping: 0.35, level: 0.8 },
    parts: (parts) => recast(withoutDrums(parts), "slideGuitar", "harmonica", 0, 0.7),
  }),
  variant(route, "pick-up-contre-pick-up", {
    tempo: 132,
    root: 19,
    bars: 13,
    scale: "mixolydian",
    progression: "1 1 4 1 5 4 1 5",
    parts: (parts) => recast(parts, "guitar", "banjo", 1, 0.85),
  }),
  variant(route, "la-mine-est-vide", {
    tempo: 84,
    root: 12,
    bars: 8,
    scale: "minor",
    progression: "1 6 4 1",
    parts: (parts) =>
      recast(recast(parts, "slideGuitar", "electricGuitar", -1, 0.8), "guitar", "slideGuitar", 1, 0.6),
  }),
  duel,
  variant(duel, "le-sherif-note-tout", {
    tempo: 132,
    root: 16,
    bars: 15,
    parts: (parts) => recast(parts, "whistle", "electricGuitar", -1, 0.8),
  }),
  variant(duel, "elections-a-main-levee", {
    tempo: 96,
    root: 19,
    bars: 11,
    scale: "spanish",
    progression: "1 2 1 7m",
    parts: (parts) => recast(parts, "whistle", "harmonica", -1, 0.8),
  }),
];
