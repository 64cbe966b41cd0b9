import { useEffect } from "react";
import { focusHeading } from "#app/router/navigate.ts";

/** Shows the streamer whom the end of the address names, each time another arc is chosen. */
export function useNamedStreamer(arc: string | undefined): void {
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1));
    if (arc === undefined || !place) return;
    place.scrollIntoView({ block: "center", behavior: "instant" });
    focusHeading(place);
  }, [arc]);
}
