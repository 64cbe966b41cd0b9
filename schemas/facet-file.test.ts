import { expect, test } from "vitest";
import { encodeFacets, type Facets, hueBit, isFacetFile } from "./facet-file.ts";

const nothing: Facets = { arc: undefined, genre: undefined, hues: [], hung: undefined };

test("les arcs dans l’ordre de l’histoire, les genres de A à Z ; ce que personne n’a dit ne pèse rien", () => {
  const file = encodeFacets(
    [
      { ...nothing, arc: "Survivor", genre: "voyage", hues: ["rouge", "noir"] },
      { ...nothing, genre: "élection" },
      { ...nothing, arc: "School", genre: "course" },
    ],
    [
      ["School", "School"],
      ["Pentacle", "Pentacle"],
      ["Survivor", "Le Survivor"],
    ],
  );
  expect(file).toEqual({
    arcs: [
      ["School", "School"],
      ["Survivor", "Le Survivor"],
    ],
    genres: ["course", "élection", "voyage"],
    arc: [2, 0, 1],
    genre: [3, 2, 1],
    hues: [hueBit("rouge") | hueBit("noir"), 0, 0],
    hung: [],
  });
  expect(isFacetFile(JSON.parse(JSON.stringify(file)))).toBe(true);
});

test("une autre réponse n’est pas un fichier de filtres", () => {
  for (const answer of [null, [], "…", { arcs: [] }, { ...encodeFacets([], []), arcs: ["School"] }])
    expect(isFacetFile(answer)).toBe(false);
});
