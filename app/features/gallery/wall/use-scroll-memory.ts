import { type Kept, recall, remember } from "#app/state/device-storage.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { isReturn } from "#app/router/navigate.ts";

interface Place {
  search: string;
  y: number;
}

/**
 * Gives a reader who comes back from elsewhere (Back, or a reload) the place on the wall that they had left. A link
 * that leads here starts at the top, however late the wall has its height.
 * @param ready whether the wall has its full height
 */
export function useScrollMemory(gallery: string, ready: boolean): void {
  const left = useRef<Place | "none">(undefined);
  const scroll = useRef<Place>(undefined);

  useLayoutEffect(() => {
    if (left.current === undefined) {
      const place = takePlace(gallery);
      left.current = (isReturn() ? place : undefined) ?? "none";
    }
    if (!ready || left.current === "none") return;
    const place = left.current;
    left.current = "none";
    // Whoever has scrolled in the meantime knows better.
    if (place.search === location.search && scrollY < place.y && scrollY < innerHeight)
      scrollTo({ top: place.y, behavior: "instant" });
  }, [gallery, ready]);

  useEffect(() => {
    const note = () => (scroll.current = { search: location.search, y: scrollY });
    const keep = () => scroll.current && remember(kept(gallery), JSON.stringify(scroll.current));
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      keep();
      removeEventListener("scroll", note);
      removeEventListener("pagehide", keep);
    };
  }, [gallery]);
}

/** Where the tab keeps the place of a gallery. */
function kept(gallery: string): Kept {
  return { area: "session", key: `scroll:${gallery}` };
}

/** The place that was left, for one return. */
function takePlace(gallery: string): Place | undefined {
  const text = recall(kept(gallery));
  remember(kept(gallery), undefined);
  try {
    const place: unknown = JSON.parse(text ?? "null");
    return isPlace(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null || !("search" in value) || !("y" in value)) return false;
  return typeof value.search === "string" && typeof value.y === "number";
}
