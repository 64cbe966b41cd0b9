import { setQueryParam } from "#app/router/use-query-param.ts";
import type { GalleryWords } from "./gallery-words.ts";
import { takeOff } from "./thumbnail-flight.ts";

/** Opens a picture from its thumbnail, as one step of the history that Back takes back [P5]. */
export function openPicture(words: GalleryWords, id: string, thumbnail: HTMLImageElement): void {
  takeOff(thumbnail);
  setQueryParam(words.param, id, { state: { opened: true } });
}
