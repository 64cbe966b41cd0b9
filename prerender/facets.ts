import { encodeFacets } from "#schemas/facet-file.ts";
import { oncePerGallery } from "./once-per-site.ts";
import { browsedEntries } from "./hung-entries.ts";
import { lastingFile } from "./lasting-file.ts";
import type { PublicFile } from "./public-files.ts";

interface GalleryFacets {
  path: string | undefined;
  files: PublicFile[];
}

/** What the entries of a gallery may be chosen by, in a file of its own named after what it holds: the first view does without. */
export const galleryFacets = oncePerGallery((site, gallery): GalleryFacets => {
  const hung = browsedEntries(site, gallery);
  if (hung.length === 0) return { path: undefined, files: [] };
  const entries = hung.map(({ entry }) => ({ ...entry, hues: site.media.hues[entry.file] ?? [] }));
  const arcs = site.content.arcs.toSorted((a, b) => a.start.localeCompare(b.start));
  const body = JSON.stringify(
    encodeFacets(
      entries,
      arcs.map(({ key, name, lang }) => (lang === undefined ? [key, name] : [key, name, lang])),
    ),
  );
  const file = lastingFile(`${gallery}-choix`, "json", body);
  return { path: file.path, files: [file] };
});
