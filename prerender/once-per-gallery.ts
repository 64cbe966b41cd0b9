import type { Gallery } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "./built-site.ts";

/** Thinks something out once for each gallery of a site: the bundler asks twice, and the files of a release once more. */
export function oncePerGallery<T>(
  think: (site: BuiltSite, gallery: Gallery) => T,
): (site: BuiltSite, gallery: Gallery) => T {
  const made = new WeakMap<BuiltSite, Map<Gallery, T>>();
  return (site, gallery) => {
    const known = made.get(site) ?? new Map<Gallery, T>();
    made.set(site, known);
    const thought = known.get(gallery);
    if (thought !== undefined) return thought;
    const fresh = think(site, gallery);
    known.set(gallery, fresh);
    return fresh;
  };
}
