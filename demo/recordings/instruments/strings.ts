import { random } from "../../kit/random.ts";
import { bandpass, drive, highpass, lowpass } from "../filters.ts";
import { envelope, fill, frequency, mix, RATE, silence, type Mono } from "../wave.ts";

/** A plucked string after Karplus and Strong. `bright` in [0, 1]; `bend` moves the pitch by semitones over time. */
function string(
  midi: number,
  seconds: number,
  bright: number,
  decay: number,
  bend?: (time: number) => number,
): Mono {
  const noise = random(`string ${midi} ${bright}`);
  const base = RATE / frequency(midi);
  const size = Math.ceil(base * 1.5) + 4;
  const line = new Float32Array(size);
  let previous = 0;
  for (let i = 0; i < base; i++) {
    previous += bright * (noise.between(-1, 1) - previous);
    line[i] = previous;
  }
  const out = silence(seconds);
  const loss = 10 ** (-3 / (frequency(midi) * decay));
  let last = 0;
  let write = Math.ceil(base);
  for (let i = 0; i < out.length; i++) {
    const delay = base / 2 ** ((bend?.(i / RATE) ?? 0) / 12) - 0.5;
    const from = (write - delay + size * 4) % size;
    const low = Math.floor(from);
    const part = from - low;
    const now = (line[low % size] ?? 0) * (1 - part) + (line[(low + 1) % size] ?? 0) * part;
    line[write % size] = loss * (0.5 * now + 0.5 * last);
    last = now;
    out[i] = now;
    write = (write + 1) % size;
  }
  return out;
}

function release(wave: Mono, hold: number, tail: number): Mono {
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i] ?? 0) * envelope(i / RATE, 0.001, hold, tail);
  return wave;
}

/** Nylon or steel guitar, plucked with the fingers. */
export function guitar(midi: number, seconds: number): Mono {
  return highpass(release(string(midi, seconds + 0.5, 0.55, 3.2), seconds, 0.5), 70);
}

function glass(time: number): number {
  const tremble =
    time > 0.25 ? 0.22 * Math.sin(2 * Math.PI * 5.2 * time) * Math.min(1, (time - 0.25) * 3) : 0;
  return -1.6 * Math.exp(-time * 16) + tremble;
}

/** A guitar played with a glass slide: comes from below and trembles. */
export function slideGuitar(midi: number, seconds: number): Mono {
  const wave = release(string(midi, seconds + 0.7, 0.8, 6, glass), seconds, 0.7);
  const body = bandpass(Float32Array.from(wave), 1100, 0.9);
  mix(wave, body, 0, 0.9);
  return highpass(drive(wave, 1.6), 110);
}

/** Banjo: bright, short, with a skin under the strings. */
export function banjo(midi: number, seconds: number): Mono {
  const wave = release(string(midi, seconds + 0.2, 0.95, 0.9), seconds, 0.25);
  return highpass(bandpass(wave, 1500, 0.45), 180);
}

/** Electric guitar through a small amplifier pushed too far. */
export function electricGuitar(midi: number, seconds: number): Mono {
  const wave = string(midi, seconds + 0.15, 0.7, 4);
  mix(wave, string(midi + 0.06, seconds + 0.15, 0.6, 4), 0, 0.7);
  return release(lowpass(highpass(drive(wave, 7), 120), 3600), seconds, 0.12);
}

/** Electric bass played with a pick. */
export function bassGuitar(midi: number, seconds: number): Mono {
  const wave = string(midi, seconds + 0.1, 0.35, 3);
  const body = fill(
    seconds + 0.1,
    (t) => 0.6 * Math.sin(2 * Math.PI * frequency(midi) * t) * Math.exp(-t * 1.2),
  );
  mix(wave, body, 0, 1);
  return lowpass(release(wave, seconds, 0.1), 1400);
}

/** Upright bass: round, short. */
export function doubleBass(midi: number, seconds: number): Mono {
  const wave = fill(seconds + 0.3, (t) => {
    const phase = 2 * Math.PI * frequency(midi) * t;
    return (
      (Math.sin(phase) +
        0.45 * Math.sin(2 * phase) * Math.exp(-t * 5) +
        0.2 * Math.sin(3 * phase) * Math.exp(-t * 9)) *
      Math.exp(-t * 2.2)
    );
  });
  mix(wave, string(midi, 0.3, 0.2, 0.4), 0, 0.4);
  return release(wave, seconds, 0.2);
}

/** A fiddle that has been outdoors: sawtooth through wooden formants, slow to speak, trembling. */
export function fiddle(midi: number, seconds: number): Mono {
  const noise = random(`bow ${midi}`);
  let phase = 0;
  const raw = fill(seconds + 0.25, (t) => {
    const vibrato = 1 + 0.006 * Math.sin(2 * Math.PI * 5.4 * t) * Math.min(1, t * 2.5);
    phase = (phase + (frequency(midi) * vibrato) / RATE) % 1;
    return 2 * phase - 1 + 0.08 * noise.between(-1, 1);
  });
  const wave = lowpass(Float32Array.from(raw), 2600);
  mix(wave, bandpass(Float32Array.from(raw), 480, 2.5), 0, 0.9);
  mix(wave, bandpass(raw, 1250, 3), 0, 0.7);
  for (let i = 0; i < wave.length; i++)
    wave[i] = 0.5 * (wave[i] ?? 0) * envelope(i / RATE, 0.09, seconds, 0.25);
  return highpass(wave, 180);
}
