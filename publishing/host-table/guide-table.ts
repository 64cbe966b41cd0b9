// What the guide shows of each host, from what the table of addresses holds it to: docs/heberger-les-fichiers.md.
import type { HostName } from "#schemas/host-name.ts";
import type { Differences } from "./judge.ts";
import { TRIED } from "./tried.ts";

const COLUMNS: readonly [title: string, name: HostName][] = [
  ["notre serveur, nginx, Apache, Caddy", "nginx"],
  ["Cloudflare", "cloudflare"],
  ["Netlify", "netlify"],
  ["GitHub Pages", "github"],
  ["GitLab Pages", "gitlab"],
  ["S3", "s3"],
];

/** One line: what it is about, and what each host can do. */
type Line = (differs: Differences, name: HostName) => string;

const LINES: Readonly<Record<string, Line>> = {
  "les pages, sans redirection, `/vidéo` comprise": ({ folderSteps, publicCopies }) =>
    folderSteps && publicCopies ? "oui, sauf le formulaire du staff" : "oui",
  "accent décomposé, barre finale : mènent à la page": ({ leadsBy }) =>
    leadsBy?.includes(200) ? "c’est la page" : "oui",
  "en-têtes de sécurité": ({ noHeaders, keeps }) =>
    noHeaders ? "non" : keeps === undefined ? "oui" : "oui, sauf à la page 404",
  "images d’import et listes ouvertes au jeu (CORS)": ({ noHeaders }) => (noHeaders ? "tout l’est" : "oui"),
  "les pages, aussitôt après un changement": ({ keeps }) => (isTen(keeps) ? "dix minutes plus tard" : "oui"),
  "scripts et images gardés": ({ keeps }) =>
    keeps === undefined ? "un an" : isTen(keeps) ? "dix minutes" : "un jour",
  "ce qui est absent est gardé": ({ keeps }) =>
    keeps === undefined ? "jamais" : isTen(keeps) ? "dix minutes au plus" : "un jour au plus",
  "une partie d’un enregistrement (il le faut aux iPhone)": () => "oui",
  "aperçu de chaque affiche dans les messageries": callsOf,
  "le formulaire et les directs, sans rien d’autre": callsOf,
  "essayé avec": (_, name) => (name === "nginx" ? "les vrais programmes" : TRIED[name].how),
};

/** The table of the guide, in Markdown. */
export function guideTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["", ...COLUMNS.map(([title]) => title)]).replace("|  |", "| |"),
    row(["---", ...COLUMNS.map(() => "---")]).replaceAll(" ", ""),
    ...Object.entries(LINES).map(([what, line]) =>
      row([what, ...COLUMNS.map(([, name]) => line(TRIED[name].differs ?? {}, name))]),
    ),
  ].join("\n");
}

function isTen(keeps: Differences["keeps"]): boolean {
  return keeps?.["no-cache"] !== undefined;
}

function callsOf(_: Differences, name: HostName): string {
  return name === "nginx" ? "notre serveur seul" : name === "cloudflare" ? "oui" : "non";
}
