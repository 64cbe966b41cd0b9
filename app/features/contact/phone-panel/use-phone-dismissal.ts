import { type RefObject, useEffect, useEffectEvent } from "react";

/** Up to this width the phone takes the whole screen, and what has the focus behind it would not be seen (WCAG 2.4.11). */
const WHOLE_SCREEN = "(max-width: 39.99rem)";

/** Calls `dismiss` when the open phone should go down: on Esc, and on small screens when the focus leaves it. */
export function usePhoneDismissal(
  phone: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (by: "escape" | "focus") => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && !event.defaultPrevented && !inDialog(event) && onDismiss("escape"),
      { signal },
    );
    document.addEventListener(
      "focusin",
      (event) => {
        const outside = event.target instanceof Node && !phone.current?.contains(event.target);
        if (outside && !inDialog(event) && matchMedia(WHOLE_SCREEN).matches) onDismiss("focus");
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, phone]);
}

/** A dialog over the phone takes its own Esc and its own focus. */
function inDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}
