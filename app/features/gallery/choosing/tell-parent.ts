import { site } from "#app/content/site.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { importAddress } from "../import-address.ts";

/** What the page around the frame is told of a poster that was chosen; `type` says which message it is. Sizes in pixels, 0 when unknown. */
interface ChosenPoster {
  type: "affiche";
  id: string;
  title: string;
  author: string;
  import: string;
  width: number;
  height: number;
}

/** Tells the page around of a poster. The browser hands it over to an origin that site.yaml names, and to no other. */
export function tellParent(item: GalleryItem): void {
  const { id, title, author, import: image } = item;
  const message: ChosenPoster = {
    type: "affiche",
    id,
    title,
    author,
    import: importAddress(item),
    width: image.width,
    height: image.height,
  };
  for (const origin of parentOrigins()) parent.postMessage(message, origin);
}

/** The origin of the page around, if it is named; where the browser does not say which it is, all that are named. */
function parentOrigins(): readonly string[] {
  if (!("ancestorOrigins" in location)) return site.frames;
  const [around] = location.ancestorOrigins;
  return site.frames.filter((origin) => origin === around);
}

/** Whether the page stands in a frame at all. */
export function isFramed(): boolean {
  return parent !== window;
}
