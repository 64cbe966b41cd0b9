import { GALLERIES, type GalleryEntry } from "#schemas/gallery-item.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { unknownArc, unknownPlayer } from "#schemas/known-names.ts";
import type { Playlist } from "#schemas/playlist.ts";
import type { SearchWords } from "#schemas/search-words.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import { genreFaults } from "./genre-spelling.ts";
import { arcKeys } from "./known-arcs.ts";
import { playerNames } from "./known-players.ts";
import type { Entry, Sources } from "../parsed-list/parsed-list.ts";
import { duplicateFaults } from "./unique-ids.ts";
import type { SourceName } from "../content-files.ts";
import type { KeyPath } from "../yaml-source/yaml-source.ts";

/** The valid entries of the lists, each with its path in its file. */
export interface Lists {
  affiches: Entry<GalleryEntry>[];
  panneaux: Entry<GalleryEntry>[];
  musique: Entry<Playlist>[];
  streamers: Entry<RosterEntry>[];
}

/**
 * What only shows when entries are looked at together: identifiers used twice, arcs and players that nobody declared,
 * genres in two spellings.
 * @param words undefined when recherche.yaml cannot be read: nothing is then said of genres
 */
export function faultsBetweenEntries(
  sources: Sources,
  lists: Lists,
  words: SearchWords | undefined,
): Fault[] {
  return [
    ...galleryIds("affiches", sources, lists.affiches),
    ...galleryIds("panneaux", sources, lists.panneaux),
    ...trackIds(sources, lists.musique),
    ...usernames(sources, lists.streamers),
    ...arcIds(sources),
    ...arcsOf(sources, lists),
    ...playersOf(sources, lists),
    ...(words ? genreFaults(sources, lists, words.genres) : []),
  ];
}

function galleryIds(
  name: "affiches" | "panneaux",
  sources: Sources,
  entries: Entry<GalleryEntry>[],
): Fault[] {
  const source = sources.get(name);
  if (!source) return [];
  const ids = entries.map(({ path, value }) => ({
    id: value.id,
    path: [...path, value.file.startsWith(`${value.id}.`) ? "image" : "id"],
  }));
  return duplicateFaults(
    source,
    ids,
    "L’identifiant",
    "Donnez un autre nom à l’image, ou une autre ligne id.",
  );
}

function trackIds(sources: Sources, groups: Entry<Playlist>[]): Fault[] {
  const source = sources.get("musique");
  if (!source) return [];
  const ids = groups.flatMap(({ path, value }) =>
    value.tracks.map((track, index) => ({ id: track.id, path: [...path, "pistes", index] })),
  );
  return duplicateFaults(
    source,
    ids,
    "L’identifiant de piste",
    "Ajoutez une ligne id différente à l’une des deux pistes.",
  );
}

function usernames(sources: Sources, entries: Entry<RosterEntry>[]): Fault[] {
  const source = sources.get("streamers");
  if (!source) return [];
  const ids = entries.map(({ path, value }) => ({ id: value.username, path: [...path, "username"] }));
  return duplicateFaults(
    source,
    ids,
    "Le pseudo Twitch",
    "C’est le même joueur, car majuscules et minuscules ne comptent pas : ne gardez qu’un des deux, avec les arcs et les nomRP de l’autre.",
  );
}

function arcIds(sources: Sources): Fault[] {
  const source = sources.get("arcs");
  const data: unknown = source?.data;
  if (!source || typeof data !== "object" || data === null || !("arcs" in data) || !Array.isArray(data.arcs))
    return [];
  const ids = data.arcs.flatMap((arc: unknown, index) =>
    typeof arc === "object" && arc !== null && "cle" in arc && typeof arc.cle === "string"
      ? [{ id: arc.cle, path: ["arcs", index, "cle"] }]
      : [],
  );
  return duplicateFaults(source, ids, "La clé d’arc", "Chaque arc a sa propre clé.");
}

function arcsOf(sources: Sources, { musique, streamers, ...galleries }: Lists): Fault[] {
  const known = arcKeys(sources.get("arcs"));
  if (!known) return [];
  const check = (name: SourceName, key: string, path: (string | number)[]) => {
    const source = sources.get(name);
    const text = unknownArc(known, key);
    return source && text !== undefined ? [faultAt(source.place(path), text)] : [];
  };
  return [
    ...streamers.flatMap(({ path, value }) => [
      ...value.arcs.flatMap((key, index) => check("streamers", key, [...path, "arcs", index])),
      ...Object.keys(value.nomRP).flatMap((key) => check("streamers", key, [...path, "nomRP", key])),
    ]),
    ...musique.flatMap(({ path, value }) =>
      value.arc === undefined ? [] : check("musique", value.arc, [...path, "arc"]),
    ),
    ...GALLERIES.flatMap((name) =>
      galleries[name].flatMap(({ path, value }) =>
        value.arc === undefined ? [] : check(name, value.arc, [...path, "arc"]),
      ),
    ),
  ];
}

function playersOf(sources: Sources, lists: Lists): Fault[] {
  const known = playerNames(sources.get("streamers"));
  if (!known) return [];
  const check = (name: SourceName, players: readonly string[], path: KeyPath) => {
    const source = sources.get(name);
    return players.flatMap((player, index) => {
      const text = unknownPlayer(known, player);
      return source && text !== undefined ? [faultAt(source.place([...path, index]), text)] : [];
    });
  };
  return faultsOfPlayers(lists, check);
}

/** What a check finds in every list of players of the content: those that an image shows, those that a track is about. */
export function faultsOfPlayers(
  lists: Lists,
  check: (list: SourceName, players: readonly string[], path: KeyPath) => Fault[],
): Fault[] {
  return [
    ...GALLERIES.flatMap((name) =>
      lists[name].flatMap(({ path, value }) => check(name, value.players, [...path, "joueurs"])),
    ),
    ...lists.musique.flatMap(({ path, value }) =>
      value.tracks.flatMap(({ players }, index) =>
        check("musique", players, [...path, "pistes", index, "joueurs"]),
      ),
    ),
  ];
}
