import { contrast } from "#schemas/colours.ts";

/** Two tokens of app/styles/tokens.css that meet: what is written or drawn, and on what. */
export interface Pair {
  what: string;
  front: string;
  back: string;
  /** The least that WCAG 2.2 wants: 4.5 for texts, 3 for lines and signs. */
  least: 4.5 | 3;
}

/** Where the colours of a community meet. */
export const PAIRS: readonly Pair[] = [
  { what: "Les textes, sur la nuit", front: "--color-paper", back: "--color-night-0", least: 4.5 },
  {
    what: "Les textes discrets, sur un cadre",
    front: "--color-paper-dim",
    back: "--color-night-2",
    least: 4.5,
  },
  {
    what: "Les liens et les mots en couleur",
    front: "--color-accent-text",
    back: "--color-night-2",
    least: 4.5,
  },
  { what: "Ce qui est écrit sur l’accent", front: "--color-accent-ink", back: "--color-accent", least: 4.5 },
  { what: "Ce qui est écrit sur le papier", front: "--color-ink", back: "--color-sheet", least: 4.5 },
  { what: "Les textes discrets, sur le papier", front: "--color-ink-dim", back: "--color-sheet", least: 4.5 },
  { what: "L’accent, sur la nuit", front: "--color-accent", back: "--color-night-0", least: 3 },
  {
    what: "Les contours des boutons et des champs",
    front: "--color-line-strong",
    back: "--color-night-2",
    least: 3,
  },
  {
    what: "L’anneau de ce que le clavier a choisi",
    front: "--color-focus",
    back: "--color-night-0",
    least: 3,
  },
  { what: "Les erreurs", front: "--color-danger", back: "--color-night-2", least: 4.5 },
];

/** A pair judged, in French: the contrast found, and what it comes to. */
export interface Verdict {
  isEnough: boolean;
  words: string;
}

/** Judges two colours as `#rrggbb`. */
export function judged(front: string, back: string, least: Pair["least"]): Verdict {
  const ratio = contrast(front, back);
  const isEnough = ratio >= least;
  // Never rounded up to what it has not.
  const found = `${(Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",")} pour 1`;
  const verb = least === 3 ? "voit" : "lit";
  if (!isEnough)
    return { isEnough, words: `${found} : se ${verb} mal, il en faut ${String(least).replace(".", ",")}` };
  return { isEnough, words: `${found} : se ${verb} ${ratio >= 7 ? "très bien" : "bien"}` };
}
