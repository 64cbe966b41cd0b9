import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Fault } from "#schemas/content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { faultAt } from "#schemas/fault.ts";
import { decodeUtf8, SAVE_AS_UTF8 } from "#text/utf8.ts";
import { fieldName } from "../field-name.ts";
import { syntaxFaults, tabFaults } from "./syntax-faults.ts";
import { conflictFaults } from "./conflict-faults.ts";
import { forbiddenNodes } from "./forbidden-nodes.ts";
import { misreadTexts } from "./misread-texts.ts";
import { swallowedEnd } from "./swallowed-end.ts";
import type { YamlMemory } from "./yaml-memory.ts";

export { hasHidden, HIDDEN_CHARACTER } from "./hidden-characters.ts";
export { hasNoBreak, NO_BREAK } from "./no-break-spaces.ts";
export { openYamlMemory, type YamlMemory } from "./yaml-memory.ts";

const MAX_BYTES = 16 * 1024 * 1024;

const OLD_MAC =
  "Les lignes de ce fichier finissent comme sur un vieux Mac, et n’en font qu’une. → Enregistrez-le de nouveau, avec des fins de ligne « LF » (ou « Unix », « Windows »).";

/** A key path inside a YAML file, such as `[3, "titre"]`. */
export type KeyPath = readonly (string | number)[];

/** One YAML file that could be read: its plain data, and where each of its entries stands. */
export interface YamlSource {
  file: string;
  data: unknown;
  /** Whether it holds more that could not be read. */
  partial?: boolean;
  /** The place of an entry; a key that is missing gives the place of the entry that should hold it. */
  place(path: KeyPath): ContentPlace;
}

export type YamlReading =
  | { state: "absent" }
  | { state: "broken"; faults: Fault[] }
  | { state: "read"; source: YamlSource };

/**
 * Reads one YAML file of the content folder: at most 16 MB, UTF-8, no aliases, no tags, no duplicate keys.
 * @param file path relative to `dir`
 * @param root what the top of the file is called in fault reports ("affiches")
 * @param memory what texts said that were read before
 */
export function readYamlSource(dir: string, file: string, root: string, memory?: YamlMemory): YamlReading {
  const top: ContentPlace = { file, line: 1, column: 1, field: fieldName(root, []) };
  const broken = (text: string): YamlReading => ({ state: "broken", faults: [faultAt(top, text)] });
  const stat = lstatSync(join(dir, file), { throwIfNoEntry: false });
  if (!stat) return { state: "absent" };
  if (stat.isSymbolicLink())
    return broken("Ce fichier est un raccourci (lien symbolique). → Mettez le vrai fichier à sa place.");
  if (!stat.isFile())
    return broken("Ce n’est pas un fichier. → Remplacez ce dossier par le fichier attendu.");
  if (stat.size > MAX_BYTES)
    return broken("Ce fichier dépasse 16 Mo. → Vérifiez qu’il ne contient que du texte.");
  const text = decodeUtf8(readFileSync(join(dir, file)));
  if (text === undefined) return broken(`Ce fichier n’est pas enregistré en UTF-8. → ${SAVE_AS_UTF8}`);
  if (/\r(?!\n)/.test(text) && !text.includes("\n")) return broken(OLD_MAC);
  const known = memory?.recall(text);
  if (known) {
    return { state: "read", source: { file, data: known.data, place: placer(text, top, root) } };
  }
  const reading = parseYaml(text, top, root);
  if (reading.state === "read") memory?.note(text, reading.source.data);
  return reading;
}

function parseYaml(text: string, top: ContentPlace, root: string): YamlReading {
  const conflicts = conflictFaults(text, top);
  if (conflicts.length > 0) return { state: "broken", faults: conflicts };
  try {
    const { document, at } = parseText(text, top);
    const broken = document.errors.length > 0;
    const causes = [...tabFaults(text, top, broken), ...(broken ? swallowedEnd(document, at) : [])];
    const syntax = syntaxFaults([...document.errors, ...document.warnings], at, causes, text);
    // What stands below a line that cannot be read is read wrongly.
    const first = document.errors.slice(0, 1).map(({ pos }) => at(pos[0]));
    const end = Math.min(...[...first, ...causes, ...(broken ? syntax : [])].map(({ line }) => line));
    const read = [...forbiddenNodes(document, at), ...misreadTexts(document, at)];
    const faults = [...causes, ...syntax, ...read.filter(({ line }) => line < end)];
    if (faults.length > 0) return { state: "broken", faults };
    return {
      state: "read",
      source: {
        file: top.file,
        data: document.toJS({ maxAliasCount: 0 }),
        place: placer(text, top, root),
      },
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return {
      state: "broken",
      faults: [faultAt(top, "Ce fichier est trop imbriqué pour être lu. → Repartez d’un fichier d’exemple.")],
    };
  }
}

interface ParsedText {
  document: Document;
  /** The place of an offset in the text. */
  at: (offset: number) => ContentPlace;
}

function parseText(text: string, top: ContentPlace): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
  });
  // What is missed at the end is missed on the last line that someone wrote.
  const end = text.trimEnd().length;
  const at = (offset: number): ContentPlace => {
    const { line, col } = lines.linePos(Math.min(offset, end));
    return { ...top, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { document, at };
}

/** Places are asked for where there is a fault: the text is parsed again then, and not kept parsed, which weighs twenty times as much. */
function placer(text: string, top: ContentPlace, root: string): (path: KeyPath) => ContentPlace {
  let parsed: ParsedText | undefined;
  return (path) => {
    const { document, at } = (parsed ??= parseText(text, top));
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!isScalar(pair?.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)];
        if (item === undefined) break;
        node = item;
        if (isMap(item) || isSeq(item) || isScalar(item)) offset = item.range?.[0] ?? offset;
      } else break;
    }
    return { ...at(offset), field: fieldName(root, path) };
  };
}
