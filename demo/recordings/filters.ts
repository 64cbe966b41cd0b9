import { RATE, type Mono } from "./wave.ts";

interface Coefficients {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Runs a second-order section over a channel, in place. */
function biquad(wave: Mono, { b, a }: Coefficients): Mono {
  let x1 = 0,
    x2 = 0,
    y1 = 0,
    y2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    wave[i] = y;
  }
  return wave;
}

/** Low-pass at `hertz` with resonance `q`, in place (RBJ cookbook). */
export function lowpass(wave: Mono, hertz: number, q = 0.707): Mono {
  const { cos, alpha } = corner(hertz, q);
  const a0 = 1 + alpha;
  const b = (1 - cos) / 2 / a0;
  return biquad(wave, { b: [b, 2 * b, b], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/** High-pass at `hertz`, in place (RBJ cookbook). */
export function highpass(wave: Mono, hertz: number, q = 0.707): Mono {
  const { cos, alpha } = corner(hertz, q);
  const a0 = 1 + alpha;
  const b = (1 + cos) / 2 / a0;
  return biquad(wave, { b: [b, -2 * b, b], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/** Band-pass around `hertz`, peak gain 1, in place (RBJ cookbook). */
export function bandpass(wave: Mono, hertz: number, q: number): Mono {
  const { cos, alpha } = corner(hertz, q);
  const a0 = 1 + alpha;
  return biquad(wave, { b: [alpha / a0, 0, -alpha / a0], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/** Shelf that lifts what is above `hertz` by `decibels`, in place (RBJ cookbook). */
export function highshelf(wave: Mono, hertz: number, decibels: number): Mono {
  const { cos, alpha } = corner(hertz, 0.707);
  const A = 10 ** (decibels / 40);
  const root = 2 * Math.sqrt(A) * alpha;
  const a0 = A + 1 - (A - 1) * cos + root;
  return biquad(wave, {
    b: [
      (A * (A + 1 + (A - 1) * cos + root)) / a0,
      (-2 * A * (A - 1 + (A + 1) * cos)) / a0,
      (A * (A + 1 + (A - 1) * cos - root)) / a0,
    ],
    a: [(2 * (A - 1 - (A + 1) * cos)) / a0, (A + 1 - (A - 1) * cos - root) / a0],
  });
}

/** A low-pass whose corner moves with time, for filter sweeps; gentle (one pole, run twice). */
export function sweep(wave: Mono, hertzAt: (time: number) => number): Mono {
  let first = 0,
    second = 0;
  for (let i = 0; i < wave.length; i++) {
    const k = 1 - Math.exp((-2 * Math.PI * hertzAt(i / RATE)) / RATE);
    first += k * ((wave[i] ?? 0) - first);
    second += k * (first - second);
    wave[i] = second;
  }
  return wave;
}

/** Warm distortion, in place: `drive` 1 is nearly clean, 20 is a school-band amplifier. */
export function drive(wave: Mono, amount: number): Mono {
  const level = Math.tanh(amount);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.tanh(amount * (wave[i] ?? 0)) / level;
  return wave;
}

function corner(hertz: number, q: number): { cos: number; alpha: number } {
  const omega = (2 * Math.PI * Math.min(hertz, RATE * 0.47)) / RATE;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}
