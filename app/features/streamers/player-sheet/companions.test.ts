import { expect, test } from "vitest";
import { parseStreamers } from "../load-streamers/load-streamers.ts";
import { companionsOf, neighboursOf } from "./companions.ts";

const person = (username: string, tag: string, ...arcs: string[]) => ({
  username,
  display_name: username,
  tag,
  arcs,
  nomRP: {},
});
const { streamers } = parseStreamers([
  person("zora", "", "School", "Survivor"),
  person("abel", "", "Survivor"),
  person("nino", "Staff", "School"),
  person("lou", "", "School", "Survivor", "Pentacle"),
  person("igor", "", "Pentacle"),
  person("pas un pseudo", "", "School", "Survivor"),
  { ...person("muette", "", "School"), display_name: "" },
]);
const named = (name: string) => streamers.filter(({ username }) => username === name);
const names = (people: readonly { username: string }[]) => people.map(({ username }) => username);

test("les compagnons d’une personne : qui a joué dans les mêmes arcs, le plus souvent d’abord, puis comme au générique", () => {
  const [zora] = named("zora");
  const companions = zora ? companionsOf(zora, streamers) : [];
  expect(companions.map(({ streamer, shared }) => [streamer.username, shared])).toEqual([
    ["lou", 2],
    ["nino", 1],
    ["abel", 1],
  ]);
});

test("avant et après une personne, dans l’ordre de tous les arcs, du dernier au premier ; seule, personne", () => {
  const [nino] = named("nino");
  const [zora] = named("zora");
  expect(nino && names(neighboursOf(nino, streamers))).toEqual(["zora", "abel"]);
  expect(zora && names(neighboursOf(zora, streamers))).toEqual(["lou", "nino"]);
  expect(nino && neighboursOf(nino, [nino])).toEqual([]);
  const pair = [...named("nino"), ...named("zora")];
  expect(nino && names(neighboursOf(nino, pair))).toEqual(["zora", "zora"]);
});
