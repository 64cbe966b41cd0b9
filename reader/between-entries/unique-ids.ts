import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { ENTRY_KINDS } from "../content-files.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

/** The lists of before, whose entries `migrate` gives a file each. */
const LISTS: ReadonlySet<string> = new Set(Object.values(ENTRY_KINDS).map(({ list }) => list));

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
      const inOneFile = first.file === place.file;
      const where = inOneFile ? `ligne ${first.line}` : `dans ${first.file}`;
      const how =
        !inOneFile && (LISTS.has(first.file) || LISTS.has(place.file))
          ? "Si c’est la même entrée, lancez « npm run content -- migrate » ; sinon, donnez-lui un autre nom."
          : remedy;
      faults.push(faultAt(place, `${what} « ${id} » sert déjà, ${where}. → ${how}`));
    } else first.set(key, path);
  }
  return faults;
}
