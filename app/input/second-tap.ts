/** Two taps nearer than this, in milliseconds and CSS pixels, are one gesture. */
const SOON = 350;
const NEAR = 24;

/**
 * The second tap of a double tap presses nothing that has come under the finger since the first: a picture that a tap opens
 * would be put on one's wall, or its address copied, by whoever taps twice.
 */
export function ignoreSecondTaps(): void {
  let last: { time: number; x: number; y: number; pressed: Element } | undefined;
  let ignored = false;

  const isSecond = (event: MouseEvent) =>
    last !== undefined &&
    event.timeStamp - last.time < SOON &&
    Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR &&
    !isSame(pressedBy(event), last.pressed);

  addEventListener(
    "pointerdown",
    (event) => {
      ignored = event.pointerType !== "mouse" && isSecond(event);
      if (ignored) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener(
    "mousedown",
    (event) => {
      // Whose presses make a double click, a mouse says itself: two that are each meant count, in the same place too.
      ignored ||= event.detail > 1 && isSecond(event);
      // Nor does it take the focus there, or move a slider.
      if (ignored) event.preventDefault();
    },
    { capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      // Pressed by a key, or by code.
      if (event.detail === 0) return;
      if (ignored) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, pressed: pressedBy(event) };
        last = tap;
        // On a slow phone nobody has seen anything before it is painted, and taps again.
        requestAnimationFrame(() => requestAnimationFrame(() => (tap.time = performance.now())));
      }
    },
    { capture: true },
  );
}

/** What answers a press there: a control, or what lies there. */
function pressedBy({ target }: Event): Element {
  const there = target instanceof Element ? target : document.documentElement;
  return there.closest("a, button, summary, label") ?? there;
}

/** A part of what was pressed, or what it is a part of, is no other thing. */
function isSame(now: Element, before: Element): boolean {
  return now.contains(before) || before.contains(now);
}
