import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ASSETS } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import type { PublicFile } from "../public-files.ts";
import { nightOf, paperOf } from "../style-facts.ts";

const RULES = readFileSync(new URL("plain-document.css", import.meta.url), "utf8");

export interface PlainDocument {
  site: BuiltSite;
  title: string;
  main: string;
}

const WAYS = PAGES.map(({ path, label }) => `<li><a href="${encodeURI(path)}">${label}</a></li>`).join("\n");

/** The sheet that every plain document wears, in the community's colours. */
export function plainSheet({ content: { site } }: BuiltSite): PublicFile {
  const body = `:root{--night:${nightOf(site)};--paper:${paperOf(site)}}\n${RULES}`;
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 10);
  return { path: `${ASSETS}listes-${digest}.css`, body };
}

/** A document that needs its sheet alone: for browsers in which no script runs, and for those who would rather walk plain pages. */
export function plainDocument({ site, title, main }: PlainDocument): string {
  const name = escapeXml(site.content.site.name);
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="fr" xml:lang="fr">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="dark"/>
<link rel="stylesheet" href="${plainSheet(site).path}"/>
<title>${escapeXml(title)} · ${name}</title>
</head>
<body>
<header>
<p class="nom"><a href="/">${name}</a></p>
<nav aria-label="Pages"><ul>${WAYS}</ul></nav>
</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** A text made safe for XML, in elements and in attributes. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids even as a reference
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
