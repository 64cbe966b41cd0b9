import { type RefObject, useEffect, useEffectEvent } from "react";
import { useCloseRequest } from "#app/input/use-close-request.ts";

/** Calls `dismiss` when the open phone should go down: on Esc or a phone's Back, and when the focus goes behind it (WCAG 2.4.11). */
export function usePhoneDismissal(
  phone: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (by: "request" | "focus") => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useCloseRequest(open, () => dismiss("request"));

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "focusin",
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || phone.current?.contains(target) || isOver(event)) return;
        // Once the browser has scrolled to it.
        requestAnimationFrame(() => covers(phone.current, target) && onDismiss("focus"));
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, phone]);
}

/** Whether any part of it lies behind the phone. */
function covers(phone: HTMLElement | null, target: Element): boolean {
  if (!phone) return false;
  const over = phone.getBoundingClientRect();
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
}

/** A dialog or a message over the phone takes its own focus. */
function isOver({ target }: Event): boolean {
  return target instanceof Element && target.closest("dialog, [data-message]") !== null;
}
