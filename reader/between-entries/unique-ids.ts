import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

/** An identifier of the content, and the path of the line that sets it. */
export interface Identifier {
  id: string;
  path: KeyPath;
}

/**
 * Faults for identifiers used twice; each says where the first one is.
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
      const [place, first] = [source.place(path), source.place(earlier)];
      const text =
        first.file === place.file
          ? `ligne ${first.line}. → ${remedy}`
          : `dans ${first.file}. → Si c’est la même entrée, lancez « npm run content -- migrate » ; sinon, donnez-lui un autre nom.`;
      faults.push(faultAt(place, `${what} « ${id} » est déjà pris, ${text}`));
    } else first.set(key, path);
  }
  return faults;
}
