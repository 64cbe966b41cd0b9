import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { IconZoomIn, IconZoomOut } from "#app/ui/icons.ts";
import { Picture } from "#app/ui/picture.tsx";
import { toneClass } from "#schemas/picture.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { departedSource, land } from "./thumbnail-flight.ts";
import { useElementSize } from "./use-element-size.ts";
import { useStageGestures } from "./use-stage-gestures.ts";
import { useKey } from "./use-key.ts";
import styles from "./viewer-stage.module.css";
import { fitInside } from "./zoom-view.ts";

export interface ViewerStageProps {
  item: GalleryItem;
  alt: string;
  /** Those before and after, fetched ahead once this one is there. */
  neighbours: readonly GalleryItem[];
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** The large image on the dark wall: whole at first, then as near as the reader likes [P5]. */
export function ViewerStage({ item, alt, neighbours, onNext, onPrevious, onClose }: ViewerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { zoomed, toggle } = useStageGestures({ stage, sheet, onNext, onPrevious, onClose });
  const room = useElementSize(stage);
  const [thumbnail] = useState(departedSource);
  const [arrived, setArrived] = useState(false);
  useKey("z", () => toggle());

  const { picture } = item;
  const widthOf = ({ picture: { width, height } }: GalleryItem) => (room ? fitInside(width / height, room).width : 0);
  const width = widthOf(item);
  const shown = width > 0;
  useLayoutEffect(() => {
    if (shown && sheet.current) land(sheet.current);
  }, [shown]);

  return (
    <div className={styles.frame}>
      <div className={styles.stage} ref={stage} data-zoomed={zoomed ? "" : undefined}>
        {shown && (
          <div ref={sheet} className={styles.sheet} style={{ width, aspectRatio: `${picture.width} / ${picture.height}` }}>
            {thumbnail && <img className={`${styles.layer} ${toneClass(picture.tone)}`} src={thumbnail} alt="" draggable={false} />}
            <div className={styles.layer} onLoadCapture={() => setArrived(true)}>
              <Picture picture={picture} sizes={`${Math.round(width * (zoomed ? 2.5 : 1))}px`} alt={alt} priority className={styles.large} />
            </div>
          </div>
        )}
      </div>
      <IconButton label={zoomed ? "Voir en entier (z)" : "Agrandir (z)"} className={styles.zoom} onClick={() => toggle()}>
        {zoomed ? <IconZoomOut aria-hidden /> : <IconZoomIn aria-hidden />}
      </IconButton>
      {arrived && (
        <div className={styles.ahead} aria-hidden>
          {neighbours.map((neighbour) => (
            <Picture key={neighbour.id} picture={neighbour.picture} sizes={`${Math.round(widthOf(neighbour))}px`} alt="" />
          ))}
        </div>
      )}
    </div>
  );
}
