import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { IconPlayerPlayFilled, IconRefresh } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./launch-button.module.css";

interface LaunchButtonProps {
  title: string;
  /** True when the last try failed. */
  again: boolean;
  /** The id of what says whose video it is, and who learns of it. */
  describedBy: string;
  onClick: () => void;
}

/** The one button on a screen that waits; its whole picture may be clicked. */
export function LaunchButton({ title, again, describedBy, onClick }: LaunchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The film that had the keyboard is gone: its button takes it.
  useEffect(() => {
    if (again && document.activeElement === document.body) button.current?.focus();
  }, [again]);
  return (
    <div className={styles.shade}>
      <Button ref={button} className={styles.button} aria-describedby={describedBy} onClick={onClick}>
        {again ? <IconRefresh size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        {again ? "Réessayer" : "Lancer la vidéo"}
        <VisuallyHidden>
          {"\u00a0"}: {title}
        </VisuallyHidden>
      </Button>
    </div>
  );
}
