/** Samples a second of everything that is synthesised. Low enough for small files, high enough for cymbals. */
export const RATE = 32_000;

/** One channel of samples in [-1, 1]. */
export type Mono = Float32Array;

/** Two channels of equal length. */
export interface Stereo {
  left: Mono;
  right: Mono;
}

/** Silence of `seconds`, one channel. */
export function silence(seconds: number): Mono {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** Silence of `seconds`, two channels. */
export function stereo(seconds: number): Stereo {
  return { left: silence(seconds), right: silence(seconds) };
}

/** Adds `source` to one channel from sample `at` on; what does not fit is cut. */
export function mix(target: Mono, source: Mono, at: number, gain: number): void {
  const start = Math.max(0, Math.round(at));
  const end = Math.min(target.length, start + source.length);
  for (let i = start; i < end; i++) target[i] = (target[i] ?? 0) + gain * (source[i - start] ?? 0);
}

/** Adds a mono source to a stereo bus; `pan` goes from -1 (left) to 1 (right), with equal power. */
export function mixPanned(bus: Stereo, source: Mono, at: number, gain: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  mix(bus.left, source, at, gain * Math.cos(angle));
  mix(bus.right, source, at, gain * Math.sin(angle));
}

/** Frequency in hertz of a MIDI note number (69 is A at 440 Hz). */
export function frequency(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Fills a new channel from a function of time in seconds. */
export function fill(seconds: number, at: (time: number, index: number) => number): Mono {
  const wave = silence(seconds);
  for (let i = 0; i < wave.length; i++) wave[i] = at(i / RATE, i);
  return wave;
}

/** Attack and release of a held note in [0, 1]: linear attack, flat, exponential-like release after `hold` seconds. */
export function envelope(time: number, attack: number, hold: number, release: number): number {
  const rise = attack > 0 ? Math.min(1, time / attack) : 1;
  const fall = time <= hold ? 1 : Math.exp((-4 * (time - hold)) / release);
  return rise * fall;
}
