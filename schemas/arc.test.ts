import { expect, test } from "vitest";
import { ArcsFile } from "./arc.ts";

test("un nom d’arc qui a deux-points ou un point d’exclamation les garde sur la ligne du mot qui précède", () => {
  const arc = { cle: "Ete", debut: "01/10/2024", description: "x", accent: "#f2b544" };
  const { arcs, coming } = ArcsFile.parse({
    arcs: [{ ...arc, nom: "Été : l’orage" }],
    a_venir: [{ nom: "La suite !", dates: "Bientôt", texte: "x" }],
  });
  expect([arcs[0]?.name, coming[0]?.name]).toEqual(["Été\u00a0: l’orage", "La suite\u00a0!"]);
});
