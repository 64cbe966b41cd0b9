import type { Gallery } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "./built-site.ts";

/** Thinks something out once for a site: the bundler asks twice, and the files of a release once more. */
export function oncePerSite<T>(think: (site: BuiltSite) => T): (site: BuiltSite) => T {
  const made = new WeakMap<BuiltSite, { thought: T }>();
  return (site) => {
    const known = made.get(site) ?? { thought: think(site) };
    made.set(site, known);
    return known.thought;
  };
}

/** The same for each gallery of a site. */
export function oncePerGallery<T>(
  think: (site: BuiltSite, gallery: Gallery) => T,
): (site: BuiltSite, gallery: Gallery) => T {
  const of = {
    affiches: oncePerSite((site) => think(site, "affiches")),
    panneaux: oncePerSite((site) => think(site, "panneaux")),
  };
  return (site, gallery) => of[gallery](site);
}
