import { random, type Random } from "../kit/random.ts";
import { DRUMS } from "./instruments/drums.ts";
import { BAND, type Instrument } from "./instruments/band.ts";
import { master } from "./loudness.ts";
import { echoes, reverberate } from "./reverb.ts";
import type { Beat, Chords, Part, Score, Tune } from "./score.ts";
import { chord, melody } from "./theory.ts";
import { mix, mixPanned, RATE, stereo, type Mono, type Stereo } from "./wave.ts";

/** Seconds left for the last note and the room to die away. */
const TAIL = 2.2;
const OCTAVE = 12;

interface Stage {
  score: Score;
  /** Seconds of one sixteenth. */
  step: number;
  hand: Random;
  dry: Stereo;
  room: Stereo;
  echo: Stereo;
  kept: Map<string, Mono>;
}

/** How long a score lasts in seconds, the dying away included. */
export function secondsOf(score: Score): number {
  return (score.bars * score.steps * 15) / score.tempo + TAIL;
}

/** Plays a score: every part on its bus, then the room, the echoes and the mastering. */
export function perform(score: Score): Stereo {
  const seconds = secondsOf(score);
  const stage: Stage = {
    score,
    step: 15 / score.tempo,
    hand: random(score.id),
    dry: stereo(seconds),
    room: stereo(seconds),
    echo: stereo(seconds),
    kept: new Map(),
  };
  for (const part of score.parts) play(stage, part);
  if (score.echo) {
    const repeats = echoes(stage.echo, score.echo.steps * stage.step, score.echo.feedback);
    add(stage.dry, repeats, 1);
    add(stage.room, repeats, 0.4);
  }
  add(stage.dry, reverberate(stage.room, score.place), score.place.level);
  fade(stage.dry);
  return master(stage.dry);
}

function play(stage: Stage, part: Part): void {
  if (part.kind === "tune") tune(stage, part);
  else if (part.kind === "chords") chords(stage, part);
  else beat(stage, part);
}

function tune(stage: Stage, part: Tune): void {
  const notes = melody(part.notes, stage.score.scale);
  const last = notes.at(-1);
  if (!last) return;
  const bar = stage.score.steps;
  const loop = Math.ceil((last.start + last.length) / bar) * bar;
  for (let start = (part.from ?? 0) * bar; start < (part.to ?? stage.score.bars) * bar; start += loop) {
    for (const note of notes) {
      if (start + note.start >= (part.to ?? stage.score.bars) * bar) break;
      strike(
        stage,
        part,
        part.instrument,
        stage.score.root + OCTAVE * part.octave + note.pitch,
        start + note.start,
        note.length,
        1,
      );
    }
  }
}

function chords(stage: Stage, part: Chords): void {
  const names = stage.score.progression.split(" ");
  for (let bar = part.from ?? 0; bar < (part.to ?? stage.score.bars); bar++) {
    const tones = chord(names[bar % names.length] ?? "1", stage.score.scale);
    const rhythm = barOf(part.rhythm, bar - (part.from ?? 0), stage.score.steps);
    for (const [step, sign] of [...rhythm].entries()) {
      if (sign === "." || sign === "-") continue;
      const length = 1 + (/^-*/.exec(rhythm.slice(step + 1))?.[0].length ?? 0);
      const at = bar * stage.score.steps + step;
      const chosen = /\d/.test(sign) ? [tone(tones, Number(sign))] : tones;
      for (const [n, pitch] of chosen.entries()) {
        strike(
          stage,
          part,
          part.instrument,
          stage.score.root + OCTAVE * part.octave + pitch,
          at,
          length,
          sign === "o" ? 0.6 : 1,
          n * (part.strum ?? 0),
        );
      }
    }
  }
}

/** Chord tone by number, 1 is the root; numbers above the chord's size go on an octave higher. */
function tone(tones: number[], number: number): number {
  const index = number - 1;
  return (tones[index % tones.length] ?? 0) + OCTAVE * Math.floor(index / tones.length);
}

function beat(stage: Stage, part: Beat): void {
  const make = DRUMS[part.drum];
  if (!make) throw new Error(`No drum is called "${part.drum}"`);
  const sound = keep(stage, part.drum, make);
  for (let bar = part.from ?? 0; bar < (part.to ?? stage.score.bars); bar++) {
    for (const [step, sign] of [...barOf(part.rhythm, bar - (part.from ?? 0), stage.score.steps)].entries()) {
      if (sign === "x" || sign === "o")
        place(stage, part, sound, bar * stage.score.steps + step, sign === "o" ? 0.45 : 1, 0);
    }
  }
}

function barOf(rhythm: string, bar: number, steps: number): string {
  const bars = rhythm.split("|");
  return (bars[bar % bars.length] ?? "").padEnd(steps, ".").slice(0, steps);
}

function strike(
  stage: Stage,
  part: Part,
  instrument: Instrument,
  midi: number,
  at: number,
  length: number,
  level: number,
  late = 0,
): void {
  const seconds = length * stage.step * 0.96;
  const sound = keep(stage, `${instrument} ${midi} ${length}`, () => BAND[instrument](midi, seconds));
  place(stage, part, sound, at, level, late);
}

function place(stage: Stage, part: Part, sound: Mono, at: number, level: number, late: number): void {
  const swing = at % 2 === 1 ? (stage.score.swing ?? 0) * stage.step : 0;
  const start = (at * stage.step + swing + late + stage.hand.between(0, 0.007)) * RATE;
  const gain = part.gain * level * stage.hand.between(0.86, 1.05);
  mixPanned(stage.dry, sound, start, gain, part.pan ?? 0);
  if (part.room) mixPanned(stage.room, sound, start, gain * part.room, part.pan ?? 0);
  if (part.echo) mixPanned(stage.echo, sound, start, gain * part.echo, part.pan ?? 0);
}

function keep(stage: Stage, name: string, make: () => Mono): Mono {
  const kept = stage.kept.get(name);
  if (kept) return kept;
  const sound = levelled(make());
  stage.kept.set(name, sound);
  return sound;
}

/** Brings a sound to one common peak, so that the gains of a score mean the same for every instrument. */
function levelled(sound: Mono): Mono {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  return sound.map((value) => (0.5 * value) / peak);
}

function add(target: Stereo, source: Stereo, gain: number): void {
  mix(target.left, source.left, 0, gain);
  mix(target.right, source.right, 0, gain);
}

function fade(sound: Stereo): void {
  const length = Math.round(1.6 * RATE);
  for (const channel of [sound.left, sound.right]) {
    for (let i = Math.max(0, channel.length - length); i < channel.length; i++)
      channel[i] = (channel[i] ?? 0) * ((channel.length - i) / length) ** 1.5;
  }
}
