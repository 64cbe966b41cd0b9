import { useEffect, useRef } from "react";
import { leftLink } from "#app/router/kept-place.ts";
import { focusHeading, isReturn } from "#app/router/navigate.ts";
import { isOutOfView } from "#app/ui/out-of-view.ts";
import { type Streamer, streamerAnchor } from "../streamer.ts";

/**
 * From a sheet to the list, what has the focus goes away. Back gives it to the link by which the list was left, or to the page's
 * title where it was by none, as from a search of the whole site; a link of the sheet leads on to the card of whoever it was.
 */
export function useLeftPlayer(player: Streamer | undefined): void {
  const last = useRef<Streamer>(undefined);
  useEffect(() => {
    const left = last.current;
    last.current = player;
    if (player || !left || document.activeElement !== document.body) return;
    if (isReturn()) return focusHeading(leftLink());
    const card = document.getElementById(streamerAnchor(left) ?? "");
    const link = card?.querySelector<HTMLElement>("h3 a");
    if (!card || !link) return focusHeading();
    link.focus({ preventScroll: true });
    if (isOutOfView(link)) card.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [player]);
}
