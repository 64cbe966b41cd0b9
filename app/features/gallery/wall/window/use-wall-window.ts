import { type RefObject, useMemo } from "react";
import { hangWall, type WallPlan } from "#hanging/hang-wall.ts";
import { useMountedSlots } from "./use-mounted-slots.ts";
import { useWallGeometry, type WallGeometry } from "./use-wall-geometry.ts";

export { placeOf, wallStyle } from "./place-of.ts";

/** Where everything hangs on a wall of this geometry. */
export interface HungWall {
  plan: WallPlan;
  geometry: WallGeometry;
}

/**
 * The window of a wall: of a gallery of any size, the slots near the screen alone are rendered.
 * @param ratio width divided by height of the picture at a position of the gallery
 * @param shown positions in the gallery, by slot
 * @param dense whether the style sheet hangs them close
 * @returns where everything hangs, undefined in the prerendered page; the slots to render now; whether they are all that should be near the screen
 */
export function useWallWindow(
  wall: RefObject<HTMLElement | null>,
  ratio: (position: number) => number,
  shown: Int32Array,
  dense: boolean,
): { hung: HungWall | undefined; slots: readonly number[]; complete: boolean } {
  const geometry = useWallGeometry(wall, dense);
  const hung = useMemo(
    () => geometry && { geometry, plan: hangWall(shown.length, (slot) => ratio(shown[slot] ?? 0), geometry) },
    [geometry, shown, ratio],
  );
  return { hung, ...useMountedSlots(wall, hung?.plan, geometry, shown) };
}
