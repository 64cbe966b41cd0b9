import { useState } from "react";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { spokenAuthor } from "#text/credit.ts";

/** Tells a screen reader what previous and next have brought; the first picture is told by the dialog's own name. */
export function ViewerAnnouncement({
  item,
  rank,
  count,
}: {
  item: GalleryItem;
  rank: number;
  count: number;
}) {
  const [first] = useState(item.id);
  const [turned, setTurned] = useState(false);
  if (!turned && item.id !== first) setTurned(true);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {turned && `${item.title}, ${spokenAuthor(item.author)}, ${rank} sur ${count}`}
      </span>
    </VisuallyHidden>
  );
}
