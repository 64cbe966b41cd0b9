import type * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { parseAt } from "./schema-faults.ts";
import type { SourceName } from "../content-files.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

export { knownKeys } from "./known-keys.ts";
export { parseAt };

/** What could be read of the content folder, by name. */
export type Sources = ReadonlyMap<SourceName, YamlSource>;

/** A valid entry with its place in its list, so that checks between entries can point at the line. */
export interface Entry<T> {
  path: KeyPath;
  value: T;
}

/** Of a file that is no list. */
export function noList(source: YamlSource): Fault {
  return faultAt(
    source.place([]),
    "Ce fichier doit être une liste. → Commencez chaque entrée par un tiret et une espace, sans décalage.",
  );
}

/** Checks a list entry by entry: one bad entry hides nothing of the others. No file or an empty one is an empty list. */
export function parseList<T extends z.ZodType>(
  schema: T,
  source: YamlSource | undefined,
  faults: Fault[],
): Entry<z.output<T>>[] {
  const data = source?.data ?? [];
  if (!source) return [];
  if (!Array.isArray(data)) {
    faults.push(noList(source));
    return [];
  }
  return data.flatMap((item: unknown, index) => {
    const parsed = parseAt(schema, source, [index], item);
    if (!parsed.ok) faults.push(...parsed.faults);
    return parsed.ok ? [{ path: [index], value: parsed.value }] : [];
  });
}
