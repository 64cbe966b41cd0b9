import { encodeGalleryIndex, isGalleryIndex } from "#schemas/gallery-index.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { type GalleryList, galleryList } from "./gallery-list.ts";
import type { GalleryWords } from "./gallery-words.ts";

const loaded = new Map<string, GalleryList>();

/** What the page knows of its gallery without asking: the whole list if it has come already, else the first rows. */
export function knownGallery(data: GalleryData, words: GalleryWords): GalleryList {
  const whole = data.index === undefined ? undefined : loaded.get(data.index);
  return whole ?? galleryList(encodeGalleryIndex(data.first, words.gallery));
}

/** Fetches the whole list, once. Rejects when the network fails or answers something else. */
export async function loadGallery(index: string, signal: AbortSignal): Promise<GalleryList> {
  const known = loaded.get(index);
  if (known) return known;
  const response = await fetch(index, { signal });
  if (!response.ok) throw new Error(`${index}: HTTP ${response.status}`);
  const columns: unknown = await response.json();
  if (!isGalleryIndex(columns)) throw new Error(`${index}: not an index`);
  const list = galleryList(columns);
  loaded.set(index, list);
  return list;
}
