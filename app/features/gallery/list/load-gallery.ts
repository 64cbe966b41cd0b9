import { isIndexBlock } from "#schemas/gallery-index.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { type GalleryList, galleryList } from "./gallery-list.ts";
import { type GalleryBlock, readBlock } from "./read-block.ts";

/** The lists that have come; undefined for those that have been asked for. */
const loaded = new Map<string, GalleryList | undefined>();

/** What the page knows of its gallery without asking: the whole list if it has come already, else the first rows. */
export function knownGallery(data: GalleryData): GalleryList {
  const whole = data.index === undefined ? undefined : loaded.get(data.index);
  return whole ?? galleryList([readBlock(data.first)]);
}

/** Every entry of a gallery, fetched unless they are there already. Rejects as {@link loadGallery}. */
export async function wholeGallery(data: GalleryData): Promise<GalleryList> {
  const list = knownGallery(data);
  return list.size >= data.total || data.index === undefined ? list : loadGallery(data.index);
}

/**
 * Fetches the whole list, once. Rejects when the network fails or answers something else.
 * @param onPart called for each part that has come
 */
export async function loadGallery(index: string, onPart?: () => void): Promise<GalleryList> {
  const known = loaded.get(index);
  if (known) return known;
  // A browser answers another try with what still comes of the first: nothing, where that has stopped.
  const response = await fetch(index, { cache: loaded.has(index) ? "reload" : "default" });
  loaded.set(index, loaded.get(index));
  if (!response.ok || !response.body) throw new Error(`${index}: HTTP ${response.status}`);
  const blocks: GalleryBlock[] = [];
  await readLines(response.body, (line) => {
    const block: unknown = JSON.parse(line);
    if (!isIndexBlock(block)) throw new Error(`${index}: not an index`);
    blocks.push(readBlock(block));
    onPart?.();
  });
  const list = galleryList(blocks);
  loaded.set(index, list);
  return list;
}

/** Gives the lines of an answer one by one, as they come over the network. */
async function readLines(body: ReadableStream<Uint8Array>, read: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n")) {
      read(text.slice(0, end));
      text = text.slice(end + 1);
      await breath();
    }
    if (done) break;
  }
  if (text !== "") read(text);
}

/** Lets the page answer its reader before it goes on. */
function breath(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
