import { NEWS_FEED } from "#addresses/files.ts";
import { pictureAddress } from "#addresses/pages.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import { isKnownAuthor } from "#text/credit.ts";
import type { BuiltSite } from "../built-site.ts";
import { hungEntries } from "../hung-entries.ts";
import { oncePerSite } from "../once-per-site.ts";
import { absoluteImport, type PublicFile } from "../public-files.ts";
import { escapeXml } from "../plain-document/plain-document.ts";

/** How many entries a reader is given, who has seen the older ones. */
const TOLD = 40;
const ONE: Record<Gallery, string> = { affiches: "Affiche", panneaux: "Panneau" };

interface News {
  title: string;
  author: string;
  /** The day it was hung, as 2023-03-31. */
  day: string;
  url: string;
  image: string;
  bytes: number;
}

/**
 * `/nouveautes.xml`: what was hung last, as Atom (RFC 4287) with its pictures. Its addresses are absolute and its dates
 * those of the content: without PUBLIC_URL, or where nobody has written a date, there is none.
 */
export const newsFeed = oncePerSite((site): PublicFile | undefined => {
  const { content, publicUrl } = site;
  const news = publicUrl ? latest(site) : [];
  const [newest] = news;
  if (!newest) return undefined;
  const { name } = content.site;
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${publicUrl}/</id>
<title>${escapeXml(`${name} : les dernières affiches`)}</title>
<updated>${instant(newest.day)}</updated>
<link rel="self" type="application/atom+xml" href="${publicUrl}${NEWS_FEED}"/>
<link rel="alternate" type="text/html" href="${publicUrl}/affiche?tri=recentes"/>
<author><name>${escapeXml(name)}</name></author>
${news.map(entryXml).join("\n")}
</feed>
`;
  return { path: NEWS_FEED, body };
});

/** The newest first; on one day, the last in the file first. */
function latest(site: BuiltSite): News[] {
  const { publicUrl } = site;
  const dated = GALLERIES.flatMap((gallery) =>
    hungEntries(site, gallery)
      .flatMap(({ entry, image }) =>
        entry.hung === undefined ? [] : { gallery, entry, image, day: entry.hung },
      )
      .toReversed(),
  );
  return dated
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, TOLD)
    .map(({ gallery, entry: { id, title, author }, image, day }) => ({
      title: `${ONE[gallery]} : ${title}`,
      author,
      day,
      url: publicUrl + pictureAddress(gallery, id),
      image: absoluteImport(image, publicUrl),
      bytes: image.bytes,
    }));
}

function entryXml({ title, author, day, url, image, bytes }: News): string {
  const type = mediaType(image) ?? "image/jpeg";
  const length = bytes === 0 ? "" : ` length="${bytes}"`;
  const picture = `<p><a href="${escapeXml(url)}"><img src="${escapeXml(image)}" alt="${escapeXml(title)}"/></a></p>`;
  return `<entry>
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<updated>${instant(day)}</updated>
<published>${instant(day)}</published>
${isKnownAuthor(author) ? `<author><name>${escapeXml(author)}</name></author>\n` : ""}<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<link rel="enclosure" type="${type}"${length} href="${escapeXml(image)}"/>
<content type="html">${escapeXml(picture)}</content>
</entry>`;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
