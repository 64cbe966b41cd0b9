import { RATE, silence, type Mono, type Stereo } from "./wave.ts";

/** How large and how dark a place sounds: decay in seconds, damping in [0, 1]. */
export interface Place {
  decay: number;
  damping: number;
}

const COMBS = [1116, 1188, 1277, 1356, 1422, 1491];
const ALLPASSES = [556, 441, 341];
/** The right ear's delays are longer by this many samples, which makes the room wide. */
const SPREAD = 23;

/** Plays a send through a place (parallel combs, then all-passes, after Schroeder) and gives the wet sound alone. */
export function reverberate(send: Stereo, place: Place): Stereo {
  return { left: ear(send.left, place, 0), right: ear(send.right, place, SPREAD) };
}

function ear(dry: Mono, place: Place, spread: number): Mono {
  const wet = silence(dry.length / RATE);
  for (const delay of COMBS) comb(dry, wet, Math.round(((delay + spread) * RATE) / 44_100), place);
  for (const delay of ALLPASSES) allpass(wet, Math.round(((delay + spread) * RATE) / 44_100));
  return wet;
}

function comb(dry: Mono, wet: Mono, delay: number, { decay, damping }: Place): void {
  const line = new Float32Array(delay);
  const feedback = 10 ** ((-3 * delay) / RATE / decay);
  let dull = 0;
  for (let i = 0, at = 0; i < dry.length; i++, at = at + 1 === delay ? 0 : at + 1) {
    const out = line[at] ?? 0;
    dull = out * (1 - damping) + dull * damping;
    line[at] = (dry[i] ?? 0) + dull * feedback;
    wet[i] = (wet[i] ?? 0) + out / COMBS.length;
  }
}

function allpass(wave: Mono, delay: number): void {
  const line = new Float32Array(delay);
  for (let i = 0, at = 0; i < wave.length; i++, at = at + 1 === delay ? 0 : at + 1) {
    const held = line[at] ?? 0;
    const input = wave[i] ?? 0;
    line[at] = input + held * 0.5;
    wave[i] = held - input * 0.5;
  }
}

/** Repeats of the send every `seconds`, crossing from ear to ear, each `feedback` times as loud as the one before. */
export function echoes(send: Stereo, seconds: number, feedback: number): Stereo {
  const gap = Math.round(seconds * RATE);
  const left = silence(send.left.length / RATE);
  const right = silence(send.right.length / RATE);
  for (let i = gap; i < left.length; i++) {
    left[i] = ((send.left[i - gap] ?? 0) + (right[i - gap] ?? 0)) * feedback;
    right[i] = ((send.right[i - gap] ?? 0) + (left[i - gap] ?? 0)) * feedback;
  }
  return { left, right };
}
