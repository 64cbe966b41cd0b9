import { expect, test } from "vitest";
import { nearestPage } from "./nearest-page.ts";

test.each([
  ["/video", "/vidéo"],
  ["/Affiches/12", "/affiche"],
  ["/joueur", "/stream"],
  ["/panneaux", "/panneau"],
  ["/arcs", "/arc"],
  ["/musiques", "/musique"],
])("[R8] à %s, la page la plus proche est %s", (wanted, path) => {
  expect(nearestPage(wanted)?.path).toBe(path);
});

test.each(["/", "/%%%", "/wp-admin", "/nimporte-quoi", "/a"])("%s ne ressemble à aucune page", (wanted) => {
  expect(nearestPage(wanted)).toBeUndefined();
});
