import type { MouseEvent } from "react";
import { useStore } from "#app/state/store.ts";
import { IconGrid3x3 } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { denseWall } from "../../dense-wall.ts";
import styles from "./dense-toggle.module.css";

/**
 * Hangs the wall close where one is, in the middle of it; the filters have the same choice.
 * @param className how a button of this row looks
 */
export function DenseToggle({ className }: { className: string | undefined }) {
  const dense = useStore(denseWall);

  function turn({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    denseWall.set(!dense);
    // A finger's focus would keep the row over the wall; a keyboard's stays.
    if (detail > 0) currentTarget.blur();
  }

  return (
    <button
      type="button"
      className={classNames(className, styles.toggle)}
      title="Sans les titres"
      aria-pressed={dense}
      onClick={turn}
    >
      <IconGrid3x3 size={20} aria-hidden />
      <VisuallyHidden below="64rem">Vue serrée</VisuallyHidden>
    </button>
  );
}
