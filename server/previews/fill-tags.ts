import { escapeHtml } from "#text/escape-html.ts";

/** Puts a title before the page's own, replaces each tag where the page has it and adds those that it lacks. Values are escaped. */
export function fillTags(html: string, { title = "", ...tags }: Readonly<Record<string, string>>): string {
  let page = html.replace("<title>", () => `<title>${escapeHtml(title)} · `);
  for (const [property, value] of Object.entries(tags)) {
    // What nobody knows of this picture was true of another.
    const known = value !== "0" && value !== "";
    const tag = known ? `<meta property="${property}" content="${escapeHtml(value)}"/>` : "";
    const present = new RegExp(`<meta[^>]*\\sproperty="${property}"[^>]*>`);
    page = present.test(page)
      ? page.replace(present, () => tag)
      : page.replace("</head>", () => `${tag}</head>`);
  }
  return page;
}
