import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "#text/nearest.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

/** The arc keys that arcs.yaml gives, also those of entries with another fault; undefined when the file is unreadable. */
export function arcKeys(source: YamlSource | undefined): ReadonlySet<string> | undefined {
  const data: unknown = source?.data;
  if (typeof data !== "object" || data === null) return undefined;
  const list: unknown = "arcs" in data ? data.arcs : undefined;
  const keys = (Array.isArray(list) ? list : []).flatMap((arc: unknown) =>
    typeof arc === "object" && arc !== null && "cle" in arc && typeof arc.cle === "string" ? [arc.cle] : [],
  );
  return new Set(keys);
}

/** A fault when nobody declared this arc key [T1], with the nearest one. */
export function unknownArcFaults(
  known: ReadonlySet<string>,
  source: YamlSource,
  key: string,
  path: KeyPath,
): Fault[] {
  if (known.has(key)) return [];
  const meant = nearest(key, known);
  const others =
    known.size > 0 ? `Arcs connus : ${[...known].join(", ")}.` : "Ajoutez-le d’abord sous arcs:.";
  const remedy = meant ? `Vouliez-vous écrire « ${meant} » ?` : others;
  return [faultAt(source.place(path), `L’arc « ${key} » n’existe pas dans arcs.yaml. → ${remedy}`)];
}
