import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { SITE_FACES, standInsCss, standInsFor, SYSTEM_FACES, widthsIn } from "./stand-ins.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

/** Lines of a page of this site, as wide as a phone: about forty characters. */
const LINES = [
  "Vous arrivez à Los Carmines, la ville où",
  "tout se joue entre minuit et l’aube. On y",
  "entre avec une histoire, on en repart avec",
  "d’autres. Les changements de nom ou de",
  "pseudo se demandent par le formulaire de",
  "contact (téléphone), en bas à droite du",
  "De 2023 à 2025, cinq arcs ont été racontés",
  "Le brouillard est tombé sur Les Docks le",
];

describe.each(SITE_FACES)("les doublures de $family $weight", (face) => {
  test.each(SYSTEM_FACES.filter((system) => (face.bold ? system.bold : system.regular)))(
    "$name ($where) : mêmes largeurs à trois centièmes près par ligne, à un centième près au long d’une page",
    ({ name }) => {
      const standIn = standInsFor(face).find(({ family }) => family === `${face.family} ${name}`);
      if (!standIn) throw new Error("Aucune doublure.");
      const widths = LINES.map((line) => widthsIn(face, standIn, line));
      for (const { own, standIn: other } of widths) expect(Math.abs(other / own - 1)).toBeLessThan(0.03);
      const whole = widths.reduce((sum, { own }) => sum + own, 0);
      const other = widths.reduce((sum, { standIn: width }) => sum + width, 0);
      expect(Math.abs(other / whole - 1)).toBeLessThan(0.01);
    },
  );

  test("chaque système qui n’a qu’une police (Liberation, Roboto, Noto, DejaVu) a la sienne", () => {
    const names = standInsFor(face).flatMap(({ sources }) => sources);
    const ending = face.bold ? " Bold" : "";
    for (const name of ["Arial", "Liberation Sans", "Roboto", "DejaVu Sans"])
      expect(names).toContain(`${name}${ending}`);
    expect(names.some((name) => name.startsWith("Noto Sans"))).toBe(true);
  });
});

test("la feuille est celle que fait le script", async () => {
  expect(await read("stand-ins.css")).toBe(standInsCss());
});

test("les deux piles de polices nomment chaque doublure, juste après la police du site", async () => {
  const tokens = await read("../tokens.css");
  for (const [token, family] of [
    ["--font-text", "Barlow"],
    ["--font-display", "Big Shoulders"],
  ]) {
    const stack = new RegExp(`${token}:([^;]+);`).exec(tokens)?.[1] ?? "";
    const named = stack.split(",").map((each) => each.trim().replaceAll('"', ""));
    const expected = [family, ...SYSTEM_FACES.map(({ name }) => `${family} ${name}`)];
    expect(named.slice(0, expected.length)).toEqual(expected);
  }
});
