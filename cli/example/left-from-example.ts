import type { GoodReading } from "#reader/read-content.ts";
import type { Content, Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import demonstration from "./demonstration.json" with { type: "json" };
import { leftFromStarter } from "./left-from-starter.ts";

/** Something of the demonstration that a community would not want to put online as its own. */
interface LeftFromExample {
  /** The list or file that says it, and where in it: an index and field names. */
  in: "site" | "arcs" | keyof typeof demonstration;
  path: (string | number)[];
  /** French: what is still the example's, then ` → ` and what to do. */
  text: string;
}

/** Hosts that nobody owns (RFC 2606), and the one that this project's guides take. */
const NOBODYS = /^https:\/\/(?:[^/]+\.)?(?:example\.(?:org|com|net)|exemple\.fr|[^./]+\.example)(?:[/:?#]|$)/;
const SAYS_SO = /exemple|démonstration/i;
/** The numbers that France keeps for fiction. */
const FICTION = /^(?:\+33|0)\s?(?:1\s?99\s?00|2\s?61\s?91|3\s?53\s?01|4\s?65\s?71|5\s?36\s?49|6\s?39\s?98)/;
const INVENTED = /Minuit Carmin|Los Carmines/;

/**
 * What of the content is still an example, each at its line. Of the demonstration: the donation, the host, the legal texts,
 * names, people, works, links to nowhere; of `content nouveau`: its texts and pictures. What the law asks for and is
 * missing counts as well.
 */
export function leftFromExample(reading: GoodReading, contentDir: string): Fault[] {
  const { content, place } = reading;
  const left = [...inSite(content.site), ...inArcs(content), ...people(content), ...works(content)];
  return [
    ...left.map(({ in: list, path, text }) => faultAt(place(list, path), text)),
    ...leftFromStarter(reading, contentDir),
  ];
}

function inSite(site: Content["site"]): LeftFromExample[] {
  const left: LeftFromExample[] = [];
  const say = (path: LeftFromExample["path"], text: string) => left.push({ in: "site", path, text });
  const isInvented = (path: LeftFromExample["path"], text: string | undefined) =>
    text !== undefined &&
    INVENTED.test(text) &&
    say(path, "Ce texte parle de la communauté de démonstration. → Écrivez le vôtre.");

  if (INVENTED.test(site.name))
    say(["nom"], "C’est le nom de la démonstration. → Écrivez celui de votre communauté.");
  isInvented(["description"], site.description);
  isInvented(["accueil", "titre"], site.home.title);
  for (const [index, text] of site.home.paragraphs.entries())
    isInvented(["accueil", "paragraphes", index], text);
  for (const [index, { href }] of site.home.staff.entries())
    if (NOBODYS.test(href) || isKnown("streamers", href.split("/").at(-1)))
      say(
        ["accueil", "staff", index, "nom"],
        "Cette personne du staff est inventée. → Écrivez les vôtres, ou retirez-la.",
      );
  if (site.tutorial !== undefined && NOBODYS.test(site.tutorial))
    say(["tutoriel"], "Ce tutoriel n’existe pas. → Donnez l’adresse du vôtre, ou retirez la ligne.");
  if (site.home.join && NOBODYS.test(site.home.join.href))
    say(
      ["rejoindre", "lien"],
      "Ce lien ne mène nulle part. → Donnez celui par où l’on vous rejoint, ou retirez « rejoindre ».",
    );
  if (site.donation) {
    if (NOBODYS.test(site.donation.page))
      say(
        ["dons", "page"],
        "Cette page de don n’existe pas : un don se perdrait. → Donnez l’adresse de la vôtre, ou retirez « dons ».",
      );
    if (SAYS_SO.test(site.donation.service))
      say(
        ["dons", "service"],
        "Ce service de don est celui de la démonstration. → Nommez celui qui reçoit vos dons.",
      );
    if (SAYS_SO.test(site.donation.text))
      say(["dons", "texte"], "Ce texte dit que c’est une démonstration. → Dites à quoi servent vos dons.");
  }
  for (const [index, { name, href }] of site.copyright.profiles.entries())
    if (NOBODYS.test(href) || href.endsWith("_minuit_carmin"))
      say(["copyright", "profils", index, "nom"], `${name} n’existe pas. → Nommez qui a fait votre site.`);
  if (!site.hosting)
    say(
      ["hebergeur"],
      "Il manque l’hébergeur, que la loi demande de nommer. → Ajoutez hebergeur : nom, adresse, telephone.",
    );
  else
    for (const [field, value] of [
      ["nom", site.hosting.name],
      ["adresse", site.hosting.address],
      ["telephone", site.hosting.phone],
    ] as const)
      if (value !== undefined && (SAYS_SO.test(value) || FICTION.test(value)))
        say(
          ["hebergeur", field],
          "C’est celui de la démonstration. → Copiez celui que votre hébergeur donne dans ses propres mentions légales.",
        );
  if (site.legal.length === 0)
    say(
      ["mentions_legales"],
      "Il manque les mentions légales, que la loi demande. → Écrivez au moins qui édite le site.",
    );
  for (const [index, { text }] of site.legal.entries())
    isInvented(["mentions_legales", index, "texte"], text);
  for (const [index, { text }] of site.privacy.entries())
    isInvented(["confidentialite", index, "texte"], text);
  return left;
}

function inArcs({ arcs }: Content): LeftFromExample[] {
  return arcs.flatMap(({ link, name, description }, index) => [
    ...(link && NOBODYS.test(link.href)
      ? [
          {
            in: "arcs" as const,
            path: ["arcs", index, "lien", "href"],
            text: `Le lien de l’arc ${name} ne mène nulle part. → Donnez la vraie adresse, ou retirez le lien.`,
          },
        ]
      : []),
    ...(INVENTED.test(description)
      ? [
          {
            in: "arcs" as const,
            path: ["arcs", index, "description"],
            text: `L’histoire de l’arc ${name} est celle de la démonstration. → Racontez la vôtre.`,
          },
        ]
      : []),
  ]);
}

function people({ roster, creators, playlists }: Content): LeftFromExample[] {
  return [
    ...many(
      "streamers",
      roster.map(({ username }) => username),
      "streamer inventé",
      "streamers inventés",
    ),
    ...many(
      "createurs",
      creators.map(({ name }) => name),
      "créateur inventé",
      "créateurs inventés",
    ),
    ...many(
      "musique",
      playlists.map(({ creator }) => creator),
      "groupe inventé",
      "groupes inventés",
    ),
  ];
}

function works({ galleries }: Content): LeftFromExample[] {
  return GALLERIES.flatMap((gallery) =>
    many(
      gallery,
      galleries[gallery].map(({ id, withdrawn }) => (withdrawn ? "" : id)),
      `${gallery === "affiches" ? "affiche" : "panneau"} de la démonstration`,
      `${gallery} de la démonstration`,
    ),
  );
}

/** One line for a whole list, at the first entry that is still the demonstration's. */
function many(
  list: keyof typeof demonstration,
  keys: readonly string[],
  one: string,
  more: string,
): LeftFromExample[] {
  const left = keys.filter((key) => isKnown(list, key));
  if (left.length === 0) return [];
  return [
    {
      in: list,
      path: [keys.findIndex((key) => isKnown(list, key))],
      text: `Il reste ${counted(left.length, one, more)}, dont « ${left[0]} ». → Remplacez-les par les vôtres, ou retirez-les.`,
    },
  ];
}

/** One of the demonstration’s, or one that `content nouveau` has put there to show how. */
function isKnown(list: keyof typeof demonstration, key: string | undefined): boolean {
  return key !== undefined && (key.startsWith("exemple-") || demonstration[list].includes(key));
}
