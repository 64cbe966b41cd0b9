import { expect, test } from "vitest";
import { galleryList } from "#app/features/gallery/list/gallery-list.ts";
import { readBlock } from "#app/features/gallery/list/read-block.ts";
import { encodeBlock } from "#schemas/encode-gallery.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { foldQuery } from "#text/fold-text.ts";
import { findPictures } from "./find-pictures.ts";

/** A gallery of pictures, each written "title|author". */
const wall = (...entries: string[]) =>
  galleryList([
    readBlock(
      encodeBlock(
        entries.map((entry, i): GalleryItem => {
          const [title = "", author = ""] = entry.split("|");
          return {
            id: `image-${i}`,
            title,
            author,
            picture: { key: "0a1b2c", width: 1000, height: 1414, tones: "gBA", widths: [240] },
            import: { url: `/import/affiches/image-${i}.jpg`, width: 724, height: 1024, bytes: 1 },
            fresh: 0,
          };
        }),
        "affiches",
      ),
    ),
  ]);

test("de ce qui répond, on voit d’abord ce qui en porte le titre, puis ce que l’auteur a signé", () => {
  const affiches = wall("Bal|Lola Vidal", "Fête|Lola Vidal", "Chez Lola|Kader", "Nuit|Mado", "LOLA|");
  const { named } = findPictures(
    { pictures: { affiches, panneaux: wall() }, shown: undefined },
    foldQuery("lola"),
  );
  const titles = (most: number) => named[0]?.first(most).map(({ title }) => title);
  expect(titles(3)).toEqual(["Chez Lola", "LOLA", "Bal"]);
  expect(titles(10)).toEqual(["Chez Lola", "LOLA", "Bal", "Fête"]);
  expect(named[0]?.total).toBe(4);
});
