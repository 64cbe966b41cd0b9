import { expect, test } from "vitest";
import { anchorsOf } from "./slug.ts";

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
