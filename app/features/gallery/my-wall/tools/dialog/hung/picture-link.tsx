import { isPlainClick } from "#app/input/plain-click.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HELD_IN_TITLE, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { titleSpaces } from "#text/french-spaces.ts";
import type { WallEntry } from "../../copying/copying.ts";
import styles from "./picture-link.module.css";

/** Where each picture is seen large, and how it is brought there from its thumbnail. */
export interface PictureWay {
  href: (entry: WallEntry) => string;
  open: (entry: WallEntry, thumbnail: HTMLImageElement) => void;
}

/**
 * The title of a picture, which a click brings out large.
 * @param stretched whether the picture is the link's as well; one that may be dragged is not
 */
export function PictureLink({
  entry,
  way,
  stretched,
}: {
  entry: WallEntry;
  way: PictureWay;
  stretched: boolean;
}) {
  return (
    <a
      className={classNames(styles.link, stretched && styles.stretched)}
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
      <Unbroken text={titleSpaces(entry.item.title)} pattern={HELD_IN_TITLE} />
    </a>
  );
}
