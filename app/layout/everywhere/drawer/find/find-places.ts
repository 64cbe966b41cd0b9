import { LEGAL_NOTICES } from "#addresses/files.ts";
import { PAGES, type PagePath, WRITE_HASH } from "#addresses/pages.ts";
import { REASONS } from "#app/features/contact/reasons.ts";
import { foldText } from "#text/fold-text.ts";
import type { Answer, Contents, Found } from "./answer.ts";

/** Fewer letters begin too many words. */
const SHORTEST = 3;

/** A page, or something to do on the site, and what else people call it. */
interface Place extends Pick<Answer, "href" | "title" | "note" | "does"> {
  also: string;
}

/** What else the pages are called; several words, separated by commas. */
const ALSO: Record<PagePath, string> = {
  "/": "page d’accueil, équipe",
  "/arc": "arcs, frise, chronologie, histoire, dates",
  "/stream": "streamers, streameurs, Twitch, en direct, lives",
  "/vidéo": "vidéos, créateurs, YouTube, films",
  "/affiche": "posters, mur, galerie",
  "/panneau": "panneaux, enseignes, galerie",
  "/musique": "musiques, pistes, playlists, écouter, lecteur",
};

/** What people who want to play type: the way in answers where the community names one, else the staff. */
const JOINING =
  "rejoindre le serveur, comment jouer, jouer, inscription, candidature, recrutement, whitelist, règlement, règles, discord";

/** What of the community decides which places there are. */
type Doors = Pick<Contents, "donation" | "join">;

/** An address elsewhere, as the content gives it, and the host where it is. */
function elsewhere(address: string) {
  const { protocol, host } = new URL(address);
  return { href: `https://${address.slice(`${protocol}//`.length)}`, host } as const;
}

/** The pages, in the order of the menu, then what people come to do. */
function places({ donation, join }: Doors): Place[] {
  const write = { href: WRITE_HASH, note: "Par le téléphone, dans le coin de chaque page" } as const;
  return [
    ...PAGES.map(({ path, label }) => ({ href: path, title: label, note: "Page du site", also: ALSO[path] })),
    {
      href: "/affiche",
      title: "Mon mur",
      note: "Les images que vous choisissez, sous la galerie",
      does: "hangs",
      also: "favoris, sélection, collection",
    },
    {
      ...write,
      title: "Écrire au staff",
      does: { writes: undefined },
      also: `contact, contacter, message, formulaire, téléphone, aide${join ? "" : `, ${JOINING}`}`,
    },
    { ...write, title: REASONS.name.label, does: { writes: "name" }, also: "pseudo" },
    {
      ...write,
      title: REASONS.poster.label,
      does: { writes: "poster" },
      also: "ajouter, envoyer, soumettre",
    },
    { ...write, title: REASONS.fault.label, does: { writes: "fault" }, also: "bug, problème, faute" },
    ...(join ? [joining(join)] : []),
    ...(donation
      ? [
          {
            href: elsewhere(donation.page).href,
            title: "Faire un don",
            note: `Chez ${donation.service}`,
            does: "gives" as const,
            also: `dons, donner, soutenir, ${donation.service}`,
          },
        ]
      : []),
    {
      href: `${LEGAL_NOTICES}#mentions-legales`,
      title: "Mentions légales",
      note: "Qui édite et héberge le site",
      does: "reads",
      also: "éditeur, hébergeur",
    },
    {
      href: `${LEGAL_NOTICES}#confidentialite`,
      title: "Confidentialité",
      note: "Ce que le site sait de vous, et garde",
      does: "reads",
      also: "données personnelles, cookies, RGPD, vie privée",
    },
  ];
}

/** The way in, wherever the community has its door. */
function joining({ href: address, label }: NonNullable<Doors["join"]>): Place {
  const { href, host } = elsewhere(address);
  return {
    href,
    title: label,
    note: `Sur ${host}, dans un nouvel onglet`,
    does: "joins",
    also: `${JOINING}, serveur, ${host}`,
  };
}

/** The pages and what can be done, one of whose names has words that begin as the query does. */
export function findPlaces(contents: Doors, query: string): Found {
  const found =
    query.length < SHORTEST
      ? []
      : places(contents).filter(({ title, also }) =>
          ` ${foldText(`${title} ${also}`)}`.includes(` ${query}`),
        );
  return {
    kind: "pages",
    title: "Sur le site",
    total: found.length,
    first: (most) =>
      found
        .slice(0, most)
        .map(({ also: _, ...place }) => ({ ...place, key: `page-${foldText(place.title)}` })),
  };
}

/** All that they are called, for a query that nothing answers. */
export function placeNames(contents: Doors): string[] {
  return places(contents).flatMap(({ title, also }) => [title, ...also.split(", ")]);
}
