import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readSwipe } from "./swipe.ts";
import { panBy, type Point, REST, type Size, toggleZoom, zoomAt, type ZoomView } from "./zoom-view.ts";

export { fitInside, type Size } from "./zoom-view.ts";

/** Two taps closer than this, in milliseconds and CSS pixels, are a double tap. */
const DOUBLE = { time: 320, distance: 30 };

export interface StageGestures {
  /** What lies on the stage: another one starts whole. */
  subject: string;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/**
 * Zoom by wheel, pinch, double click or double tap; pan by dragging; swipes while the sheet is whole. The sheet moves
 * by its style alone, without a render a frame.
 * @returns where to put the two elements, whether the sheet is larger than whole, the toggle and the pan for buttons and
 * keys, and what to call once the whole sheet has another size
 */
export function useStageGestures({ subject, onNext, onPrevious, onClose }: StageGestures) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef({ subject, view: REST });
  const [zoomedSubject, setZoomedSubject] = useState<string>();
  const pointers = useRef(new Map<number, Point>());
  const press = useRef({ x: 0, y: 0, time: 0, onSheet: false, many: false, beside: false });
  const tap = useRef({ x: 0, y: 0, time: 0 });

  const view = () => (held.current.subject === subject ? held.current.view : REST);
  function show(next: ZoomView, shift: Point = { x: 0, y: 0 }) {
    held.current = { subject, view: next };
    setZoomedSubject(next.scale > 1 ? subject : undefined);
    const element = sheet.current;
    if (!element) return;
    const { scale, x, y } = next;
    element.style.transform =
      scale === 1 && !shift.x && !shift.y
        ? ""
        : `translate(${x + shift.x}px, ${y + shift.y}px) scale(${scale})`;
  }
  const sizes = (): [Size, Size] => [sizeOf(sheet.current, view().scale), sizeOf(stage.current, 1)];
  const toggle = (point: Point = { x: 0, y: 0 }) => show(toggleZoom(view(), point, ...sizes()));

  /** Moves a zoomed sheet by CSS pixels, no further than its edges. */
  const pan = (by: Point) => show(panBy(view(), by, ...sizes()));

  /** What is in the middle stays there in another window, as far as the edges let it. @param factor by which the whole sheet has grown */
  const resize = (factor: number) => {
    const { scale, x, y } = view();
    if (scale > 1) show(panBy({ scale, x: x * factor, y: y * factor }, { x: 0, y: 0 }, ...sizes()));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    show(zoomAt(view(), Math.exp(-event.deltaY * lines * 0.0022), pointIn(stage.current, event), ...sizes()));
  });

  const onDown = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button, a"))) return;
    pointers.current.set(event.pointerId, pointIn(stage.current, event));
    stage.current?.setPointerCapture(event.pointerId);
    if (pointers.current.size > 1) {
      press.current.many = true;
      return;
    }
    const onSheet = event.target instanceof Node && sheet.current?.contains(event.target) === true;
    press.current = {
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      onSheet,
      many: false,
      beside: false,
    };
  });

  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(stage.current, event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      show(zoomAt(view(), factor, middle, ...sizes()));
    } else if (view().scale > 1) {
      pan({ x: now.x - before.x, y: now.y - before.y });
    } else if (event.pointerType !== "mouse" && !press.current.many) {
      const [dx, dy] = [event.clientX - press.current.x, event.clientY - press.current.y];
      show(REST, Math.abs(dx) > Math.abs(dy) ? { x: dx, y: 0 } : { x: 0, y: Math.max(0, dy) });
    }
  });

  const onUp = useEffectEvent((event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const { x, y, time, onSheet, many } = press.current;
    if (view().scale === 1) show(REST);
    if (many || event.type === "pointercancel") return;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (Math.hypot(dx, dy) < 8) onTap(event, onSheet);
    else if (view().scale === 1 && event.pointerType !== "mouse") {
      const swipe = readSwipe(dx, dy, event.timeStamp - time);
      if (swipe === "next") onNext();
      else if (swipe === "previous") onPrevious();
      else if (swipe === "close") onClose();
    }
  });

  function onTap(event: PointerEvent, onSheet: boolean) {
    // Beside the sheet is the overlay: a click there closes, as on every dialog of the site. Closed before it, the click would
    // press what lies under the finger on the page.
    if (!onSheet) {
      press.current.beside = true;
      return;
    }
    const last = tap.current;
    const double =
      event.timeStamp - last.time < DOUBLE.time &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < DOUBLE.distance;
    tap.current = { x: event.clientX, y: event.clientY, time: double ? 0 : event.timeStamp };
    if (double) toggle(pointIn(stage.current, event));
  }

  const onClick = useEffectEvent(() => {
    if (press.current.beside) onClose();
    press.current.beside = false;
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    // React listens to the wheel passively, which could not keep the page still.
    element.addEventListener("wheel", onWheel, { ...options, passive: false });
    // For Chromium a finger that leaves moving is a throw, also where nothing scrolls, and swallows the tap that comes next.
    element.addEventListener("touchmove", (event) => event.cancelable && event.preventDefault(), {
      ...options,
      passive: false,
    });
    element.addEventListener("pointerdown", onDown, options);
    element.addEventListener("pointermove", onMove, options);
    element.addEventListener("pointerup", onUp, options);
    element.addEventListener("pointercancel", onUp, options);
    element.addEventListener("click", onClick, options);
    return () => controller.abort();
  }, []);

  return { stage, sheet, zoomed: zoomedSubject === subject, toggle, pan, resize };
}

function sizeOf(element: HTMLElement | null, scale: number): Size {
  const box = element?.getBoundingClientRect();
  return { width: (box?.width ?? 0) / scale, height: (box?.height ?? 0) / scale };
}

function pointIn(stage: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = stage?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
