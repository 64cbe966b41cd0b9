import { expect, test } from "vitest";
import { standsFor } from "./stands-for.ts";

const ARCS = ["School", "Survivor", "Pentacle", "Fort Carson City", "RED DEAD RP"];
const meant = (query: string) => ARCS.filter((name) => standsFor(query, name));

test("des initiales ou des débuts de mots tiennent lieu d’un nom de plusieurs mots", () => {
  for (const short of ["rdr", "rdrp", "r.d.r", "red d r"])
    expect([short, ...meant(short)]).toEqual([short, "RED DEAD RP"]);
  expect(meant("fcc")).toEqual(["Fort Carson City"]);
  expect(meant("f.c.c.")).toEqual(["Fort Carson City"]);
});

test("une faute de frappe dans les premiers mots se pardonne", () => {
  for (const [typed, name] of [
    ["red ded", "RED DEAD RP"],
    ["fort carsson", "Fort Carson City"],
    ["scool", "School"],
    ["pentcle", "Pentacle"],
    ["survivro", "Survivor"],
  ] as const)
    expect([typed, ...meant(typed)]).toEqual([typed, name]);
});

test("ce qui est trop court ou trop loin ne tient lieu de rien", () => {
  for (const query of ["", "r", "rd", "s", "scol", "dead", "zzzzz", "redoute", "carson city", "-"])
    expect([query, ...meant(query)]).toEqual([query]);
});
