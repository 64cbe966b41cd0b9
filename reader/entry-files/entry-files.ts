import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { EVERY_FILE, faultAt } from "#schemas/fault.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { Slug } from "#schemas/french-text.ts";
import { idOfImage } from "#schemas/gallery-item.ts";
import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import type { ContentFolder } from "../content-folder.ts";
import { ENTRY_KINDS, type EntryKind, type EntryKindName } from "../content-files.ts";
import { noList } from "../parsed-list/parsed-list.ts";
import { readYamlSource, type YamlMemory, type YamlSource } from "../yaml-source/yaml-source.ts";
import { byStanding, rank, type Standing } from "./entry-order.ts";
import { fileForFolder } from "./file-for-folder.ts";

export { byStanding, rank, type Standing };

const Named = z.object({
  id: z.string().optional(),
  image: z.string().optional(),
  username: z.string().optional(),
});

/** How many files are read before others may go on: in turn, a promise for each would cost more than the disk does. */
const BITE = 200;

/** All entries of a kind as one list, in the order of the pages: each place is in the file that holds it. */
export interface EntrySource extends YamlSource {
  data: unknown[];
  entries: readonly ListedEntry[];
  /** Whether a file could not be read: what it holds is not known. */
  partial: boolean;
}

/** An entry, and the file that holds it. */
export interface ListedEntry extends Standing {
  file: string;
}

interface Part extends Standing {
  source: YamlSource;
}

/**
 * Reads the entries of a kind, a file each, and those of the single list that held them before.
 * @param faults receives what keeps a file from being read
 * @param notices receives what is read today and will not always be
 * @param memory what texts said that were read before
 * @returns undefined when there is neither a file nor a list
 */
export async function readEntries(
  dir: string,
  folder: ContentFolder,
  name: EntryKindName,
  { faults, notices }: { faults: Fault[]; notices: Fault[] },
  memory?: YamlMemory,
): Promise<EntrySource | undefined> {
  const kind: EntryKind = ENTRY_KINDS[name];
  const before = faults.length;
  const wrong = fileForFolder(dir, kind);
  if (wrong) {
    faults.push(wrong);
    return { file: kind.folder, data: [], entries: [], partial: true, place: () => topOf(kind) };
  }
  const files = await entryFiles(folder, kind);
  const read: (Part | undefined)[] = [];
  for (const file of files) {
    read.push(readEntry(dir, kind, file, faults, memory));
    if (read.length % BITE === 0) await setImmediate();
  }
  const list = readList(dir, kind, { faults, notices });
  const partial = faults.length > before;
  if (files.length === 0 && list === undefined && !partial) return undefined;

  const parts = [...(list ?? []), ...read.flatMap((part) => part ?? [])].toSorted(byStanding);
  return {
    file: kind.folder,
    data: parts.map(({ data }) => data),
    entries: parts.map(({ data, name, listed, source }) => ({ data, name, listed, file: source.file })),
    partial,
    place([index, ...rest]) {
      const part = parts[Number(index)];
      if (!part) return topOf(kind);
      return part.source.place(part.listed === undefined ? rest : [part.listed, ...rest]);
    },
  };
}

function topOf({ folder, root }: EntryKind): ContentPlace {
  return { file: folder, line: 1, column: 1, field: root };
}

/** The files of a kind's entries, sorted; the list of before, which may stand among them, is none. */
async function entryFiles(folder: ContentFolder, { folder: prefix, list }: EntryKind): Promise<string[]> {
  const names = await folder.names(prefix);
  return names
    .filter((name) => /^[^.].*\.yaml$/s.test(name) && !/\.ya?ml\.yaml$/.test(name))
    .map((name) => prefix + name)
    .filter((file) => file !== list)
    .toSorted();
}

function readEntry(
  dir: string,
  kind: EntryKind,
  file: string,
  faults: Fault[],
  memory: YamlMemory | undefined,
): Part | undefined {
  const name = file.slice(kind.folder.length, -".yaml".length);
  const reading = readYamlSource(dir, file, "", memory);
  if (reading.state === "absent") return undefined;
  if (reading.state === "broken") {
    faults.push(...reading.faults);
    return undefined;
  }
  const { source } = reading;
  const wrong = nameFault(kind, name) ?? shapeFault(kind, source.data);
  if (wrong !== undefined) {
    faults.push(faultAt(source.place([]), wrong));
    return undefined;
  }
  const data = { [kind.key]: name, ...entryOf(source.data) };
  if (data[kind.key] !== name) {
    faults.push(
      faultAt(
        source.place([kind.key]),
        `Le nom du fichier, « ${name} », et la ligne « ${kind.key} » ne disent pas la même chose. → Retirez cette ligne : le nom du fichier suffit.`,
      ),
    );
    return undefined;
  }
  return { data, name, source };
}

function entryOf(data: unknown): Record<string, unknown> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}

function nameFault(kind: EntryKind, name: string): string | undefined {
  if (kind.key === "id" && !Slug.safeParse(name).success)
    return `Le nom de ce fichier sert d’identifiant, et « ${name} » ne le peut pas. → Renommez-le avec des minuscules sans accent, des chiffres et des tirets (exemple : votez-vargas.yaml).`;
  if (kind.key === "username" && !TWITCH_LOGIN.test(name))
    return `Le nom de ce fichier est le pseudo Twitch, et « ${name} » ne peut pas en être un. → Copiez-le depuis l’adresse de la chaîne : lettres sans accent, chiffres et _, 25 au plus.`;
  return undefined;
}

function shapeFault({ one }: EntryKind, data: unknown): string | undefined {
  if (data === null || data === undefined)
    return `Ce fichier est vide : il doit dire ${one}. → Écrivez une information par ligne, « clé: valeur » ; ${EVERY_FILE} montre un exemple.`;
  if (Array.isArray(data))
    return `Ce fichier est une liste ; il doit dire ${one}, un fichier chacun. → Retirez le tiret, et le décalage des lignes qui le suivent ; ce qui commence par un autre tiret va dans un fichier à lui.`;
  if (typeof data !== "object")
    return "Ce fichier doit avoir une information par ligne, « clé: valeur ». → Comparez-le à un fichier qui marche.";
  return undefined;
}

/** The entries of the list of before; undefined when there is none, or none that can be read. */
function readList(
  dir: string,
  kind: EntryKind,
  { faults, notices }: { faults: Fault[]; notices: Fault[] },
): Part[] | undefined {
  const reading = readYamlSource(dir, kind.list, kind.root);
  if (reading.state === "absent") return undefined;
  if (reading.state === "broken") {
    faults.push(...reading.faults);
    return undefined;
  }
  const { source } = reading;
  const data: unknown = source.data ?? [];
  if (!Array.isArray(data)) {
    faults.push(noList(source));
    return undefined;
  }
  notices.push(
    faultAt(
      source.place([]),
      `Cette liste est encore lue, et ne le sera plus dans la prochaine version : chaque entrée a désormais son fichier, dans ${kind.folder}. → Lancez « npm run content -- migrate » : il les écrit, et ne change aucune adresse.`,
    ),
  );
  return data.map((entry: unknown, listed) => ({
    data: entry,
    name: listedName(kind, entry),
    listed,
    source,
  }));
}

/** The name that the file of an entry of a list would have; empty when it gives none. */
function listedName({ key }: EntryKind, entry: unknown): string {
  const { data } = Named.safeParse(entry);
  return (key === "username" ? data?.username : (data?.id ?? (data?.image && idOfImage(data.image)))) ?? "";
}
