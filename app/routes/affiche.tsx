import { content } from "#app/content/content.ts";
import { claimPicture } from "#app/features/contact/phone-calls.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { GalleryHeading, ImportTutorial } from "#app/features/gallery/heading/gallery-heading.tsx";
import { GallerySearchField } from "#app/features/gallery/gallery-search-field.tsx";
import { MyWall } from "#app/features/gallery/my-wall/my-wall.tsx";
import { GalleryViewer } from "#app/features/gallery/viewer/gallery-viewer.tsx";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { GalleryWall } from "#app/features/gallery/wall/gallery-wall.tsx";
import { posterWords } from "#app/features/gallery/gallery-words.ts";

export const meta = {
  title: "Affiches",
  description: "Toutes les affiches de la communauté : cherchez un titre ou un auteur, importez-les en jeu.",
};

/** The posters [R5, P]. */
export function Page() {
  return (
    <Gallery data={content("affiches")} words={posterWords}>
      <OwnTask>
        <GalleryHeading help={<ImportTutorial />}>
          <GallerySearchField label="Rechercher une affiche par titre ou par auteur" />
        </GalleryHeading>
      </OwnTask>
      <GalleryWall />
      <GalleryViewer onClaim={(picture) => claimPicture(picture, posterWords.mine)} />
      <MyWall />
    </Gallery>
  );
}
