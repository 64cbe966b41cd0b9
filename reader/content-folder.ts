import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { nearest, slipsIn } from "#text/nearest.ts";
import { hasHidden, HIDDEN_CHARACTER } from "./yaml-source/yaml-source.ts";

/** How many missing names get a suggestion: a wholly wrong list of 30 000 names must not take minutes. */
const SUGGESTIONS = 100;

/** The content folder as its names stand on the disk; every folder is listed once. */
export interface ContentFolder {
  /** What is wrong with a path, in French with a remedy after ` → `, or undefined when the file is there. */
  problem(path: string): Promise<string | undefined>;
  /** The names of a folder, empty when there is no such folder. */
  names(folder: string): Promise<readonly string[]>;
  /** The names of the folders in it. */
  folders(folder: string): Promise<readonly string[]>;
}

type Listing = ReadonlyMap<string, Dirent>;

/** Opens a content folder for look-ups: exact case and NFC, no shortcuts (symbolic links) on the way. */
export function openContentFolder(dir: string): ContentFolder {
  const listings = new Map<string, Promise<Listing>>();
  let suggestions = 0;

  function list(folder: string): Promise<Listing> {
    const known = listings.get(folder);
    if (known) return known;
    const listing = readdir(join(dir, folder), { withFileTypes: true }).then(
      (entries) => new Map(entries.map((entry) => [entry.name, entry])),
      () => new Map<string, Dirent>(),
    );
    listings.set(folder, listing);
    return listing;
  }

  async function problem(path: string): Promise<string | undefined> {
    const steps = path.split("/");
    for (const [index, name] of steps.entries()) {
      const folder = steps.slice(0, index).join("/");
      const listing = await list(folder);
      const entry = listing.get(name);
      const last = index === steps.length - 1;
      if (!entry && !last && name === folder)
        return `Ce chemin part déjà du dossier ${name}/. → Écrivez le nom seul : ${steps.slice(index + 1).join("/")}.`;
      if (!entry) return missing(name, folder, listing, last ? "fichier" : "dossier");
      if (entry.isSymbolicLink())
        return `« ${name} » est un raccourci (lien symbolique). → Copiez le vrai fichier à cet endroit.`;
      if (last && !entry.isFile()) return `« ${name} » est un dossier. → Écrivez le nom d’un fichier.`;
    }
    return undefined;
  }

  async function foldersIn(folder: string): Promise<string[]> {
    return [...(await list(folder)).values()].filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** The path of a file that is named without its folder. */
  async function pathOf(name: string): Promise<string | undefined> {
    for (const folder of await foldersIn("")) if ((await list(folder)).has(name)) return `${folder}/${name}`;
    return undefined;
  }

  async function missing(
    name: string,
    folder: string,
    listing: Listing,
    what: "fichier" | "dossier",
  ): Promise<string> {
    const where = folder === "" ? "le dossier du contenu" : `le dossier ${folder}/`;
    for (const other of listing.keys()) {
      if (other.normalize("NFC") === name) {
        return `Le nom de « ${name} » est écrit sur le disque avec des accents décomposés. → Renommez le fichier sans accent.`;
      }
      if (other.toLowerCase() === name.toLowerCase()) {
        return `« ${name} » n’existe pas, mais « ${other} » oui. → Écrivez le nom avec les mêmes majuscules et minuscules.`;
      }
    }
    if (hasHidden(name)) return HIDDEN_CHARACTER;
    const whole = folder === "" && what === "fichier" ? await pathOf(name) : undefined;
    // An extension, which most names share, makes no two of them alike.
    const most = slipsIn(parse(name).name.length);
    const near = whole ?? (suggestions++ < SUGGESTIONS ? nearest(name, listing.keys(), most) : undefined);
    const remedy = near
      ? `Vouliez-vous écrire « ${near} » ?`
      : `Mettez le ${what} dans ${where}, ou corrigez son nom.`;
    return `Le ${what} « ${name} » n’est pas dans ${where}. → ${remedy}`;
  }

  return {
    problem,
    names: async (folder) => [...(await list(folder)).keys()],
    folders: foldersIn,
  };
}
