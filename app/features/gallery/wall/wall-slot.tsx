import { memo } from "react";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { useGallery } from "../gallery-context.ts";
import { GalleryCard } from "../card/gallery-card.tsx";
import { type HungWall, placeOf } from "./window/use-wall-window.ts";

/** A phone's first row is fetched before everything else; what else the screen shows, as soon as the page is laid out. */
const FIRST_ROW = 2;
/** What a phone shows before the code is there. */
const FIRST_ROWS = 3 * FIRST_ROW;

export interface WallSlotProps {
  /** Position in the gallery, rank from 0 in its list, and how many hang there. */
  position: number;
  slot: number;
  count: number;
  hung: HungWall | undefined;
  /** Its picture hangs alone, without a word under it. */
  dense: boolean;
  /** It answers by what its picture shows, and says why. */
  also: boolean;
  onOpen: (item: GalleryItem, thumbnail: HTMLImageElement) => void;
}

/** One place of the wall. Its properties stay the same while the reader scrolls, so that it is drawn once. */
export const WallSlot = memo(function WallSlot({
  position,
  slot,
  count,
  hung,
  dense,
  also,
  onOpen,
}: WallSlotProps) {
  const { words, list, query, depictions } = useGallery();
  return (
    <GalleryCard
      item={list.item(position)}
      param={words.param}
      rank={slot + 1}
      count={count}
      query={query}
      dense={dense}
      matched={also ? depictions.search?.matched(position, query) : undefined}
      priority={slot < FIRST_ROW}
      waits={hung || slot < FIRST_ROW ? undefined : slot < FIRST_ROWS ? "row" : "code"}
      place={hung && placeOf(hung.plan, hung.geometry, slot)}
      onOpen={onOpen}
    />
  );
});
