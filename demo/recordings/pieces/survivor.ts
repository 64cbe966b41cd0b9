import { recast, variant, without, withoutDrums, type Score } from "../score.ts";

const STREET = { decay: 4.2, damping: 0.55, level: 1 };

/** Fog over the docks: a note that does not sit still, a heart, something metallic that should not be there. */
const brouillard: Score = {
  id: "brouillard-sur-les-docks",
  tempo: 66,
  steps: 16,
  bars: 7,
  root: 14,
  scale: "phrygian",
  progression: "1 1 2 1",
  place: STREET,
  parts: [
    { kind: "chords", instrument: "drone", octave: 2, rhythm: "x---------------", gain: 0.4, room: 0.3 },
    {
      kind: "tune",
      instrument: "wind",
      octave: 5,
      gain: 0.3,
      pan: -0.4,
      room: 0.5,
      notes: "5:32 3:16 1':16",
    },
    {
      kind: "tune",
      instrument: "ghost",
      octave: 4,
      gain: 0.32,
      pan: 0.3,
      room: 0.9,
      from: 1,
      notes: "1':12 -:4 | 2':14 -:2 | 7:8 5:8 | 6:12 -:4",
    },
    {
      kind: "tune",
      instrument: "piano",
      octave: 4,
      gain: 0.42,
      pan: -0.15,
      room: 0.8,
      from: 1,
      notes: "-:8 5:4 6 | -:12 5:4 | 2:8 1:8 | -:6 2':2 1':8",
    },
    { kind: "beat", drum: "heart", rhythm: "x.......x.......", gain: 0.7 },
    {
      kind: "beat",
      drum: "metal",
      rhythm: "................|..........x.....|................",
      gain: 0.16,
      pan: 0.6,
      room: 1,
    },
  ],
};

/** The last bus: everything that a night drive needs, and nobody at the stops. */
const bus: Score = {
  id: "le-dernier-bus",
  tempo: 112,
  steps: 16,
  bars: 13,
  root: 21,
  scale: "minor",
  progression: "1 6 3 7",
  place: { decay: 2.2, damping: 0.4, level: 0.6 },
  echo: { steps: 3, feedback: 0.36 },
  parts: [
    { kind: "chords", instrument: "synthBass", octave: 1, rhythm: "1-1-1-1-1-1-1-4-", gain: 0.62, to: 12 },
    {
      kind: "chords",
      instrument: "blip",
      octave: 3,
      rhythm: "1234543212345432",
      gain: 0.26,
      pan: -0.35,
      room: 0.15,
      echo: 0.5,
      to: 12,
    },
    { kind: "chords", instrument: "pad", octave: 3, rhythm: "x---------------", gain: 0.2, room: 0.4 },
    { kind: "chords", instrument: "synthBass", octave: 1, rhythm: "x---------------", gain: 0.5, from: 12 },
    {
      kind: "tune",
      instrument: "lead",
      octave: 4,
      gain: 0.36,
      room: 0.35,
      echo: 0.4,
      from: 4,
      to: 13,
      notes:
        "1:6 2:2 3:4 5 | 6:10 5:2 4 3 | 5:6 3:2 2:4 3 | 2:12 7,:4 | 1:4 3 5 1' | 1':6 7:2 6:8 | 5:6 3:2 7:4 5 | 7:8 2':8 | 1':16",
    },
    { kind: "beat", drum: "kick", rhythm: "x...x...x...x...", gain: 0.9, from: 1, to: 12 },
    { kind: "beat", drum: "snare", rhythm: "....x.......x...", gain: 0.85, room: 0.6, from: 2, to: 12 },
    { kind: "beat", drum: "hat", rhythm: "..x...x...x...xo", gain: 0.4, pan: 0.25, from: 1, to: 12 },
    {
      kind: "beat",
      drum: "tom",
      rhythm: "................|................|................|..........xx.x.x",
      gain: 0.4,
      pan: -0.2,
      room: 0.4,
      from: 4,
      to: 12,
    },
  ],
};

/** Seven steps where one expects eight: the corridor is shorter than it was. */
const couloir: Score = {
  id: "ne-cours-pas",
  tempo: 132,
  steps: 14,
  bars: 16,
  root: 16,
  scale: "minor",
  progression: "1 1 6 6 1 1 2d 5",
  place: STREET,
  echo: { steps: 7, feedback: 0.25 },
  parts: [
    {
      kind: "tune",
      instrument: "piano",
      octave: 4,
      gain: 0.4,
      pan: 0.2,
      room: 0.4,
      echo: 0.3,
      to: 15,
      notes: "5:2 1' 5 3':2 5 1' 2' | 5:2 1' 5 3':2 5 2' 7",
    },
    {
      kind: "chords",
      instrument: "synthBass",
      octave: 1,
      rhythm: "1-1-1-1-1-1-1-",
      gain: 0.6,
      from: 2,
      to: 15,
    },
    { kind: "chords", instrument: "pad", octave: 3, rhythm: "x-------------", gain: 0.2, room: 0.5, from: 4 },
    {
      kind: "tune",
      instrument: "ghost",
      octave: 5,
      gain: 0.2,
      room: 0.8,
      from: 8,
      notes: "3:14 2:14 1:14 7,:14",
    },
    { kind: "beat", drum: "thump", rhythm: "x.....x.......", gain: 0.9, from: 4, to: 15 },
    { kind: "beat", drum: "clock", rhythm: "o...o...o...o.", gain: 0.5, pan: -0.4, room: 0.3, to: 15 },
    { kind: "beat", drum: "clap", rhythm: "..........x...", gain: 0.3, room: 0.8, from: 8, to: 15 },
  ],
};

/** Pieces of the arc Survivor. */
export const survivor: Score[] = [
  brouillard,
  variant(brouillard, "palier-du-quatrieme", {
    tempo: 76,
    root: 12,
    bars: 7,
    scale: "harmonic",
    progression: "1 1 6 5",
    parts: (parts) => [
      ...recast(without(parts, "wind"), "ghost", "fiddle", 0, 0.7),
      { kind: "beat", drum: "clock", rhythm: "x...o...x...o...", gain: 0.3, pan: -0.5, room: 0.5 },
    ],
  }),
  variant(brouillard, "une-voix-connue", {
    tempo: 72,
    root: 17,
    bars: 7,
    parts: (parts) => recast(withoutDrums(parts), "piano", "musicBox", 1, 0.8),
  }),
  couloir,
  bus,
  variant(bus, "onze-places", {
    tempo: 138,
    root: 16,
    bars: 15,
    parts: (parts) => recast(parts, "lead", "brass", 0, 0.9),
  }),
  variant(bus, "toutes-les-fenetres-allumees", {
    tempo: 92,
    root: 17,
    bars: 10,
    scale: "major",
    progression: "1 5 6 4",
    parts: (parts) =>
      recast(
        recast(withoutDrums(without(parts, "synthBass")), "blip", "musicBox", 1, 0.9),
        "lead",
        "piano",
        0,
        1.2,
      ),
  }),
];

/** What plays in the car of the short film « Une nuit, boulevard Zénith ». */
export const drive: Score = variant(bus, "boulevard-zenith", {
  tempo: 120,
  root: 18,
  bars: 8,
  parts: (parts) =>
    parts
      .map((part) => ({ ...part, from: Math.min(part.from ?? 0, 1), to: Math.min(part.to ?? 8, 8) }))
      .filter((part) => part.kind === "beat" || part.from !== 12),
});
