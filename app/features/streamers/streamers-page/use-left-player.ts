import { useEffect, useRef } from "react";
import { afterFrames, focusHeading } from "#app/router/navigate.ts";
import { isOutOfView } from "#app/ui/out-of-view.ts";
import { type Streamer, streamerAnchor } from "../streamer.ts";

/** Back from a sheet to the list takes the focused title away: the focus returns to the link that led to the sheet. */
export function useLeftPlayer(player: Streamer | undefined): void {
  const last = useRef<Streamer>(undefined);
  useEffect(() => {
    const left = last.current;
    last.current = player;
    if (player || !left || document.activeElement !== document.body) return;
    const card = document.getElementById(streamerAnchor(left) ?? "");
    const link = card?.querySelector<HTMLElement>("h3 a");
    if (!card || !link) return focusHeading();
    link.focus({ preventScroll: true });
    // After the frame in which Back puts the page where it was: there it is in sight, but for whoever has walked on.
    afterFrames(() => isOutOfView(link) && card.scrollIntoView({ block: "nearest", behavior: "instant" }));
  }, [player]);
}
