import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { useHasChanged } from "#app/state/use-has-changed.ts";
import { IconZoomIn, IconZoomOut } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { useElementSize } from "./use-element-size.ts";
import { useKey } from "#app/input/use-key.ts";
import { fitInside, useStageGestures } from "./gestures/use-stage-gestures.ts";
import { largeFile } from "../../large-file.ts";
import { ViewerSheet } from "./viewer-sheet.tsx";
import styles from "./viewer-stage.module.css";

/** How far an arrow moves a picture larger than the window, in CSS pixels. */
const STEP = 80;

export interface ViewerStageProps {
  /** Whether it is in sight: only then do keys mean it. */
  open: boolean;
  item: GalleryItem;
  alt: string;
  /** The id of the words that say what the picture shows, if any. */
  describedBy: string | undefined;
  /** Those before and after, fetched ahead once this one is there. */
  neighbours: readonly GalleryItem[];
  /** A large picture is there. */
  onArrive: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** The large image on the dark wall: whole at first, then as near as the reader likes [P5]. */
export function ViewerStage({
  open,
  item,
  alt,
  describedBy,
  neighbours,
  onArrive,
  onNext,
  onPrevious,
  onClose,
}: ViewerStageProps) {
  const gestures = useStageGestures({ subject: item.id, onNext, onPrevious, onClose });
  const { stage, sheet, zoomed, toggle, pan } = gestures;
  const room = useElementSize(stage);
  const [arrived, setArrived] = useState<string>();
  useKey(open && "z", () => toggle());
  // One thing at a time: the next Esc is the dialog's, and closes.
  useKey(zoomed && "Escape", () => toggle());
  // Of a picture larger than the window, arrows show the rest; of a whole one they lead to the next.
  useKey(zoomed && "ArrowLeft", () => pan({ x: STEP, y: 0 }));
  useKey(zoomed && "ArrowRight", () => pan({ x: -STEP, y: 0 }));
  useKey(zoomed && "ArrowUp", () => pan({ x: 0, y: STEP }));
  useKey(zoomed && "ArrowDown", () => pan({ x: 0, y: -STEP }));

  const { picture } = item;
  const width = room && fitInside(picture.width / picture.height, room).width;
  const before = useRef(width);
  const onWidth = useEffectEvent(() => {
    if (width && before.current) gestures.resize(width / before.current);
    before.current = width;
  });
  useLayoutEffect(() => onWidth(), [width]);
  const zoomedOnce = useHasChanged(String(zoomed));

  return (
    <>
      <div className={styles.frame}>
        <div className={styles.stage} ref={stage} data-zoomed={zoomed ? "" : undefined}>
          {open && width !== undefined && (
            <ViewerSheet
              key={item.id}
              ref={sheet}
              picture={picture}
              alt={alt}
              describedBy={describedBy}
              width={width}
              onArrive={() => {
                setArrived(item.id);
                onArrive();
              }}
            />
          )}
        </div>
      </div>
      <IconButton
        label={zoomed ? "Voir en entier (z)" : "Agrandir (z)"}
        className={styles.zoom}
        onClick={() => toggle()}
      >
        {zoomed ? <IconZoomOut aria-hidden /> : <IconZoomIn aria-hidden />}
      </IconButton>
      {/* Of a key or a gesture, the ear would hear nothing. */}
      <VisuallyHidden>
        <span aria-live="polite">{zoomed ? "Agrandie" : zoomedOnce && "En entier"}</span>
      </VisuallyHidden>
      {arrived === item.id && (
        <div className={styles.ahead} aria-hidden>
          {neighbours.map(({ id, picture }) => (
            <img key={id} src={largeFile(picture)} alt="" decoding="async" />
          ))}
        </div>
      )}
    </>
  );
}
