import type { WallKey } from "#addresses/wall.ts";
import { createStore } from "#app/state/store.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { plural } from "#text/counted.ts";
import { copyText } from "../../../copy-text.ts";
import { importAddress } from "../../../import-address.ts";
import { copyForm } from "./copy-form.ts";
import { formatEntries, placesOf } from "./formats.ts";
import { loadEntries, type WallEntry } from "./load-entries.ts";

export { copyForm } from "./copy-form.ts";
export { FORMATS, PLACE_NAMES, placesOf } from "./formats.ts";
export { loadEntries, type WallEntry } from "./load-entries.ts";

/** The text of a wall in the form that this device remembers. */
export function wallText(entries: readonly WallEntry[]): string {
  const { format, template } = copyForm.get();
  const copied = entries.map(({ item }) => ({
    id: item.id,
    title: item.title,
    author: item.author,
    import: importAddress(item),
    width: item.import.width,
    height: item.import.height,
  }));
  return formatEntries(copied, format, template);
}

/** Whether one's own template is asked for and names nothing of an image: what would be copied is no use. */
export function saysNothing(): boolean {
  const { format, template } = copyForm.get();
  return format === "modele" && placesOf(template).known.length === 0;
}

/**
 * Copies all addresses of a wall and says so.
 * @param place where a field may stand for a moment
 * @returns whether they are on the clipboard
 */
export async function copyEntries(entries: readonly WallEntry[], place: HTMLElement): Promise<boolean> {
  const done = await copyText(wallText(entries), place);
  const { format, template } = copyForm.get();
  const words =
    format === "modele" && !template.includes("{import}")
      ? plural(entries.length, "Ligne copiée", `${entries.length} lignes copiées`)
      : plural(entries.length, "URL copiée", `${entries.length} URL copiées`);
  if (done) toast.alert(`${words} dans le presse-papiers !`);
  return done;
}

/** Nothing was copied where there is no room to say why: the wall that opens then does, and gives the text. */
export const refusedCopy = createStore(false);

/** The same from the bar, where nothing has been loaded yet; `onRefused` shows the wall: its text to be copied by hand, or that nothing of it exists any more. */
export async function copyWall(
  keys: readonly WallKey[],
  place: HTMLElement,
  onRefused: () => void,
): Promise<void> {
  try {
    const entries = await loadEntries(keys);
    if (entries.length > 0 && !saysNothing() && (await copyEntries(entries, place))) return;
    refusedCopy.set(entries.length > 0);
    onRefused();
  } catch (error) {
    console.error(error);
    toast.alert("Le mur n’a pas pu être lu\u00a0: le réseau ne répond pas. Réessayez.");
  }
}
