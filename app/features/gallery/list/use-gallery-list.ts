import { useEffect, useMemo, useState } from "react";
import { useAsked } from "#app/state/use-asked.ts";
import { whenIdle } from "#app/state/when-idle.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { knownGallery, loadGallery } from "./load-gallery.ts";

export type { GalleryList } from "./gallery-list.ts";
export { wholeGallery } from "./load-gallery.ts";

/** How much of the gallery is there: all of it, or its first rows while the rest comes, or has failed to. */
export type GalleryRest = "whole" | "loading" | "failed";

/** The entries of a gallery: its first rows at once, the rest as soon as the page stands; `retry` asks again. */
export function useGalleryList(data: GalleryData) {
  const [known] = useState(() => knownGallery(data));
  const { index, total } = data;
  const load = useMemo(
    () =>
      known.size < total && index !== undefined
        ? (heard: () => void) => loadGallery(index, heard)
        : undefined,
    [known, total, index],
  );
  const { value: list = known, state, ask: retry } = useAsked(load, true);

  // The texts are folded while nobody types, so that the first keystroke is as quick as the others.
  useEffect(() => whenIdle(list.prepare), [list]);

  const rest: GalleryRest = list.size >= total ? "whole" : state === "failed" ? "failed" : "loading";
  return { list, rest, retry };
}
