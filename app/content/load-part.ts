import { loadSheet } from "./load-sheet.ts";

/**
 * Fetches a part of the code that is not needed at first, what it imports and its sheets beside it. The build calls this for
 * every `import()` in the place of Vite's own (vite.config.ts). Rejects when the network fails; the next try asks again.
 * @param files their paths under the site's root
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const sheets = files.filter((file) => file.endsWith(".css"));
  for (const file of files) if (!sheets.includes(file)) preload(`/${file}`);
  await Promise.all(sheets.map((file) => loadSheet(`/${file}`)));
  return load();
}

function preload(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const wanted = { rel: "modulepreload", href, crossOrigin: "" };
  document.head.append(Object.assign(document.createElement("link"), wanted));
}

export { loadPart as __vitePreload };
