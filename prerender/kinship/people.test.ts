import { expect, test } from "vitest";
import { RosterEntry } from "#schemas/streamer.ts";
import { findPerson } from "./people.ts";

const find = findPerson({
  roster: [
    { username: "ada", display_name: "Ada Brume", arcs: ["School"], nomRP: { School: "Le Pion" } },
    { username: "leo", display_name: "Léo", arcs: ["School", "Pentacle"], nomRP: { Pentacle: "Le Pion" } },
    { username: "zora", arcs: ["School"], nomRP: { School: "Zora la Rousse" } },
    { username: "partie", display_name: "Partie", arcs: [], nomRP: { School: "Le Spectre" }, retrait: true },
  ].map((entry) => RosterEntry.parse(entry)),
});

test("un pseudo, un nom affiché ou un nom RP mène à la personne", () => {
  expect(find("ada")?.username).toBe("ada");
  expect(find("Léo")?.username).toBe("leo");
  expect(find("Zora la Rousse")?.username).toBe("zora");
});

test("un rôle que plusieurs ont joué est à qui le dit l’arc ; sans arc, à personne", () => {
  expect(find("Le Pion", "Pentacle")?.username).toBe("leo");
  expect(find("Le Pion", "School")?.username).toBe("ada");
  expect(find("Le Pion")).toBeUndefined();
  expect(find("Le Pion", "Survivor")).toBeUndefined();
});

test("un nom affiché que deux personnes portent n’est à aucune ; leur pseudo, si", () => {
  const namesakes = findPerson({
    roster: ["leo_un", "leo_deux"].map((username) =>
      RosterEntry.parse({ username, display_name: "Léo", arcs: ["School"] }),
    ),
  });
  expect(namesakes("Léo")).toBeUndefined();
  expect(namesakes("leo_un")?.username).toBe("leo_un");
});

test("qui a demandé son retrait ne se trouve plus, ni par son nom ni par ses rôles", () => {
  expect([find("partie"), find("Partie"), find("Le Spectre")]).toEqual([undefined, undefined, undefined]);
});
