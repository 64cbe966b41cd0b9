import { useRef } from "react";
import type { WallKey } from "#addresses/wall.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { IconCopy } from "#app/ui/icons/icons.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { plural } from "#text/counted.ts";
import { copyWall } from "../copying/copying.ts";
import styles from "./wall-bar.module.css";

/** The id of the button that opens it. */
export const MY_WALL = "mon-mur";

export interface WallBarProps {
  keys: readonly WallKey[];
  /** Whether taps choose; where they do, the bar says so and ends it. */
  choosing: boolean;
  onChosen: () => void;
  onOpen: () => void;
}

/** How much hangs on one's own wall, the way to it and to all of its URLs; at the foot of the gallery, on its margin. */
export function WallBar({ keys, choosing, onChosen, onOpen }: WallBarProps) {
  const place = useRef<HTMLElement>(null);
  const copyWords = plural(keys.length, "Copier l’URL", `Copier les ${keys.length} URL`);

  return (
    <section ref={place} className={styles.bar} aria-label="Mon mur">
      {/* By the keyboard it stands behind the whole wall. */}
      <SkipLink to={MY_WALL}>Aller à mon mur</SkipLink>
      {choosing && (
        <p className={styles.hint}>
          Touchez d’autres images.
          <Button tone="quiet" className={styles.done} onClick={onChosen}>
            Terminé
          </Button>
        </p>
      )}
      <div className={styles.pill}>
        <button id={MY_WALL} type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          Mon mur&nbsp;: {keys.length}
        </button>
        <IconButton
          label={copyWords}
          className={styles.copy}
          onClick={() => place.current && void copyWall(keys, place.current, onOpen)}
        >
          <IconCopy size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
