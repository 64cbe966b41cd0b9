import type { ReactNode } from "react";
import type { Picture as PictureData } from "#schemas/picture.ts";
import styles from "./arc-plate.module.css";
import { classNames } from "../class-names.ts";
import { Picture } from "../picture/picture.tsx";

/** The patterns, in turn, for arcs without a picture. */
const patterns = [styles.ruled, styles.striped, styles.ringed, styles.rayed, styles.dotted];

export interface ArcPlateProps {
  /** The arc's own picture, in place of the pattern. */
  picture: PictureData | undefined;
  /** The arc's place in the story, from 1: it has the same pattern everywhere. */
  number: number;
  /** How wide the picture is shown. */
  sizes: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The picture of an arc or a pattern in its two colours (`data-arc` around it says which), with what stands on it. */
export function ArcPlate({ picture, number, sizes, className, children }: ArcPlateProps) {
  const pattern = picture ? undefined : patterns[(number - 1) % patterns.length];
  return (
    <div className={classNames(styles.plate, pattern, className)}>
      {picture && <Picture picture={picture} sizes={sizes} alt="" className={styles.picture} />}
      {children}
    </div>
  );
}
