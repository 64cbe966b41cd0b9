import { expect, test } from "vitest";
import { rankPages } from "./rank-pages.ts";

test("[R8] la page 404 propose d’abord la page la plus proche de l’adresse tapée", () => {
  expect(rankPages("/video")[0]?.to).toBe("/vidéo");
  expect(rankPages("/Affiches/12")[0]?.to).toBe("/affiche");
  expect(rankPages("/joueur")[0]?.to).toBe("/stream");
  expect(rankPages("/panneaux")[0]?.to).toBe("/panneau");
});

test("une adresse qui ne ressemble à rien garde toutes les pages", () => {
  expect(rankPages("/%%%")).toHaveLength(7);
});
