import type { Kind } from "../plan.ts";
import { creatorsKind } from "./creators-kind.ts";
import { galleryKind } from "./gallery-kind.ts";
import { musicKind } from "./music-kind.ts";
import { playersKind } from "./players-kind.ts";

const KINDS: readonly [words: readonly string[], kind: Kind][] = [
  [["affiche", "affiches"], galleryKind("affiches")],
  [["panneau", "panneaux"], galleryKind("panneaux")],
  [["joueur", "joueurs", "streamer", "streamers"], playersKind],
  [["createur", "createurs", "créateur", "créateurs"], creatorsKind],
  [["musique", "musiques", "piste", "pistes"], musicKind],
];

/** The kind that a word of the command line means. */
export function kindOf(word: string): Kind | undefined {
  return KINDS.find(([words]) => words.includes(word.toLowerCase()))?.[1];
}
