import { trackAddress } from "#app/features/music/track-address.ts";
import { standsFor } from "#text/stands-for.ts";
import { type AnswerGroup, type Contents, type Found, holds } from "./answer.ts";
import { findPeople, findRoles } from "./find-people.ts";
import { findPictures } from "./find-pictures.ts";
import { findPlaces, placeNames } from "./find-places.ts";

export type { Answer, AnswerGroup, Contents, Deed } from "./answer.ts";

/** How many of a group are shown beside others, and how many where it stands alone. */
const BESIDE = 4;
const ALONE = 10;

/**
 * All that answers, in groups: the pages and what is done there, what bears the name, as every search of the site compares names [P7], then what shows it.
 * @param query folded, not empty
 */
export function findEverywhere(contents: Contents, query: string): AnswerGroup[] {
  const { named, shown } = findPictures(contents, query);
  const found = [
    findPlaces(contents, query),
    findRoles(contents, query),
    findPeople(contents, query),
    findArcs(contents, query),
    ...named,
    findTracks(contents, query),
    findVideos(contents, query),
    ...shown,
  ].filter((group) => group.total > 0);
  const most = found.length === 1 ? ALONE : BESIDE;
  return found.map(({ kind, title, total, first, all }) => {
    const answers = first(most);
    if (all && answers.length < total)
      answers.push({ key: `tout-${kind}`, href: all.href, title: all.words, leadsToAll: true });
    return { kind, title, total, answers };
  });
}

function findArcs({ arcs }: Contents, query: string): Found {
  const held = arcs.filter(({ name, key, era }) => holds(query, name, key, era ?? ""));
  const found = held.length > 0 ? held : arcs.filter(({ name }) => standsFor(query, name));
  return {
    kind: "arcs",
    title: "Arcs",
    total: found.length,
    first: (most) =>
      found.slice(0, most).map(({ key, name, lang, dates }) => ({
        key: `arc-${key}`,
        href: `/arc#${key}`,
        title: name,
        lang,
        note: dates,
        arc: key,
      })),
  };
}

function findTracks({ tracks }: Contents, query: string): Found {
  const found = tracks.filter(({ title, creator }) => holds(query, title, creator));
  return {
    kind: "pistes",
    title: "Musique",
    total: found.length,
    first: (most) =>
      found.slice(0, most).map(({ id, title, creator }) => ({
        key: `piste-${id}`,
        href: trackAddress(id),
        title,
        note: creator,
      })),
    all: { href: "/musique", words: "Toute la musique" },
  };
}

function findVideos({ videos }: Contents, query: string): Found {
  const found = videos.filter(({ name, videoTitle }) => holds(query, name, videoTitle));
  return {
    kind: "vidéos",
    title: "Vidéo",
    total: found.length,
    first: (most) =>
      found.slice(0, most).map(({ id, name, videoTitle }) => ({
        key: `video-${id}`,
        href: `/vidéo#${id}`,
        title: videoTitle,
        note: name,
      })),
    all: { href: "/vidéo", words: "Toutes les vidéos" },
  };
}

/** All the names that could be meant, for a query that nothing answers. */
export function everyName(contents: Contents): string[] {
  const { arcs, tracks, videos, people, pictures, shown } = contents;
  return [
    ...placeNames(contents),
    ...people.flatMap(({ displayName, roles }) => [displayName, ...roles.values()]),
    ...arcs.map(({ name }) => name),
    ...tracks.flatMap(({ title, creator }) => [title, creator]),
    ...videos.flatMap(({ name, videoTitle }) => [name, videoTitle]),
    ...Object.values(pictures ?? {}).flatMap(({ titles, authors }) => [...titles, ...authors]),
    ...Object.values(shown ?? {}).flatMap((search) => [...(search?.phrases() ?? [])]),
  ];
}
