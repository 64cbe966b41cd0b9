import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ASSETS, plainList as plainListPath } from "#addresses/files.ts";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import { isKnownAuthor } from "#text/credit.ts";
import { french } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { BuiltSite } from "../built-site.ts";
import { hungEntries } from "../page-data.ts";
import type { PublicFile } from "../public-files.ts";
import { nightOf, paperOf } from "../style-facts.ts";
import { escapeXml } from "./escape-xml.ts";

const TITLES: Record<Gallery, string> = { affiches: "Affiches", panneaux: "Panneaux" };

interface Line {
  title: string;
  author: string;
  genre: string;
  url: string;
}

/** Some lines under a name. */
type Shelf = [name: string, lines: Line[]];

/**
 * `/affiches.xhtml` and `/panneaux.xhtml`, with the sheet that both wear: every entry by genre, then by author, each leading
 * to its import image. For browsers in which no script runs, and for those who would rather walk a list.
 */
export function plainLists(site: BuiltSite): PublicFile[] {
  const sheet = sheetOf(site);
  return [sheet, ...GALLERIES.map((gallery) => plainList(site, gallery, sheet.path))];
}

const RULES = readFileSync(new URL("plain-list.css", import.meta.url), "utf8");

function sheetOf({ content: { site } }: BuiltSite): PublicFile {
  const body = `:root{--night:${nightOf(site)};--paper:${paperOf(site)}}\n${RULES}`;
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 10);
  return { path: `${ASSETS}listes-${digest}.css`, body };
}

function plainList(site: BuiltSite, gallery: Gallery, sheet: string): PublicFile {
  const lines = hungEntries(site, gallery).map(({ entry, image }) => ({
    title: frenchSpaces(entry.title),
    author: isKnownAuthor(entry.author) ? entry.author : "auteur inconnu",
    genre: entry.genre ?? "sans genre",
    url: image.url,
  }));
  const parts = [
    { id: "genre", title: "Par genre", shelves: shelvesOf(lines, ({ genre }) => genre) },
    { id: "auteur", title: "Par auteur", shelves: shelvesOf(lines, ({ author }) => author) },
  ];
  const title = TITLES[gallery];
  const other = gallery === "affiches" ? "panneaux" : "affiches";
  const body = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="fr" xml:lang="fr">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="dark"/>
<link rel="stylesheet" href="${sheet}"/>
<title>${escapeXml(`${title}, par genre et par auteur · ${site.content.site.name}`)}</title>
</head>
<body>
<header>
<p><a href="/">${escapeXml(site.content.site.name)}</a> · <a href="${plainListPath(other)}">${TITLES[other]}</a></p>
</header>
<main>
<h1>${title}\u00a0: ${french.format(lines.length)}</h1>
<p>Chaque titre mène à son image, dont l’adresse se colle en jeu.</p>
<nav aria-label="Sommaire">
${parts.map(({ id, title: heading, shelves }) => contents(id, heading, shelves)).join("\n")}
</nav>
${parts.map(({ id, title: heading, shelves }) => section(id, heading, shelves)).join("\n")}
</main>
</body>
</html>
`;
  return { path: plainListPath(gallery), body };
}

/** The lines under each name, from A to Z. */
function shelvesOf(lines: readonly Line[], nameOf: (line: Line) => string): Shelf[] {
  const { compare } = new Intl.Collator("fr");
  return [...Map.groupBy(lines, nameOf)].toSorted(([a], [b]) => compare(a, b));
}

function contents(id: string, title: string, shelves: readonly Shelf[]): string {
  const links = shelves.map(
    ([name, lines], at) => `<li><a href="#${id}-${at}">${escapeXml(name)}</a> (${lines.length})</li>`,
  );
  return `<h2>${title}</h2>\n<ul>${links.join("\n")}</ul>`;
}

function section(id: string, title: string, shelves: readonly Shelf[]): string {
  const groups = shelves.map(([name, lines], at) => {
    const entries = lines.map((line) => {
      const about = id === "genre" ? line.author : line.genre;
      return `<li><a href="${escapeXml(line.url)}">${escapeXml(line.title)}</a>, ${escapeXml(about)}</li>`;
    });
    return `<h3 id="${id}-${at}">${escapeXml(name)}</h3>\n<ul>${entries.join("\n")}</ul>`;
  });
  return `<h2>${title}</h2>\n${groups.join("\n")}`;
}
