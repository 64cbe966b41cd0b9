import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./corner-button.module.css";

/** What every tool in a corner is told: whether it is open, and who turns it; at most one of them is open. */
export interface CornerToolProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** True while the tools step aside for who reads downwards. */
  away: boolean;
}

export interface CornerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** True while the tools step aside for who reads downwards. */
  away: boolean;
  /** A pointer or the focus comes near: what the button opens may be fetched. */
  onNear?: () => void;
}

/** A button fixed above the bottom edge or the mini player, that opens a dialog; its side, shape and colours come with `className`. */
export function CornerButton({ away, className, onNear, ...button }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-away={away || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...button}
      className={classNames(styles.corner, className)}
    />
  );
}
