/** Sheets on their way. */
const coming = new Map<string, Promise<void>>();

/**
 * Puts a sheet into the document, unless a link says that it is there (prerender/write-pages/page-style.ts). Rejects when the
 * network fails; the next try asks again.
 */
export async function loadSheet(href: string): Promise<void> {
  const asked = coming.get(href);
  if (asked || document.querySelector(`link[href="${href}"]`)) return asked;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  const arrival = new Promise<void>((arrived, failed) => {
    link.addEventListener("load", () => arrived());
    link.addEventListener("error", () => {
      link.remove();
      failed(new Error(`No ${href}.`));
    });
  });
  coming.set(href, arrival);
  try {
    await arrival;
  } finally {
    coming.delete(href);
  }
}
