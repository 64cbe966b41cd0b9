import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { focusHeading } from "#app/router/navigate.ts";
import { usePageTitle } from "#app/page-title.ts";
import { useAsked } from "#app/state/use-asked.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconChevronLeft, IconChevronRight, IconX } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { creditedTitle, spokenAuthor } from "#text/credit.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { rankWords } from "../gallery-words.ts";
import { countOf, useGallery } from "../gallery-context.ts";
import { useKey } from "#app/input/use-key.ts";
import { quoted } from "#text/quoted.ts";
import { ViewerAnnouncement } from "./viewer-announcement.tsx";
import { ViewerPanel } from "./panel/viewer-panel.tsx";
import { ViewerStage } from "./stage/viewer-stage.tsx";
import fold from "./fold/fold.module.css";
import styles from "./viewer.module.css";

/** The words under a picture are no reason to wait for it, nor to lose it. */
const fetchShown = () => import("./shown/shown.tsx");
const fetchAround = () => import("./around/around.tsx");

/** Where what unfolds under the picture will be. */
const place = <div className={fold.place} />;

/** What is said where one cannot walk on. */
const ENDS = {
  first: "Le mur commence ici.",
  last: "Le mur finit ici.",
  coming: "La suite du mur n’est pas encore là.",
};

/** A picture that takes longer than this, in milliseconds, no longer keeps what unfolds under it waiting. */
const LATE = 400;

export interface ViewerProps {
  /** Whether it is in sight; until then it is made ready, and deaf. */
  open: boolean;
  /** Position in the gallery of the picture shown, and the order in which previous and next go. */
  position: number;
  order: Int32Array;
  titleId: string;
  onShow: (position: number) => void;
  onClose: () => void;
  onClaim: ((item: GalleryItem) => void) | undefined;
  Actions: ComponentType<{ item: GalleryItem; open: boolean }>;
}

/** The inside of the viewer: close, previous, next, the stage and the panel of words and actions [P5, P6]. */
export function Viewer({ open, position, order, titleId, onShow, onClose, onClaim, Actions }: ViewerProps) {
  const gallery = useGallery();
  const { words, list, rest, kin, depictions } = gallery;
  const count = countOf(gallery, order);
  const shownId = useId();
  // The picture first: what unfolds under it is fetched and drawn once it is in sight.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setSettled(true), LATE);
    return () => clearTimeout(timer);
  }, [open]);
  const shown = useAsked(depictions.closer && fetchShown, settled);
  const Shown = settled ? shown.value?.Shown : undefined;
  const around = useAsked(kin === undefined ? undefined : fetchAround, settled);
  const Around = settled ? around.value?.Around : undefined;
  const rank = order.indexOf(position);
  const item = list.item(position);
  const before = order[rank - 1];
  const after = order[rank + 1];
  const neighbours = [after, before].flatMap((near) => (near === undefined ? [] : [list.item(near)]));
  const title = () => document.getElementById(titleId)?.parentElement ?? undefined;
  const turnTo = (to: number | undefined, end: string) => () => {
    if (to === undefined) return toast.status(end);
    // The wall's end is left, and what was copied was the last one.
    toast.none();
    onShow(to);
  };
  const previous = turnTo(before, ENDS.first);
  const next = turnTo(after, rest === "whole" ? ENDS.last : ENDS.coming);
  const panel = useRef<HTMLDivElement>(null);
  // The next one's words from the first on, wherever one was in the last one's; what has the keyboard stays in sight.
  useLayoutEffect(() => {
    if (!panel.current || !settled) return;
    panel.current.scrollTop = 0;
    const { activeElement: focused } = document;
    if (panel.current.contains(focused)) focused?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- before it is settled there is nothing to scroll
  }, [position]);
  usePageTitle("picture", open ? creditedTitle(item.title, item.author) : undefined);
  useKey(open && "ArrowLeft", previous);
  useKey(open && "ArrowRight", next);

  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <IconButton label="Fermer" onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
        <p className={styles.rank}>{rankWords(rank + 1, count)}</p>
        <TurnButton
          label={`Précédent${words.ending}`}
          className={styles.previous}
          enabled={before !== undefined}
          onTurn={previous}
        >
          <IconChevronLeft aria-hidden />
        </TurnButton>
        <TurnButton
          label={`Suivant${words.ending}`}
          className={styles.next}
          enabled={after !== undefined}
          onTurn={next}
        >
          <IconChevronRight aria-hidden />
        </TurnButton>
      </div>
      <ViewerStage
        open={open}
        item={item}
        alt={`${words.one} ${quoted(item.title)}, ${spokenAuthor(item.author)}`}
        describedBy={depictions.closer && shownId}
        neighbours={neighbours}
        onArrive={() => setSettled(true)}
        onNext={next}
        onPrevious={previous}
        onClose={onClose}
      />
      <ViewerPanel ref={panel} item={item} titleId={titleId} onClaim={onClaim}>
        <Actions item={item} open={open} />
        <div className={styles.more}>
          {depictions.closer &&
            (Shown ? <Shown id={shownId} fetchShown={depictions.closer} position={position} /> : place)}
          {kin !== undefined &&
            (Around ? (
              <Around start={kin} {...{ position, order, onShow }} onLeft={() => focusHeading(title())} />
            ) : (
              place
            ))}
        </div>
      </ViewerPanel>
      {open && <ToastRegion className={styles.said} />}
      {open && <ViewerAnnouncement {...{ item, titleId }} rank={rank + 1} count={count} />}
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  className: string | undefined;
  /** False at that end of the wall. */
  enabled: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** Never `disabled`: at the end of the wall the button would lose the focus to nowhere, and says where it is. */
function TurnButton({ label, className, enabled, onTurn, children }: TurnButtonProps) {
  return (
    <IconButton label={label} className={className} aria-disabled={!enabled} onClick={onTurn}>
      {children}
    </IconButton>
  );
}
