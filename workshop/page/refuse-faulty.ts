// What the form's own rules cannot say, a rule between two fields first of all, said before anything is saved: a content
// that the check refuses would keep everyone's changes off the site.
import { parse } from "yaml";
import * as z from "zod";
import { ArcsFile } from "#schemas/arc.ts";
import { Creator } from "#schemas/creator.ts";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import { Playlist } from "#schemas/playlist.ts";
import { SearchWords } from "#schemas/search-words.ts";
import { Site } from "#schemas/site.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { formWords } from "../form-words.ts";
import { brokenLinks, type StoredEntry } from "./broken-links.ts";
import type { Change } from "./change.ts";
import { isRecord, numbered, placeOf } from "./place-of.ts";
import { wrongFiles } from "./wrong-files.ts";

type Identifier = readonly [id: string, path: PropertyKey[]];

const DistinctArcs = distinct(
  ArcsFile,
  ({ arcs }) => arcs.map(({ key }, index) => [key, ["arcs", index, "cle"]]),
  (key) => `La clé d’arc « ${key} » sert déjà. → Chaque arc a sa propre clé.`,
);
const DistinctTracks = distinct(
  z.array(Playlist),
  (groups) =>
    groups.flatMap(({ tracks }, group) =>
      tracks.map(({ id }, index): Identifier => [id, [group, "pistes", index, "id"]]),
    ),
  (id) => `L’identifiant de piste « ${id} » sert déjà. → Donnez-en un différent à l’une des deux pistes.`,
);

/** What the check knows of entries that stand in one file: no two of the same key, or identifier, whatever their capitals. */
function distinct<T extends z.ZodType>(
  schema: T,
  named: (value: z.output<T>) => readonly Identifier[],
  words: (id: string) => string,
) {
  // Apart: what the schema itself refuses has not its final shape.
  return schema.pipe(
    z.custom<z.output<T>>().superRefine((value, { addIssue }) => {
      const all = named(value);
      const ids = all.map(([id]) => id.toLowerCase());
      for (const [index, [id, path]] of all.entries())
        if (ids.indexOf(ids[index] ?? "") < index) addIssue({ code: "custom", path, message: words(id) });
    }),
  );
}

/** The files of the content, by what their path ends with, and the key that the name of an entry's file says. */
const SCHEMAS: readonly { path: RegExp; schema: z.ZodType; named?: string; empty?: unknown }[] = [
  { path: /(?:^|\/)(?:affiches|panneaux)\/([^/]+)\.yaml$/, schema: GalleryEntry, named: "id" },
  { path: /(?:^|\/)joueurs\/([^/]+)\.yaml$/, schema: RosterEntry, named: "username" },
  { path: /(?:^|\/)arcs\.yaml$/, schema: DistinctArcs },
  { path: /(?:^|\/)musique\.yaml$/, schema: DistinctTracks, empty: [] },
  { path: /(?:^|\/)createurs\.yaml$/, schema: z.array(Creator), empty: [] },
  { path: /(?:^|\/)recherche\.yaml$/, schema: SearchWords },
  { path: /(?:^|\/)site\.yaml$/, schema: Site },
];

/** Keys of an entry that the form does not show, and so cannot correct. */
const HIDDEN = new Set<PropertyKey | undefined>(["id", "username", "import"]);

/**
 * Gives back what the editor is about to save; @throws what it shows in its window, when the check would refuse it.
 * @param stored every entry as it stands
 * @param unread what stands in the form, and that the editor could not read of it
 */
export async function refuseFaulty<T extends { changes: readonly Change[] }>(
  saving: T,
  stored: readonly StoredEntry[] = [],
  unread: readonly string[] = [],
): Promise<T> {
  const { changes } = saving;
  const words =
    numbered(unread) ??
    changes
      .map(({ path, data }) => (typeof data === "string" ? refusal(path, data) : undefined))
      .find((one) => one !== undefined) ??
    numbered(await wrongFiles(changes)) ??
    numbered(brokenLinks(stored, changes));
  if (words !== undefined) throw new Error("saving_failed", { cause: new Error(words) });
  return saving;
}

/** All that the check would refuse of a file, in the words of the form; undefined when it would not, or when the form cannot mend it. */
export function refusal(path: string, text: string): string | undefined {
  for (const { path: pattern, schema, named, empty = {} } of SCHEMAS) {
    const found = pattern.exec(path);
    if (!found) continue;
    // Posters and signs have a word of their own for what is written on them.
    const gallery = named === "id" ? "affiches" : "";
    const written: unknown = parse(text, { uniqueKeys: false }) ?? empty;
    const data = named && isRecord(written) ? { ...written, [named]: found[1] } : written;
    const { error } = schema.safeParse(data, { error: () => "Cette valeur n’est pas acceptée." });
    const said = new Map<string, string>();
    for (const { code, path: place, message } of error?.issues ?? []) {
      const shown = code !== "unrecognized_keys" && !(named && HIDDEN.has(place[0]));
      const where = placeOf(place, data, gallery);
      // What a field is not matters more than what else it is not.
      if (shown && !said.has(where)) said.set(where, frenchSpaces(`${where} : ${formWords(message)}`));
    }
    return numbered([...said.values()]);
  }
  return undefined;
}
