import { useEffect } from "react";
import { type WallKey, wallPlace } from "#addresses/wall.ts";
import type { Gallery } from "#schemas/gallery-item.ts";

/**
 * Marks the cards of what hangs on one's own wall, by one style sheet made here: no card knows of it, and none is drawn
 * again. A browser without such sheets shows no marks.
 */
export function useChosenMarks(keys: readonly WallKey[], gallery: Gallery, param: string): void {
  useEffect(() => {
    const here = keys.map(wallPlace).filter((place) => place.gallery === gallery);
    if (here.length === 0 || !("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet();
    const links = here.map(({ id }) => `[data-hung] a[href="?${param}=${CSS.escape(id)}"]`);
    sheet.replaceSync(`${links.join(",")}{--on-wall:""}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [keys, gallery, param]);
}
