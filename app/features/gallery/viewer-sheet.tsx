import { type RefObject, useLayoutEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { type Picture as PictureData, toneClass } from "#schemas/picture.ts";
import { departedSource, land } from "./thumbnail-flight.ts";
import styles from "./viewer-sheet.module.css";

export interface ViewerSheetProps {
  ref: RefObject<HTMLDivElement | null>;
  picture: PictureData;
  alt: string;
  /** Width of the whole sheet in CSS pixels, and how much finer than that the image should be. */
  width: number;
  finer: number;
  onArrive: () => void;
}

/** One picture on the stage: the thumbnail, there already, then the large image over it. It flies in from the wall. */
export function ViewerSheet({ ref, picture, alt, width, finer, onArrive }: ViewerSheetProps) {
  const [thumbnail] = useState(departedSource);
  useLayoutEffect(() => {
    if (ref.current) land(ref.current);
  }, [ref]);

  return (
    <div
      ref={ref}
      className={classNames(styles.sheet, toneClass(picture.tone))}
      style={{ width, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      {thumbnail && <img className={styles.layer} src={thumbnail} alt="" />}
      <div className={styles.layer} onLoadCapture={onArrive}>
        <Picture
          picture={picture}
          sizes={`${Math.round(width * finer)}px`}
          alt={alt}
          priority
          className={styles.large}
        />
      </div>
    </div>
  );
}
