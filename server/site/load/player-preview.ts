import { join } from "node:path";
import { readFile } from "node:fs/promises";
import type { ServerBuild } from "#schemas/server-build.ts";

/** How many roles a chat reads out. */
const ROLES = 3;

/** The page of the players, and the tags that say whom a link to it names; undefined for somebody whom the roster does not know. */
export interface PlayerPreviews {
  html: string;
  tags: (asked: string | null) => Record<string, string> | undefined;
}

/** Reads what `/stream?joueur=<pseudo>` needs to say who that is. @param base PUBLIC_URL, or empty */
export async function loadPlayerPreviews(
  clientDir: string,
  build: ServerBuild,
  base: string,
): Promise<PlayerPreviews> {
  const file = build.pages.find(({ path }) => path === "/stream")?.file;
  const html = file === undefined ? "" : await readFile(join(clientDir, file), "utf8");
  const people = new Map(
    build.roster.flatMap((person) =>
      person.display_name === undefined
        ? []
        : [[person.username.toLowerCase(), { ...person, name: person.display_name }]],
    ),
  );
  return {
    html,
    tags(asked) {
      const person = asked === null ? undefined : people.get(asked.toLowerCase());
      if (person === undefined) return undefined;
      const { name, username, arcs, nomRP, profile_image_url: portrait } = person;
      const roles = arcs.flatMap((arc) => nomRP[arc] ?? []);
      const more = roles.length > ROLES ? "…" : "";
      const title = `${name}, tous ses rôles`;
      return {
        "og:title": title,
        "og:description":
          roles.length === 0
            ? `Ses rôles, arc par arc, sur le site de ${build.name}.`
            : `${roles.slice(0, ROLES).join(", ")}${more} Ses rôles, arc par arc, sur le site de ${build.name}.`,
        "og:url": `${base}/stream?joueur=${encodeURIComponent(username)}`,
        ...(portrait !== undefined && {
          "og:image": portrait.startsWith("/") ? base + portrait : portrait,
          "og:image:width": "",
          "og:image:height": "",
          "og:image:alt": name,
        }),
        title,
      };
    },
  };
}
