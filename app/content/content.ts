import { loadSheet } from "./load-sheet.ts";
import type { ContentFile, ContentName, PageContent } from "#schemas/page-content.ts";

/**
 * A part of the content, which has come: that of the whole site before any code, that of a page before it is rendered
 * (`content` in app/routes.ts), another once {@link loadContent} has brought it. Read it while rendering: code may come before it.
 * @throws where it has not come
 */
export function content<N extends ContentName>(name: N): PageContent[N] {
  const part = globalThis.siteContent?.[name];
  if (part === undefined) throw new Error(`The content “${name}” is read before it has come.`);
  return part;
}

/** Brings files of the content that have not come yet. Rejects when the network fails; the next try asks again. */
export async function loadContent(...names: ContentFile[]): Promise<void> {
  // The build has it all (prerender/write-pages).
  if (import.meta.env.SSR) return;
  const { files } = content("site");
  await Promise.all(
    names.map(async (name) => {
      if (name in (globalThis.siteContent ?? {})) return;
      const file = files[name];
      if (file === undefined) throw new Error(`No file brings the content “${name}”.`);
      if (file.endsWith(".css")) await loadSheet(file);
      else await import(/* @vite-ignore */ file);
    }),
  );
}
