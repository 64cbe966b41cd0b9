import { random } from "../../kit/random.ts";
import { highpass, lowpass } from "../filters.ts";
import { envelope, fill, frequency, mix, RATE, type Mono } from "../wave.ts";

/** A struck string: partials a little sharp, the high ones gone first. `cents` puts it out of tune. */
function struck(midi: number, seconds: number, cents: number, hardness: number): Mono {
  const base = frequency(midi + cents / 100);
  const partials = Math.min(14, Math.floor(11_000 / base));
  const decay = 0.9 + (midi - 40) * 0.035;
  const wave = fill(seconds + 0.4, () => 0);
  for (let n = 1; n <= partials; n++) {
    const hertz = base * n * Math.sqrt(1 + 0.0004 * n * n);
    const level = hardness ** (n - 1) / n ** 0.6;
    const speed = (2 * Math.PI * hertz) / RATE;
    for (let i = 0; i < wave.length; i++) {
      const t = i / RATE;
      wave[i] = (wave[i] ?? 0) + level * Math.sin(speed * i + n) * Math.exp(-t * decay * (1 + 0.35 * n));
    }
  }
  const noise = random(`hammer ${midi}`);
  mix(
    wave,
    lowpass(
      fill(0.03, (t) => noise.between(-1, 1) * Math.exp(-t * 160)),
      1800,
    ),
    0,
    0.25,
  );
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i] ?? 0) * envelope(i / RATE, 0.002, seconds, 0.18);
  return wave;
}

/** A piano that nobody has tuned since the mine closed: three strings a note, none agreeing. */
export function saloonPiano(midi: number, seconds: number): Mono {
  const drift = random(`tuner ${midi}`).between(-7, 7);
  const wave = struck(midi, seconds, drift - 11, 0.82);
  mix(wave, struck(midi, seconds, drift + 12, 0.82), 0, 0.9);
  return highpass(wave, 90);
}

/** A soft upright piano, in tune. */
export function piano(midi: number, seconds: number): Mono {
  const wave = struck(midi, seconds + 0.25, -1.5, 0.62);
  mix(wave, struck(midi, seconds + 0.25, 1.8, 0.6), 0, 0.8);
  return wave;
}

/** A harpsichord: bright, thin, with its click. */
export function harpsichord(midi: number, seconds: number): Mono {
  const wave = struck(midi, seconds, 0, 0.95);
  mix(wave, struck(midi + 12, seconds, 3, 0.9), 0, 0.35);
  return highpass(wave, 220);
}

/** A small pipe organ. */
export function organ(midi: number, seconds: number): Mono {
  const bars = [
    [0.5, 0.5],
    [1, 1],
    [2, 0.6],
    [3, 0.35],
    [4, 0.3],
    [6, 0.12],
    [8, 0.1],
  ] as const;
  const base = frequency(midi);
  return fill(seconds + 0.2, (t) => {
    let sum = 0;
    for (const [ratio, level] of bars)
      if (base * ratio < 9000)
        sum += level * Math.sin(2 * Math.PI * base * ratio * (1 + 0.0007 * Math.sin(6 * t + ratio)) * t);
    return 0.35 * sum * envelope(t, 0.04, seconds, 0.18);
  });
}

/** A music box. */
export function musicBox(midi: number, seconds: number): Mono {
  const base = frequency(midi);
  return fill(Math.max(1.6, seconds), (t) => {
    const tooth = Math.sin(2 * Math.PI * base * 6.27 * t) * Math.exp(-t * 14) * 0.3;
    return (
      (Math.sin(2 * Math.PI * base * t) * Math.exp(-t * 2.4) +
        0.35 * Math.sin(2 * Math.PI * base * 3.01 * t) * Math.exp(-t * 5) +
        tooth) *
      Math.min(1, t * 900)
    );
  });
}

/** A large bell, far away. */
export function bell(midi: number): Mono {
  const base = frequency(midi);
  const partials = [
    [0.5, 1, 0.5],
    [1, 0.8, 0.8],
    [1.19, 0.7, 1.1],
    [1.5, 0.5, 1.6],
    [2, 0.6, 1.9],
    [2.74, 0.35, 3],
    [4.1, 0.2, 5],
  ] as const;
  return fill(4.5, (t) => {
    let sum = 0;
    for (const [ratio, level, speed] of partials)
      sum += level * Math.sin(2 * Math.PI * base * ratio * t) * Math.exp(-t * speed);
    return 0.5 * sum * Math.min(1, t * 500);
  });
}
