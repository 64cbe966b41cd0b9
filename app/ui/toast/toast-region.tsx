import { useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { IconX } from "../icons/icons.ts";
import { dismissToast, useToasts } from "./toast.ts";
import { Unbroken } from "../typography/unbroken.tsx";
import styles from "./toast-region.module.css";

/** A word with a hyphen, such as « presse-papiers ». */
const HYPHENATED = /(\S+-\S+)/;

/**
 * Where toasts appear: once in the page, once in each open dialog, and where a dialog gives them a place of its own;
 * only the last of them speaks.
 */
export function ToastRegion({ className }: { className?: string | undefined }) {
  const [shown] = useToasts(useId());
  return (
    <div className={className ?? styles.region}>
      {shown && (
        <div key={shown.id} className={styles.toast}>
          <p role={shown.role}>
            <Unbroken text={shown.text} pattern={HYPHENATED} />
          </p>
          <IconButton label="Fermer le message" onClick={() => dismissToast(shown.id)}>
            <IconX aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
