import { expect, test } from "vitest";
import { RosterEntry } from "#schemas/streamer.ts";
import { withdrawnNames } from "./depictions.ts";

test("qui a demandé son retrait quitte les descriptions ; un nom qu’une personne présente porte aussi y reste", () => {
  const roster = [
    {
      username: "ancien",
      display_name: "Léo",
      arcs: [],
      nomRP: { School: "Le Pion", Survivor: "Le Fou" },
      retrait: true,
    },
    // Its Twitch name changed, or somebody else has it.
    { username: "nouveau", display_name: "Léo", arcs: [], nomRP: { School: "Le Pion" } },
  ].map((entry) => RosterEntry.parse(entry));
  expect([...withdrawnNames({ roster })]).toEqual(["ancien", "Le Fou"]);
});
