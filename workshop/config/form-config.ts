import { ArcsFile } from "#schemas/arc.ts";
import type { ContentOutline } from "#schemas/content.ts";
import { Creator } from "#schemas/creator.ts";
import { Slug } from "#schemas/french-text.ts";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import { Playlist } from "#schemas/playlist.ts";
import { SearchWords } from "#schemas/search-words.ts";
import { Site } from "#schemas/site.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import type { Workshop } from "#schemas/workshop.ts";
import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import * as z from "zod";
import { backendOf, serviceOrigins } from "./backend.ts";
import { type Field, fieldsOf, type Special } from "./fields.ts";

export { serviceOrigins };

/** How photos are kept: as the site wants them at most, so that a phone's go up quickly. Pixels; bytes before they are made smaller. */
const PHOTO = { format: "webp", quality: 85, width: 2048, height: 2048 };
const LARGEST = 50 * 1024 * 1024;

/** The folders of images and recordings, as paths in the content begin with them; those of posters and signs are beside their entry. */
export const MEDIA_FOLDERS = ["arcs", "createurs", "joueurs", "musique", "site"];

/** Where the form saves. `local`: on this machine's disk alone, in the folder of that name, where the content may be deeper. */
export type Savings = Workshop | { service: "local"; name: string; folder: string };

/**
 * The configuration of the staff's form (Sveltia CMS), made from the schemas of the content and from what the content
 * has to choose from.
 * @param logo the public path of the community's logo
 */
export function formConfig(content: ContentOutline, savings: Savings, logo: string): Record<string, unknown> {
  const inFolder = (path: string) => (savings.folder === "" ? path : `${savings.folder}/${path}`);
  const files = (folder: string) => ({ media_folder: `/${inFolder(folder)}`, public_folder: folder });
  const arc = {
    widget: "relation",
    collection: "_singletons",
    file: "arcs",
    value_field: "arcs.*.cle",
    display_fields: ["arcs.*.nom"],
  };
  const special: Special = {
    arc,
    "arcs.affiche": {
      widget: "relation",
      collection: "affiches",
      value_field: "{{slug}}",
      display_fields: ["titre"],
    },
    genre: { hint: usedWords(content.galleries, ({ genre }) => genre) },
    // The staff are players, whichever file they stand in.
    portrait: files("joueurs"),
    police: { accept: ".woff2" },
    "pistes.fichier": { accept: ".mp3,.ogg,.webm,.mp4" },
    ...dates("date", "debut", "fin"),
  };
  const gallery = (name: "affiches" | "panneaux", label: string, one: string, icon: string) => ({
    ...entryCollection(name, label, one, icon),
    folder: inFolder(name),
    identifier_field: "titre",
    slug: {
      template: "{{titre}}",
      editable: ["create"],
      pattern: [slugPattern(), "Lettres minuscules sans accent, chiffres et tirets seulement."],
      hint: "L’adresse que les joueurs collent en jeu. Elle ne change plus ensuite.",
    },
    summary: "{{titre}}",
    thumbnail: "image",
    sortable_fields: {
      fields: ["date", "titre", "auteur"],
      default: { field: "date", direction: "descending" },
    },
    view_filters: [{ label: "Retirées", field: "retrait", pattern: true }],
    view_groups: [{ label: "Arc", field: "arc" }],
    media_folder: "",
    public_folder: "",
    fields: fieldsOf(GalleryEntry, { ...special, texte: { ...textWords(), widget: "text" } }, [
      "id",
      "import",
    ]),
    ...arranged(content.galleries[name].filter(({ withdrawn }) => !withdrawn)),
  });
  const file = (name: string, label: string, icon: string, fields: Field[]) => ({
    name,
    label,
    icon,
    file: inFolder(`${name}.yaml`),
    format: "yaml",
    fields,
    ...(name !== "site" && MEDIA_FOLDERS.includes(name) && files(name)),
  });
  return {
    load_config_file: false,
    backend: backendOf(savings),
    app_title: content.site.name,
    logo: { src: logo },
    show_preview_links: false,
    editor: { preview: false },
    ...files("site"),
    media_libraries: {
      default: {
        config: {
          max_file_size: LARGEST,
          slugify_filename: true,
          transformations: { raster_image: PHOTO },
        },
      },
      stock_assets: { providers: [] },
    },
    // Shorter than an identifier may be: a second one of the same name gets a number.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 76 },
    output: { omit_empty_optional_fields: true },
    collections: [
      gallery("affiches", "Affiches", "affiche", "imagesmode"),
      gallery("panneaux", "Panneaux", "panneau", "signpost"),
      {
        ...entryCollection("joueurs", "Joueurs", "joueur", "groups"),
        folder: inFolder("joueurs"),
        ...files("joueurs"),
        identifier_field: "display_name",
        slug: {
          editable: ["create"],
          pattern: [
            TWITCH_LOGIN.source,
            "Le pseudo de sa chaîne Twitch : lettres sans accent, chiffres et _.",
          ],
          hint: "Le pseudo Twitch, comme dans l’adresse de la chaîne.",
        },
        summary: "{{display_name | default('{{slug}}')}}",
        thumbnail: "portrait",
        view_filters: [{ label: "Retirés", field: "retrait", pattern: true }],
        view_groups: [{ label: "Titre", field: "tag" }],
        fields: fieldsOf(
          RosterEntry,
          {
            ...special,
            arcs: { ...arc, multiple: true, hint: "Sans arc, le joueur ne paraît pas sur la page." },
            nomRP: { widget: "object", fields: rolePlayNames(content), required: false },
          },
          // Without arcs to name, which a faulty file keeps to itself, what is written there stays.
          content.arcs.length === 0 ? ["username", "nomRP"] : ["username"],
        ),
      },
    ],
    singletons: [
      file("arcs", "Arcs", "timeline", fieldsOf(ArcsFile, special)),
      file(
        "musique",
        "Musique",
        "library_music",
        topLevelList("musique", "Groupes", z.array(Playlist), special),
      ),
      file("createurs", "Vidéo", "movie", [
        ...topLevelList("createurs", "Créateurs", z.array(Creator), {
          ...special,
          portrait: {},
          fichier: { accept: ".webm,.mp4" },
          sous_titres: { accept: ".vtt" },
        }),
      ]),
      file("recherche", "Recherche", "search", fieldsOf(SearchWords, special)),
      file("site", "Le site", "settings", fieldsOf(Site, special)),
    ],
  };
}

