import { useEffect, useRef } from "react";
import { focusHeading, isReturn } from "#app/router/navigate.ts";

const isArcButton = (element: Element | null) => element?.matches("header [aria-pressed]") === true;

/**
 * What becomes of the keyboard and of the place when a sheet opens. Whoever comes from the list or from another sheet goes to the
 * start of this one, which was not there when they pressed its link. From another page they stand on the title of this one, and go
 * on to the sheet's. Whoever comes back is where they were.
 * @param onList whether the page that is shown is a list, to whoever can use it
 * @param focusLeft gives the keyboard to the link by which this sheet was left, false where there is none
 * @returns what the sheet calls with itself once it is drawn
 */
export function useSheetArrival(
  onList: boolean,
  focusLeft: (() => boolean) | undefined,
): (opened: HTMLElement) => void {
  // Whether the address has asked for a list: a sheet whose answer is late takes the keyboard from nobody.
  const listed = useRef(false);
  useEffect(() => {
    if (onList) listed.current = true;
  }, [onList]);

  return (opened) => {
    const first = !listed.current;
    listed.current = true;
    // From a list whose link has gone, or whose button of an arc says nothing of a person: the title has the keyboard again, and
    // the place stays.
    if (isReturn()) {
      const lost =
        !first && (document.activeElement === document.body || isArcButton(document.activeElement));
      if (!focusLeft?.() && lost) focusHeading(opened);
      return;
    }
    // The address of a sheet opened as such leaves the focus where the browser puts it.
    if (first && document.activeElement?.tagName !== "H1") return;
    if (!first) scrollTo({ top: 0, behavior: "instant" });
    focusHeading(opened);
    // A low window ends above it.
    const title = document.activeElement?.getBoundingClientRect();
    if (title && title.bottom > innerHeight) opened.scrollIntoView({ block: "start", behavior: "instant" });
  };
}
