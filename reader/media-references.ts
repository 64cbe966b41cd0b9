import { ContentPath } from "#schemas/links.ts";
import type { MediaReference, MediaUse } from "#schemas/media-reference.ts";
import { ENTRY_KINDS, type EntryKindName, type SourceName } from "./content-files.ts";
import type { KeyPath, YamlSource } from "./yaml-source/yaml-source.ts";

/** Where the files name pictures and recordings; `*` stands for every element of a list. */
const PLACES: [SourceName, KeyPath, MediaUse][] = [
  ["site", ["logo"], "logo"],
  ["site", ["police"], "police"],
  ["site", ["accueil", "staff", "*", "portrait"], "portrait"],
  ["arcs", ["arcs", "*", "image"], "arc"],
  ["affiches", ["*", "image"], "affiches"],
  ["panneaux", ["*", "image"], "panneaux"],
  ["createurs", ["*", "portrait"], "portrait"],
  ["createurs", ["*", "apercu"], "apercu"],
  ["createurs", ["*", "fichier"], "video"],
  ["createurs", ["*", "sous_titres"], "sous-titres"],
  ["musique", ["*", "pistes", "*", "fichier"], "piste"],
  ["streamers", ["*", "portrait"], "portrait"],
];

/**
 * Every file that the content names, taken from the plain data, so that a file is looked at also when the entry around
 * it has another fault. Entries that are withdrawn (`retrait: true`) need no file any more.
 * @param withdrawn whether the files that they still name are wanted too
 */
export function mediaReferences(
  sources: ReadonlyMap<SourceName, YamlSource>,
  { withdrawn = false } = {},
): MediaReference[] {
  return PLACES.flatMap(([name, pattern, use]) => {
    const source = sources.get(name);
    if (!source) return [];
    const folder = isEntryKind(name) ? ENTRY_KINDS[name].images : "";
    return matches(source.data, pattern, [], withdrawn).flatMap(([path, value]) => {
      const file = ContentPath.safeParse(value);
      if (!file.success) return [];
      // Asked for when there is a fault to tell: of thousands of entries, seldom.
      return [
        {
          path: folder + file.data,
          use,
          get at() {
            return source.place(path);
          },
        },
      ];
    });
  });
}

function matches(
  data: unknown,
  [step, ...rest]: KeyPath,
  path: KeyPath,
  withdrawn: boolean,
): [KeyPath, unknown][] {
  if (step === undefined) return [[path, data]];
  if (step === "*")
    return Array.isArray(data)
      ? data.flatMap((item: unknown, index) => matches(item, rest, [...path, index], withdrawn))
      : [];
  if (!isRecord(data) || (data["retrait"] === true && !withdrawn)) return [];
  return step in data ? matches(data[step], rest, [...path, step], withdrawn) : [];
}

function isEntryKind(name: SourceName): name is EntryKindName {
  return Object.hasOwn(ENTRY_KINDS, name);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
