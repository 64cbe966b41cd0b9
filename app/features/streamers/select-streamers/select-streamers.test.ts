import { foldQuery } from "#text/fold-text.ts";
import { expect, test } from "vitest";
import { parseStreamers } from "../load-streamers/load-streamers.ts";
import { findElsewhere, readQuery, selectStreamers } from "./select-streamers.ts";

const { streamers } = parseStreamers([
  {
    username: "zora",
    display_name: "Zora",
    arcs: ["School", "Survivor"],
    nomRP: { School: "Élise Été", Survivor: "Capitaine" },
    tag: "Joueuse",
  },
  { username: "abel_01", display_name: "abel", arcs: ["School"], nomRP: {}, tag: "Joueur" },
  { username: "dev", display_name: "Nino", arcs: ["School"], nomRP: { School: "Prof" }, tag: "Dev - Staff" },
  { username: "staff", display_name: "Émile", arcs: ["School"], tag: "Staff" },
  { username: "fond", display_name: "Octave", arcs: ["School"], tag: "Fondateur", live: true, viewers: 3 },
  { username: "fs", display_name: "Salomé", arcs: ["School"], tag: "Fondateur - Staff" },
  { username: "sans_nom", arcs: ["School"], tag: "Fondateur" },
]);

const names = (arc: string, query = "", liveFirst = false) =>
  selectStreamers(streamers, { arc, query: foldQuery(query), liveFirst }).map(
    (streamer) => streamer.displayName,
  );

test("[T7] l’ordre : rang du tag, puis nom affiché", () => {
  expect(names("School")).toEqual(["Salomé", "Octave", "Nino", "Émile", "abel", "Zora"]);
});

test("[T6] seuls ceux qui jouent dans l’arc et ont un nom affiché", () => {
  expect(names("Survivor")).toEqual(["Zora"]);
  expect(names("Inconnu")).toEqual([]);
});

test("[T6] le texte se cherche dans le nom affiché, le pseudo, le nom RP de l’arc et le tag, sans la casse", () => {
  expect(names("School", "ZOR")).toEqual(["Zora"]);
  expect(names("School", "abel_0")).toEqual(["abel"]);
  expect(names("School", "dev - st")).toEqual(["Nino"]);
  expect(names("School", "prof")).toEqual(["Nino"]);
  expect(names("School", "capitaine")).toEqual([]);
  expect(names("Survivor", "capitaine")).toEqual(["Zora"]);
});

test("qui existe se trouve aussi dans le désordre et sans ses tirets, dans l’arc où il est", () => {
  expect(names("School", "été élise")).toEqual(["Zora"]);
  expect(names("School", "abel 01")).toEqual(["abel"]);
  expect(names("School", "staff dev")).toEqual(["Nino"]);
  expect(names("Survivor", "été élise")).toEqual([]);
});

test("[T6] les accents ne comptent pas, un texte blanc ne filtre rien", () => {
  expect(names("School", "ete")).toEqual(["Zora"]);
  expect(names("School", "emile")).toEqual(["Émile"]);
  expect(names("School", "   ")).toHaveLength(6);
});

test("« En direct d’abord » passe avant le rang", () => {
  expect(names("School", "", true)[0]).toBe("Octave");
});

test("un nom RP se trouve dans l’arc où il est porté, chaque personne une fois", () => {
  const arcs = ["School", "Survivor"].map((key) => ({ key, name: key, lang: "en" }));
  const elsewhere = (query: string) =>
    findElsewhere(streamers, arcs, foldQuery(query)).map(
      ({ streamer, arc }) => `${streamer.displayName}, ${arc.key}`,
    );
  expect(elsewhere("capit")).toEqual(["Zora, Survivor"]);
  expect(elsewhere("zora")).toEqual(["Zora, School"]);
  expect(elsewhere("")).toEqual([]);
});

test("[T6] l’article que l’on tape sans y penser ne cache personne ; celui d’un nom reste", () => {
  const read = (query: string) => readQuery(streamers, foldQuery(query));
  expect(read("le prof")).toBe("prof");
  expect(read("L’Élise")).toBe("elise");
  expect(read("la")).toBe("la");
  expect(read("le")).toBe("le");
  const [first] = streamers;
  if (!first) throw new Error("nobody");
  const named = { ...first, roles: new Map([["School", "Le Grand Émile"]]) };
  expect(readQuery([named], foldQuery("le grand"))).toBe("le grand");
});
