import { useMemo } from "react";
import { content } from "#app/content/content.ts";
import { ChooseActions, useWholeWall } from "#app/features/gallery/choosing/choosing.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { GallerySearchField } from "#app/features/gallery/gallery-search-field.tsx";
import { posterWords } from "#app/features/gallery/gallery-words.ts";
import { GalleryHeading } from "#app/features/gallery/heading/gallery-heading.tsx";
import { GalleryViewer } from "#app/features/gallery/viewer/gallery-viewer.tsx";
import { GalleryWall } from "#app/features/gallery/wall/gallery-wall.tsx";

export const meta = {
  title: "Choisir une affiche",
  description: "Toutes les affiches de la communauté, à choisir depuis le jeu.",
};

/** The posters in a frame of the game or of another site: choosing one tells the page around. */
export function Page() {
  useWholeWall("/affiche");
  // What leads to other pages is left out: they stand in nobody's frame.
  const alone = useMemo(() => ({ ...content("affiches"), kin: undefined }), []);
  return (
    <Gallery data={alone} words={posterWords}>
      <GalleryHeading>
        <GallerySearchField label="Rechercher une affiche par titre ou par auteur" />
      </GalleryHeading>
      <GalleryWall />
      <GalleryViewer Actions={ChooseActions} />
    </Gallery>
  );
}
