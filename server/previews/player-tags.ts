import type { StreamerRecord } from "#schemas/streamer.ts";

/** How many roles a chat reads out. */
const ROLES = 3;

/**
 * The tags that say whom a link to the page of the players names; undefined for somebody whom the roster does not know.
 * @param name the site's name
 * @param base PUBLIC_URL, or empty
 */
export function createPlayerTags(
  roster: readonly StreamerRecord[],
  name: string,
  base: string,
): (asked: string | null) => Record<string, string> | undefined {
  const people = new Map(
    roster.flatMap((person) =>
      person.display_name === undefined
        ? []
        : [[person.username.toLowerCase(), { ...person, name: person.display_name }]],
    ),
  );
  return (asked) => {
    const person = asked === null ? undefined : people.get(asked.toLowerCase());
    if (person === undefined) return undefined;
    const { username, arcs, nomRP, profile_image_url: portrait } = person;
    const roles = arcs.flatMap((arc) => nomRP[arc] ?? []);
    const more = roles.length > ROLES ? "…" : "";
    const title = `${person.name}, tous ses rôles`;
    return {
      "og:title": title,
      "og:description":
        roles.length === 0
          ? `Ses rôles, arc par arc, sur le site de ${name}.`
          : `${roles.slice(0, ROLES).join(", ")}${more} Ses rôles, arc par arc, sur le site de ${name}.`,
      "og:url": `${base}/stream?joueur=${encodeURIComponent(username)}`,
      ...(portrait !== undefined && {
        "og:image": portrait.startsWith("/") ? base + portrait : portrait,
        "og:image:width": "",
        "og:image:height": "",
        "og:image:alt": person.name,
      }),
      title,
    };
  };
}
