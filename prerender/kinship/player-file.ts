import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import type { HungPoster } from "#schemas/page-data.ts";
import type { NamedIn } from "#schemas/player-file.ts";
import type { BuiltSite } from "../built-site.ts";
import { hungEntries } from "../hung-entries.ts";
import { lastingFile } from "../lasting-file.ts";
import { oncePerSite } from "../once-per-site.ts";
import type { PublicFile } from "../public-files.ts";
import { findPerson } from "./people.ts";

/** Who is named where, in a file of its own: no page needs it before someone asks for one person. Nothing where nobody is. */
export const playerFile = oncePerSite((site): PublicFile | undefined => {
  const { content } = site;
  const find = findPerson(content);
  const named = new Map<string, { [List in keyof NamedIn]: NamedIn[List][number][] }>();
  const namedIn = (players: readonly string[], arc: string | undefined) => {
    const people = new Set(players.flatMap((player) => find(player, arc)?.username ?? []));
    return [...people].map((username) => {
      const lists = named.get(username) ?? { affiches: [], panneaux: [], pistes: [] };
      named.set(username, lists);
      return lists;
    });
  };
  for (const gallery of GALLERIES)
    for (const { poster, players, arc } of hung(site, gallery))
      for (const lists of namedIn(players, arc)) lists[gallery].push(poster);
  for (const { creator, arc, tracks } of content.playlists)
    for (const { id, title, players } of tracks)
      for (const lists of namedIn(players, arc)) lists.pistes.push({ id, title, creator });
  if (named.size === 0) return undefined;
  return lastingFile("joueurs", "json", JSON.stringify(Object.fromEntries(named)));
});

function hung(
  site: BuiltSite,
  gallery: Gallery,
): { poster: HungPoster; players: readonly string[]; arc: string | undefined }[] {
  return hungEntries(site, gallery).map(({ entry: { id, title, players, arc }, picture }) => ({
    poster: { id, title, picture },
    players,
    arc,
  }));
}
