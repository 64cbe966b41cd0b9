import { type ComponentType, memo, useEffect, useEffectEvent, useRef, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { flushSync } from "#app/state/flush-sync.ts";
import { focusHeading } from "#app/router/navigate.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { useStore } from "#app/state/store.ts";
import { whenIdle } from "#app/state/when-idle.ts";
import { classNames } from "#app/ui/class-names.ts";
import { awaitNoMore } from "#app/ui/await-no-more.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { quoted } from "#text/quoted.ts";
import { GalleryContext, type GalleryState, useGallery } from "../gallery-context.ts";
import { noteSeen } from "../seen/seen.ts";
import { walk } from "../walk.ts";
import styles from "./gallery-viewer.module.css";
import { ImportActions } from "./import-actions/import-actions.tsx";
import { authorOf } from "./panel/viewer-panel.tsx";
import { isOpened, useLanding } from "./use-landing.ts";
import { Viewer } from "./viewer.tsx";

/** Out of sight nothing of it changes: a key of the search has the wall to draw. */
const StillViewer = memo(Viewer, (was, now) => !was.open && !now.open);

export interface GalleryViewerProps {
  /** Somebody has made the picture that is named so, and nobody is credited; absent where there is nobody to tell. */
  onClaim?: (picture: string) => void;
  /** What can be done with the picture: bringing it into the game, where nothing else is said [P6]. */
  Actions?: ComponentType<{ item: GalleryItem; open: boolean }>;
}

/**
 * Opens the picture that the address names [P5]: one history entry for the opening, none for previous and next, so that
 * Back closes and leaves the wall where it was. A link to an unknown picture says so and shows the wall.
 */
export function GalleryViewer({ onClaim, Actions = ImportActions }: GalleryViewerProps) {
  const gallery = useGallery();
  const { words, list, rest, order } = gallery;
  const along = useStore(walk);
  const [id, show] = useQueryParam(words.param);
  const titleId = useId();
  const leaving = useRef<string>(undefined);
  const position = id === undefined ? -1 : list.find(id);
  const open = position >= 0;
  const [visit, setVisit] = useState({ open, count: 0 });
  // Another viewer is made ready once one has been closed: whatever was zoomed, unfolded or said in it is over.
  if (visit.open !== open) setVisit({ open, count: open ? visit.count : visit.count + 1 });
  const [ready, setReady] = useState<{ count: number; gallery: GalleryState }>();
  // What is taken down from the wall that one walks along still has its place there while it is shown.
  const hanging = along?.includes(position) ? along : undefined;
  const [walked, setWalked] = useState<Int32Array>();
  if (open ? hanging && hanging !== walked : walked) setWalked(hanging);
  const unknown = id !== undefined && position === -1 && rest === "whole";

  const { leaveFor, hasWalked } = useLanding(open ? id : undefined, words.param);

  useEffect(() => {
    if (id !== undefined && open) noteSeen(words.gallery, id);
  }, [id, open, words.gallery]);

  const makeReady = useEffectEvent(() => setReady({ count: visit.count, gallery }));
  // Behind the wall, of the first picture: what a click changes is the picture.
  useEffect(() => {
    if (open) return;
    return whenIdle(() => {
      makeReady();
      return false;
    });
  }, [open, visit.count]);

  useEffect(() => {
    if (open) awaitNoMore();
  }, [open]);

  useEffect(() => {
    if (!unknown) return;
    toast.status(words.unknown);
    show(undefined, { replace: true });
  }, [unknown, words.unknown, show]);

  const isReady = ready?.count === visit.count;

  function close() {
    // Esc held down must not go further back than the wall.
    if (id === undefined || leaving.current === id) return;
    if (!isOpened()) {
      const lands = hasWalked();
      flushSync(() => show(undefined, { replace: true }));
      // Whoever came by a link has no card to go back to, but that of another picture seen since: the keyboard starts at the top.
      if (!lands && document.activeElement === document.body) focusHeading();
      return;
    }
    leaving.current = id;
    addEventListener("popstate", () => (leaving.current = undefined), { once: true });
    history.back();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      labelledBy={titleId}
      describedBy={authorOf(titleId)}
      className={classNames(styles.dialog, isReady && (open ? styles.shown : styles.ready))}
      covering
    >
      {list.size > 0 && (open || isReady) && (
        <GalleryContext value={open ? gallery : ready?.gallery}>
          <StillViewer
            key={visit.count}
            open={open}
            position={Math.max(0, position)}
            order={[along, along && walked, order].find((each) => each?.includes(position)) ?? list.all}
            titleId={titleId}
            onShow={(next) => show(list.id(next), { replace: true, state: history.state })}
            onClose={close}
            Actions={Actions}
            onClaim={
              onClaim &&
              ((item) => {
                // The phone stands in the page, which the open viewer holds still.
                leaveFor(() => onClaim(`${words.one} ${quoted(item.title)}`));
                close();
              })
            }
          />
        </GalleryContext>
      )}
    </Dialog>
  );
}
