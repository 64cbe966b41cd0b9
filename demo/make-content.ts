import { families } from "./affiches/all.ts";
import { checkPosters, makeGallery } from "./gallery.ts";
import { interleave } from "./order.ts";
import { signFamilies } from "./panneaux/all.ts";
import { steps } from "./steps.ts";

/** What `only` may name: a family of posters or of signs, all posters, all signs, or another step. */
export const parts: readonly string[] = [...families, ...signFamilies, ...steps]
  .map(({ name }) => name)
  .concat("posters", "signs");

/**
 * Makes the demonstration content into `root`/content/ (`root` is a folder's URL that ends in '/'), whole or only the
 * part of that name. Throws when two posters share an id or a title, and when ffmpeg is missing for the recordings.
 */
export async function makeContent(root: URL, only?: string): Promise<void> {
  checkPosters([...families, ...signFamilies].flatMap(({ posters }) => posters));
  const wanted = steps.filter(({ name }) => only === undefined || only === name);
  for (const step of wanted) await step.prepare?.();

  const concerns = (list: readonly { name: string }[], whole: string) =>
    only === undefined || only === whole || list.some(({ name }) => name === only);
  const part = (whole: string) => (only === whole ? undefined : only);

  if (concerns(families, "posters"))
    await makeGallery(root, { name: "affiches", families, order: interleave, only: part("posters") });
  if (concerns(signFamilies, "signs"))
    await makeGallery(root, {
      name: "panneaux",
      families: signFamilies,
      order: (list) => interleave(list, []),
      only: part("signs"),
    });
  for (const step of wanted) await step.run(root);
}
