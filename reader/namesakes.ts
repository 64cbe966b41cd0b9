import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { faultsOfPlayers, type Lists } from "./between-entries/between-entries.ts";
import type { SourceName } from "./content-files.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";
import type { KeyPath } from "./yaml-source/yaml-source.ts";

/** The works that name a player by a displayed name that several bear: they lead to none of them. */
export function namesakeNotices(sources: Sources, lists: Lists): Fault[] {
  const roster = lists.streamers.map(({ value }) => value).filter(({ retrait }) => !retrait);
  const pseudos = new Set(roster.map(({ username }) => username));
  const names = roster.map(({ display_name }) => display_name);
  const shared = new Set(
    names.filter((name, index) => name !== undefined && !pseudos.has(name) && names.indexOf(name) < index),
  );
  const check = (list: SourceName, players: readonly string[], path: KeyPath) =>
    players.flatMap((name, index) => {
      const place = shared.has(name) && sources.get(list)?.place([...path, index]);
      return place
        ? [
            faultAt(
              place,
              `Plusieurs joueurs s’appellent « ${name} » : rien ne dit duquel il s’agit. → Écrivez son pseudo Twitch.`,
            ),
          ]
        : [];
    });
  return faultsOfPlayers(lists, check);
}
