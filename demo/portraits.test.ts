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

test("sur la page des joueurs, deux voisins ne viennent pas de la même main", () => {
  const staff = company.filter(({ tag }) => /Fondateur|Staff/.test(tag));
  const byName = company
    .filter((member) => !staff.includes(member))
    .toSorted((a, b) => (a.display_name ?? a.username).localeCompare(b.display_name ?? b.username, "fr"));
  for (const row of [staff, byName])
    deepEqual(
      row
        .filter((member, at) => at > 0 && studioOf(member) === studioOf(row[at - 1] ?? member))
        .map(({ username }) => username),
      [],
    );
});
