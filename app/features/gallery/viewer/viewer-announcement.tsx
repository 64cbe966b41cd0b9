import { useEffect, useState } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { spokenAuthor } from "#text/credit.ts";

export interface ViewerAnnouncementProps {
  item: GalleryItem;
  rank: number;
  count: number;
  titleId: string;
}

/**
 * Tells a screen reader what has come in place of the first picture, which the dialog's own name has told. What had the
 * focus may have gone with the last picture: the title has it then, and is not said a second time.
 */
export function ViewerAnnouncement({ item, rank, count, titleId }: ViewerAnnouncementProps) {
  const [first] = useState(item.id);
  const [said, say] = useState("");
  const turned = said !== "" || item.id !== first;
  const where = `${rank} sur ${count}`;
  const words = `${item.title}, ${spokenAuthor(item.author)}, ${where}`;
  useEffect(() => {
    if (!turned) return;
    const tell = () => {
      const title = document.getElementById(titleId);
      if (document.activeElement === document.body) focusHeading(title?.parentElement ?? undefined);
      say(document.activeElement === title ? where : words);
    };
    // After what closes over the viewer has given the focus back.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(tell)));
    return () => cancelAnimationFrame(frame);
  }, [turned, words, where, titleId]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}
