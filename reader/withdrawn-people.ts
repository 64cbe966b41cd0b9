import { channelPage } from "#platforms/twitch.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import { foldText } from "#text/fold-text.ts";
import type { Entry, Sources } from "./parsed-list/parsed-list.ts";
import type { KeyPath } from "./yaml-source/yaml-source.ts";

/**
 * Where the rest of the content still bears the name of a person who was withdrawn: the site leaves out who a work shows
 * (`joueurs`), not a credit, a creator or a member of the staff, which are entries of their own.
 */
export function withdrawnPeopleNotices(sources: Sources, roster: readonly Entry<RosterEntry>[]): Fault[] {
  const present = new Set(roster.flatMap(({ value }) => (value.retrait ? [] : namesOf(value)).map(foldText)));
  const names = new Map(
    roster.flatMap(({ value }) =>
      (value.retrait ? namesOf(value) : [])
        .map((name) => [foldText(name), value.display_name ?? value.username] as const)
        .filter(([key]) => !present.has(key)),
    ),
  );
  if (names.size === 0) return [];
  return [...sources].flatMap(([list, source]) =>
    list === "streamers"
      ? []
      : [...textsOf(source.data, [])].flatMap(({ text, path }) => {
          const name = names.get(foldText(text.trim()));
          return name === undefined
            ? []
            : [
                faultAt(
                  source.place(path),
                  `« ${name} » n’est plus parmi les joueurs, et son nom paraît encore ici. → S’il doit quitter tout le site, enlevez-le de cette ligne aussi.`,
                ),
              ];
        }),
  );
}

/** What a person is called by: pseudo, channel, displayed name. */
function namesOf({ username, display_name }: RosterEntry): string[] {
  return [username, channelPage(username), display_name].filter((name) => name !== undefined);
}

/** The texts of what is on the site, each with its path. */
function* textsOf(value: unknown, path: KeyPath): Generator<{ text: string; path: KeyPath }> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  if ("retrait" in value && value.retrait === true) return;
  for (const [key, item] of Object.entries(value))
    if (key !== "joueurs") yield* textsOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
}
