import { readFile } from "node:fs/promises";
import type { Gallery } from "#schemas/gallery-item.ts";
import { freeId, shortSlug } from "#text/slug.ts";
import { titleOfFile } from "../../title-of-file.ts";
import { addressKey, type Place, placeOf } from "../addresses.ts";
import type { Kind, Known, Planned, Scene } from "../plan.ts";
import { type Fields, Refused } from "../read/read-source.ts";
import { sha256 } from "../../sha256.ts";
import { arcKey, frenchDate } from "./common.ts";

const TITLE = ["titre", "title", "nom", "name", "label", "legende", "caption", "alt"];
const AUTHOR = [
  "auteur",
  "info",
  "author",
  "credit",
  "credits",
  "artiste",
  "artist",
  "par",
  "by",
  "createur",
  "creator",
];
const IMAGE = [
  "url",
  "image",
  "img",
  "src",
  "fichier",
  "file",
  "lien",
  "link",
  "adresse",
  "href",
  "photo",
  "attachments",
];
const IMPORT = ["import", "importurl", "adressedimport", "imageimport"];

/** Posters or signs: { title, info, url, import }, and what the guide lets one say of a picture. */
export function galleryKind(gallery: Gallery): Kind {
  const word = gallery === "affiches" ? "affiche" : "panneau";
  return {
    list: gallery,
    words: `les ${gallery}`,
    named: gallery === "affiches" ? /affiche|poster/ : /panneau|sign/,
    needs: "une image (url, image, fichier…)",
    known: "titre, auteur, image, import, arc, genre, date, mots, joueurs, texte, retrait",
    fits: (entry) => entry.get(...IMAGE, ...IMPORT) !== undefined,
    planner: (scene) => {
      const ids = new Ids(scene, word);
      // The wall keeps the order of the source, after what hangs there and what an earlier run could not have.
      let last = Math.max(scene.gallery.lastRank, scene.ledger.lastRank);
      const rankOf = (key: string) => scene.ledger.rankOf(key) ?? (last += 10);
      return async (entry) => {
        const addresses = imageAddresses(entry);
        const planned: (Planned | Known)[] = [];
        for (const [index, address] of addresses.entries())
          planned.push(await planOne({ gallery, entry, address, index, scene, ids, rankOf }));
        return planned;
      };
    },
  };
}

interface One {
  gallery: Gallery;
  entry: Fields;
  address: readonly string[];
  index: number;
  scene: Scene;
  ids: Ids;
  rankOf: (key: string) => number;
}

async function planOne({
  gallery,
  entry,
  address,
  index,
  scene,
  ids,
  rankOf,
}: One): Promise<Planned | Known> {
  const [first = ""] = address;
  const places = await Promise.all(address.map((each) => placeOf(each, scene.start)));
  const [place] = places;
  const said = entry.text(...TITLE) ?? titleOfFile(pathOf(first)) ?? baseName(first);
  const title = index === 0 ? said : `${said} (${index + 1})`;
  if (title === "") throw new Refused("Il manque le titre, et l’adresse n’en donne pas. → Ajoutez-le.");
  if (!place || places.every(({ kind }) => kind === "nowhere" || kind === "outside"))
    throw new Refused(
      places.find((each) => each.kind === "outside")?.words ??
        `Il n’y a pas de fichier « ${first} » près de la liste. → Mettez-le à côté, ou dites d’où part cette adresse : --base https://ancien-site.exemple ou --base DOSSIER.`,
    );
  const key = await originKey(place, first);
  const id = ids.of(key, title);
  if (scene.gallery.entryIds.has(id)) return { line: entry.line, title, known: `déjà là (${id})` };
  const rank = rankOf(key);
  const link = scene.keepImport ? entry.text(...IMPORT) : undefined;
  return {
    line: entry.line,
    key,
    title,
    address: first,
    list: gallery,
    entry: {
      titre: title,
      auteur: entry.text(...AUTHOR) ?? "",
      ...(link === undefined ? {} : { import: link }),
      rang: rank,
      ...depiction(entry, scene),
    },
    file: { field: "image", places, stem: `${gallery}/${id}`, written: id, door: "picture", optional: false },
    origin: { key, id, rank },
  };
}

/** The addresses of an entry's images, each with the other place where it may be: that of the game's copy. */
function imageAddresses(entry: Fields): string[][] {
  const image = entry.text(...IMAGE.slice(0, -1));
  const copy = entry.text(...IMPORT);
  if (image !== undefined) return [copy === undefined || copy === image ? [image] : [image, copy]];
  const attachments = entry.texts("attachments");
  return attachments.length > 0 ? attachments.map((each) => [each]) : [[copy ?? ""]];
}

/** What may be said of a picture besides, under the guide's own names. */
function depiction(entry: Fields, { content }: Scene): Record<string, unknown> {
  const arc = entry.text("arc");
  const date = entry.text("date");
  const lists = { mots: entry.texts("mots", "tags", "motscles"), joueurs: entry.texts("joueurs", "players") };
  const said = {
    arc: arc && arcKey(content, arc),
    genre: entry.text("genre", "category", "categorie"),
    date: date && frenchDate(date),
    mots: lists.mots.length > 0 ? lists.mots : undefined,
    joueurs: lists.joueurs.length > 0 ? lists.joueurs : undefined,
    texte: entry.text("texte"),
    retrait: ["true", "oui", "vrai", "1"].includes(entry.text("retrait")?.toLowerCase() ?? "") || undefined,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ""));
}

/** A file beside the list, or in it, is known by what it holds: two lists may both call one « 1.png ». */
async function originKey(place: Place, address: string): Promise<string> {
  if (place.kind === "nowhere" || place.kind === "outside") return address;
  if (place.kind === "disk") return `sha256:${sha256(await readFile(place.path))}`;
  return place.url.startsWith("data:") ? `sha256:${sha256(place.url)}` : addressKey(place.url);
}

/** Gives ids out: the same to the same address in every run, and none that something else has. */
class Ids {
  #taken: Set<string>;
  #given = new Map<string, string>();
  #scene: Scene;
  #word: string;

  constructor(scene: Scene, word: string) {
    this.#taken = new Set(scene.gallery.ids);
    this.#scene = scene;
    this.#word = word;
  }

  of(key: string, title: string): string {
    const { gallery, ledger } = this.#scene;
    const known = this.#given.get(key) ?? ledger.idOf(key);
    // An image of somebody's may have taken the name meanwhile, without an entry yet.
    if (known !== undefined && (gallery.entryIds.has(known) || !gallery.ids.has(known))) return known;
    const wanted = shortSlug(title) || this.#word;
    const id = freeId(wanted, (each) => this.#taken.has(each) || ledger.holds(each));
    this.#taken.add(id);
    this.#given.set(key, id);
    return id;
  }
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address.replaceAll("\\", "/");
}

function baseName(address: string): string {
  return (pathOf(address).split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
}
