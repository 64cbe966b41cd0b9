import { content } from "#app/content/content.ts";
import { claimPicture } from "#app/features/contact/phone-calls.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { GalleryHeading, ImportTutorial } from "#app/features/gallery/heading/gallery-heading.tsx";
import { MyWall } from "#app/features/gallery/my-wall/my-wall.tsx";
import { GalleryViewer } from "#app/features/gallery/viewer/gallery-viewer.tsx";
import { GalleryWall } from "#app/features/gallery/wall/gallery-wall.tsx";
import { signWords } from "#app/features/gallery/gallery-words.ts";
import { SignStreet } from "#app/features/gallery/street/sign-street.tsx";

export const meta = {
  title: "Panneaux",
  description: "Tous les panneaux de la communauté, à importer en jeu.",
};

/** The signs, in their street, without a search [R6, S]. */
export function Page() {
  return (
    <SignStreet>
      <Gallery data={content("panneaux")} words={signWords}>
        <GalleryHeading help={<ImportTutorial />} />
        <GalleryWall />
        <GalleryViewer onClaim={(picture) => claimPicture(picture, signWords.mine)} />
        <MyWall />
      </Gallery>
    </SignStreet>
  );
}
