import { useId } from "#app/ui/hydration/use-id.ts";
import { chipRail } from "#app/ui/chip-rail/chip-rail.ts";
import { useShownChoice } from "#app/ui/chip-rail/use-shown-choice.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type ArcChoice, EVERY_ARC } from "../arc-choice.ts";
import styles from "./arc-picker.module.css";

export interface ArcPickerProps {
  arcs: readonly ArcChoice[];
  /** The key of an arc, {@link EVERY_ARC}, or undefined where one person is shown. */
  selected: string | undefined;
  onSelect: (key: string) => void;
}

/** The buttons of the arcs, one of them pressed [T1]; their words are the keys, to the letter. Beside them, all at once. */
export function ArcPicker({ arcs, selected, onSelect }: ArcPickerProps) {
  const titleId = useId();
  const row = useShownChoice(selected);
  return (
    <div className={styles.picker}>
      <h2 id={titleId} className={styles.title}>
        Sélectionne un arc
      </h2>
      <div ref={row} className={chipRail("tablet")}>
        <div role="group" aria-labelledby={titleId} className={styles.arcs}>
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
        {arcs.length > 1 && (
          <button
            type="button"
            className={classNames(styles.button, styles.every)}
            aria-pressed={selected === EVERY_ARC}
            onClick={() => onSelect(EVERY_ARC)}
          >
            Tous les arcs
          </button>
        )}
      </div>
    </div>
  );
}
