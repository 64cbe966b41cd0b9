import { LEGAL_NOTICES } from "#addresses/files.ts";
import { WRITE_HASH } from "#addresses/pages.ts";
import type { LegalNotice } from "#schemas/page-data.ts";
import type { Site } from "#schemas/site.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { splitSites } from "#text/split-sites.ts";
import type { BuiltSite } from "../built-site.ts";
import { escapeXml, plainDocument } from "../plain-document/plain-document.ts";
import type { PublicFile } from "../public-files.ts";
import { whoReceives } from "./who-receives.ts";

const NOT_WRITTEN =
  "Ce texte n’est pas encore écrit. Une question\u00a0? Le formulaire de contact est ouvert.";

/** Both notices of the content, with what its settings add: who hosts the site (LCEN art. 1-1), who receives a message. */
export function legalNotices({ content: { site } }: BuiltSite): LegalNotice[] {
  return [
    notice("mentions-legales", "Mentions légales", [...site.legal, ...hosting(site)]),
    notice("confidentialite", "Confidentialité", [...site.privacy, ...whoReceives(site.contact)]),
  ];
}

function notice(
  id: LegalNotice["id"],
  title: string,
  written: readonly LegalNotice["sections"][number][],
): LegalNotice {
  const sections = written.length > 0 ? written : [{ title: "", text: NOT_WRITTEN }];
  return { id, title, sections: sections.map(({ title: of, text }) => ({ title: frenchSpaces(of), text })) };
}

function hosting({ hosting: host }: Site): LegalNotice["sections"] {
  if (!host) return [];
  return [
    {
      title: "Hébergement",
      text: [host.name, host.address, host.phone?.replaceAll(" ", "\u00a0")].filter(Boolean).join(", "),
    },
  ];
}

/** The notices speak of a form that opens on the site's pages: from here it is a link away. */
const WAY_TO_WRITE = `<h2>Nous écrire</h2>\n<p>Le formulaire de contact s’ouvre par ce lien\u00a0: <a href="/${WRITE_HASH}">écrire au staff</a>.</p>\n`;

/** `/mentions-legales.xhtml`: the same notices for browsers in which no script runs. */
export function legalDocument(site: BuiltSite, sheet: string): PublicFile {
  const notices = legalNotices(site);
  const title = notices.map((one) => one.title).join(" et ");
  const parts = notices.map(
    ({ id, title: heading, sections }, index) =>
      `<h1 id="${id}">${escapeXml(heading)}</h1>\n${index === 0 ? WAY_TO_WRITE : ""}${sections.map(section).join("\n")}`,
  );
  return {
    path: LEGAL_NOTICES,
    body: plainDocument({ site, sheet, title, main: parts.join("\n"), look: "notice" }),
  };
}

function section({ title, text }: LegalNotice["sections"][number]): string {
  const words = splitSites(text).map((piece) =>
    piece.href === undefined
      ? escapeXml(piece.text)
      : `<a href="${escapeXml(piece.href)}" rel="noreferrer">${escapeXml(piece.text)}</a>`,
  );
  return `${title ? `<h2>${escapeXml(title)}</h2>\n` : ""}<p>${words.join("")}</p>`;
}
