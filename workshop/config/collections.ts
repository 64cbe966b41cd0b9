import * as z from "zod";
import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import type { ContentOutline } from "#schemas/content.ts";
import { Slug } from "#schemas/french-text.ts";
import { type Gallery, GalleryEntry } from "#schemas/gallery-item.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { FILE_WORDS, wordsOf } from "../words.ts";
import { ARC } from "./choices.ts";
import { type Field, fieldsOf, type Special } from "./fields.ts";
import type { Places } from "./places.ts";

/** How the editor names a collection and one of its entries, and the icon of both. */
interface Named {
  label: string;
  one: string;
  icon: string;
}

const NAMED: Record<Gallery, Named & { withdrawn: string }> = {
  affiches: { label: FILE_WORDS.affiches, one: "affiche", icon: "imagesmode", withdrawn: "retirée" },
  panneaux: { label: FILE_WORDS.panneaux, one: "panneau", icon: "signpost", withdrawn: "retiré" },
};

/** The posters, or the signs: an image and its file each. */
export function galleryCollection(
  content: ContentOutline,
  places: Places,
  special: Special,
  name: Gallery,
): Record<string, unknown> {
  return {
    ...entryCollection(name, NAMED[name]),
    folder: places.inFolder(name),
    identifier_field: "titre",
    slug: {
      template: "{{titre}}",
      editable: ["create"],
      pattern: [
        slugPattern(),
        "Lettres minuscules sans accent, chiffres et tirets seulement ; ni con, ni aux, ni nul.",
      ],
      hint: "L’adresse que les joueurs collent en jeu. Elle ne change plus ensuite.",
    },
    summary: `{{titre}}${withdrawn(NAMED[name].withdrawn)}`,
    thumbnail: "image",
    sortable_fields: {
      fields: ["date", "titre", "auteur"],
      default: { field: "date", direction: "descending" },
    },
    view_filters: [{ label: "Retirées", field: "retrait", pattern: true }],
    view_groups: [{ label: "Arc", field: "arc" }],
    media_folder: "",
    public_folder: "",
    fields: fieldsOf(
      GalleryEntry,
      {
        ...special,
        texte: { ...wordsOf("affiches", "texte"), widget: "text" },
      },
      ["id", "import"],
    ),
    ...arranged(content.galleries[name].filter(({ withdrawn }) => !withdrawn)),
  };
}

/** The players: a file each, under the login of their channel. */
export function rosterCollection(
  content: ContentOutline,
  places: Places,
  special: Special,
): Record<string, unknown> {
  return {
    ...entryCollection("joueurs", { label: FILE_WORDS.joueurs, one: "joueur", icon: "groups" }),
    folder: places.inFolder("joueurs"),
    ...places.files("joueurs"),
    identifier_field: "display_name",
    slug: {
      editable: ["create"],
      pattern: [TWITCH_LOGIN.source, "Le pseudo de sa chaîne Twitch : lettres sans accent, chiffres et _."],
      hint: "Le pseudo Twitch, comme dans l’adresse de la chaîne.",
    },
    summary: `{{display_name | default('{{slug}}')}}${withdrawn("retiré")}`,
    thumbnail: "portrait",
    view_filters: [{ label: "Retirés", field: "retrait", pattern: true }],
    view_groups: [{ label: "Titre", field: "tag" }],
    fields: fieldsOf(
      RosterEntry,
      {
        ...special,
        arcs: { ...ARC, multiple: true, hint: "Sans arc, le joueur ne paraît pas sur la page." },
        nomRP: { widget: "object", fields: rolePlayNames(content), required: false },
      },
      // Without arcs to name, which a faulty file keeps to itself, what is written there stays.
      content.arcs.length === 0 ? ["username", "nomRP"] : ["username"],
    ),
  };
}

/** What follows the name of an entry in the list, where it left the site: the list has them all. */
function withdrawn(word: string): string {
  return `{{retrait | ternary(' (${word})', '')}}`;
}

/** Nothing that was public is deleted, and no copy keeps an address that is not its own. */
function entryCollection(name: string, { label, one, icon }: Named) {
  return {
    name,
    label,
    label_singular: one,
    icon,
    extension: "yaml",
    format: "yaml",
    delete: false,
    duplicate: false,
  };
}

/** Dragged into place where the staff arranged all by hand; elsewhere the dates decide, and a rank would put a new one first. */
function arranged(entries: readonly { rank: number | undefined }[]): Record<string, unknown> {
  const all = entries.length > 0 && entries.every(({ rank }) => rank !== undefined);
  return all ? { reorder: { key: "rang" } } : {};
}

function slugPattern(): string {
  const { pattern } = z.toJSONSchema(Slug, { io: "input" });
  return String(pattern);
}

/** A name for each arc, and for those that were withdrawn while a player still has one: unseen, nobody could take it away. */
function rolePlayNames({ arcs, roster }: ContentOutline): Field[] {
  const labels = new Map(arcs.map(({ key, name }) => [key, name]));
  for (const key of roster.flatMap(({ nomRP }) => Object.keys(nomRP)))
    if (!labels.has(key)) labels.set(key, `${key} (retiré)`);
  return [...labels].map(([name, label]) => ({ name, label, widget: "string", required: false }));
}
