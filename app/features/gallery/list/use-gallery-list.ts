import { useCallback, useEffect, useState } from "react";
import { untilThere } from "#app/state/until-there.ts";
import { useNetworkBack } from "#app/state/use-network-back.ts";
import { whenIdle } from "#app/state/when-idle.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { knownGallery, loadGallery } from "./load-gallery.ts";

export type { GalleryList } from "./gallery-list.ts";
export { wholeGallery } from "./load-gallery.ts";

/** How much of the gallery is there: all of it, or its first rows while the rest comes, or has failed to. */
export type GalleryRest = "whole" | "loading" | "failed";

/** The entries of a gallery: its first rows at once, the rest as soon as the page stands; `retry` asks again. */
export function useGalleryList(data: GalleryData) {
  const [list, setList] = useState(() => knownGallery(data));
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const whole = list.size >= data.total;

  const { index } = data;
  useEffect(() => {
    if (whole || index === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = () => loadGallery(index, signal);
    untilThere(load, () => signal.aborted).then(setList, (error: unknown) => {
      if (signal.aborted) return;
      console.error(error);
      setFailedAttempt(attempt);
    });
    return () => controller.abort();
  }, [whole, index, attempt]);

  // The texts are folded while nobody types, so that the first keystroke is as quick as the others.
  useEffect(() => whenIdle(list.prepare), [list]);

  const rest: GalleryRest = whole ? "whole" : failedAttempt === attempt ? "failed" : "loading";
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useNetworkBack(rest === "failed", retry);
  return { list, rest, retry };
}
