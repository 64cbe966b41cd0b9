import { type RefObject, useEffect, useEffectEvent } from "react";
import { useCloseRequest } from "#app/input/use-close-request.ts";

/** Up to this width the phone takes the whole screen, and what has the focus behind it would not be seen (WCAG 2.4.11). */
const WHOLE_SCREEN = "(max-width: 39.99rem)";

/** Calls `dismiss` when the open phone should go down: on Esc or a phone's Back, and on small screens when the focus leaves it. */
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
        const outside = event.target instanceof Node && !phone.current?.contains(event.target);
        if (outside && !isOver(event) && matchMedia(WHOLE_SCREEN).matches) onDismiss("focus");
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, phone]);
}

/** A dialog or a message over the phone takes its own focus. */
function isOver({ target }: Event): boolean {
  return target instanceof Element && target.closest("dialog, [data-message]") !== null;
}
