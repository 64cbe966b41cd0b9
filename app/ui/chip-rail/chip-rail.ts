import { classNames } from "../class-names.ts";
import styles from "./chip-rail.module.css";

/**
 * The look of a row of choices that scrolls sideways on a narrow screen, for a list of links as for a group of buttons.
 * @param wraps from which width of screen the chips stand in lines instead
 */
export function chipRail(wraps: "tablet" | "desk"): string {
  return classNames(styles.rail, wraps === "tablet" && styles.early);
}
