import { type WallKey, wallPlace } from "#addresses/wall.ts";
import { content, loadContent } from "#app/content/content.ts";
import type { Gallery, GalleryItem } from "#schemas/gallery-item.ts";
import { type GalleryList, wholeGallery } from "../../../list/use-gallery-list.ts";

/** One picture of a wall. */
export interface WallEntry {
  key: WallKey;
  gallery: Gallery;
  item: GalleryItem;
}

/** The pictures of a wall in its order, posters and signs together, without those that exist no more. Rejects when the network fails. */
export async function loadEntries(keys: readonly WallKey[]): Promise<WallEntry[]> {
  const places = keys.map((key) => ({ key, ...wallPlace(key) }));
  const wanted = [...new Set(places.map((place) => place.gallery))];
  await loadContent(...wanted);
  const lists = new Map<Gallery, GalleryList>();
  for (const gallery of wanted) lists.set(gallery, await wholeGallery(content(gallery)));
  return places.flatMap(({ key, gallery, id }) => {
    const list = lists.get(gallery);
    const position = list?.find(id) ?? -1;
    return list && position >= 0 ? [{ key, gallery, item: list.item(position) }] : [];
  });
}
