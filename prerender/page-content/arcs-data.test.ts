import { expect, test } from "vitest";
import { RosterEntry } from "#schemas/streamer.ts";
import { portraits, shownStreamers } from "./arcs-data.ts";

const roster = [
  { username: "partout", display_name: "Partout", arcs: ["School", "Pentacle"] },
  { username: "ici", display_name: "Ici", arcs: ["School"] },
  { username: "partie", display_name: "Partie", arcs: ["School"], retrait: true },
  { username: "sans_nom", arcs: ["School"] },
  { username: "sans_arc", display_name: "Sans arc" },
].map((entry) => RosterEntry.parse({ ...entry, portrait: `joueurs/${entry.username}.webp` }));

test("[A3] qui a demandé son retrait n’est ni compté ni montré, dans aucun arc, pas plus que qui n’a ni nom ni arc", () => {
  const names = (arc?: string) => shownStreamers({ roster }, arc).map(({ username }) => username);
  expect(names()).toEqual(["partout", "ici"]);
  expect(names("School")).toEqual(["partout", "ici"]);
  expect(names("Pentacle")).toEqual(["partout"]);
});

test("[A3] les visages d’un arc : ceux qui en ont joué peu d’autres d’abord, et jamais qui est parti", () => {
  const pictures = Object.fromEntries(
    roster.map(({ username, portrait }) => [
      portrait,
      { key: username, width: 200, height: 200, tones: "ABC", widths: [64] },
    ]),
  );
  const faces = portraits({ content: { roster }, media: { pictures } }, "School");
  expect(faces.map(({ key }) => key)).toEqual(["ici", "partout"]);
});
