import { expect, test } from "vitest";
import { encodeBlock } from "#schemas/gallery-index.ts";
import { cutBlock, galleryList } from "./gallery-list.ts";
import { selectShown } from "./select-shown.ts";

const list = galleryList([
  cutBlock(
    encodeBlock(
      ["Bal|Mado", "Bal masqué|Kader", "Été|Mado", "Nuit|"].map((line, i) => {
        const [title = "", info = ""] = line.split("|");
        return {
          id: `a-${i}`,
          title,
          info,
          picture: { key: `k${i}`, width: 1000, height: 1414, tone: "#000000", widths: [240] },
          import: { url: `/import/affiches/a-${i}.jpg`, width: 724, height: 1024, bytes: 1 },
        };
      }),
      "affiches",
    ),
  ),
]);
const shown = (query: string, author?: string) => [...selectShown(list, query, author)];

test("[P7] sans texte ni auteur, tout est montré, dans l’ordre", () => {
  expect(shown("")).toEqual([0, 1, 2, 3]);
});

test("[P7] un auteur choisi ne laisse que ses œuvres, et la recherche se fait parmi elles", () => {
  expect(shown("", "Mado")).toEqual([0, 2]);
  expect(shown("bal", "Mado")).toEqual([0]);
  expect(shown("bal")).toEqual([0, 1]);
  expect(shown("", "Personne")).toEqual([]);
});
