import { expect, test } from "vitest";
import { decodeKin, encodeKin, type Kin } from "./kin-file.ts";

const SCHOOL = { key: "School", name: "School" };
const entries: Kin[] = [
  { arc: SCHOOL, players: [{ username: "kolt", name: "Kevin Vargas" }], near: [2, 1] },
  { arc: undefined, players: [], near: [] },
  {
    arc: SCHOOL,
    players: [
      { username: "kolt", name: "Le Shérif" },
      { username: "ada", name: "Ada" },
    ],
    near: [0],
  },
];

test("ce qui entoure chaque image revient tel quel, une personne sous chacun de ses noms", () => {
  const file: unknown = JSON.parse(JSON.stringify(encodeKin(entries)));
  expect(entries.map((_, entry) => decodeKin(file, entry))).toEqual(entries);
  expect(decodeKin(file, 99)).toEqual({ arc: undefined, players: [], near: [] });
});

test("autre chose que ce fichier est refusé", () => {
  for (const other of [null, [], "x", { arcs: [] }]) expect(() => decodeKin(other, 0)).toThrow(/kin/);
});
