import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "#media/in-parallel.ts";
import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { Slug } from "#schemas/french-text.ts";
import type { MediaReference } from "#schemas/media-reference.ts";
import { freeId, slugOf } from "#text/slug.ts";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKind } from "./content-files.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";
import { mediaReferences } from "./media-references.ts";

const IMAGE = /\.(jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg)$/i;
const LANES = 16;

/**
 * What is odd about the images of the entries and may be meant: one that nobody names, and one that stands there twice
 * under two names.
 * @param references the files that are there and that entries show
 * @param faults of an entry that has one, nothing is said about the image of its name: it may well name it, and wrongly
 */
export async function imageNotices(
  dir: string,
  folder: ContentFolder,
  sources: Sources,
  references: readonly MediaReference[],
  faults: readonly Fault[],
): Promise<Fault[]> {
  return [...(await loneImages(folder, sources, faults)), ...(await twinImages(dir, references))];
}

async function loneImages(
  folder: ContentFolder,
  sources: Sources,
  faults: readonly Fault[],
): Promise<Fault[]> {
  const faulty = new Set(faults.map(({ file }) => withoutExtension(file)));
  const references = mediaReferences(sources, { withdrawn: true });
  const named = new Set(references.map(({ path }) => path));
  const notices: Fault[] = [];
  for (const kind of ENTRY_KIND_NAMES) {
    // A file that could not be read may be the one that names it.
    if (sources.get(kind)?.partial) continue;
    const { folder: prefix, one, images } = ENTRY_KINDS[kind];
    const names = new Set(await folder.names(prefix));
    for (const name of names) {
      const file = prefix + name;
      if (name.startsWith(".") || !IMAGE.test(name) || named.has(file.normalize("NFC"))) continue;
      if (faulty.has(withoutExtension(file))) continue;
      const shown = shownAs(name, ENTRY_KINDS[kind], names);
      const entry = `${withoutExtension(shown)}.yaml`;
      if (faulty.has(withoutExtension(prefix + entry))) continue;
      const rename = shown === name ? "" : `renommez-la « ${shown} », puis `;
      const line = images === "" ? `portrait: ${prefix}${shown}` : `image: ${shown}`;
      const key = line.slice(0, line.indexOf(":"));
      const hasOther =
        names.has(entry) &&
        (images !== "" || references.some(({ use, at }) => use === "portrait" && at.file === prefix + entry));
      const inEntry = shown !== name && images === "" ? "le fichier de ce joueur" : entry;
      const write = hasOther
        ? `mettez dans ${entry} « ${line} » à la place de sa ligne « ${key} »`
        : names.has(entry) || inEntry !== entry
          ? `écrivez dans ${inEntry} une ligne « ${line} »`
          : `écrivez ${one} à côté, « ${entry} », avec une ligne « ${line} »`;
      notices.push(
        faultAt(
          { file, line: 1, column: 1, field: name },
          `Cette image n’est à personne : aucun fichier du dossier ${prefix} ne la nomme. → Pour la montrer, ${rename}${write} ; sinon, effacez-la.`,
        ),
      );
    }
  }
  return notices;
}

/** The name that an image is to have: its own where an entry's file may have the same, else a free one. */
function shownAs(name: string, { key }: EntryKind, names: ReadonlySet<string>): string {
  const stem = withoutExtension(name);
  const isFit = key === "id" ? Slug.safeParse(stem).success : TWITCH_LOGIN.test(stem);
  if (isFit) return name;
  const extension = name.slice(stem.length);
  return freeId(slugOf(stem) || "image", (id) => names.has(id + extension)) + extension;
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^/]*$/, "");
}

async function twinImages(dir: string, references: readonly MediaReference[]): Promise<Fault[]> {
  const shown = references.filter(({ use }) => use === "affiches" || use === "panneaux");
  const once = [...new Map(shown.map((reference) => [reference.path, reference])).values()];
  const sized = await inParallel(once, LANES, async (reference) => {
    const { size } = await stat(join(dir, reference.path));
    return { reference, size };
  });
  const bySize = Map.groupBy(sized, ({ size, reference }) => `${reference.use} ${size}`);
  const notices: Fault[] = [];
  for (const same of bySize.values()) {
    if (same.length < 2) continue;
    const seen: { bytes: Buffer; reference: MediaReference }[] = [];
    for (const { reference } of same) {
      const bytes = await readFile(join(dir, reference.path));
      const twin = seen.find((other) => other.bytes.equals(bytes));
      if (twin)
        notices.push(
          faultAt(
            reference.at,
            `« ${reference.path} » et « ${twin.reference.path} » (${twin.reference.at.file}) sont la même image. → Si c’est une erreur, donnez à l’une sa bonne image ; si c’est deux fois la même entrée, ajoutez « retrait: true » à l’une des deux.`,
          ),
        );
      else seen.push({ bytes, reference });
    }
  }
  return notices;
}
