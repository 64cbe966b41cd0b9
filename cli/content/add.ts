import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { openPicture, weightRefusal } from "#media/open-picture/open-picture.ts";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { slugOf } from "#text/slug.ts";
import type { CommandContext } from "./commands.ts";
import { appendEntries, galleryState } from "./gallery-file.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";

/** `add affiche IMAGE --titre … [--auteur …]`: checks and copies an image, and appends its three lines. */
export async function add({ args, contentDir, write }: CommandContext): Promise<number> {
  const { gallery, image, title, author } = words(args);
  const refuse = (text: string): number => {
    write(`${frenchSpaces(text)}\n`);
    return 1;
  };
  const bytes = await readFile(image).catch(() => undefined);
  if (!bytes) return refuse(`L’image « ${image} » est introuvable.`);
  const opened = weightRefusal(bytes.length) ?? refusalOf(await openPicture(bytes));
  if (opened) return refuse(opened);

  const state = await galleryState(contentDir, gallery);
  if (!state.ok)
    return refuse(
      `${gallery}/${gallery}.yaml ne peut pas être lu ; lancez d’abord « npm run content -- check ».`,
    );
  const id = slugOf(title) || slugOf(basename(image).replace(/\.[^.]*$/, ""));
  if (id === "")
    return refuse(
      "Ni le titre ni le nom de l’image ne donnent un nom de fichier. Renommez l’image avec des lettres.",
    );
  if (state.ids.has(id))
    return refuse(
      `« ${id} » existe déjà dans ${gallery}. Choisissez un autre titre ; vous pourrez le changer ensuite.`,
    );
  const twin = await state.twinOf(bytes);
  if (twin) return refuse(`Cette image est déjà là, sous le nom « ${twin} ».`);

  const name = `${id}.${extensionOf(bytes)}`;
  await mkdir(join(contentDir, gallery), { recursive: true });
  await copyFile(image, join(contentDir, gallery, name));
  await appendEntries(contentDir, gallery, [{ titre: title, auteur: author, image: name }]);
  write(frenchSpaces(`Ajouté à ${gallery}/${gallery}.yaml : « ${title} », image ${name}.\n`));
  return 0;
}

function words(args: readonly string[]): { gallery: Gallery; image: string; title: string; author: string } {
  const parsed = readOptions(args, { titre: { type: "string" }, auteur: { type: "string" } }, 2);
  const [kind = "", image] = parsed.positionals;
  const gallery = galleryOf(kind);
  if (!gallery || !image)
    throw new Misuse("Dites quoi ajouter : « add affiche IMAGE » ou « add panneau IMAGE ».");
  if (!parsed.values.titre?.trim()) throw new Misuse('Il manque le titre : --titre "…".');
  return { gallery, image, title: parsed.values.titre.trim(), author: parsed.values.auteur ?? "???" };
}

/** The gallery that a word of the command line means: `affiche`, `panneaux`… */
export function galleryOf(word: string): Gallery | undefined {
  return GALLERIES.find((gallery) => gallery === word || gallery.slice(0, -1) === word);
}

/** The usual extension of a picture that the door accepted. */
export function extensionOf(bytes: Buffer): "png" | "webp" | "jpg" {
  return bytes[0] === 0x89 ? "png" : bytes[0] === 0x52 ? "webp" : "jpg";
}

function refusalOf(opened: Awaited<ReturnType<typeof openPicture>>): string | undefined {
  return opened.ok ? undefined : opened.refusal;
}
