import { useEffect, useId, useSyncExternalStore } from "react";
import { IconButton } from "./icon-button.tsx";
import { IconX } from "./icons.ts";
import { dismissToast, type Toast, toastStore } from "./toast.ts";
import { Unbroken } from "./unbroken.tsx";
import styles from "./toast-region.module.css";

/** A word with a hyphen, such as « presse-papiers ». */
const HYPHENATED = /(\S+-\S+)/;

const none: readonly Toast[] = [];

/**
 * Where toasts appear: once in the page, once in each open dialog, and where a dialog gives them a place of its own;
 * only the last of them speaks.
 */
export function ToastRegion({ className }: { className?: string | undefined }) {
  const region = useId();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none);
  const active = useSyncExternalStore(toastStore.subscribe, toastStore.activeRegion, () => undefined);
  useEffect(() => toastStore.addRegion(region), [region]);

  const [shown] = active === region ? toasts : none;
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
