import { site } from "#app/content/site.ts";
import { toast } from "#app/ui/toast/toast.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { copyText } from "./copy-text.ts";

/** The address of an entry's import image, whole and absolute, as a player pastes it into the game [P6]. */
export function importAddress({ import: image }: Pick<GalleryItem, "import">): string {
  return new URL(image.url, site.url || location.origin).href;
}

/**
 * Copies an address and says so, to the letter [P6].
 * @param place where a field may stand for a moment, see {@link copyText}
 * @param refusal what is said where the browser lets no page copy
 * @returns whether it is on the clipboard
 */
export async function copyAddress(url: string, place: HTMLElement, refusal: string): Promise<boolean> {
  const done = await copyText(url, place);
  toast.alert(done ? "URL copiée dans le presse-papiers !" : refusal);
  return done;
}
