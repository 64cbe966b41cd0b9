import { classNames } from "#app/ui/class-names.ts";
import { IconLoader2 } from "#app/ui/icons/icons.ts";
import styles from "./wheel.module.css";

/** Turns while a sound is on its way, in the colour of its arc; words beside it say so. The size is in pixels. */
export function Wheel({ size = 24, className }: { size?: number; className?: string | undefined }) {
  return <IconLoader2 size={size} className={classNames(styles.wheel, className)} aria-hidden />;
}