/** Nothing that was public is deleted, and no copy keeps an address that is not its own. */
function entryCollection(name: string, label: string, one: string, icon: string) {
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

function dates(...names: string[]): Special {
  const day = { widget: "datetime", type: "date", format: "DD/MM/YYYY" };
  return { ...Object.fromEntries(names.map((name) => [name, day])), date: { ...day, default: "{{now}}" } };
}

function textWords() {
  return { label: "Ce qui est écrit dessus", hint: "Une ligne par morceau." };
}

function slugPattern(): string {
  const { pattern } = z.toJSONSchema(Slug, { io: "input" });
  return String(pattern);
}

/** The words in use, the most used first, as a help. */
function usedWords(
  galleries: ContentOutline["galleries"],
  pick: (entry: Pick<GalleryEntry, "genre">) => string | undefined,
): string | undefined {
  const counts = new Map<string, number>();
  for (const word of Object.values(galleries)
    .flat()
    .flatMap((entry) => pick(entry) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([word]) => word);
  return words.length === 0 ? undefined : `Déjà employés : ${words.join(", ")}…`;
}

function rolePlayNames({ arcs }: ContentOutline): Field[] {
  return arcs.map(({ key, name }) => ({ name: key, label: name, widget: "string", required: false }));
}

/** The single field of a file that is a list from its first line on. */
function topLevelList(name: string, label: string, list: z.ZodArray, special: Special): Field[] {
  const [inner] = fieldsOf(z.object({ [name]: list }), special);
  return inner ? [{ ...inner, name, label, required: false, root: true }] : [];
}
