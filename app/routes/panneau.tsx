import { data } from "virtual:content/panneaux";
import { Gallery } from "../features/gallery/gallery.tsx";
import { GalleryHeading } from "../features/gallery/gallery-heading.tsx";
import { GalleryViewer } from "../features/gallery/gallery-viewer.tsx";
import { GalleryWall } from "../features/gallery/gallery-wall.tsx";
import { signWords } from "../features/gallery/gallery-words.ts";

export const meta = {
  title: "Panneaux",
  description: "Tous les panneaux de la communauté, à importer en jeu.",
};

/** The signs, without a search [R6, S]. */
export function Page() {
  return (
    <Gallery data={data} words={signWords}>
      <GalleryHeading />
      <GalleryWall />
      <GalleryViewer />
    </Gallery>
  );
}
