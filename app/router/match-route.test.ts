import { expect, test } from "vitest";
import { PAGES } from "#addresses/pages.ts";
import { urlTable } from "#app/routes.ts";
import { canonicalPath, matchRoute } from "./match-route.ts";
import { defineRoutes } from "./route-table.ts";

defineRoutes(urlTable(false));

test("[R1][R2][R3][R4][R5][R6][R7] chaque lien du menu mène à sa page", () => {
  for (const { path } of PAGES) expect(matchRoute(path).path).toBe(path);
});

test("[R4] /vidéo répond sous ses formes NFC, NFD et encodée, avec ou sans barre finale", () => {
  for (const path of ["/vidéo", "/vide\u0301o", "/vid%C3%A9o", "/vide%CC%81o", "/vid%C3%A9o/"]) {
    expect(matchRoute(path).path).toBe("/vidéo");
  }
});

test("[R8][R9] tout autre chemin mène à la page 404", () => {
  for (const path of ["/video", "/affiche/12", "/%", "/404", "/Affiche", "//", "/affiche//", "/%2F"])
    expect(matchRoute(path).path).toBe("/404");
});

test("un chemin indécodable ne fait rien tomber", () => {
  expect(canonicalPath("/%E9")).toBe("/%E9");
});
