import { pictureAddress } from "#addresses/pages.ts";
import type { GalleryList } from "#app/features/gallery/both-galleries.ts";
import { type GalleryWords, posterWords, signWords } from "#app/features/gallery/gallery-words.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import { type Answer, type Contents, type Found, holds } from "./answer.ts";

const WORDS: Record<Gallery, GalleryWords> = { affiches: posterWords, panneaux: signWords };

const SHOWN: Record<Gallery, string> = {
  affiches: "Affiches, par ce qu’elles montrent",
  panneaux: "Panneaux, par ce qu’ils montrent",
};

/** The pictures of both galleries that answer: by title or author [P7], then by what they show. */
export function findPictures(
  contents: Pick<Contents, "shown"> & { pictures: Lists | undefined },
  query: string,
): { named: Found[]; shown: Found[] } {
  const { pictures } = contents;
  if (!pictures) return { named: [], shown: [] };
  const titled = {
    affiches: pictures.affiches.select(query),
    panneaux: pictures.panneaux.select(query),
  };
  return {
    named: namedPictures(pictures, titled, query),
    shown: shownPictures({ ...contents, pictures }, titled, query),
  };
}

type List = Pick<GalleryList, "all" | "named" | "select" | "titles" | "item">;
type Lists = Record<Gallery, List>;
/** The positions of what answers by name. */
type Titled = Record<Gallery, Int32Array>;

function namedPictures(pictures: Lists, titled: Titled, query: string): Found[] {
  return (["affiches", "panneaux"] as const).map((gallery) => {
    const list = pictures[gallery];
    const found = titled[gallery];
    return {
      kind: gallery,
      title: WORDS[gallery].title,
      total: found.length,
      first: (most) => {
        const byTitle = firstWhere(found, most, (position) => holds(query, list.titles[position] ?? ""));
        // A set keeps the order in which they came, each once.
        const shown = [...new Set([...byTitle, ...found.subarray(0, most)])].slice(0, most);
        return shown.map((position) => picture(gallery, list, position));
      },
      all: theWall(gallery, query, found.length),
    };
  });
}

/** The first of some positions that a test is true of; what follows them is not looked at. */
function firstWhere(positions: Int32Array, most: number, test: (position: number) => boolean): number[] {
  const found: number[] = [];
  for (const position of positions) {
    if (found.length === most) break;
    if (test(position)) found.push(position);
  }
  return found;
}

/** Those that show it, and bear no such name; each says why. */
function shownPictures(
  { pictures, shown }: Pick<Contents, "shown"> & { pictures: Lists },
  titled: Titled,
  query: string,
): Found[] {
  if (!shown) return [];
  return (["affiches", "panneaux"] as const).map((gallery) => {
    const list = pictures[gallery];
    const found = shown[gallery]?.find(query, list.all, list.named, titled[gallery]) ?? new Int32Array();
    return {
      kind: `vues-${gallery}`,
      title: SHOWN[gallery],
      total: found.length,
      first: (most) =>
        [...found.subarray(0, most)].map((position) => ({
          ...picture(gallery, list, position),
          note: shown[gallery]?.matched(position, query) ?? "",
        })),
      all: theWall(gallery, query, found.length),
    };
  });
}

function picture(gallery: Gallery, list: List, position: number): Answer {
  const { id, title, author, picture } = list.item(position);
  return {
    key: `${gallery}-${id}`,
    href: pictureAddress(gallery, id),
    opens: { param: gallery === "affiches" ? "affiche" : "panneau", id },
    title,
    note: author,
    picture,
  };
}

/** The wall itself: that of the posters searched for the same, that of the signs as it is [S2]. */
function theWall(gallery: Gallery, query: string, count: number): NonNullable<Found["all"]> {
  const { one, everything } = WORDS[gallery];
  return gallery === "panneaux"
    ? { href: "/panneau", words: everything }
    : {
        href: `/affiche?q=${encodeURIComponent(query)}`,
        words: `Voir les ${counted(count, one.toLowerCase(), gallery)}`,
      };
}
