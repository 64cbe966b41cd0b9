import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconArrowUp } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { useAway } from "#app/ui/use-away.ts";
import { useSearchState } from "../../gallery-context.ts";
import { DenseToggle } from "./dense-toggle.tsx";
import styles from "./search-row.module.css";

/**
 * The row of the search. Once its own place has left the screen it comes back under the header while one reads upwards,
 * with a way to the top: a wall of hundreds has no other way out of its middle. Without a search, that way alone [S2].
 */
export function SearchRow({ children }: { children?: ReactNode }) {
  const { place } = useSearchState();
  const mark = useRef<HTMLSpanElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const passed = usePassed(mark);
  const away = useAway(row);
  // Not in the prerendered page, which every visitor waits for.
  const [met, setMet] = useState(false);
  if (passed && !met) setMet(true);

  // In its place, which in a low window may lie under the player, with the keyboard in it. It may still be on its way there, where
  // the browser finds it clear.
  useLayoutEffect(() => {
    const own = place.current;
    if (passed || !own) return;
    // What stands beside the field is gone once the row is back, and the focus that it had would be on nothing.
    if (document.activeElement?.parentElement === row.current) focusHeading(own.querySelector("input"));
    const clear = () => {
      if (!own.contains(document.activeElement)) return;
      const { left, width, bottom } = own.getBoundingClientRect();
      if (!own.contains(document.elementFromPoint(left + width / 2, bottom - 1)))
        own.scrollIntoView({ block: "nearest", behavior: "instant" });
    };
    clear();
    own.addEventListener("focusin", clear);
    return () => own.removeEventListener("focusin", clear);
  }, [passed, place]);

  function goUp() {
    scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }

  return (
    <div ref={place} className={classNames(styles.place, !children && styles.bare)}>
      <span ref={mark} className={styles.mark} />
      <div ref={row} className={styles.row} data-over={passed ? (away ? "away" : "shown") : undefined}>
        {children}
        <button type="button" className={styles.up} onClick={goUp}>
          <IconArrowUp size={20} aria-hidden />
          <VisuallyHidden below="64rem">Haut de la page</VisuallyHidden>
        </button>
        {children && met && <DenseToggle className={styles.up} />}
      </div>
    </div>
  );
}

/** Whether an element has left the screen by its top edge. The browser tells: nothing is measured while one scrolls. */
function usePassed(mark: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return passed;
}
