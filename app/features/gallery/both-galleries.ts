import { content, loadContent } from "#app/content/content.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { type DepictionSearch, shownIn } from "./depictions/use-depictions.ts";
import { type GalleryList, wholeGallery } from "./list/use-gallery-list.ts";

export type { DepictionSearch, MatchedPhrase } from "./depictions/use-depictions.ts";
export type { GalleryList } from "./list/use-gallery-list.ts";

/** The entries of both galleries, for who looks for a picture from another page. Rejects when the network fails. */
export async function bothGalleries(): Promise<Record<Gallery, GalleryList>> {
  await loadContent("affiches", "panneaux");
  const whole = (gallery: Gallery) => wholeGallery(content(gallery));
  const [affiches, panneaux] = await Promise.all([whole("affiches"), whole("panneaux")]);
  return { affiches, panneaux };
}

/** What the pictures of both show; nothing where nobody has said it of any. Rejects when the network fails. */
export async function bothShown(): Promise<Record<Gallery, DepictionSearch | undefined>> {
  await loadContent("affiches", "panneaux");
  const shown = async (gallery: Gallery) => {
    const { depictions, total } = content(gallery);
    return depictions === undefined ? undefined : shownIn(depictions, total);
  };
  const [affiches, panneaux] = await Promise.all([shown("affiches"), shown("panneaux")]);
  return { affiches, panneaux };
}
