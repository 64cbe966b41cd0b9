import { recast, type Part, type Score } from "./score.ts";
import type { Instrument } from "./instruments/band.ts";
import { secondsOf } from "./perform.ts";

/** Seconds that a piece lasts at least. */
const LONG_ENOUGH = 61;

/** Who takes the tune over when it comes back: another colour, an octave away where the first would be shrill or dull. */
const OTHER_HANDS: Partial<Record<Instrument, [Instrument, octave: number, gain: number]>> = {
  banjo: ["fiddle", 0, 0.9],
  bell: ["musicBox", 0, 1],
  blip: ["lead", 0, 0.8],
  brass: ["clarinet", 0, 1],
  clarinet: ["whistle", 1, 0.7],
  electricGuitar: ["organ", 0, 0.8],
  fiddle: ["harmonica", 0, 0.9],
  ghost: ["bell", 0, 0.6],
  guitar: ["piano", 0, 0.9],
  harmonica: ["slideGuitar", 0, 1],
  harpsichord: ["musicBox", 0, 0.9],
  lead: ["brass", -1, 0.9],
  musicBox: ["piano", 0, 0.9],
  organ: ["clarinet", 0, 0.8],
  piano: ["musicBox", 1, 0.8],
  saloonPiano: ["banjo", 0, 0.9],
  slideGuitar: ["harmonica", 0, 0.9],
  whistle: ["clarinet", -1, 1],
};

/**
 * A piece of a minute and more from one written as a single verse: the verse as written; it again or half of it, quieter,
 * by other hands, the drums gone but for a pulse; as written again, as many times as it takes; then its end.
 */
export function arrange(score: Score): Score {
  const chords = score.progression.split(" ").length;
  const whole = Math.max(1, Math.round(endingOf(score) / chords)) * chords;
  const half = Math.ceil(whole / 2 / chords) * chords;
  const [short, long] = [verseAfterVerse(score, whole, half), verseAfterVerse(score, whole, whole)];
  return short.bars <= long.bars ? short : long;
}

/** @param whole the bars of a verse @param quiet those of the one that other hands play */
function verseAfterVerse(score: Score, whole: number, quiet: number): Score {
  const ending = endingOf(score);
  const parts: Part[] = [];
  let [start, verses] = [0, 0];
  const bars = () => start + score.bars - ending;
  while (verses === 0 || secondsOf({ ...score, bars: bars() }) < LONG_ENOUGH) {
    const aside = verses % 3 === 1;
    const length = aside ? quiet : whole;
    for (const part of aside ? byOtherHands(score.parts) : score.parts) {
      const from = part.from ?? 0;
      const to = part.to === undefined || part.to >= ending ? length : Math.min(part.to, length);
      if (from < Math.min(ending, to)) parts.push({ ...part, from: start + from, to: start + to });
    }
    start += length;
    verses++;
  }
  for (const part of score.parts) {
    const from = Math.max(part.from ?? 0, ending);
    const to = part.to ?? score.bars;
    if (to > from) parts.push({ ...part, from: start - ending + from, to: start - ending + to });
  }
  return { ...score, bars: bars(), parts };
}

/** The bar where the verse is over and the end begins: where the last part that does not play to the end falls silent. */
function endingOf({ parts, bars }: Score): number {
  const silent = parts.flatMap(({ to = bars }) => (to >= bars / 2 && to < bars ? [to] : []));
  return silent.length > 0 ? Math.max(...silent) : bars;
}

function byOtherHands(parts: readonly Part[]): Part[] {
  let pulse = false;
  const kept = parts.filter((part) => {
    if (part.kind !== "beat") return true;
    const first = !pulse;
    pulse = true;
    return first;
  });
  return kept.map((part) => {
    if (part.kind === "beat") return { ...part, gain: part.gain * 0.6 };
    if (part.kind === "chords") return { ...part, gain: part.gain * 0.85 };
    const [hand, octave, gain] = OTHER_HANDS[part.instrument] ?? [part.instrument, 0, 1];
    return recast([part], part.instrument, hand, octave, gain)[0] ?? part;
  });
}
