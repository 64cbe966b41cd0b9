import { encodeBlock, galleryIndexFile } from "#schemas/encode-gallery.ts";
import type { Gallery, GalleryItem } from "#schemas/gallery-item.ts";
import { isKnownAuthor } from "#text/credit.ts";
import type { AuthorCount, GalleryData } from "#schemas/page-data.ts";
import { oncePerGallery } from "./once-per-site.ts";
import { galleryItems } from "./hung-entries.ts";
import { lastingFile } from "./lasting-file.ts";
import type { PublicFile } from "./public-files.ts";

/** Galleries up to this many entries stand whole in their page. */
const SHORT = 40;
/** What a longer one shows before its index arrives: three rows of six on a desk, nine rows of two on a phone. */
const FIRST = 18;

/** How many authors a long gallery names as ways in (one line of a desk), and with how many works each. */
const AUTHORS = { fewest: 4, most: 6, works: 3 };

/** What a page knows of its entries, and the files that go with it. */
interface GalleryPage {
  data: Omit<GalleryData, "depictions" | "facets" | "kin" | "newest">;
  files: PublicFile[];
}

/** {@link galleryData} of a site. */
export const siteGallery = oncePerGallery((site, gallery) =>
  galleryData(galleryItems(site, gallery), gallery),
);

/**
 * What a gallery's page knows of its entries, and the file that goes with it: for a long gallery, its index,
 * named after its content so that it may be kept for ever [P4, P8, S1].
 */
export function galleryData(items: readonly GalleryItem[], gallery: Gallery): GalleryPage {
  const total = items.length;
  if (total <= SHORT) {
    return {
      data: { total, first: encodeBlock(items, gallery), authors: [], index: undefined },
      files: [],
    };
  }
  const index = lastingFile(gallery, "txt", galleryIndexFile(items, gallery));
  return {
    data: {
      total,
      first: encodeBlock(items.slice(0, FIRST), gallery),
      authors: frequentAuthors(items),
      index: index.path,
    },
    files: [index],
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
