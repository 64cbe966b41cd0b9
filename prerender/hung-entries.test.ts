import { expect, test } from "vitest";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "./built-site.ts";
import { browsedEntries, galleryItems, newest } from "./hung-entries.ts";

/** As much of a site as its walls read: posters, some of them withdrawn; of each, what was made of its image. */
function site(posters: readonly { id: string; retrait?: boolean; date?: string }[]): BuiltSite {
  const entries = posters.map(({ id, ...more }) =>
    GalleryEntry.parse({ titre: id, auteur: "Mado", image: `${id}.webp`, ...more }),
  );
  // oxlint-disable-next-line no-unsafe-type-assertion -- as much of it as walls read
  return {
    content: { galleries: { affiches: entries, panneaux: [] } },
    media: {
      pictures: Object.fromEntries(entries.map(({ file }) => [file, {}])),
      imports: Object.fromEntries(entries.map(({ id }) => [`affiches/${id}`, {}])),
    },
  } as unknown as BuiltSite;
}

const ids = (built: BuiltSite) => galleryItems(built, "affiches").map(({ id }) => id);

test("[P4] une affiche retirée ne pend plus au mur, ni parmi les dernières", () => {
  const built = site([
    { id: "bal", date: "01/05/2024" },
    { id: "partie", date: "03/05/2024", retrait: true },
    { id: "loup", date: "02/05/2024" },
  ]);
  expect(ids(built)).toEqual(["bal", "loup"]);
  expect(newest(built, "affiches").map((position) => ids(built)[position])).toEqual(["loup", "bal"]);
});

test("[P4] une affiche dont rien n’a pu être fait ne laisse pas de cadre vide", () => {
  const built = site([{ id: "bal" }, { id: "loup" }]);
  delete built.media.imports["affiches/loup"];
  expect(ids(built)).toEqual(["bal"]);
});

test("d’un mur que l’on voit d’un coup d’œil, on n’a pas à choisir par arc ni par genre ; de douze images, si", () => {
  const wall = (count: number) => site(Array.from({ length: count }, (_, index) => ({ id: `a-${index}` })));
  expect(browsedEntries(wall(11), "affiches")).toHaveLength(0);
  expect(browsedEntries(wall(12), "affiches")).toHaveLength(12);
});
