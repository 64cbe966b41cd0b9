import { setQueryParam } from "#app/router/use-query-param.ts";
import { markWhile } from "#app/ui/mark-while.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import type { GalleryWords } from "./gallery-words.ts";
import { largeFile } from "./large-file.ts";

/** Length of the flight in milliseconds, as --speed-med. */
const LENGTH = 240;

/** The thumbnail, and its file, for the large image that opens. */
let departure: { thumbnail: HTMLImageElement; src: string } | undefined;
/** The large image that was asked for last, held until another is: what nobody holds, a browser may stop fetching. */
let coming: HTMLImageElement | undefined;

/** Opens a picture from its thumbnail, as one step of the history that Back takes back [P5]. */
export function openPicture(words: GalleryWords, item: GalleryItem, thumbnail: HTMLImageElement): void {
  // Which of its files the browser chose.
  departure = { thumbnail, src: thumbnail.currentSrc };
  ask(largeFile(item.picture));
  setQueryParam(words.param, item.id, { state: { opened: true } });
}

/** Sends for the large image before the viewer is drawn that will show it: on a slow processor that is a fifth of a second. */
function ask(file: string): void {
  coming = new Image();
  coming.fetchPriority = "high";
  coming.src = file;
}

/** The file of the thumbnail just clicked: it is there already, so the large image never starts blank. */
export function departedSource(): string | undefined {
  return departure?.src;
}

/**
 * Lets the large image fly from the thumbnail's place to its own, once. Drawn by the compositor in every browser; a
 * view transition would first freeze the page for its snapshots, and the viewer would open later.
 */
export function land(sheet: HTMLElement): void {
  // Not measured at the click: the page would be laid out for that alone.
  const from = departure?.thumbnail.getBoundingClientRect();
  departure = undefined;
  if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const to = sheet.getBoundingClientRect();
  if (to.width === 0) return;
  const scale = from.width / to.width;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const flight = sheet.animate(
    { transform: [start, "none"], transformOrigin: ["0 0", "0 0"] },
    { duration: LENGTH, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  // Over everything and uncut, until it has landed or is gone.
  markWhile(flight, sheet.closest("dialog"), "data-flies");
}
