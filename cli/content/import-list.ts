import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { openPicture, weightRefusal } from "#media/open-picture/open-picture.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { slugOf } from "#text/slug.ts";
import { extensionOf, galleryOf } from "./add.ts";
import type { CommandContext } from "./commands.ts";
import { appendEntries, galleryState, type NewEntry } from "./gallery-file.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";

const DOWNLOAD_MS = 30_000;

/** One entry of the former static list of a gallery [P8]. `url` is an address or a path beside the list. */
const OldEntry = z.object({
  title: z.string().trim().min(1),
  info: z.string().nullish(),
  url: z.string().min(1),
  import: z.string().nullish(),
});

/**
 * `import affiche LISTE.json`: takes over a former list; images are copied or downloaded under ASCII names. The site
 * then publishes its own import images; `--garder-import` keeps the former addresses. Entries that cannot be taken over
 * are named, the others are added; exit code 1 when one was left out.
 */
export async function importList({ args, contentDir, write, fetch }: CommandContext): Promise<number> {
  const { gallery, list, keepImport } = words(args);
  const entries = z.array(OldEntry).safeParse(await readJson(list));
  if (!entries.success)
    throw new Misuse(`« ${list} » n’est pas une liste [{ "title", "info", "url", "import" }].`);
  const state = await galleryState(contentDir, gallery);
  if (!state.ok)
    throw new Misuse(
      `${gallery}/${gallery}.yaml ne peut pas être lu ; lancez d’abord « npm run content -- check ».`,
    );

  const added: NewEntry[] = [];
  const left: string[] = [];
  await mkdir(join(contentDir, gallery), { recursive: true });
  for (const entry of entries.data) {
    const bytes = await imageBytes(entry.url, dirname(resolve(list)), fetch);
    const refusal =
      bytes === undefined ? "image introuvable" : (weightRefusal(bytes.length) ?? (await doorRefusal(bytes)));
    if (refusal !== undefined || bytes === undefined) {
      left.push(`  ${entry.title} — ${(refusal ?? "").split(" → ")[0]}`);
      continue;
    }
    const id = freeId(slugOf(entry.title).slice(0, 70) || gallery.slice(0, -1), state.ids);
    const name = `${id}.${extensionOf(bytes)}`;
    await writeFile(join(contentDir, gallery, name), bytes);
    added.push({
      titre: entry.title,
      auteur: entry.info ?? "",
      image: name,
      import: keepImport ? (entry.import ?? undefined) : undefined,
    });
  }
  await appendEntries(contentDir, gallery, added);
  write(`Entrées ajoutées à ${gallery}/${gallery}.yaml\u00a0: ${added.length}.\n`);
  if (left.length > 0) write(frenchSpaces(`Laissées de côté : ${left.length}.\n${left.join("\n")}\n`));
  return left.length === 0 ? 0 : 1;
}

function words(args: readonly string[]) {
  const parsed = readOptions(args, { "garder-import": { type: "boolean" } }, 2);
  const [kind = "", list] = parsed.positionals;
  const gallery = galleryOf(kind);
  if (!gallery || !list) throw new Misuse("Dites quoi reprendre : « import affiche LISTE.json ».");
  return { gallery, list, keepImport: parsed.values["garder-import"] ?? false };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}

async function imageBytes(
  url: string,
  folder: string,
  fetch: typeof globalThis.fetch,
): Promise<Buffer | undefined> {
  if (!/^https?:\/\//.test(url)) return readFile(join(folder, url)).catch(() => undefined);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

async function doorRefusal(bytes: Buffer): Promise<string | undefined> {
  const opened = await openPicture(bytes);
  return opened.ok ? undefined : opened.refusal;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
