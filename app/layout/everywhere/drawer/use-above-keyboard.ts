import { type RefObject, useEffect } from "react";

/**
 * Ends the dialog around a field above a phone's keyboard, which covers the page without making its window lower: the
 * dialog's `--screen` is the height that is left to see, at whatever zoom.
 */
export function useAboveKeyboard(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    const dialog = field.current?.closest("dialog");
    if (!seen || !dialog) return;
    const fit = () => dialog.style.setProperty("--screen", `${seen.height * seen.scale}px`);
    // It may be up already, from a field of the page.
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [field]);
}
