import { expect, test } from "vitest";
import { foldQuery, foldText } from "#text/fold-text.ts";
import { findPictures } from "./find-pictures.ts";

/** A gallery of pictures, each written "title|author". */
function wall(...entries: string[]) {
  const items = entries.map((entry, i) => {
    const [title = "", author = ""] = entry.split("|");
    return {
      id: `image-${i}`,
      title,
      author,
      picture: { key: "0a1b2c", width: 1000, height: 1414, tones: "gBA", widths: [240] },
      import: { url: `/import/affiches/image-${i}.jpg`, width: 724, height: 1024, bytes: 1 },
      fresh: 0,
    } as const;
  });
  const all = Int32Array.from(items.keys());
  const answering = (query: string) =>
    all.filter((position) => foldText(entries[position] ?? "").includes(query));
  const item = (position: number) => {
    const found = items[position];
    if (!found) throw new Error(`no entry ${position}`);
    return found;
  };
  return { all, named: answering, select: answering, titles: items.map(({ title }) => title), item };
}

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
