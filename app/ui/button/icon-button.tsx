import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's name: its tip, which is what a screen reader says too, once. */
  label: string;
  children: ReactNode;
}

/** A square button of at least 44 px that shows an icon alone. */
export function IconButton({ label, className, children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} title={label} className={classNames(styles.button, className)}>
      {children}
    </button>
  );
}
