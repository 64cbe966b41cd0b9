import {
  GALLERIES,
  type Gallery,
  type GalleryEntry,
  type GalleryItem,
  type ImportImage,
} from "#schemas/gallery-item.ts";
import { newestFirst } from "#schemas/gallery-order.ts";
import type { Picture } from "#schemas/picture.ts";
import type { BuiltSite } from "./built-site.ts";
import { freshness } from "./fresh.ts";
import { oncePerGallery } from "./once-per-site.ts";

interface HungEntry {
  entry: GalleryEntry;
  picture: Picture;
  image: ImportImage;
}

/** The entries of a gallery that hang, in the order of the content, with what was made of their images [P4, S1]. */
export const hungEntries = oncePerGallery(({ content, media }, gallery): readonly HungEntry[] =>
  content.galleries[gallery].flatMap((entry) => {
    const picture = media.pictures[entry.file];
    const image = media.imports[`${gallery}/${entry.id}`];
    return entry.withdrawn || !picture || !image ? [] : [{ entry, picture, image }];
  }),
);

/** The entries of a gallery as pages show them. */
export const galleryItems = oncePerGallery((site, gallery): readonly GalleryItem[] => {
  const hung = hungEntries(site, gallery);
  const fresh = freshness(hung.map(({ entry }) => entry.hung));
  return hung.map(({ entry: { id, title, author }, picture, image }, position) => ({
    id,
    title,
    author,
    picture,
    import: image,
    fresh: fresh[position] ?? 0,
  }));
});

/** How many of the newest the home page shows, and a wall that would be bare. */
const LATEST = 6;

/** The positions of the newest entries of a gallery, the newest first. */
export function newest(site: BuiltSite, gallery: Gallery): number[] {
  const entries = hungEntries(site, gallery);
  const days = entries.map(({ entry: { hung } }) => (hung === undefined ? 0 : Date.parse(hung)));
  return [...newestFirst(days, entries.length).subarray(0, LATEST)];
}

/** Both galleries, read once. */
export function galleries(site: BuiltSite): Record<Gallery, readonly GalleryItem[]> {
  const [posters, signs] = GALLERIES.map((gallery) => galleryItems(site, gallery));
  return { affiches: posters ?? [], panneaux: signs ?? [] };
}

/** A gallery of fewer is seen whole at a glance: nobody needs to choose among them. */
const WORTH = 12;

/** The entries of a gallery that one chooses from by arc, genre or colour; none where one sees it whole. */
export function browsedEntries(site: BuiltSite, gallery: Gallery): ReturnType<typeof hungEntries> {
  const hung = hungEntries(site, gallery);
  return hung.length < WORTH ? [] : hung;
}
