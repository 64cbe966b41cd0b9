/** Characters that nobody sees and that come with what is copied: of no width, or that turn the direction of writing. */
const HIDDEN = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;

/** What to say where one keeps a text from being what it looks like. */
export const HIDDEN_CHARACTER =
  "Un caractère invisible s’y cache, venu avec ce qui a été copié. → Effacez toute la ligne, et retapez-la à la main.";

/** Whether a text holds one. */
export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}
