import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./corner-button.module.css";

export interface CornerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** True while the tools step aside for who reads downwards. */
  away: boolean;
}

/** A button fixed above the bottom edge or the mini player, that opens a dialog; its side, shape and colours come with `className`. */
export function CornerButton({ away, className, ...button }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-away={away || undefined}
      {...button}
      className={classNames(styles.corner, className)}
    />
  );
}
