import { encodeKin, KIN, type Kin } from "#schemas/kin-file.ts";
import { oncePerGallery } from "../once-per-site.ts";
import { hungEntries } from "../hung-entries.ts";
import { lastingParts } from "../lasting-file.ts";
import type { PublicFile } from "../public-files.ts";
import { nearestPictures } from "./near.ts";
import { findPerson } from "./people.ts";

/** What the pictures of a gallery have to do with the rest of the site, in files that the viewer fetches one of. */
export interface GalleryKin {
  /** The start of the files' addresses; undefined where no picture has to do with anything. */
  start: string | undefined;
  files: PublicFile[];
}

/** The files of a gallery, in the order of its entries, {@link KIN} to a file. */
export const galleryKin = oncePerGallery((site, gallery): GalleryKin => {
  const { content, media } = site;
  const find = findPerson(content);
  const hung = hungEntries(site, gallery).map(({ entry }) => {
    const people = entry.players.flatMap((name) => {
      const person = find(name, entry.arc);
      return person?.display_name === undefined ? [] : [{ username: person.username, name }];
    });
    return { entry, people };
  });
  const near = nearestPictures(
    hung.map(({ entry, people }) => ({
      ...entry,
      players: people.map(({ username }) => username),
      hues: media.hues[entry.file] ?? [],
    })),
  );
  const entries = hung.map(({ entry, people }, position): Kin => {
    const arc = content.arcs.find(({ key }) => key === entry.arc);
    return {
      arc: arc && { key: arc.key, name: arc.name, lang: arc.lang },
      players: people,
      near: near[position] ?? [],
    };
  });
  if (entries.every(({ arc, players, near: alike }) => !arc && players.length + alike.length === 0))
    return { start: undefined, files: [] };
  return lastingParts(`${gallery}-autour`, entries, KIN, encodeKin);
});
