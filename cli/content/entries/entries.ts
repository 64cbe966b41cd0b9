import { join } from "node:path";
import { Document, isScalar, visit } from "yaml";
import { CONTENT_FILES, ENTRY_KINDS } from "#reader/content-files.ts";
import { idOfImage } from "#schemas/gallery-item.ts";
import { readIfThere } from "../read-if-there.ts";
import { writeContent } from "../write-content.ts";
import { placeInGroup } from "./add-track.ts";

export { openGallery, type OpenGallery } from "./gallery.ts";

/** What the content holds several of. */
export type EntryList = "affiches" | "panneaux" | "streamers" | "createurs" | "musique";

/** An entry as the staff writes it: French keys, plain values. Of the music: a group's `createur` and `arc`, and one `piste`. */
export type NewEntry = Readonly<Record<string, unknown>>;

/** Where an entry was written: its file in the content folder, and its first and last lines from 1. */
export interface WrittenAt {
  file: string;
  first: number;
  last: number;
}

/**
 * Adds an entry to the content: a file of its own for a poster, a sign or a player, lines in their list for
 * the others; what stands there, comments included, is kept. The one place that knows in which file a new entry goes.
 * @param entry a poster or a sign is named by its `id` or its `image`, a player by their `username`; without `date` and
 * `rang` a poster or sign stands after all that have one
 */
export async function writeEntry(contentDir: string, list: EntryList, entry: NewEntry): Promise<WrittenAt> {
  return list === "createurs" || list === "musique"
    ? insertEntry(contentDir, list, entry)
    : writeFileOf(contentDir, list, entry);
}

async function writeFileOf(
  contentDir: string,
  list: keyof typeof ENTRY_KINDS,
  { id, username, ...entry }: NewEntry,
): Promise<WrittenAt> {
  const name = list === "streamers" ? username : (id ?? idOfImage(String(entry["image"])));
  const file = `${ENTRY_KINDS[list].folder}${String(name)}.yaml`;
  const lines = yamlOf(entry);
  await writeContent(join(contentDir, file), lines);
  return { file, first: 1, last: lines.split("\n").length - 1 };
}

async function insertEntry(
  contentDir: string,
  list: "createurs" | "musique",
  entry: NewEntry,
): Promise<WrittenAt> {
  const { file } = CONTENT_FILES[list];
  const path = join(contentDir, file);
  const text = ((await readIfThere(path)) ?? "").replace(/^\[\s*\]\s*$/m, "");
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const { offset, lines } = list === "musique" ? trackLines(before, entry) : atTheEnd(before, entry);
  await writeContent(path, before.slice(0, offset) + lines + before.slice(offset));
  const first = before.slice(0, offset).split("\n").length;
  return { file, first, last: first + lines.split("\n").length - 2 };
}

function atTheEnd(before: string, entry: NewEntry) {
  return { offset: before.length, lines: yamlOf([entry]) };
}

/** A track joins its group; a group that is new comes at the end. */
function trackLines(before: string, { piste, createur, arc }: NewEntry) {
  const group = arc === undefined ? { createur } : { createur, arc };
  const place = placeInGroup(before, group);
  if (!place) return atTheEnd(before, { ...group, pistes: [piste] });
  const lines = yamlOf([piste]).replace(/^(?=.)/gm, place.indent);
  return { offset: place.offset, lines };
}

/** What stands without quotes in the guide: names of files and people, addresses. */
const PLAIN = /^[A-Za-z][\w./:?=&%-]*$/;

/** Values in YAML as the guide writes them: texts between quotes, so that no sign in them means something else. */
function yamlOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (key !== "key" && isScalar(node) && typeof node.value === "string")
        node.type = PLAIN.test(node.value) ? "PLAIN" : "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 });
}
