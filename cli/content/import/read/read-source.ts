import { open, opendir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { openPicture, pictureFormat } from "#media/open-picture/open-picture.ts";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./csv.ts";
import { readScript } from "./script.ts";
import { type NamedValue, Refused, type Value } from "./value.ts";

export { chatEntries } from "./chat.ts";
export { Fields, keyOf, type NamedValue, Refused, textOf, type Value } from "./value.ts";

/** The greatest weight of a list, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What lies in a folder without being an entry of it: what is hidden, also by Windows, and lists. */
const NO_ENTRY = /(^|[\\/])(\.|(thumbs\.db|desktop\.ini)$)|\.(csv|tsv|jsonl?|[cm]?[jt]sx?)$/i;

/**
 * Everything that a source writes down: a script's constants, a JSON file's value, the rows of a spreadsheet, the
 * pictures of a folder. Nothing of it is run.
 * @throws Refused when the source cannot be read, with its line
 */
export async function readSource(path: string): Promise<NamedValue[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Refused("Ce fichier est introuvable. → Vérifiez son nom et son dossier.");
  if (found.isDirectory()) return [{ name: "", value: await readFolder(path) }];
  if (found.size > MAX_BYTES) throw new Refused("Ce fichier dépasse 64 Mo. → Donnez la liste seule.");
  const bytes = await readFile(path);
  const foreign = foreignFile(path, bytes);
  if (foreign) throw new Refused(foreign);
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, "")
    .replace(/\r(?!\n)/g, "\n");
  if (text.trim() === "") throw new Refused("Ce fichier est vide.");
  if (isTable(path, text)) return [{ name: "", value: readCsv(text) }];
  return readScript(path, text).catch((error: unknown) => {
    const lines = jsonLines(text);
    if (lines) return [{ name: "", value: lines }];
    throw error;
  });
}

/** Whether a text is a spreadsheet's: by its name, or, as « .txt », by the separators of its first line. */
function isTable(path: string, text: string): boolean {
  if (/\.(csv|tsv)$/i.test(path)) return true;
  return /\.txt$/i.test(path) && /^[^[{(=\n]*[^[{(=\s][\t;][^[{(=\s]/.test(text);
}

function foreignFile(path: string, bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 64).trimStart();
  if (head.startsWith("PK") || head.startsWith("\xd0\xcf\x11\xe0"))
    return "Ceci est un classeur ou une archive. → D’un classeur : « Enregistrer sous », « CSV ». D’une archive : sortez-en les fichiers.";
  if (/^<(!DOCTYPE|html)/i.test(head))
    return "Ceci est une page web. → D’un salon, exportez en JSON plutôt qu’en HTML.";
  if (/\.ya?ml$/i.test(path))
    return "Ceci est du YAML, où chaque entrée a son fichier, comme dans le contenu. → Copiez ces fichiers, avec leurs images, dans le dossier affiches/, panneaux/ ou joueurs/ du contenu ; une liste, donnez-la en CSV ou en JSON.";
  const format = pictureFormat(bytes);
  if (format.accepted || format.foreign !== undefined)
    return `C’est une image, pas une liste. → Pour l’ajouter : npm run content -- add affiche "${path}" (ou add panneau).`;
  const isText = !bytes.includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe;
  return isText && !/^une? /.test(format.name)
    ? undefined
    : `Ce fichier est ${format.name} ; il faut une liste (TypeScript, JavaScript, JSON ou CSV), ou un dossier d’images.`;
}

/** A JSON value a line, as some tools write lists. */
function jsonLines(text: string): Value | undefined {
  try {
    const items = text.split("\n").flatMap((row, index): Value[] => {
      if (row.trim() === "") return [];
      const parsed: unknown = JSON.parse(row);
      return [plainValue(parsed, index + 1)];
    });
    return { line: 1, kind: "list", items };
  } catch {
    return undefined;
  }
}

function plainValue(value: unknown, line: number): Value {
  if (value === null || value === undefined) return { line, kind: "nothing" };
  if (Array.isArray(value))
    return { line, kind: "list", items: value.map((item: unknown) => plainValue(item, line)) };
  if (typeof value === "string") return { line, kind: "text", text: value };
  if (typeof value !== "object") return { line, kind: "text", text: JSON.stringify(value) };
  const fields = Object.entries(value).map(([name, field]): [string, Value] => [
    name,
    plainValue(field, line),
  ]);
  return { line, kind: "map", fields: new Map(fields) };
}

/** The files of a folder and of those in it, in the order of their names; each is an entry, or says why it cannot be one. */
async function readFolder(folder: string): Promise<Value> {
  const names: string[] = [];
  for await (const file of await opendir(folder, { recursive: true })) {
    const name = relative(folder, join(file.parentPath, file.name));
    if (file.isFile() && !NO_ENTRY.test(name)) names.push(name);
  }
  names.sort((a, b) => a.localeCompare(b, "fr", { numeric: true }));
  const items: Value[] = [];
  for (const [index, text] of names.entries()) {
    const line = index + 1;
    const why = await whyNoPicture(join(folder, text));
    const image: Value =
      why === undefined ? { line, kind: "text", text } : { line, kind: "refused", text, why };
    items.push({ line, kind: "map", fields: new Map([["image", image]]) });
  }
  return { line: 1, kind: "list", items };
}

/** Why a file is no picture that could be taken, by its first bytes; a name says nothing sure. */
async function whyNoPicture(path: string): Promise<string | undefined> {
  const head = await firstBytes(path).catch(() => undefined);
  if (!head) return "Ce fichier ne s’ouvre pas. → Vérifiez que vous avez le droit de le lire.";
  const format = pictureFormat(head);
  if (format.accepted || format.foreign !== undefined) return undefined;
  const opened = await openPicture(head);
  return opened.ok ? undefined : opened.refusal;
}

async function firstBytes(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(256));
  return buffer.subarray(0, bytesRead);
}
