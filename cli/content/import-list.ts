import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { takePhoto } from "#media/photo/take-photo.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { slugOf } from "#text/slug.ts";
import { galleryOf } from "./add.ts";
import type { CommandContext } from "./commands.ts";
import { openGallery, writeEntry } from "./entries/entries.ts";
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
  const state = await openGallery(contentDir, gallery);
  if (!state)
    throw new Misuse(
      `Les ${gallery} ne peuvent pas être lues ; lancez d’abord « npm run content -- check ».`,
    );

  let added = 0;
  const left: string[] = [];
  for (const entry of entries.data) {
    const bytes = await imageBytes(entry.url, dirname(resolve(list)), fetch);
    const taken = bytes && (await takePhoto(bytes, { firstFrame: false }));
    if (!taken?.ok) {
      left.push(`  ${entry.title} — ${taken?.refusal.split(" → ")[0] ?? "image introuvable"}`);
      continue;
    }
    const id = freeId(slugOf(entry.title).slice(0, 70) || gallery.slice(0, -1), state.ids);
    const name = `${id}.${taken.photo.extension}`;
    await state.keep(name, taken.photo.bytes);
    const link = keepImport && entry.import ? { import: entry.import } : {};
    await writeEntry(contentDir, gallery, {
      titre: entry.title,
      auteur: entry.info ?? "",
      image: name,
      // The order of the list is the order of the page.
      rang: state.lastRank + (added + 1) * 10,
      ...link,
    });
    added++;
  }
  write(`Entrées ajoutées à ${gallery}/\u00a0: ${added}.\n`);
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

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
