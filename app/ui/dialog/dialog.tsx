import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { DialogExtra } from "./dialog-extra.tsx";
import styles from "./dialog.module.css";
import { coverThenHold, hold } from "./hold-page.ts";
import { ToastRegion } from "../toast/toast-region.tsx";

export interface DialogProps {
  open: boolean;
  /** Called on Esc, on a click on the overlay and when the browser closes the dialog. */
  onClose: () => void;
  /** The dialog's name when no title inside it carries one. */
  label?: string;
  /** The id of the title inside. */
  labelledBy?: string;
  /** The id of what is heard with its name as it opens. */
  describedBy?: string;
  className?: string | undefined;
  /** It covers the whole window: what it shows is seen a frame before the page behind it, out of sight, is made inert. */
  covering?: boolean;
  children: ReactNode;
}

/**
 * The one modal of the site, on the native element: focus kept inside and given back to the opener, the page inert and
 * still behind, Esc and a click on the overlay close, a click inside does not [F2, F4, P5].
 */
export function Dialog({
  open,
  onClose,
  label,
  labelledBy,
  describedBy,
  className,
  covering = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    // The ring on the first button is for a keyboard: where fingers touch, and where no button was pressed (a link from
    // elsewhere has opened it), the dialog itself starts.
    const focusItself = matchMedia("(pointer: coarse)").matches || opener === document.body;
    const stop = (covering ? coverThenHold : hold)(dialog, focusItself);
    return () => {
      stop();
      if (dialog.open) dialog.close();
      // What lies under it holds the page still as well.
      if (!document.querySelector("dialog[open]")) delete document.documentElement.dataset["locked"];
      // Out of sight it would keep the focus until the next frame.
      dialog.blur();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, covering]);

  // A press that starts inside and ends on the overlay (text selection) is not a click on the overlay.
  const onOverlay = (event: MouseEvent) => event.target === ref.current;

  return (
    // The overlay belongs to the dialog element; Esc does for the keyboard what a click on it does for the pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.dialog, covering && styles.covering, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A close that the next opening has overtaken says nothing any more.
      onClose={() => open && ref.current?.open === false && onClose()}
      onPointerDown={(event) => (pressedOverlay.current = onOverlay(event))}
      onClick={(event) => onOverlay(event) && pressedOverlay.current && onClose()}
    >
      {/* Before what stands inside, which may have a place of its own for toasts. */}
      {open && <ToastRegion />}
      <div className={styles.panel}>{children}</div>
      {open && <DialogExtra />}
    </dialog>
  );
}
