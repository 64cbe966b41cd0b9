import type { ComponentProps, CSSProperties } from "react";
import styles from "./slider.module.css";

type SliderProps = Omit<ComponentProps<"input">, "type" | "className" | "style"> & {
  /** How much of the line is filled, from 0 to 1. */
  share: number;
};

/** A line that one drags along, or moves on with the arrow keys. */
export function Slider({ share, ...input }: SliderProps) {
  const fill: CSSProperties & Record<"--fill", string> = { "--fill": `${(share * 100).toFixed(2)}%` };
  return <input {...input} type="range" className={styles.line} style={fill} />;
}
