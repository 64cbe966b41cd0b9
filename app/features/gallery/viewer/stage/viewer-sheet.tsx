import { type RefObject, useLayoutEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Picture } from "#schemas/picture.ts";
import { toneClasses } from "#schemas/tones.ts";
import { largeFile } from "../../large-file.ts";
import { departedSource, land } from "../../thumbnail-flight.ts";
import styles from "./viewer-sheet.module.css";

export interface ViewerSheetProps {
  ref: RefObject<HTMLDivElement | null>;
  picture: Picture;
  alt: string;
  describedBy: string | undefined;
  /** Width of the whole sheet in CSS pixels. */
  width: number;
  onArrive: () => void;
}

/** One picture on the stage: the thumbnail, there already, then the large image over it. It flies in from the wall. */
export function ViewerSheet({ ref, picture, alt, describedBy, width, onArrive }: ViewerSheetProps) {
  const [thumbnail] = useState(departedSource);
  const [lost, setLost] = useState(false);
  useLayoutEffect(() => {
    if (ref.current) land(ref.current);
  }, [ref]);

  return (
    <div
      ref={ref}
      className={classNames(styles.sheet, toneClasses(picture.tones))}
      style={{ width, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      {thumbnail && <img className={styles.layer} src={thumbnail} alt="" />}
      <img
        className={styles.layer}
        src={largeFile(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        aria-describedby={describedBy}
        fetchPriority="high"
        decoding="async"
        // Seen first: what follows it would keep its frame waiting.
        onLoad={() => {
          setLost(false);
          requestAnimationFrame(() => setTimeout(onArrive));
        }}
        onError={() => setLost(true)}
      />
      {/* Out of sight while the picture is asked for again (app/layout/site-status). */}
      {lost && (
        <p role="alert" className={styles.lost}>
          L’image n’est pas arrivée{"\u00a0"}: le réseau ne répond pas.
        </p>
      )}
    </div>
  );
}
