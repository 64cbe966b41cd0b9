import { type FocusEvent, useRef } from "react";
import { useId } from "../hydration/use-id.ts";
import { IconButton } from "../button/icon-button.tsx";
import { IconX } from "../icons/icons.ts";
import { dismissToast, useToasts } from "./toast.ts";
import { HYPHENATED, Unbroken } from "../typography/unbroken.tsx";
import toastStyles from "./toast.module.css";
import styles from "./toast-region.module.css";

/**
 * Where toasts appear: once in the page, once in each open dialog, and where a dialog gives them a place of its own;
 * only the last of them speaks.
 */
export function ToastRegion({ className }: { className?: string | undefined }) {
  const [shown] = useToasts(useId());
  const words = shown && <Unbroken key={shown.id} text={shown.text} pattern={HYPHENATED} />;
  const waits = shown?.role === "status";
  // What had the keyboard before it came here has it again.
  const before = useRef<EventTarget>(undefined);
  function note({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }
  function close(id: number) {
    dismissToast(id);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }
  return (
    <div className={className ?? styles.region}>
      <div className={shown && toastStyles.toast} data-message onFocus={note}>
        {/* There before its words: many screen readers say only what comes into a place that they know. */}
        <div role="status">{waits && words}</div>
        {shown && !waits && <p role={shown.role}>{words}</p>}
        {shown && (
          <IconButton label="Fermer le message" onClick={() => close(shown.id)}>
            <IconX aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
