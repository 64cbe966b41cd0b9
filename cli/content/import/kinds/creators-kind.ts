import { linkPlace, LINK_PLACES, PLACE_NAMES } from "#platforms/link-places.ts";
import { watchPage, youtubeId } from "#platforms/youtube.ts";
import { slugOf } from "#text/slug.ts";
import { placeOf } from "../addresses.ts";
import type { Kind } from "../plan.ts";
import { Fields, keyOf, Refused, textOf, type Value } from "../read/read-source.ts";

const NAME = ["nom", "name", "createur", "creator", "pseudo"];
const VIDEO = ["video", "youtube", "youtubeurl", "videourl", "embed", "iframe", "url"];
const PORTRAIT = ["portrait", "image", "avatar", "img", "photo", "logo"];

/** Creators of the videos page: a name, a YouTube video, words, links. */
export const creatorsKind: Kind = {
  list: "createurs",
  words: "les créateurs",
  named: /createur|creator|video/,
  needs: "un nom et une vidéo YouTube (video, url…)",
  known: "nom, video, titre_video, description, portrait, liens",
  fits: (entry) => entry.get(...NAME) !== undefined && entry.get(...VIDEO) !== undefined,
  planner: ({ content, start }) => {
    const known = new Set(content.creators.map(({ name }) => keyOf(name)));
    return async (entry) => {
      const name = entry.text(...NAME) ?? "";
      const key = keyOf(name);
      if (known.has(key)) return [{ line: entry.line, title: name, known: "déjà là" }];
      const link = entry.text(...VIDEO) ?? "";
      const id = youtubeId(link) ?? youtubeId(/src="([^"]+)"/.exec(link)?.[1] ?? "");
      if (id === undefined)
        throw new Refused(
          `« ${link} » n’est pas une vidéo YouTube. → Copiez le lien de la vidéo, ou ajoutez le fichier à la main.`,
        );
      const portrait = entry.text(...PORTRAIT);
      const place = portrait === undefined ? undefined : await placeOf(portrait, start);
      const stem = `createurs/${slugOf(name) || "createur"}`;
      return [
        {
          line: entry.line,
          key,
          title: name,
          address: portrait ?? "",
          list: "createurs",
          entry: {
            nom: name,
            video: watchPage(id),
            titre_video:
              entry.text("titre_video", "videotitle", "titrevideo", "titre", "title") ??
              `Une vidéo de ${name}`,
            description: entry.text("description", "desc", "bio", "biographie", "texte"),
            liens: linksOf(entry, name),
          },
          file: place && {
            field: "portrait",
            places: [place],
            stem,
            written: stem,
            door: "picture",
            optional: true,
          },
        },
      ];
    };
  },
};

/** The links of a creator: a list, a map by icon, the cell of a spreadsheet, and a field for each place. */
function linksOf(entry: Fields, name: string): Record<string, string>[] {
  const list = entry.get("liens", "links", "reseaux", "socials", "social");
  const named = LINK_PLACES.flatMap((icon): [string, Value][] => {
    const value =
      icon === "youtube" ? entry.get("chaineyoutube") : entry.get(icon, icon === "portfolio" ? "site" : icon);
    return value ? [[icon, value]] : [];
  });
  const items: [string | undefined, Value][] = [...listed(list), ...named];
  return items.map(([icon, item]) => {
    const fields = new Fields(item, entry);
    const href =
      item.kind === "text" ? textOf(item, "liens") : (fields.text("href", "url", "lien", "link") ?? "");
    const known = keyOf(icon ?? fields.text("icone", "icon", "type", "name", "nom") ?? "");
    const kind = LINK_PLACES.find((each) => each === known) ?? linkPlace(href);
    return {
      href,
      icone: kind,
      alt:
        fields.text("alt", "label", "titre", "title") ??
        `${name} sur ${kind === "portfolio" ? "son site" : PLACE_NAMES[kind]}`,
    };
  });
}

function listed(links: Value | undefined): [string | undefined, Value][] {
  if (links?.kind === "list") return links.items.map((item) => [undefined, item]);
  if (links?.kind === "map") return [...links.fields];
  if (links?.kind !== "text") return [];
  const texts = textOf(links, "liens")
    .split(/[\s,;|]+/)
    .filter((text) => text !== "");
  return texts.map((text) => [undefined, { ...links, text }]);
}
