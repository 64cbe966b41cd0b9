import type { Gallery } from "#schemas/gallery-item.ts";
import type { ArcsData } from "#schemas/page-data.ts";
import { plural } from "#text/counted.ts";
import { dayWords, playedDays } from "#text/days.ts";
import type { ReelYear } from "./reel/reel.ts";

/** What stands under the title: « De 2023 à 20XX. 5 histoires, 209 jours de jeu, et ce qu’il en reste. » */
export function introduction(arcs: ArcsData["arcs"], reel: readonly ReelYear[]): string {
  if (arcs.length === 0) return "Rien n’est encore raconté. La première histoire s’écrira ici.";
  const days = playedDays(arcs);
  const played = `${dayWords(days).replace(" ", "\u00a0")} de jeu`;
  const stories = plural(arcs.length, "Une histoire", `${arcs.length}\u00a0histoires`);
  if (arcs.every(({ end }) => end !== undefined))
    return `${spanWords(reel)} ${stories}, ${played}, et ce qu’il en reste.`;
  return `${spanWords(reel)} ${stories}${days > 0 ? `, ${played}` : ""}, et la suite se joue en ce moment.`;
}

/** Who played in an arc, before its name: « Les 32 joueurs », « Le joueur ». */
export function streamerWords(count: number): string {
  return plural(count, "Le joueur", `Les ${count} joueurs`);
}

/** What hangs of an arc, before its name: « Les 31 affiches », « Le panneau ». */
export function hangingWords(gallery: Gallery, count: number): string {
  return gallery === "affiches"
    ? plural(count, "L’affiche", `Les ${count} affiches`)
    : plural(count, "Le panneau", `Les ${count} panneaux`);
}

/** Whether a name or dates keep their secret: « ??? », « ??/??/20XX » [A4]. */
export function isUntold(words: string): boolean {
  return words.startsWith("??");
}

/** « De 2023 à 20XX. », « En 2023. »: the years of a reel that has a shot. */
function spanWords(reel: readonly ReelYear[]): string {
  const [first, last] = [reel[0]?.year, reel.at(-1)?.year];
  return first === last ? `En ${first}.` : `De ${first} à ${last}.`;
}
