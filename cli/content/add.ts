import { glob, readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { type Photo, takePhoto, type TakenPhoto } from "#media/photo/take-photo.ts";
import { GALLERIES, GalleryEntry, type Gallery } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { shortSlug } from "#text/slug.ts";
import type { CommandContext } from "./commands.ts";
import { openGallery, type OpenGallery, writeEntry } from "./entries/entries.ts";
import { titleOfFile } from "./title-of-file.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";

interface Wish {
  gallery: Gallery;
  images: string[];
  title: string | undefined;
  author: string;
  firstFrame: boolean;
}

/**
 * `add affiche IMAGE… [--titre …] [--auteur …] [--premiere-image]`: takes pictures as they are (photos, AVIF, TIFF…),
 * and writes an entry for each. Without --titre, the title is asked for, or taken from the file's name. Exit code 1 when
 * one was refused; the others are added.
 */
export async function add(context: CommandContext): Promise<number> {
  const wish = await words(context.args);
  const gallery = await openGallery(context.contentDir, wish.gallery);
  if (!gallery) {
    context.write(
      `Les ${wish.gallery} ne peuvent pas être lues\u202f; lancez d’abord «\u00a0npm run content -- check\u00a0».\n`,
    );
    return 1;
  }
  let refused = 0;
  for (const image of wish.images) {
    const outcome = await addOne(image, wish, gallery, context);
    if (!outcome.added) refused++;
    context.write(`${frenchSpaces(outcome.words)}\n`);
  }
  if (wish.images.length > 1) {
    const added = counted(wish.images.length - refused, "image ajoutée", "images ajoutées");
    const left = counted(refused, "refusée", "refusées");
    context.write(frenchSpaces(`${added}${refused > 0 ? `, ${left}` : ""}.\n`));
  }
  return refused === 0 ? 0 : 1;
}

async function addOne(
  image: string,
  { gallery: name, title: given, author, firstFrame }: Wish,
  gallery: OpenGallery,
  { contentDir, ask }: CommandContext,
): Promise<{ added: boolean; words: string }> {
  const refuse = (text: string) => ({ added: false, words: `« ${image} » : ${text}` });
  const bytes = await readFile(image).catch(({ code }: NodeJS.ErrnoException) => code);
  if (bytes === "EISDIR") return refuse("c’est un dossier, dont les images se prennent à part.");
  if (!(bytes instanceof Buffer)) return refuse("ce fichier est introuvable.");
  let taken: TakenPhoto = await takePhoto(bytes, { firstFrame });
  if (!taken.ok && taken.animated && (await yes(ask, `« ${image} » est animée. Garder sa première image`)))
    taken = await takePhoto(bytes, { firstFrame: true });
  if (!taken.ok) return refuse(taken.refusal);
  const { photo } = taken;
  const twin = gallery.twinOf(bytes) ?? gallery.twinOf(photo.bytes);
  if (twin && !gallery.shows(twin))
    return refuse(
      `cette image est déjà là, sous le nom « ${twin} », et rien ne la montre. → Sortez-la du dossier ${name}/, puis recommencez avec elle.`,
    );
  if (twin) return refuse(`cette image est déjà là, sous le nom « ${twin} ».`);

  const title = given ?? (await askedTitle(ask, image)) ?? titleOfFile(image);
  if (title === undefined)
    return refuse(
      'ce nom d’appareil photo ne dit rien de l’affiche. → Renommez le fichier, ou donnez --titre "…".',
    );
  const id = shortSlug(title) || shortSlug(basename(image).replace(/\.[^.]*$/, ""));
  if (id === "")
    return refuse(
      'ni le titre ni le nom de l’image n’ont de lettres de a à z, dont se fait l’adresse. → Renommez l’image, et donnez son titre : --titre "…".',
    );
  if (gallery.ids.has(id))
    return refuse(
      `« ${id} » existe déjà dans ${name}. → Choisissez un autre titre ; vous pourrez le changer ensuite.`,
    );
  const file = `${id}.${photo.extension}`;
  const date = new Date().toLocaleDateString("fr-FR", { dateStyle: "short" });
  const entry = { titre: title, auteur: author, image: file, date };
  const checked = GalleryEntry.safeParse(entry);
  if (!checked.success) return refuse(checked.error.issues[0]?.message ?? "cette entrée n’est pas acceptée.");
  await gallery.keep(file, photo.bytes);
  const at = await writeEntry(contentDir, name, entry);
  gallery.ids.add(id);
  return { added: true, words: `Ajouté à ${at.file} : « ${title} », image ${file}.${notes(photo)}` };
}

function notes({ changes, warnings }: Photo): string {
  const done = changes.length > 0 ? [`L’image a été ${changes.join(", ")}.`] : [];
  return [...done, ...warnings.map((warning) => `Attention, ${warning}`)]
    .map((line) => `\n  ${line}`)
    .join("");
}

async function yes(ask: CommandContext["ask"], question: string): Promise<boolean> {
  return /^o(ui)?$/i.test((await ask?.(frenchSpaces(`${question} ? [o/N] `)))?.trim() ?? "");
}

/** The title that a person types; an empty answer takes the file's. */
async function askedTitle(ask: CommandContext["ask"], image: string): Promise<string | undefined> {
  const offer = titleOfFile(image);
  const answer = await ask?.(frenchSpaces(`Titre de « ${basename(image)} »${offer ? ` [${offer}]` : ""} : `));
  return answer?.trim() || undefined;
}

async function words(args: readonly string[]): Promise<Wish> {
  const { values, positionals } = readOptions(args, {
    titre: { type: "string" },
    auteur: { type: "string" },
    "premiere-image": { type: "boolean" },
  });
  const [kind = "", ...named] = positionals;
  const gallery = galleryOf(kind);
  const images = (await Promise.all(named.map(filesOf))).flat();
  if (!gallery || images.length === 0)
    throw new Misuse("Dites quoi ajouter : « add affiche IMAGE… » ou « add panneau IMAGE… ».");
  const title = values.titre?.trim() || undefined;
  if (title !== undefined && images.length > 1)
    throw new Misuse(
      "--titre vaut pour une seule image. Pour plusieurs, donnez à chaque fichier le nom de l’affiche.",
    );
  return {
    gallery,
    images,
    title,
    author: values.auteur ?? "???",
    firstFrame: values["premiere-image"] ?? false,
  };
}

/** The files that a word means: a terminal that leaves « *.jpg » as it is, such as that of Windows, means them all. */
async function filesOf(word: string): Promise<string[]> {
  const found = await stat(word).catch(() => undefined);
  if (found?.isDirectory())
    throw new Misuse(
      `« ${word} » est un dossier. Ses images, datées d’aujourd’hui : « ${word.replace(/[\\/]+$/, "")}/* ». Une ancienne collection, placée avant ce qui est daté : « import ».`,
    );
  if (found || !/[*?]/.test(word)) return [word];
  const files: string[] = [];
  // The other signs of a pattern are letters of a name: « Photos [2026] ».
  for await (const file of glob(word.replace(/[[\]{}]/g, "[$&]"))) files.push(file);
  return files.length > 0 ? files.toSorted() : [word];
}

/** The gallery that a word of the command line means: `affiche`, `panneaux`… */
export function galleryOf(word: string): Gallery | undefined {
  return GALLERIES.find((gallery) => gallery === word || gallery.replace(/[sx]$/, "") === word);
}
