import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

/** An identifier of the content, and the path of the line that sets it. */
export interface Identifier {
  id: string;
  path: KeyPath;
}

/**
 * Faults for identifiers used twice; each says on which line the first one is.
 * @param what the identifier in words, with its article ("L’identifiant")
 */
export function duplicateFaults(
  source: YamlSource,
  identifiers: Iterable<Identifier>,
  what: string,
  remedy: string,
): Fault[] {
  const first = new Map<string, KeyPath>();
  const faults: Fault[] = [];
  for (const { id, path } of identifiers) {
    const key = id.toLowerCase();
    const earlier = first.get(key);
    if (earlier) {
      const { line } = source.place(earlier);
      faults.push(faultAt(source.place(path), `${what} « ${id} » est déjà pris, ligne ${line}. → ${remedy}`));
    } else first.set(key, path);
  }
  return faults;
}
