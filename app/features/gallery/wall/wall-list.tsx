import { useLayoutEffect, useRef, useState } from "react";
import { useStore } from "#app/state/store.ts";
import { useTakenOver } from "#app/ui/hydration/take-over.ts";
import { useEarlyFocus } from "#app/ui/hydration/use-early-focus.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { classNames } from "#app/ui/class-names.ts";
import { denseWall } from "../dense-wall.ts";
import { countOf, useGallery } from "../gallery-context.ts";
import styles from "./gallery-wall.module.css";
import late from "./late-wall.module.css";
import { WallSlot } from "./wall-slot.tsx";
import { useWallWindow, wallStyle } from "./window/use-wall-window.ts";

/** What the prerendered page shows before the wall is measured: at most a short gallery, whole. */
const FIRST = 40;

export interface WallListProps {
  label: string;
  /** Positions in the gallery, in order. */
  shown: Int32Array;
  /** They answer by what their pictures show, and each says why. */
  also?: boolean;
  /** The id of the picture that was looked at last. */
  opened: string | undefined;
  onOpen: (item: GalleryItem, thumbnail: HTMLImageElement) => void;
  /** The wall has its full height. */
  onHung?: () => void;
}

/**
 * Pictures whole and in order. Before hydration the style sheet hangs the first rows; then the rows near the screen alone
 * are in the page, at the very same places, whatever the size of the gallery.
 */
export function WallList({ label, shown, also = false, opened, onOpen, onHung }: WallListProps) {
  const gallery = useGallery();
  const { words, list, rest, query, depictions } = gallery;
  const count = countOf(gallery, shown);
  const wall = useRef<HTMLUListElement>(null);
  // Signs keep their lamps, which are of one size.
  const dense = useStore(denseWall) && words.gallery === "affiches";
  const { hung, ...mounted } = useWallWindow(wall, list.ratio, shown, dense);
  const measured = hung !== undefined;
  // A wall that comes later is measured empty: nothing that is not where it will hang is made.
  const first = useTakenOver() ? 0 : FIRST;

  useLayoutEffect(() => {
    if (measured) onHung?.();
  }, [measured, onHung]);

  // These cards stay, wherever the wall goes: that of the picture that the viewer shows, which will have the focus, and the one
  // that has it.
  const [focused, setFocused] = useState<string>();
  const idOf = (card: Element) => list.id(shown[Number(card.getAttribute("aria-posinset")) - 1] ?? -1);
  useLayoutEffect(() => {
    const held = wall.current?.querySelector("li:focus-within");
    if (held) setFocused(idOf(held));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useEarlyFocus(wall, shown);
  const kept = [opened, focused].flatMap((id) => (id === undefined ? [] : shown.indexOf(list.find(id))));
  const slots = hung
    ? inOrder([...mounted.slots, ...kept.filter((slot) => slot >= 0)])
    : [...shown.subarray(0, first).keys()];

  return (
    <div className={styles.room} data-answer="">
      <div className={styles.height} data-wall={hung && rest !== "loading" ? "hung" : "awaited"}>
        {/* Told where the focus of its links is; it does nothing by itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={wall}
          className={classNames(styles.wall, hung && !mounted.complete && late.hurried, dense && late.dense)}
          aria-label={shown.length === 0 ? undefined : label}
          role={shown.length === 0 ? "none" : undefined}
          data-also={also || undefined}
          data-hung={hung && ""}
          // Apart: what follows `data-hung` in the style sheets is every card, whose style would be asked anew each time.
          data-cards={hung && (mounted.complete ? "whole" : "hurried")}
          style={hung && wallStyle(hung.plan, hung.geometry)}
          onFocus={({ target }) => {
            const card = target.closest("li");
            // A keyboard's alone: a finger's goes with what it opens.
            if (card && target.matches(":focus-visible")) setFocused(idOf(card));
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
              setFocused(undefined);
          }}
        >
          {slots.map((slot) => {
            const position = shown[slot] ?? 0;
            return (
              <WallSlot
                key={list.id(position)}
                param={words.param}
                search={also ? depictions.search : undefined}
                {...{ list, position, slot, count, hung, query, dense, onOpen }}
              />
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
