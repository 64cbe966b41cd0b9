import { useLayoutEffect, useRef } from "react";
import { useGallery } from "../gallery-context.ts";
import styles from "./gallery-wall.module.css";
import { WallSlot } from "./wall-slot.tsx";
import { useWallWindow, wallStyle } from "./window/use-wall-window.ts";

/** What stands before the wall is measured: at most a short gallery, whole. */
const FIRST = 40;

export interface WallListProps {
  label: string;
  /** Positions in the gallery, in order. */
  shown: Int32Array;
  /** They answer by what their pictures show, and each says why. */
  also?: boolean;
  /** The id of the picture that was looked at last. */
  opened: string | undefined;
  onOpen: (id: string, thumbnail: HTMLImageElement) => void;
  /** The wall has its full height. */
  onHung?: () => void;
}

/**
 * Pictures whole and in order. Before hydration the style sheet hangs the first rows; then the rows near the screen alone
 * are in the page, at the very same places, whatever the size of the gallery.
 */
export function WallList({ label, shown, also = false, opened, onOpen, onHung }: WallListProps) {
  const { list, rest, total, query, filters } = useGallery();
  const wall = useRef<HTMLUListElement>(null);
  const { hung, ...mounted } = useWallWindow(wall, list.ratio, shown);
  const measured = hung !== undefined;

  useLayoutEffect(() => {
    if (measured) onHung?.();
  }, [measured, onHung]);

  // The card of the picture that the viewer shows stays, wherever the wall goes: it will have the focus.
  const kept = opened === undefined ? -1 : shown.indexOf(list.find(opened));
  const slots = hung
    ? inOrder(kept < 0 ? mounted.slots : [...mounted.slots, kept])
    : Array.from({ length: Math.min(FIRST, shown.length) }, (_, slot) => slot);

  // Before the whole list is there, the wall knows its number already.
  const count = rest !== "whole" && query === "" && filters.count === 0 ? total : shown.length;
  return (
    <div className={styles.room}>
      <div className={styles.height} data-wall={hung && rest !== "loading" ? "hung" : "awaited"}>
        <ul
          ref={wall}
          className={styles.wall}
          aria-label={shown.length === 0 ? undefined : label}
          role={shown.length === 0 ? "none" : undefined}
          data-also={also || undefined}
          data-hung={hung && ""}
          // Apart: what follows `data-hung` in the style sheets is every card, whose style would be asked anew each time.
          data-cards={hung && (mounted.complete ? "whole" : "hurried")}
          style={hung && wallStyle(hung.plan, hung.geometry)}
        >
          {slots.map((slot) => {
            const position = shown[slot] ?? 0;
            return (
              <WallSlot key={list.id(position)} {...{ position, slot, hung, also, onOpen }} count={count} />
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** Each slot once, in the order of the wall: the order of the page is the order in which it is read. */
function inOrder(slots: readonly number[]): number[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return [...new Set(slots)].sort((a, b) => a - b);
}
