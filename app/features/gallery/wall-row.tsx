import { type ReactNode, useRef } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconArrowUp } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { useAway } from "#app/ui/use-away.ts";
import { useSearchState } from "./search-context.ts";
import { usePassed } from "./use-passed.ts";
import styles from "./wall-row.module.css";

/**
 * The row of the search. Once its own place has left the screen it comes back under the header while one reads upwards,
 * with a way to the top: a wall of hundreds has no other way out of its middle. Without a search, that way alone [S2].
 */
export function WallRow({ children }: { children?: ReactNode }) {
  const { place } = useSearchState();
  const mark = useRef<HTMLSpanElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const passed = usePassed(mark);
  const away = useAway(row);

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
      </div>
    </div>
  );
}
