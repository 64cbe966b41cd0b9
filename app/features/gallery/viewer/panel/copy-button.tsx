import { Button, type ButtonProps } from "#app/ui/button/button.tsx";
import { IconCheck } from "#app/ui/icons/icons.ts";
import styles from "./copy-button.module.css";

export interface CopyButtonProps extends ButtonProps {
  /** Whether it has copied just now. */
  done: boolean;
}

/** A button that shows that it has copied. For the eyes alone: its name stays, and the toast is what is heard [P6]. */
export function CopyButton({ done, children, ...button }: CopyButtonProps) {
  return (
    <Button {...button}>
      <span className={styles.words} data-done={done || undefined}>
        {children}
      </span>
      {done && (
        <span className={styles.done} aria-hidden>
          <IconCheck size={22} />
          Copié
        </span>
      )}
    </Button>
  );
}
