import { readFileSync } from "node:fs";
import { ASSETS } from "#addresses/files.ts";
import { ICONS } from "#addresses/icons.ts";
import { PAGES } from "#addresses/pages.ts";
import { escapeHtml } from "#text/escape-html.ts";
import type { BuiltSite } from "../built-site.ts";
import { lastingFile } from "../lasting-file.ts";
import type { PublicFile } from "../public-files.ts";
import { accentOf, fontFace, nightOf, OWN_FACE, PAGE_WIDTHS, paperOf } from "../style-facts.ts";

const RULES = readFileSync(new URL("plain-document.css", import.meta.url), "utf8");

export interface PlainDocument {
  site: BuiltSite;
  /** The address of the sheet that it wears. */
  sheet: string;
  title: string;
  main: string;
  /** Texts under their titles, where it is no list. */
  look?: "notice";
}

/** The faces that a sheet may ask for, as the bundler names their files: those that every page has fetched. */
const FACES: Record<string, string> = { "big-shoulders-800": "Big Shoulders", "barlow-400": "Barlow" };

const WAYS = PAGES.map(({ path, label }) => `<li><a href="${encodeURI(path)}">${label}</a></li>`).join("\n");

/**
 * The sheet that every plain document wears, in the community's colours and faces.
 * @param assets the names of the files in `/assets/`; without the site's faces among them, the system's stand in
 */
export function plainSheet({ content: { site }, media }: BuiltSite, assets: readonly string[]): PublicFile {
  const own = site.face && media.recordings[site.face]?.src;
  const faces = assets.flatMap((name) => {
    const family = name.endsWith(".woff2") && FACES[name.replace(/-[^-]*\.woff2$/, "")];
    return family ? fontFace(family, `${ASSETS}${name}`) : [];
  });
  if (own) faces.push(fontFace(OWN_FACE, own));
  const titles = own ? OWN_FACE : "Big Shoulders";
  const colours = `--night:${nightOf(site)};--paper:${paperOf(site)};--accent:${accentOf(site)}`;
  const body = `${faces.join("")}:root{${colours};--titles:"${titles}"}${PAGE_WIDTHS}\n${RULES}`;
  return lastingFile("listes", "css", body);
}

/** A document that needs its sheet alone: for browsers in which no script runs, and for those who would rather walk plain pages. */
export function plainDocument({ site, sheet, title, main, look }: PlainDocument): string {
  const name = escapeXml(site.content.site.name);
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="fr" xml:lang="fr">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="dark"/>
<link rel="stylesheet" href="${sheet}"/>
<link rel="icon" href="${ICONS.tab.path}"/>
<title>${escapeXml(title)} · ${name}</title>
</head>
<body>
<a class="acces" href="#contenu">Aller au contenu</a>
<header>
<p class="nom"><a href="/"><img src="${ICONS.tab.path}" alt="" width="40" height="40"/>${name}</a></p>
<nav aria-label="Pages"><ul>${WAYS}</ul></nav>
</header>
<main id="contenu"${look ? ` class="${look}"` : ""}>
${main}
</main>
</body>
</html>
`;
}

/** A text made safe for XML, without the characters that it forbids. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids even as a reference
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));
}
