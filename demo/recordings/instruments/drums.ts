import { random } from "../../kit/random.ts";
import { bandpass, highpass, lowpass } from "../filters.ts";
import { fill, frequency, mix, type Mono } from "../wave.ts";

function noise(seed: string, seconds: number, decay: number): Mono {
  const source = random(seed);
  return fill(seconds, (t) => source.between(-1, 1) * Math.exp(-t * decay));
}

function drop(from: number, to: number, speed: number, decay: number, seconds: number): Mono {
  return fill(
    seconds,
    (t) =>
      Math.sin(2 * Math.PI * (to * t - ((from - to) / speed) * (Math.exp(-t * speed) - 1))) *
      Math.exp(-t * decay),
  );
}

function snare(): Mono {
  const wave = highpass(noise("snare", 0.3, 17), 900);
  mix(wave, drop(260, 180, 40, 22, 0.2), 0, 0.7);
  return wave;
}

function clap(): Mono {
  const wave = bandpass(noise("clap", 0.3, 20), 1300, 0.9);
  for (const [n, delay] of [1, 2].entries())
    mix(wave, bandpass(noise(`clap ${n}`, 0.05, 70), 1300, 0.9), delay * 340, 0.8);
  return wave;
}

function heart(): Mono {
  const wave = drop(70, 42, 18, 9, 0.6);
  mix(wave, drop(62, 40, 18, 11, 0.4), 0.24 * 32_000, 0.6);
  return lowpass(wave, 200);
}

function ticking(hertz: number): Mono {
  const wave = bandpass(noise(`tick ${hertz}`, 0.08, 80), hertz, 5);
  mix(
    wave,
    fill(0.06, (t) => Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t * 90)),
    0,
    0.5,
  );
  return wave;
}

/** Everything that is hit, by name. */
export const DRUMS: Record<string, () => Mono> = {
  kick: () => drop(170, 48, 34, 9, 0.45),
  thump: () => lowpass(drop(110, 55, 25, 8, 0.4), 420),
  snare,
  rim: () => ticking(1700),
  block: () => ticking(980),
  clock: () => ticking(2600),
  clap,
  hat: () => highpass(noise("hat", 0.08, 60), 7000),
  open: () => highpass(noise("open", 0.4, 10), 6500),
  shaker: () => bandpass(noise("shaker", 0.12, 32), 6200, 0.8),
  brush: () => bandpass(noise("brush", 0.25, 13), 3600, 0.6),
  tom: () => drop(150, 92, 20, 7, 0.6),
  lowtom: () => drop(105, 62, 20, 6, 0.8),
  heart,
  metal: () =>
    fill(
      1.8,
      (t) =>
        [1, 1.73, 2.31, 3.87].reduce(
          (sum, r) => sum + Math.sin(2 * Math.PI * frequency(58) * r * t) * Math.exp(-t * (1.6 + r)),
          0,
        ) * 0.4,
    ),
  crash: () => highpass(noise("crash", 1.8, 2.6), 4200),
  stomp: () => lowpass(noise("stomp", 0.25, 26), 260),
};
