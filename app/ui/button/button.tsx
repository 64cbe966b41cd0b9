import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "../class-names.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `strong` for the one main action of a place, `quiet` for the others. */
  tone?: "strong" | "quiet";
}

/** A button with words. */
export function Button({ tone = "strong", className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={buttonClass(tone, className)} />;
}

/** The look of a button, for a link that acts as one. */
export function buttonClass(tone: "strong" | "quiet", className?: string): string {
  return classNames(styles.button, tone === "quiet" ? styles.quiet : styles.strong, className);
}
