import { expect, test } from "vitest";
import { anchorsOf, slugOf } from "./slug.ts";

test("chaque créateur a sa place dans la page, aussi deux du même nom, ou d’un nom sans lettres latines", () => {
  expect(anchorsOf("video", ["Iris Margelle", "Contenu", "Íris Margelle", "★★★", "Ирис"])).toEqual([
    "video-iris-margelle",
    "video-contenu",
    "video-iris-margelle-2",
    "video",
    "video-2",
  ]);
  expect(new Set(anchorsOf("video", ["A", "A", "A 2", "A"])).size).toBe(4);
});

test.each([
  ["L’Été des Œuvres !", "l-ete-des-oeuvres"],
  ["Nul", "nul-1"],
  ["Aux", "aux-1"],
  ["Nul doute", "nul-doute"],
  ["★", ""],
])(
  "« %s » fait l’identifiant « %s », dont aucun n’est un nom que Windows refuse à un fichier",
  (title, id) => {
    expect(slugOf(title)).toBe(id);
  },
);
