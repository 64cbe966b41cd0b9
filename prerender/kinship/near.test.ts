import { expect, test } from "vitest";
import { nearestPictures, type Traits } from "./near.ts";

const traits = (some: Partial<Traits>): Traits => ({
  author: "",
  arc: undefined,
  genre: undefined,
  words: [],
  players: [],
  hues: [],
  ...some,
});

test("ce que l’on voit rapproche, au pluriel comme au singulier ; l’arc et la couleur ne font que départager", () => {
  const [owl = [], , , redder = []] = nearestPictures([
    traits({ words: ["hibou", "lune"], hues: ["rouge"] }),
    traits({ words: ["hiboux"] }),
    traits({ words: ["Hibou"], hues: ["rouge"] }),
    traits({ words: ["train"], arc: "School", hues: ["rouge"] }),
    traits({ words: ["burger"], arc: "School", hues: ["rouge"] }),
  ]);
  expect(owl).toEqual([2, 1]);
  expect(redder).toEqual([]);
});

test("les œuvres du même auteur ont leur propre rangée ; celles d’inconnus se rapprochent entre elles", () => {
  expect(
    nearestPictures([
      traits({ author: "Mado", words: ["roue"] }),
      traits({ author: "Mado", words: ["roue"] }),
      traits({ author: "???", words: ["roue"] }),
      traits({ author: "???", words: ["roue"] }),
    ]),
  ).toEqual([
    [2, 3],
    [2, 3],
    [0, 1, 3],
    [0, 1, 2],
  ]);
});

test("une personne en rapproche plus qu’un mot courant, quatre au plus", () => {
  const many = Array.from({ length: 9 }, () => traits({ words: ["affiche"] }));
  const [first = []] = nearestPictures([
    traits({ words: ["affiche"], players: ["kolt"] }),
    ...many,
    traits({ players: ["kolt"] }),
  ]);
  expect(first).toHaveLength(4);
  expect(first[0]).toBe(10);
});
