/** The colours that a picture is remembered by, as the address and the page name them, in the order in which they are offered. */
export const HUES = [
  "rouge",
  "orange",
  "jaune",
  "vert",
  "bleu",
  "violet",
  "rose",
  "brun",
  "noir",
  "blanc",
  "gris",
] as const;
export type Hue = (typeof HUES)[number];
