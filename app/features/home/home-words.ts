import { plural } from "#text/counted.ts";

/** The way to the gallery of posters, one or many. */
export function seePosters(count: number): string {
  return plural(count, "Voir l’affiche", `Voir les ${count} affiches`);
}

/** The title over the posters that were hung last. */
export function latestTitle(count: number): string {
  return plural(count, "La dernière affiche", "Les dernières affiches");
}

/** Who played in the arc that is shown. */
export function arcStreamers(count: number): string {
  return plural(count, "Qui y jouait", `Ses ${count} joueurs`);
}

/** The years of the story: « De 2023 à 2025 », « En 2023 », « Depuis 2023 » while it goes on. */
export function storyYears({ from, to }: { from: string; to: string | undefined }): string {
  if (to === undefined) return `Depuis ${from}`;
  return from === to ? `En ${from}` : `De ${from} à ${to}`;
}
