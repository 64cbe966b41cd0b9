import { useEffect, useId, useRef } from "react";
import { chipRail } from "#app/ui/chip-rail/chip-rail.ts";
import type { ArcChoice } from "../arc-choice.ts";
import styles from "./arc-picker.module.css";

export interface ArcPickerProps {
  arcs: readonly ArcChoice[];
  selected: string;
  onSelect: (key: string) => void;
}

/** The buttons of the arcs, one of them pressed [T1]; their words are the keys, to the letter. */
export function ArcPicker({ arcs, selected, onSelect }: ArcPickerProps) {
  const titleId = useId();
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls sideways: the pressed button is to be seen, whoever pressed it.
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (pressed && row.current) row.current.scrollLeft = pressed.offsetLeft - row.current.clientWidth / 3;
  }, [selected]);
  return (
    <div role="group" aria-labelledby={titleId} className={styles.picker}>
      <h2 id={titleId} className={styles.title}>
        Sélectionne un arc
      </h2>
      <div ref={row} className={chipRail("tablet")}>
        {arcs.map(({ key, lang }) => (
          <button
            key={key}
            type="button"
            className={styles.button}
            data-arc={key}
            lang={lang}
            aria-pressed={key === selected}
            onClick={() => onSelect(key)}
          >
            {key}
          </button>
        ))}
      </div>
    </div>
  );
}
