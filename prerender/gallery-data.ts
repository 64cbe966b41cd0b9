import { createHash } from "node:crypto";
import { ASSETS, galleryList } from "#addresses/files.ts";
import { encodeBlock, galleryIndexFile } from "#schemas/encode-gallery.ts";
import type { Gallery, GalleryItem } from "#schemas/gallery-item.ts";
import { isKnownAuthor } from "#text/credit.ts";
import type { AuthorCount, GalleryData } from "#schemas/page-data.ts";
import type { PublicFile } from "./public-files.ts";

/** Galleries up to this many entries stand whole in their page. */
const SHORT = 40;
/** What a longer one shows before its index arrives: three rows of six on a desk, nine rows of two on a phone. */
const FIRST = 18;

/** How many authors a long gallery names as ways in (one line of a desk), and with how many works each. */
const AUTHORS = { fewest: 4, most: 6, works: 3 };

/** One line of `/affiches.json` and `/panneaux.json`, for those who write scripts for the game. Sizes in pixels and bytes, 0 when unknown. */
export interface PublicEntry {
  id: string;
  title: string;
  author: string;
  import: string;
  width: number;
  height: number;
  bytes: number;
}

/**
 * What a gallery's page knows of its entries, and the files that go with it: the public list and, for a long gallery, its index,
 * named after its content so that it may be kept for ever [P4, P8, S1].
 * @param publicUrl PUBLIC_URL without a trailing slash, or empty: import addresses are then paths
 */
export function galleryData(
  items: readonly GalleryItem[],
  gallery: Gallery,
  publicUrl = "",
): { data: Omit<GalleryData, "depictions" | "facets" | "kin">; files: PublicFile[] } {
  const list = {
    path: galleryList(gallery),
    body: JSON.stringify(items.map((item) => publicEntry(item, publicUrl))),
  };
  const total = items.length;
  if (total <= SHORT) {
    return {
      data: { total, first: encodeBlock(items, gallery), authors: [], index: undefined },
      files: [list],
    };
  }
  const body = galleryIndexFile(items, gallery);
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 10);
  const index = { path: `${ASSETS}${gallery}-${digest}.txt`, body };
  return {
    data: {
      total,
      first: encodeBlock(items.slice(0, FIRST), gallery),
      authors: frequentAuthors(items),
      index: index.path,
    },
    files: [list, index],
  };
}

/** Those who signed most, the most first; none when too few of them have several works: that would be no choice. */
function frequentAuthors(items: readonly GalleryItem[]): AuthorCount[] {
  const counts = new Map<string, number>();
  for (const { author } of items)
    if (isKnownAuthor(author)) counts.set(author, (counts.get(author) ?? 0) + 1);
  const frequent = [...counts]
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count >= AUTHORS.works)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "fr"));
  return frequent.length < AUTHORS.fewest ? [] : frequent.slice(0, AUTHORS.most);
}

function publicEntry({ id, title, author, import: image }: GalleryItem, publicUrl: string): PublicEntry {
  const url = image.url.startsWith("/") ? publicUrl + image.url : image.url;
  return {
    id,
    title,
    author,
    import: url,
    width: image.width,
    height: image.height,
    bytes: image.bytes,
  };
}
