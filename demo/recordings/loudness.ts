import { highpass, highshelf } from "./filters.ts";
import { RATE, type Mono, type Stereo } from "./wave.ts";

/** Where every recording ends up, in LUFS: like a streaming platform, so that nobody reaches for the volume. */
const TARGET = -16;
const CEILING = 0.84;

/** Integrated loudness in LUFS, after ITU-R BS.1770 (K-weighting, 400 ms blocks, both gates). */
export function loudness(sound: Stereo): number {
  const left = weighted(sound.left);
  const right = weighted(sound.right);
  const block = Math.round(0.4 * RATE);
  const powers: number[] = [];
  for (let start = 0; start + block <= left.length; start += block / 4) {
    let sum = 0;
    for (let i = start; i < start + block; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const heard = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** Brings a recording to the target loudness, in place; peaks are bent softly under the ceiling instead of clipping. */
export function master(sound: Stereo): Stereo {
  // Bending peaks costs loudness, so the gain is found in a few rounds.
  for (let round = 0; round < 4; round++) {
    const gain = 10 ** ((TARGET - loudness(sound)) / 20);
    for (const channel of [sound.left, sound.right])
      for (let i = 0; i < channel.length; i++) channel[i] = soft((channel[i] ?? 0) * gain);
  }
  return sound;
}

function soft(x: number): number {
  const size = Math.abs(x);
  const knee = 0.6;
  if (size <= knee) return x;
  return Math.sign(x) * (knee + (CEILING - knee) * Math.tanh((size - knee) / (CEILING - knee)));
}

function weighted(channel: Mono): Mono {
  return highpass(highshelf(Float32Array.from(channel), 1500, 4), 38, 0.5);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}
