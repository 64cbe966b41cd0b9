import { memo } from "react";
import { useGallery } from "../gallery-context.ts";
import { GalleryCard } from "../card/gallery-card.tsx";
import type { WallGeometry, WallPlan } from "./window/hang-wall.ts";
import { placeOf } from "./window/place-of.ts";

/** The first cards are fetched before everything else: a row of six on a desk, three of two on a phone. */
const FIRST_ROW = 6;

export interface WallSlotProps {
  /** Position in the gallery, and rank from 0 in what is shown. */
  position: number;
  slot: number;
  plan: WallPlan | undefined;
  geometry: WallGeometry | undefined;
  onOpen: (id: string, thumbnail: HTMLImageElement) => void;
}

/** One place of the wall. Its properties stay the same while the reader scrolls, so that it is drawn once. */
export const WallSlot = memo(function WallSlot({ position, slot, plan, geometry, onOpen }: WallSlotProps) {
  const { words, list, query, shown } = useGallery();
  return (
    <GalleryCard
      item={list.item(position)}
      param={words.param}
      rank={slot + 1}
      count={shown.length}
      query={query}
      priority={slot < FIRST_ROW}
      place={plan && geometry && placeOf(plan, geometry, slot)}
      onOpen={onOpen}
    />
  );
});
