import type { YamlSource } from "../yaml-source/yaml-source.ts";

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
