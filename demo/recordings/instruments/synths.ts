import { random } from "../../kit/random.ts";
import { highpass, lowpass, sweep } from "../filters.ts";
import { envelope, fill, frequency, RATE, type Mono } from "../wave.ts";

/** Sawtooth without the harshest aliasing (polynomial step). */
function saw(phase: number, step: number): number {
  const value = 2 * phase - 1;
  if (phase < step) {
    const t = phase / step;
    return value - (t + t - t * t - 1);
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return value - (t * t + t + t + 1);
  }
  return value;
}

/** Several sawtooths a little apart, `cents` wide. */
function ensemble(
  midi: number,
  seconds: number,
  voices: number,
  cents: number,
  attack: number,
  release: number,
): Mono {
  const start = random(`ensemble ${midi}`);
  const steps = Array.from(
    { length: voices },
    (_, v) => frequency(midi + ((v / Math.max(1, voices - 1) - 0.5) * cents) / 100) / RATE,
  );
  const phases = steps.map(() => start.next());
  return fill(seconds + release, (t) => {
    let sum = 0;
    for (let v = 0; v < voices; v++) {
      const step = steps[v] ?? 0;
      const phase = ((phases[v] ?? 0) + step) % 1;
      phases[v] = phase;
      sum += saw(phase, step);
    }
    return (sum / voices) * envelope(t, attack, seconds, release);
  });
}

/** A wide slow cloud of sound for chords. */
export function pad(midi: number, seconds: number): Mono {
  return highpass(
    sweep(ensemble(midi, seconds, 5, 24, 0.5, 0.9), (t) => 700 + 500 * Math.sin(t * 0.9)),
    120,
  );
}

/** Short bright chords, as in films of 1984. */
export function brass(midi: number, seconds: number): Mono {
  return sweep(ensemble(midi, seconds, 3, 14, 0.02, 0.2), (t) => 500 + 3200 * Math.exp(-t * 3.5));
}

/** The plucked synthesiser of arpeggios. */
export function blip(midi: number, seconds: number): Mono {
  return sweep(ensemble(midi, seconds, 2, 9, 0.003, 0.12), (t) => 350 + 4200 * Math.exp(-t * 14));
}

/** A singing lead: two pulses, late vibrato. */
export function lead(midi: number, seconds: number): Mono {
  let a = 0,
    b = 0;
  const raw = fill(seconds + 0.15, (t) => {
    const vibrato = 1 + 0.005 * Math.sin(2 * Math.PI * 5.5 * t) * Math.min(1, Math.max(0, t - 0.2) * 4);
    a = (a + (frequency(midi) * vibrato) / RATE) % 1;
    b = (b + (frequency(midi + 0.09) * vibrato) / RATE) % 1;
    return 0.4 * ((a < 0.45 ? 1 : -1) + saw(b, frequency(midi) / RATE)) * envelope(t, 0.02, seconds, 0.15);
  });
  return sweep(raw, (t) => 900 + 2600 * Math.exp(-t * 1.4));
}

/** The throbbing bass of a night drive. */
export function synthBass(midi: number, seconds: number): Mono {
  let phase = 0;
  const raw = fill(seconds + 0.05, (t) => {
    const step = frequency(midi) / RATE;
    phase = (phase + step) % 1;
    return (
      (saw(phase, step) + 0.7 * Math.sin(2 * Math.PI * frequency(midi) * t)) *
      envelope(t, 0.004, seconds, 0.06)
    );
  });
  return sweep(raw, (t) => 180 + 1500 * Math.exp(-t * 11));
}

/** A low note that does not sit still: something is behind the door. */
export function drone(midi: number, seconds: number): Mono {
  const raw = ensemble(midi, seconds, 4, 18, 1.6, 2);
  return sweep(raw, (t) => 170 + 130 * Math.sin(t * 0.7) + 60 * Math.sin(t * 2.3));
}

/** Wind in a street with nobody in it; `midi` moves its pitch. */
export function wind(midi: number, seconds: number): Mono {
  const noise = random(`wind ${midi}`);
  const raw = fill(seconds + 1.5, (t) => noise.between(-1, 1) * envelope(t, 1.2, seconds, 1.5));
  const gust = (t: number) => frequency(midi) * (1 + 0.45 * Math.sin(t * 0.8) + 0.2 * Math.sin(t * 2.1));
  return highpass(sweep(raw, gust), 160);
}

/** A clean tone that swells and fades, for voices that may not be voices. */
export function ghost(midi: number, seconds: number): Mono {
  const base = frequency(midi);
  return lowpass(
    fill(seconds + 0.8, (t) => {
      const shake = 2.5 * Math.sin(2 * Math.PI * 4.6 * t);
      return (
        (Math.sin(2 * Math.PI * base * t + shake * 0.12) + 0.25 * Math.sin(4 * Math.PI * base * t + 1)) *
        envelope(t, seconds * 0.35, seconds * 0.7, 0.8)
      );
    }),
    3000,
  );
}
