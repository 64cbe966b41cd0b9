/** Steps that a channel is told in: what is seen before a picture is softened anyway. */
const STEPS = 4;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Bands of a picture that are told, from its top to its foot. */
export const BANDS = 3;

/** What {@link Picture}'s `tones` look like: a letter a band. */
export const TONES_PATTERN = /^[\w-]{3}$/;

/** The letter of a colour, given as sRGB from 0 to 255: one of 64. */
export function toneLetter(channels: readonly number[]): string {
  const at = channels.reduce((sum, value) => sum * STEPS + Math.round((value / 255) * (STEPS - 1)), 0);
  return LETTERS[at] ?? "A";
}

/** The colour of a letter, as sRGB from 0 to 255. */
export function toneColour(letter: string): [red: number, green: number, blue: number] {
  const at = Math.max(0, LETTERS.indexOf(letter));
  const channel = (step: number) => ((step % STEPS) * 255) / (STEPS - 1);
  return [channel(Math.floor(at / STEPS ** 2)), channel(Math.floor(at / STEPS)), channel(at)];
}

/**
 * The classes that paint a picture's place before it arrives, a band each: a few short rules in the style sheet serve any
 * number of pictures, and no inline style is needed.
 */
export function toneClasses(tones: string): string {
  return Array.from(tones, (letter, band) => `tone-${band}${letter}`).join(" ");
}
