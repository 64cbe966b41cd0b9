import type { BuiltSite, PageFacts } from "../built-site.ts";

/** schema.org data of a page as a JSON-LD block (data, never run as a script), or nothing without a public address. */
export function structuredData(site: BuiltSite, page: PageFacts): string {
  if (!site.publicUrl) return "";
  const data = graph(site, page);
  // "<" is written as an escape so that no text of the content can end the block.
  return data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`
    : "";
}

function graph({ content, publicUrl }: BuiltSite, page: PageFacts): object | undefined {
  const base = {
    "@context": "https://schema.org",
    inLanguage: "fr",
    url: publicUrl + encodeURI(page.path),
    name: page.title,
    description: page.description,
  };
  switch (page.path) {
    case "/":
      return { ...base, "@type": "WebSite" };
    case "/affiche":
    case "/panneau":
      return { ...base, "@type": "ImageGallery" };
    case "/arc":
      return {
        "@context": "https://schema.org",
        "@graph": content.arcs.map((arc) => ({
          "@type": "Event",
          name: arc.name,
          description: arc.description,
          url: `${base.url}#${arc.key}`,
          startDate: arc.start,
          endDate: arc.end,
          eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
          eventStatus: "https://schema.org/EventScheduled",
          location: { "@type": "VirtualLocation", url: base.url },
          organizer: { "@type": "Organization", name: content.site.name, url: publicUrl },
        })),
      };
    default:
      return undefined;
  }
}
