import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** How far a mouse moves before a press is a drag, in pixels, and how long a finger rests first, in milliseconds. */
const FAR = 6;
const LONG = 300;
/** Over the head and the foot of the window, and so near them, the drag scrolls on, so many pixels a frame. */
const NEAR = 40;
const SCROLL = 8;
/** How far from them what goes by is met, in pixels. */
const CLEAR = 16;

interface Press {
  place: Element;
  touch: boolean;
  /** Where it began; where it is, once it is a drag. */
  x: number;
  y: number;
  dragging: boolean;
  /** Where it stood before, once it is dragged. */
  from: number;
  /** Taken back on the way: nothing follows the pointer any more until it is let go. */
  cancelled: boolean;
  timer: number;
  /** The place last changed with: a large picture may slide under the pointer again, and would change back at once. */
  last: Element | undefined;
}

/**
 * Lets the pictures of a list be dragged into another order: by a mouse at once, by a finger after a long press, so that
 * the list still scrolls.
 * @param onMove takes the places, from and to; undefined where nothing may be moved
 * @returns the place of the one that is dragged now
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: ((from: number, to: number) => void) | undefined,
): number | undefined {
  const [dragged, setDragged] = useState<number>();
  const wanted = onMove !== undefined;
  const move = useEffectEvent((from: number, to: number) => {
    onMove?.(from, to);
    setDragged(to);
  });

  useEffect(() => {
    const element = list.current;
    if (!element || !wanted) return;
    const listening = new AbortController();
    const { signal } = listening;
    let press: Press | undefined;
    /** A picture was dragged: the click that ends it means nothing else. */
    let dropped = false;
    const placeOf = (place: Element) => [...element.children].indexOf(place);

    const begin = () => {
      if (!press) return;
      press.dragging = true;
      press.from = placeOf(press.place);
      setDragged(press.from);
      slide();
    };
    /** For as long as it rests near an edge, also without a move, pictures go by under it. */
    const slide = () => {
      if (!press?.dragging || press.cancelled) return;
      if (scrollAt(element, press.y)) follow(press.x, press.y);
      requestAnimationFrame(slide);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !press?.dragging) return;
      // Not the window's.
      event.preventDefault();
      press.cancelled = true;
      move(placeOf(press.place), press.from);
      setDragged(undefined);
    };
    const end = () => {
      clearTimeout(press?.timer);
      dropped = press?.dragging === true;
      setTimeout(() => (dropped = false));
      press = undefined;
      setDragged(undefined);
    };
    const follow = (x: number, y: number) => {
      if (!press || press.cancelled) return;
      if (!press.dragging) {
        if (Math.hypot(x - press.x, y - press.y) < FAR) return;
        // A finger that moves before it has rested scrolls the list.
        if (press.touch) return end();
        begin();
      }
      press.x = x;
      press.y = y;
      const { top, bottom } = edges(element);
      const met = Math.min(Math.max(y, top + CLEAR), bottom - CLEAR);
      const over = document.elementFromPoint(x, met)?.closest("[data-key]") ?? undefined;
      if (over === press.place || !over || !element.contains(over)) press.last = undefined;
      else if (over !== press.last) {
        press.last = over;
        move(placeOf(press.place), placeOf(over));
      }
    };

    element.addEventListener(
      "pointerdown",
      ({ target, pointerType, isPrimary, button, clientX: x, clientY: y }) => {
        const grip = target instanceof Element ? target.closest("[data-drag]") : null;
        const place = grip?.closest("[data-key]");
        if (!place || !isPrimary || button !== 0) return;
        const touch = pointerType === "touch";
        const timer = touch ? window.setTimeout(begin, LONG) : 0;
        press = { place, touch, x, y, dragging: false, from: -1, cancelled: false, timer, last: undefined };
      },
      { signal },
    );
    addEventListener("pointermove", ({ clientX, clientY }) => follow(clientX, clientY), {
      signal,
      passive: true,
    });
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { signal });
    addEventListener("keydown", cancel, { signal });
    element.addEventListener("click", (event) => dropped && event.stopPropagation(), {
      signal,
      capture: true,
    });
    // Once a picture is lifted, the finger moves it and not the list.
    element.addEventListener("touchmove", (event) => press?.dragging && event.preventDefault(), {
      signal,
      passive: false,
    });
    for (const type of ["dragstart", "contextmenu"])
      element.addEventListener(type, (event) => press && event.preventDefault(), { signal });
    return () => {
      clearTimeout(press?.timer);
      listening.abort();
    };
  }, [list, wanted]);

  return dragged;
}

/** Between which heights of the screen the pictures are seen: what scrolls, less what stands at its head and its foot. */
function edges(element: HTMLElement): { scroller: Element; top: number; bottom: number } {
  const scroller = element.closest("dialog") ?? document.documentElement;
  const { top, bottom } = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return {
    scroller,
    top: top + (Number.parseFloat(scrollPaddingTop) || 0),
    bottom: bottom - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}

/** @returns whether it has scrolled */
function scrollAt(element: HTMLElement, y: number): boolean {
  const { scroller, top, bottom } = edges(element);
  const before = scroller.scrollTop;
  if (y < top + NEAR) scroller.scrollTop -= SCROLL;
  else if (y > bottom - NEAR) scroller.scrollTop += SCROLL;
  return scroller.scrollTop !== before;
}
