import { plainList as plainListPath } from "#addresses/files.ts";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import { spokenAuthor } from "#text/credit.ts";
import { frenchNumber } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { BuiltSite } from "../built-site.ts";
import { hungEntries } from "../hung-entries.ts";
import { escapeXml, plainDocument } from "../plain-document/plain-document.ts";
import type { PublicFile } from "../public-files.ts";

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
 * `/affiches.xhtml` and `/panneaux.xhtml`: every entry by genre, then by author, each leading to its import image. For
 * browsers in which no script runs, and for those who would rather walk a list.
 */
export function plainLists(site: BuiltSite, sheet: string): PublicFile[] {
  return GALLERIES.map((gallery) => plainList(site, gallery, sheet));
}

function plainList(site: BuiltSite, gallery: Gallery, sheet: string): PublicFile {
  const lines = hungEntries(site, gallery).map(({ entry, image }) => ({
    title: frenchSpaces(entry.title),
    author: spokenAuthor(entry.author),
    genre: entry.genre ?? "sans genre",
    url: image.url,
  }));
  const parts = [
    { id: "genre", title: "Par genre", shelves: shelvesOf(lines, ({ genre }) => genre) },
    { id: "auteur", title: "Par auteur", shelves: shelvesOf(lines, ({ author }) => author) },
  ];
  const title = TITLES[gallery];
  const other = gallery === "affiches" ? "panneaux" : "affiches";
  const main = `<h1>${title}\u00a0: ${frenchNumber(lines.length)}</h1>
<p>Chaque titre mène à son image, dont l’adresse se colle en jeu. Ailleurs\u00a0: <a href="${plainListPath(other)}">la liste des ${other}</a>.</p>
<nav aria-label="Sommaire">
${parts.map(({ id, title: heading, shelves }) => contents(id, heading, shelves)).join("\n")}
</nav>
${parts.map(({ id, title: heading, shelves }) => section(id, heading, shelves)).join("\n")}`;
  const body = plainDocument({
    site,
    sheet,
    title: `${title}, par genre et par auteur`,
    main,
  });
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
  // Some dozens of genres, hundreds of authors: these wait to be asked for.
  const open = id === "genre" ? ' open="open"' : "";
  return `<details${open}><summary>${title} (${shelves.length})</summary>\n<ul>${links.join("\n")}</ul></details>`;
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
