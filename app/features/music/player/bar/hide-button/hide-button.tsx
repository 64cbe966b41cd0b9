import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconChevronUp, IconLayoutBottombarCollapse } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import styles from "./hide-button.module.css";

export interface HideButtonProps {
  /** A platform's video is there, whose terms want it seen. */
  refused: boolean;
  hidden: boolean;
  /** There is a sound that goes on. */
  sounds: boolean;
  onHide: (hidden: boolean) => void;
  className: string | undefined;
}

/** Leaves of the player a title, play and the way back, while the sound goes on; where a platform's terms refuse it, says so. */
export function HideButton({ refused, hidden, sounds, onHide, className }: HideButtonProps) {
  if (refused)
    return (
      <div className={className}>
        <IconButton
          label="Cacher le lecteur : YouTube veut qu’on voie sa vidéo"
          className={styles.refused}
          aria-disabled
          onClick={() =>
            toast.status(
              "YouTube veut qu’on voie sa vidéo tant qu’elle est là. Les pistes du site se cachent.",
            )
          }
        >
          <IconLayoutBottombarCollapse aria-hidden />
        </IconButton>
      </div>
    );
  return (
    <div className={className}>
      <IconButton
        label={hidden ? "Montrer le lecteur" : `Cacher le lecteur${sounds ? ", le son continue" : ""}`}
        aria-expanded={!hidden}
        onClick={() => onHide(!hidden)}
      >
        {hidden ? <IconChevronUp aria-hidden /> : <IconLayoutBottombarCollapse aria-hidden />}
      </IconButton>
    </div>
  );
}
