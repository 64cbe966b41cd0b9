import { isPlainClick } from "#app/input/plain-click.ts";
import { HELD_IN_TITLE, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { WallEntry } from "../../copying/copying.ts";
import styles from "./picture-link.module.css";

/** Where each picture is seen large, and how it is brought there from its thumbnail. */
export interface PictureWay {
  href: (entry: WallEntry) => string;
  open: (entry: WallEntry, thumbnail: HTMLImageElement) => void;
}

/** The title of a picture; its area is stretched over the picture, which a click brings out large. */
export function PictureLink({ entry, way }: { entry: WallEntry; way: PictureWay }) {
  return (
    <a
      className={styles.link}
      href={way.href(entry)}
      onClick={(event) => {
        const image = event.currentTarget.closest("li")?.querySelector("img");
        if (!isPlainClick(event) || !image) return;
        event.preventDefault();
        // Safari does not focus a clicked link, and the viewer gives the focus back to what had it.
        event.currentTarget.focus({ preventScroll: true });
        way.open(entry, image);
      }}
    >
      <Unbroken text={frenchSpaces(entry.item.title)} pattern={HELD_IN_TITLE} />
    </a>
  );
}
