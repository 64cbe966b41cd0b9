import type { GalleryList } from "#app/features/gallery/both-galleries.ts";
import { type GalleryWords, posterWords, signWords } from "#app/features/gallery/gallery-words.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import type { Answer, Contents, Found } from "./answer.ts";

const WORDS: Record<Gallery, GalleryWords> = { affiches: posterWords, panneaux: signWords };

/** The posters and the signs whose title or author holds the query [P7]. */
export function namedPictures({ pictures }: Contents, query: string): Found[] {
  if (!pictures) return [];
  return (["affiches", "panneaux"] as const).map((gallery) => {
    const list = pictures[gallery];
    const found = list.select(query, undefined);
    return {
      kind: gallery,
      title: WORDS[gallery].title,
      total: found.length,
      first: (most) => [...found.subarray(0, most)].map((position) => picture(gallery, list, position)),
      all: theWall(gallery, query, found.length),
    };
  });
}

/** The pictures of both that show it, and bear no such name; each says why. */
export function shownPictures({ pictures, shown }: Contents, query: string): Found | undefined {
  if (!pictures || !shown) return undefined;
  const found = (["affiches", "panneaux"] as const).map((gallery) => {
    const list = pictures[gallery];
    const positions = shown[gallery]?.find(query, list.all, list.select(query, undefined));
    return { gallery, list, positions: positions ?? new Int32Array() };
  });
  const total = found.reduce((sum, { positions }) => sum + positions.length, 0);
  return {
    kind: "vues",
    title: "Aussi, par ce qu’elles montrent",
    total,
    first: (most) =>
      found
        .flatMap(({ gallery, list, positions }) =>
          [...positions.subarray(0, most)].map((position) => ({
            ...picture(gallery, list, position),
            note: shown[gallery]?.matched(position, query) ?? "",
          })),
        )
        .slice(0, most),
    all: theWall("affiches", query, found[0]?.positions.length ?? 0),
  };
}

function picture(gallery: Gallery, list: GalleryList, position: number): Answer {
  const { id, title, author, picture } = list.item(position);
  const href =
    gallery === "affiches" ? (`/affiche?affiche=${id}` as const) : (`/panneau?panneau=${id}` as const);
  return {
    key: `${gallery}-${id}`,
    href,
    opens: { param: gallery === "affiches" ? "affiche" : "panneau", id },
    title,
    note: author,
    picture,
  };
}

/** The wall itself: that of the posters searched for the same, that of the signs as it is [S2]. */
function theWall(gallery: Gallery, query: string, count: number): NonNullable<Found["all"]> {
  const { one, all, everything } = WORDS[gallery];
  return gallery === "panneaux"
    ? { href: "/panneau", words: everything }
    : {
        href: `/affiche?q=${encodeURIComponent(query)}`,
        words: `Voir les ${counted(count, one.toLowerCase(), all)}`,
      };
}
