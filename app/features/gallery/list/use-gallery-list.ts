import { useCallback, useEffect, useState } from "react";
import type { GalleryData } from "#schemas/page-data.ts";
import type { GalleryRest } from "../gallery-context.ts";
import type { GalleryWords } from "../gallery-words.ts";
import { knownGallery, loadGallery } from "./load-gallery.ts";

/** The entries of a gallery: its first rows at once, the rest as soon as the page stands; `retry` asks again. */
export function useGalleryList(data: GalleryData, words: GalleryWords) {
  const [list, setList] = useState(() => knownGallery(data, words));
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const whole = list.size >= data.total;

  useEffect(() => {
    if (whole || data.index === undefined) return;
    const controller = new AbortController();
    loadGallery(data.index, controller.signal).then(setList, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error(error);
      setFailedAttempt(attempt);
    });
    return () => controller.abort();
  }, [whole, data.index, attempt]);

  const rest: GalleryRest = whole ? "whole" : failedAttempt === attempt ? "failed" : "loading";
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { list, rest, retry };
}
