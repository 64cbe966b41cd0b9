import * as z from "zod";
import { ArcsFile } from "#schemas/arc.ts";
import type { ContentOutline } from "#schemas/content.ts";
import { Creator } from "#schemas/creator.ts";
import { Playlist } from "#schemas/playlist.ts";
import { SearchWords } from "#schemas/search-words.ts";
import { Site } from "#schemas/site.ts";
import { FILE_WORDS } from "../words.ts";
import { backendOf, type Savings } from "./backend.ts";
import { choicesIn } from "./choices.ts";
import { galleryCollection, rosterCollection } from "./collections.ts";
import { type Field, fieldsOf, type Special } from "./fields.ts";
import { placesIn } from "./places.ts";

export { type Savings, serviceOrigins } from "./backend.ts";

/** How photos are kept: as the site wants them at most, so that a phone's go up quickly. Pixels; bytes before they are made smaller. */
const PHOTO = { format: "webp", quality: 85, width: 2048, height: 2048 };
const LARGEST = 50 * 1024 * 1024;

/** The folders of images and recordings, as paths in the content begin with them; those of posters and signs are beside their entry. */
export const MEDIA_FOLDERS = ["arcs", "createurs", "joueurs", "musique", "site"];

/**
 * The configuration of the staff's form (Sveltia CMS), made from the schemas of the content and from what the content
 * has to choose from.
 * @param logo the public path of the community's logo
 */
export function formConfig(content: ContentOutline, savings: Savings, logo: string): Record<string, unknown> {
  const places = placesIn(savings.folder);
  const special = choicesIn(content, places);
  const file = (name: keyof typeof FILE_WORDS, icon: string, fields: Field[]) => ({
    name,
    label: FILE_WORDS[name],
    icon,
    file: places.inFolder(`${name}.yaml`),
    format: "yaml",
    fields,
    ...(name !== "site" && MEDIA_FOLDERS.includes(name) && places.files(name)),
  });
  return {
    load_config_file: false,
    backend: backendOf(savings),
    app_title: content.site.name,
    logo: { src: logo },
    show_preview_links: false,
    editor: { preview: false },
    ...places.files("site"),
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
      galleryCollection(content, places, special, "affiches"),
      galleryCollection(content, places, special, "panneaux"),
      rosterCollection(content, places, special),
    ],
    singletons: [
      file("arcs", "timeline", fieldsOf(ArcsFile, special)),
      file("musique", "library_music", topLevelList("musique", "Groupes", z.array(Playlist), special)),
      file(
        "createurs",
        "movie",
        topLevelList("createurs", "Créateurs", z.array(Creator), {
          ...special,
          portrait: {},
        }),
      ),
      file("recherche", "search", fieldsOf(SearchWords, special)),
      file("site", "settings", fieldsOf(Site, special)),
    ],
  };
}

/** The single field of a file that is a list from its first line on. */
function topLevelList(name: string, label: string, list: z.ZodArray, special: Special): Field[] {
  const [inner] = fieldsOf(z.object({ [name]: list }), special);
  return inner ? [{ ...inner, name, label, required: false, root: true }] : [];
}
