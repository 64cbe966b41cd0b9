import { memo } from "react";
import type { DepictionSearch } from "../depictions/use-depictions.ts";
import type { GalleryList } from "../list/use-gallery-list.ts";
import { GalleryCard, type GalleryCardProps } from "../card/gallery-card.tsx";
import { type HungWall, placeOf } from "./window/use-wall-window.ts";

/** A phone's first row is fetched before everything else; what else the screen shows, as soon as the page is laid out. */
const FIRST_ROW = 2;
/** What a phone shows before the code is there. */
const FIRST_ROWS = 3 * FIRST_ROW;

export interface WallSlotProps extends Pick<
  GalleryCardProps,
  "param" | "count" | "query" | "dense" | "onOpen"
> {
  list: GalleryList;
  /** Position in the gallery, and rank from 0 in its list. */
  position: number;
  slot: number;
  hung: HungWall | undefined;
  /** Where it answers by what its picture shows, the search that says why. */
  search: DepictionSearch | undefined;
}

/**
 * One place of the wall. Its properties stay the same while the reader scrolls, or opens something, so that it is drawn once: it asks
 * the gallery for nothing itself.
 */
export const WallSlot = memo(function WallSlot({
  list,
  position,
  slot,
  hung,
  search,
  query,
  ...card
}: WallSlotProps) {
  return (
    <GalleryCard
      item={list.item(position)}
      rank={slot + 1}
      query={query}
      matched={search?.matched(position, query)}
      priority={slot < FIRST_ROW}
      waits={hung || slot < FIRST_ROW ? undefined : slot < FIRST_ROWS ? "row" : "code"}
      place={hung && placeOf(hung.plan, hung.geometry, slot)}
      {...card}
    />
  );
});
