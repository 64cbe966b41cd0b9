import type { Content } from "#schemas/content.ts";
import { counted } from "#text/counted.ts";

/** How much of each kind the site shows, in words: « 12 affiches ». What is withdrawn does not count. */
export function contentCounts({ galleries, roster, playlists, arcs }: Content): string[] {
  const tracks = playlists.reduce((sum, group) => sum + group.tracks.length, 0);
  return [
    counted(galleries.affiches.filter(({ withdrawn }) => !withdrawn).length, "affiche", "affiches"),
    counted(galleries.panneaux.filter(({ withdrawn }) => !withdrawn).length, "panneau", "panneaux"),
    counted(roster.filter(({ retrait }) => !retrait).length, "joueur", "joueurs"),
    counted(tracks, "piste", "pistes"),
    counted(arcs.length, "arc", "arcs"),
  ];
}
