import { expect, test } from "vitest";
import { keepKnown } from "./keep-known.ts";
import { parseStreamers } from "./parse-streamers.ts";

const people = (live: boolean) => [
  { username: "kolt", display_name: "Kolt", arcs: ["school"], nomRP: { school: "Kevin" } },
  { username: "zora", display_name: "Zora", arcs: ["school"], nomRP: { school: "Zoé" }, live },
];

test("[T8] de qui la réponse ne dit rien de neuf, rien ne change ; les autres sont ce qu’elle dit", () => {
  const known = parseStreamers(people(false)).streamers;
  const answer = parseStreamers({ streamers: people(true), updated_at: new Date().toISOString() });
  const kept = keepKnown(answer, known);
  expect(kept.streamers[0]).toBe(known[0]);
  expect(kept).toEqual(answer);
  expect(kept.streamers[1]?.live).toBeDefined();
});

test("un rôle qui a changé est rendu à nouveau", () => {
  const known = parseStreamers(people(false)).streamers;
  const [first] = keepKnown(
    parseStreamers([{ ...people(false)[0], nomRP: { school: "Kévin" } }]),
    known,
  ).streamers;
  expect(first?.roles.get("school")).toBe("Kévin");
});
