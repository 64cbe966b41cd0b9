import { useCallback, useRef, useState } from "react";
import { useGallery } from "../gallery-context.ts";
import styles from "./gallery-wall.module.css";
import { openPicture } from "../thumbnail-flight.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";
import { WallEnd } from "./end/wall-end.tsx";
import { WallSlot } from "./wall-slot.tsx";
import { useWallWindow, wallStyle } from "./window/use-wall-window.ts";

/** What stands before the wall is measured: at most a short gallery, whole. */
const FIRST = 40;

/**
 * The pictures on the wall, whole and in order [P4, S1]. Before hydration the style sheet hangs the first rows; then the
 * rows near the screen alone are in the page, at the very same places, whatever the size of the gallery.
 */
export function GalleryWall() {
  const { words, total, list, shown, rest } = useGallery();
  const wall = useRef<HTMLUListElement>(null);
  const { hung, ...mounted } = useWallWindow(wall, list.ratio, shown);
  const [opened, setOpened] = useState<string>();
  useScrollMemory(words.gallery, rest === "whole" && hung !== undefined);

  const open = useCallback(
    (id: string, thumbnail: HTMLImageElement) => {
      setOpened(id);
      openPicture(words, id, thumbnail);
    },
    [words],
  );

  // The card that opened the viewer stays, wherever the wall goes: it will have the focus back.
  const kept = opened === undefined ? -1 : shown.indexOf(list.find(opened));
  const slots = hung
    ? inOrder(kept < 0 ? mounted.slots : [...mounted.slots, kept])
    : Array.from({ length: Math.min(FIRST, shown.length) }, (_, slot) => slot);

  return (
    <>
      {total > 0 && (
        <ul
          ref={wall}
          className={styles.wall}
          aria-label={words.title}
          data-hung={hung ? (mounted.complete ? "whole" : "hurried") : undefined}
          style={hung && wallStyle(hung.plan, hung.geometry)}
        >
          {slots.map((slot) => {
            const position = shown[slot] ?? 0;
            return <WallSlot key={list.id(position)} {...{ position, slot, hung }} onOpen={open} />;
          })}
        </ul>
      )}
      <WallEnd />
    </>
  );
}

/** Each slot once, in the order of the wall: the order of the page is the order in which it is read. */
function inOrder(slots: readonly number[]): number[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return [...new Set(slots)].sort((a, b) => a - b);
}
