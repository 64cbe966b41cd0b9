import type { Arc } from "#schemas/arc.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import type { Entry } from "./parsed-list/parsed-list.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

/**
 * What of a player the page does not show, since an arc is missing from theirs.
 * @param known the arcs that there are: of another the fault is told, and nothing here
 */
export function playerNotices(
  source: YamlSource | undefined,
  roster: readonly Entry<RosterEntry>[],
  known: readonly Arc[],
): Fault[] {
  if (!source) return [];
  return roster
    .filter(({ value: { retrait, display_name } }) => !retrait && display_name !== undefined)
    .flatMap(({ path, value: { arcs, nomRP } }) => [
      ...(arcs.length === 0
        ? [
            faultAt(
              source.place([...path, "arcs"]),
              "Ce joueur n’est d’aucun arc : il ne paraît pas dans la page. → Ajoutez les siens.",
            ),
          ]
        : []),
      ...Object.keys(nomRP)
        .filter((key) => !arcs.includes(key) && known.some((arc) => arc.key === key))
        .map((key) =>
          faultAt(
            source.place([...path, "nomRP", key]),
            `Ce nom RP ne paraît pas : « ${key} » n’est pas dans les arcs de ce joueur. → Ajoutez « ${key} » à la ligne arcs, ou retirez ce nom.`,
          ),
        ),
    ]);
}
