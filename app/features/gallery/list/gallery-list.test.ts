import { expect, test } from "vitest";
import { encodeBlock } from "#schemas/encode-gallery.ts";
import { isIndexBlock } from "#schemas/gallery-index.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { galleryList } from "./gallery-list.ts";
import { readBlock } from "./read-block.ts";

const vargas: GalleryItem = {
  id: "votez-vargas",
  title: "Votez Vargas",
  author: "Imprimerie Vieux-Quai",
  picture: { key: "0a1b2c", width: 1000, height: 1414, tones: "gBA", widths: [240, 360, 480, 1000] },
  import: { url: "/import/affiches/votez-vargas.jpg", width: 724, height: 1024, bytes: 210_000 },
  fresh: 1,
};
const ball: GalleryItem = {
  id: "grand-bal",
  title: "Grand bal de l’Été",
  author: "",
  picture: { key: "ffee00", width: 1414, height: 1000, tones: "-_9", widths: [240, 360] },
  import: { url: "https://images.example/bal.png", width: 0, height: 0, bytes: 0 },
  fresh: 0,
};
const listOf = (items: readonly GalleryItem[]) => galleryList([readBlock(encodeBlock(items, "affiches"))]);

test("[P8] l’index en colonnes redonne les affiches à l’identique", () => {
  const index: unknown = JSON.parse(JSON.stringify(encodeBlock([vargas, ball], "affiches")));
  if (!isIndexBlock(index)) throw new Error("not an index");
  const list = galleryList([readBlock(index)]);
  expect(list.size).toBe(2);
  expect([list.item(0), list.item(1)]).toEqual([vargas, ball]);
  expect(list.ratio(1)).toBeCloseTo(1.414);
  expect(list.find("grand-bal")).toBe(1);
  expect(list.find("inconnue")).toBe(-1);
});

test("une galerie vide reste vide, et une autre réponse n’est pas un index", () => {
  expect(listOf([]).size).toBe(0);
  const block = encodeBlock([vargas, ball], "affiches");
  for (const answer of [
    null,
    [],
    "…",
    { id: "a" },
    { ...block, "picture.width": "1" },
    { ...block, "picture.widths": [] },
  ])
    expect(isIndexBlock(answer)).toBe(false);
});

test("un saut de ligne dans un titre ne décale pas les suivants", () => {
  const list = listOf([{ ...vargas, title: "Deux\n lignes" }, ball]);
  expect(list.item(0).title).toBe("Deux lignes");
  expect(list.item(1).title).toBe(ball.title);
});

test("une colonne trop courte est une erreur, jamais une autre image", () => {
  const list = galleryList([
    readBlock({ ...encodeBlock([vargas, ball], "affiches"), "picture.key": "0a1b2c" }),
  ]);
  expect(list.item(0)).toEqual(vargas);
  expect(() => list.item(1)).toThrow("no entry 1");
});

const signed = listOf(
  ["Bal|Mado", "Bal masqué|Kader", "Été|Mado", "Nuit|"].map((line, i) => {
    const [title = "", author = ""] = line.split("|");
    return { ...vargas, id: `a-${i}`, title, author };
  }),
);
const shown = (query: string, author?: string) => [...signed.select(query, author)];

test("[P7] sans texte ni auteur, tout est montré, dans l’ordre", () => {
  expect(shown("")).toEqual([0, 1, 2, 3]);
});

test("[P7] un auteur choisi ne laisse que ses œuvres, et la recherche se fait parmi elles", () => {
  expect(shown("", "Mado")).toEqual([0, 2]);
  expect(shown("bal", "Mado")).toEqual([0]);
  expect(shown("bal")).toEqual([0, 1]);
  expect(shown("", "Personne")).toEqual([]);
});
