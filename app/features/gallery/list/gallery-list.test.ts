import { expect, test } from "vitest";
import { encodeBlock, isIndexBlock } from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { cutBlock, galleryList } from "./gallery-list.ts";

const items: GalleryItem[] = [
  {
    id: "votez-vargas",
    title: "Votez Vargas",
    info: "Imprimerie Vieux-Quai",
    picture: { key: "0a1b2c", width: 1000, height: 1414, tone: "#aa3311", widths: [240, 360, 480, 1000] },
    import: { url: "/import/affiches/votez-vargas.jpg", width: 724, height: 1024, bytes: 210_000 },
  },
  {
    id: "grand-bal",
    title: "Grand bal de l’Été",
    info: "",
    picture: { key: "ffee00", width: 1414, height: 1000, tone: "#001122", widths: [240, 360] },
    import: { url: "https://images.example/bal.png", width: 0, height: 0, bytes: 0 },
  },
];

test("[P8] l’index en colonnes redonne les affiches à l’identique", () => {
  const index: unknown = JSON.parse(JSON.stringify(encodeBlock(items, "affiches")));
  if (!isIndexBlock(index)) throw new Error("not an index");
  const list = galleryList([cutBlock(index)]);
  expect(list.size).toBe(2);
  expect([list.item(0), list.item(1)]).toEqual(items);
  expect(list.ratio(1)).toBeCloseTo(1.414);
  expect(list.find("grand-bal")).toBe(1);
  expect(list.find("inconnue")).toBe(-1);
});

test("une galerie vide reste vide, et une autre réponse n’est pas un index", () => {
  expect(galleryList([cutBlock(encodeBlock([], "panneaux"))]).size).toBe(0);
  for (const answer of [null, [], "…", { ids: "a" }, { ...encodeBlock(items, "affiches"), sizes: "1" }]) {
    expect(isIndexBlock(answer)).toBe(false);
  }
});

test("un saut de ligne dans un titre ne décale pas les suivants", () => {
  const [first, second] = items;
  if (!first || !second) throw new Error("two items");
  const list = galleryList([
    cutBlock(encodeBlock([{ ...first, title: "Deux\n lignes" }, second], "affiches")),
  ]);
  expect(list.item(0).title).toBe("Deux lignes");
  expect(list.item(1).title).toBe(second.title);
});
