import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import { studioOf } from "./portraits.ts";
import { hands } from "./portraits/hands.ts";
import { company } from "./streamers.texts.ts";

test("chaque joueur a son portrait, d’une main et d’une seule", () => {
  deepEqual(
    hands.flatMap(({ sittings }) => Object.keys(sittings)).toSorted(),
    company.map(({ username }) => username).toSorted(),
  );
});

test("une dizaine de mains, dont aucune n’a dessiné plus d’un joueur sur cinq", () => {
  ok(hands.length >= 6);
  for (const { name, sittings } of hands) ok(Object.keys(sittings).length <= company.length / 5, name);
});

test("deux joueurs qui se suivent ne viennent pas de la même main", () => {
  const names = company.map((member) => studioOf(member).name);
  deepEqual(
    names.filter((name, rank) => rank > 0 && name === names[rank - 1]),
    [],
  );
});
