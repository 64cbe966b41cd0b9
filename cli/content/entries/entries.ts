import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Document, isScalar, visit } from "yaml";
import { CONTENT_FILES } from "#reader/content-files.ts";

export { openGallery, type OpenGallery } from "./gallery.ts";

/** The lists of the content that take new entries. */
export type EntryList = "affiches" | "panneaux" | "streamers" | "createurs" | "musique";

/** An entry as the staff writes it: French keys, plain values. */
export type NewEntry = Readonly<Record<string, unknown>>;

/** Where an entry was written: its file in the content folder, and its first and last lines from 1. */
export interface WrittenAt {
  file: string;
  first: number;
  last: number;
}

/**
 * Adds an entry to a list of the content; what stands there, comments included, is kept. The one place that knows in
 * which file a new entry goes.
 */
export async function writeEntry(contentDir: string, list: EntryList, entry: NewEntry): Promise<WrittenAt> {
  const { file } = CONTENT_FILES[list];
  const path = join(contentDir, file);
  await mkdir(dirname(path), { recursive: true });
  const before = (await readFile(path, "utf8").catch(absent)).replace(/^\[\s*\]\s*$/m, "");
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  const lines = yamlOf([entry]);
  await writeFile(`${path}.tmp`, start + lines);
  await rename(`${path}.tmp`, path);
  const first = start.split("\n").length;
  return { file, first, last: first + lines.split("\n").length - 2 };
}

function absent(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}

/** What stands without quotes in the guide: names of files and people, addresses. */
const PLAIN = /^[A-Za-z][\w./:?=&%-]*$/;

/** Values in YAML as the guide writes them: texts between quotes, so that no sign in them means something else. */
export function yamlOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (key !== "key" && isScalar(node) && typeof node.value === "string")
        node.type = PLAIN.test(node.value) ? "PLAIN" : "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 });
}
