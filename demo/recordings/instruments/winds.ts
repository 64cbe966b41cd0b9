import { random } from "../../kit/random.ts";
import { bandpass, highpass, lowpass } from "../filters.ts";
import { envelope, fill, frequency, mix, RATE, type Mono } from "../wave.ts";

/** Someone whistling at the edge of a town: slides into the note, breathes. */
export function whistle(midi: number, seconds: number): Mono {
  const noise = random(`whistle ${midi}`);
  let phase = 0;
  const wave = fill(seconds + 0.2, (t) => {
    const slide = -0.7 * Math.exp(-t * 18);
    const vibrato = 0.28 * Math.sin(2 * Math.PI * 5.6 * t) * Math.min(1, Math.max(0, t - 0.18) * 4);
    phase += frequency(midi + slide + vibrato) / RATE;
    return (
      (Math.sin(2 * Math.PI * phase) + 0.06 * Math.sin(4 * Math.PI * phase)) *
      envelope(t, 0.06, seconds, 0.18)
    );
  });
  const breath = bandpass(
    fill(seconds + 0.2, (t) => noise.between(-1, 1) * envelope(t, 0.05, seconds, 0.15)),
    frequency(midi),
    6,
  );
  mix(wave, breath, 0, 0.14);
  return wave;
}

/** A harmonica: two reeds that beat against each other. */
export function harmonica(midi: number, seconds: number): Mono {
  let a = 0,
    b = 0;
  const raw = fill(seconds + 0.12, (t) => {
    const bend = -0.5 * Math.exp(-t * 9);
    const hand = 1 - 0.35 * (0.5 + 0.5 * Math.sin(2 * Math.PI * 5 * t)) * Math.min(1, t * 1.5);
    a = (a + frequency(midi + bend) / RATE) % 1;
    b = (b + frequency(midi + bend + 0.11) / RATE) % 1;
    return 0.5 * hand * ((a < 0.22 ? 1 : -0.28) + (b < 0.3 ? 0.8 : -0.34)) * envelope(t, 0.05, seconds, 0.12);
  });
  const wave = lowpass(Float32Array.from(raw), 3400);
  mix(wave, bandpass(raw, 1900, 1.5), 0, 0.6);
  return highpass(wave, 300);
}

/** A clarinet of the school band: odd partials, a little shy. */
export function clarinet(midi: number, seconds: number): Mono {
  const base = frequency(midi);
  return fill(seconds + 0.1, (t) => {
    let sum = 0;
    for (const [n, level] of [
      [1, 1],
      [3, 0.42],
      [5, 0.22],
      [7, 0.1],
      [2, 0.06],
    ] as const) {
      if (base * n < 10_000)
        sum +=
          level * Math.sin(2 * Math.PI * base * n * t + 0.5 * Math.sin(2 * Math.PI * 4.8 * t) * n * 0.08);
    }
    return 0.7 * sum * envelope(t, 0.05, seconds, 0.1);
  });
}
