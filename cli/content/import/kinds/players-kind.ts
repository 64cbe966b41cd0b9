import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import { placeOf } from "../addresses.ts";
import type { Kind } from "../plan.ts";
import { type Fields, keyOf, Refused, textOf } from "../read/read-source.ts";
import { arcKey } from "./common.ts";

const USERNAME = [
  "username",
  "pseudo",
  "login",
  "twitch",
  "pseudotwitch",
  "twitchusername",
  "chaine",
  "channel",
  "user",
];
const NAME = ["display_name", "displayname", "nomaffiche", "nom", "name"];
const PORTRAIT = ["profile_image_url", "portrait", "avatar", "image", "photo"];
const RP = ["nomRP", "nomsRP", "rpNames", "rp"];

/** Players: the roster, `streamers_cache.json`, a spreadsheet with a column « nomRP School » an arc. */
export const playersKind: Kind = {
  list: "streamers",
  words: "les joueurs",
  named: /joueur|streamer|player|roster/,
  needs: "un pseudo Twitch (username, pseudo, twitch…)",
  known: "pseudo, nom, tag, portrait, arcs, nomRP suivi de l’arc",
  fits: (entry) => entry.get(...USERNAME) !== undefined,
  planner: (scene) => {
    const { content, start } = scene;
    const known = new Set(content.roster.map(({ username }) => username.toLowerCase()));
    return async (entry) => {
      const written = entry.text(...USERNAME) ?? "";
      const username = written
        .replace(/^(https?:\/\/)?(www\.|m\.)?twitch\.tv\//i, "")
        .replace(/^@/, "")
        .replace(/[/?#@].*$/, "");
      if (!TWITCH_LOGIN.test(username))
        throw new Refused(
          `« ${written} » n’est pas un pseudo Twitch. → Lettres sans accent, chiffres et _, 25 au plus.`,
        );
      const key = username.toLowerCase();
      if (known.has(key)) return [{ line: entry.line, title: username, known: "déjà là" }];
      const names = roleNames(entry, (word) => arcKey(content, word));
      const arcs = new Set([
        ...entry.texts("arcs", "arc").map((word) => arcKey(content, word)),
        ...Object.keys(names),
      ]);
      // A name without an arc is that of the only one; of several, nobody can say which.
      const [only = ""] = arcs;
      const bare = arcs.size === 1 && names[only] === undefined ? entry.text(...RP) : undefined;
      if (bare !== undefined) names[only] = bare;
      const name = entry.text(...NAME);
      const tag = entry.text("tag", "role", "grade");
      const portrait = entry.text(...PORTRAIT);
      const place = portrait === undefined ? undefined : await placeOf(portrait, start);
      return [
        {
          line: entry.line,
          key,
          title: name ?? username,
          address: portrait ?? "",
          list: "streamers",
          entry: {
            username,
            ...(name === undefined ? {} : { display_name: name }),
            ...(tag === undefined ? {} : { tag }),
            arcs: [...arcs],
            ...(Object.keys(names).length === 0 ? {} : { nomRP: names }),
          },
          file: place && {
            field: "portrait",
            places: [place],
            stem: `joueurs/${username}`,
            written: `joueurs/${username}`,
            door: "picture",
            optional: true,
          },
        },
      ];
    };
  },
};

/** The role-play names by arc: a map, or a column for each arc. */
function roleNames(entry: Fields, arc: (word: string) => string): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [word, value] of entry.map(...RP)) {
    const name = textOf(value, "nomRP");
    if (name !== "") names[arc(word)] = name;
  }
  for (const column of entry.names()) {
    const word = RP.map(keyOf).find((start) => column.startsWith(start) && column !== start);
    const name = word === undefined ? undefined : entry.text(column);
    if (word !== undefined && name !== undefined) names[arc(column.slice(word.length))] = name;
  }
  return names;
}
