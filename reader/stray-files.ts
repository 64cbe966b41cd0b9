import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { nearest } from "#text/nearest.ts";
import type { ContentFolder } from "./content-folder.ts";
import { CONTENT_FILES, ENTRY_KINDS } from "./content-files.ts";
import { knownKeys } from "./parsed-list/parsed-list.ts";
import { strayFolders } from "./stray-folders.ts";

/** The folders of entries: whatever ends in .yaml there is an entry. */
const FOLDERS: readonly string[] = Object.values(ENTRY_KINDS).map(({ folder }) => folder);
/** The files that may stand in the content folder itself. */
const EXPECTED: readonly string[] = [
  ...Object.values(CONTENT_FILES).map(({ file }) => file),
  ...Object.values(ENTRY_KINDS)
    .map(({ list }) => list)
    .filter((list) => !list.includes("/")),
];
/** What a text may be called that was meant to end in .yaml. */
const TEXT = /^[^.]+$|\.(txt|text|rtf|md)$/i;
const KEYS = [...knownKeys(GalleryEntry, []), ...knownKeys(RosterEntry, [])].join("|");
/** A text that begins, after remarks, with a line of an entry; also in the wrapping of a word processor (RTF). */
const ENTRY = new RegExp(String.raw`^(?:\s|#[^\n]*\n|\{\\rtf[^]*?\\\S+ )*(?:${KEYS})\s*:`);

/**
 * Files that were meant to be content and that nobody would read, such as `streamer.yaml`, `affiche.yml`,
 * `affiche.yaml.txt` or `affiches/2024/bal.yaml`: a slip in a file's name or place must not take anything off a page.
 * @returns the paths that they were meant to have
 */
export async function strayFiles(
  dir: string,
  folder: ContentFolder,
  report: { faults: Fault[]; notices: Fault[] },
): Promise<Set<string>> {
  const meant = new Set(await strayFolders(folder, FOLDERS, report));
  for (const prefix of ["", ...FOLDERS]) {
    const folders = new Set(await folder.folders(prefix));
    const names = await folder.names(prefix);
    for (const name of names) {
      if (name.startsWith(".") || folders.has(name)) continue;
      const file = prefix + name;
      const text = strayWords(name, prefix, names) ?? (await textWords(dir, name, prefix, names));
      if (text === undefined) continue;
      meant.add(prefix + plainName(name));
      report.faults.push(faultAt({ file, line: 1, column: 1, field: file }, text));
    }
  }
  return meant;
}

function plainName(name: string): string {
  return `${name.replace(/(\.ya?ml)?\.(ya?ml|txt|text|rtf|md|docx?|bak)$/i, "")}.yaml`;
}

function strayWords(name: string, prefix: string, names: readonly string[]): string | undefined {
  const plain = plainName(name);
  if (plain !== name && names.includes(plain) && /\.ya?ml(\.[a-z]+)?$/i.test(name) && !/\.tmp$/i.test(name))
    return `Ce fichier n’est lu par personne : c’est « ${plain} », à côté, qui l’est. → Comparez-les : gardez le bon sous le nom « ${plain} », et effacez l’autre.`;
  if (/\.ya?ml\.[a-z]+$/i.test(name) && !/\.ya?ml\.tmp$/i.test(name))
    return `Ce fichier n’est lu par personne : son nom finit par « ${name.slice(name.lastIndexOf("."))} », que l’éditeur a ajouté et que Windows cache. → Renommez-le « ${plain} » (dans l’Explorateur : Affichage, « Extensions de noms de fichiers »).`;
  if (/\.(yml|YAML|Yaml)$/.test(name) || /\.yml$/i.test(name))
    return `Ce fichier n’est lu par personne : son nom doit finir par « .yaml ». → Renommez-le « ${plain} ».`;
  if (prefix !== "" || !name.endsWith(".yaml") || EXPECTED.includes(name)) return undefined;
  const meant = nearest(name, EXPECTED);
  return `Ce fichier n’est lu par personne. → Renommez-le (${meant ?? EXPECTED.join(", ")}), ou mettez-le dans le dossier de ce qu’il décrit : ${FOLDERS.join(", ")}.`;
}

/**
 * What to say of a text without .yaml at its end that is an entry, or bears the name of a file of the content; nothing of
 * one that tells about the folder, or is a copy of a file beside it.
 */
async function textWords(dir: string, name: string, prefix: string, names: readonly string[]) {
  const plain = plainName(name);
  if (!TEXT.test(name) || /^(lisez|readme|licen[cs]e)/i.test(name) || names.includes(plain)) return undefined;
  const text = await readFile(join(dir, prefix, name), "utf8").catch(() => undefined);
  const expected = prefix === "" && EXPECTED.includes(plain);
  if (text === undefined || !(expected || ENTRY.test(text))) return undefined;
  const how = text.startsWith(String.raw`{\rtf`)
    ? `Enregistrez-le en texte brut, sous le nom « ${plain} »`
    : `Renommez-le « ${plain} »`;
  const where =
    prefix === "" && !expected ? `, dans le dossier de ce qu’il décrit : ${FOLDERS.join(", ")}` : "";
  return `Ce fichier n’est lu par personne : son nom doit finir par « .yaml ». → ${how}${where}.`;
}
