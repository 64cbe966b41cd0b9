import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "#app/state/flush-sync.ts";
import type { WallPlan } from "#hanging/hang-wall.ts";
import { holdPlace } from "./hold-place.ts";
import { cardsPerFrame, mountNext } from "./mount-next.ts";
import { bandOf, type WallGeometry } from "./use-wall-geometry.ts";
import { type ScrollBand, slotLookedAt, slotsNear, topAfter } from "./visible-slots.ts";

/** No frame takes less, in milliseconds; a browser with a coarse clock says that it took none. */
const SHORTEST = 8;
/** A pause this long, in milliseconds, before a move makes it a jump: what it shows is made at once. */
const CALM = 150;
/** A reader who passes this many screens in a millisecond sees no picture: none is made or fetched for that frame. */
const RACING = 0.015;
/** How many cards a new plan shows in its first frame, however few of them the screen sees. */
const FEWEST = 2;

interface Mounted {
  plan: WallPlan | undefined;
  /** What the plan hangs: positions in the gallery, by slot. */
  shown: Int32Array | undefined;
  band: ScrollBand | undefined;
  slots: readonly number[];
  complete: boolean;
}

/**
 * The slots to render now, and whether they are all that should be near the screen. Follows the scroll and makes a few
 * cards a frame, as many as the machine bears, so that scrolling stays smooth at any speed.
 */
export function useMountedSlots(
  wall: RefObject<HTMLElement | null>,
  plan: WallPlan | undefined,
  geometry: WallGeometry | undefined,
  shown: Int32Array,
): { slots: readonly number[]; complete: boolean } {
  const [mounted, setMounted] = useState<Mounted>({
    plan: undefined,
    shown: undefined,
    band: undefined,
    slots: [],
    complete: false,
  });
  const pace = useRef({ top: NaN, moved: -Infinity, speed: 0, perCard: 0.5 });
  /** What the screen showed of this plan last, while it was as wide as the wall. */
  const shows = useRef<ScrollBand>(undefined);
  const slots = slotsOf(mounted, plan, geometry, shown);

  /**
   * Hangs what is near the screen; true when more is left to do. Within a frame only what a jump shows is hung. All else
   * waits for the time after the frame; its style and layout are the next frame's (docs/decisions/0038).
   */
  const step = useEffectEvent((inFrame: boolean): boolean => {
    const element = wall.current;
    if (!plan || !element) return false;
    const now = performance.now();
    const band = bandOf(element);
    if (geometry && Math.abs(geometry.width - element.offsetWidth) < 1) shows.current = band;
    const { top, moved } = pace.current;
    const moves = inFrame && band.top !== top;
    const jump = moves && now - moved > CALM;
    if (inFrame) pace.current.speed = jump ? 0 : (band.top - top) / Math.max(SHORTEST, now - moved);
    if (moves) Object.assign(pace.current, { top: band.top, moved: now });
    const { speed, perCard } = pace.current;
    const wanted = slotsNear(plan, band, speed);
    const there = (slot: number) => slots.includes(slot);
    let few = Math.abs(speed) > band.screen * RACING ? 0 : cardsPerFrame(perCard);
    if (inFrame) {
      few = jump ? wanted.slots.slice(0, wanted.visible).filter((slot) => !there(slot)).length : 0;
      if (few === 0) return !(mounted.complete && mounted.plan === plan && wanted.slots.every(there));
    }
    const next = mountNext(slots, wanted.slots, few);
    const added = next.filter((slot) => !there(slot)).length;
    const complete = next.length === wanted.slots.length;
    // Cards that are no longer wanted leave when others come: each change costs the page a style and a layout.
    if (added > 0 || complete !== mounted.complete || mounted.plan !== plan) {
      flushSync(() => setMounted({ plan, shown, band, slots: next, complete }));
      if (added > 0) pace.current.perCard += ((performance.now() - now) / added - pace.current.perCard) / 4;
    }
    return !complete;
  });

  // A phone turned, a window made wider: the same pictures hang elsewhere, and the reader stays with those on the screen.
  const former = useRef<{ plan: WallPlan; shown: Int32Array; slot?: number }>(undefined);
  useLayoutEffect(() => {
    const last = former.current;
    former.current = plan && { plan, shown };
    const look = shows.current;
    // Nobody looks at an empty one: it would undo what that below it does.
    if (!wall.current || !plan?.rows || last?.shown !== shown || !look || look.top <= 0) return;
    // Kept, so that the way back leads to the same one.
    const slot = slotLookedAt(last.plan, look, last.slot);
    former.current = { plan, shown, slot };
    holdPlace(wall.current, topAfter(slot, last.plan, look, plan, innerHeight));
  }, [wall, plan, shown]);

  useEffect(() => {
    if (!plan) return;
    let frame = 0;
    let after: ReturnType<typeof setTimeout> | undefined;
    const hang = () => {
      after = undefined;
      if (step(false)) later();
    };
    const look = () => {
      frame = 0;
      if (step(true)) after ??= setTimeout(hang);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Scroll events come once a frame, just before its callbacks: asking for another one there costs more than to look.
    const follow = () => frame === 0 && look();
    // What the plan shows first is on the screen before anything is added to it: an answer to a key waits for nothing else.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", later);
    // What stands above the wall may grow or shrink.
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", later);
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [plan]);

  return { slots, complete: mounted.complete && mounted.plan === plan };
}

/**
 * What is rendered of a plan. A new one (a search, another width, the rest of the list) starts with what the screen
 * shows and with what hangs in the same place as before.
 */
function slotsOf(
  mounted: Mounted,
  plan: WallPlan | undefined,
  geometry: WallGeometry | undefined,
  shown: Int32Array,
): readonly number[] {
  if (!plan || !geometry) return [];
  if (mounted.plan === plan) return mounted.slots;
  const { slots, visible } = slotsNear(plan, mounted.band ?? geometry.band);
  if (!mounted.shown) return slots;
  const same = new Set(mounted.slots.filter((slot) => mounted.shown?.[slot] === shown[slot]));
  return slots.filter((slot, i) => i < Math.max(visible, FEWEST) || same.has(slot));
}
