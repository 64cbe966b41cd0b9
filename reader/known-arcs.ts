import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "./nearest.ts";
import type { KeyPath, YamlSource } from "./yaml-source.ts";

/** The arc keys that arcs.yaml gives, also those of entries with another fault; undefined when the file is unreadable. */
export function arcKeys(source: YamlSource | undefined): ReadonlySet<string> | undefined {
  const data: unknown = source?.data;
  if (typeof data !== "object" || data === null || !("arcs" in data) || !Array.isArray(data.arcs))
    return undefined;
  const keys = data.arcs.flatMap((arc: unknown) =>
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
  const remedy = meant ? `Vouliez-vous écrire « ${meant} » ?` : `Arcs connus : ${[...known].join(", ")}.`;
  return [faultAt(source.place(path), `L’arc « ${key} » n’existe pas dans arcs.yaml. → ${remedy}`)];
}
