import { expect, test } from "vitest";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { galleryData } from "./gallery-data.ts";

function items(count: number): GalleryItem[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `a-${i}`,
    title: `Affiche ${i}`,
    author: i % 3 === 0 ? "???" : "Mado",
    picture: { key: `k${i}`, width: 1000, height: 1414, tones: "ABC", widths: [240, 360, 480] },
    import: { url: `/import/affiches/a-${i}.jpg`, width: 724, height: 1024, bytes: 1000 + i },
    fresh: 0,
  }));
}

test("[S1] une galerie courte est entière dans sa page, sans autre fichier", () => {
  const { data, files } = galleryData(items(33), "panneaux");
  expect(data).toMatchObject({ total: 33, index: undefined });
  expect(data.first.id.split("\n")).toHaveLength(33);
  expect(files.map(({ path }) => path)).toEqual([]);
});

test("[P2] une longue galerie donne son total, ses premières rangées et un index nommé d’après son contenu", () => {
  const { data, files } = galleryData(items(300), "affiches");
  expect(data.total).toBe(300);
  expect(data.first.id.split("\n").length).toBeLessThan(30);
  expect(data.index).toMatch(/^\/assets\/affiches-[\w-]{8}\.txt$/);
  expect(files.map(({ path }) => path)).toEqual([data.index]);
  const changed = items(300).map((item, i) => (i === 299 ? { ...item, title: "Autre" } : item));
  expect(galleryData(changed, "affiches").data.index).not.toBe(data.index);
});

test("[P8] les auteurs les plus affichés, avec leur nombre, et jamais ceux que l’on ne connaît pas", () => {
  const signed = (names: readonly string[]) =>
    items(names.length * 5).map((item, i) => ({ ...item, author: names[i % names.length] ?? "" }));
  const extra = items(1).map((item) => ({ ...item, author: "Zoé" }));
  const many = ["Mado", "Zoé", "???", "", "Gus", "Éloi", "A", "B", "C", "D", "E"];
  const { authors } = galleryData([...signed(many), ...extra], "affiches").data;
  expect(authors).toHaveLength(6);
  expect(authors.slice(0, 2)).toEqual([
    { name: "Zoé", count: 6 },
    { name: "A", count: 5 },
  ]);
  expect(authors.map(({ name }) => name)).not.toContain("???");
  expect(authors.map(({ name }) => name)).not.toContain("");
});

test("[P8] peu d’auteurs, ou une galerie courte : aucun n’est mis en avant", () => {
  expect(galleryData(items(300), "affiches").data.authors).toEqual([]);
  const five = items(5).map((item, i) => ({ ...item, author: `Auteur ${i}` }));
  expect(galleryData(five, "affiches").data.authors).toEqual([]);
});
