import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { chordName, isChord } from "#app/input/chord.ts";
import { useId } from "#app/ui/hydration/use-id.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { plural } from "#text/counted.ts";
import { CopyAll } from "./copy/copy-all.tsx";
import type { Entries } from "./use-entries.ts";
import styles from "./wall-dialog.module.css";

export interface WallDialogProps {
  open: boolean;
  title: string;
  loaded: Entries;
  /** What stands in the place of a wall that is bare, or of which nothing exists any more. */
  nothing: string;
  onClose: () => void;
  /** What was just done, and the way back. */
  undo?:
    | {
        words: string;
        /** Already, when it was done. */
        heard: boolean;
        /** Nothing, where there is nothing to take back. */
        back: string | undefined;
        take: () => void;
        /** There is something before it. */
        more: boolean;
      }
    | undefined;
  /** What can be done with the wall as a whole, besides copying: a wall may be long, they stand before it. */
  actions: ReactNode;
  children: ReactNode;
}

/** A wall that is open: its pictures, then what is done with all of them. */
export function WallDialog({
  open,
  title,
  loaded,
  nothing,
  onClose,
  undo,
  actions,
  children,
}: WallDialogProps) {
  const titleId = useId();
  const { state, entries, missing, retry } = loaded;
  const bare = state === "there" && entries.length === 0;
  const arriving = state === "loading" && entries.length === 0 && "Le mur arrive…";
  const left =
    missing > 0 &&
    !bare &&
    plural(
      missing,
      "Une image de ce mur n’existe plus\u00a0: elle est laissée de côté.",
      `${missing} images de ce mur n’existent plus\u00a0: elles sont laissées de côté.`,
    );
  const ownDialog = () => document.getElementById(titleId)?.closest("dialog");
  function takeBack() {
    // The last one's button goes with it, a bare wall's with the bareness; what comes back takes the focus then.
    if (!undo?.more || bare) ownDialog()?.querySelector("button")?.focus();
    undo?.take();
  }
  const taken = undo?.back && <UndoButton name={undo.back} focused={bare} take={takeBack} />;
  const takeBackByKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const here = target instanceof Element && target.closest("dialog") === ownDialog();
    // A field takes back what was typed.
    if (!undo?.back || !here || target.matches("textarea, input:not([type='radio'])") || !isChord(event, "z"))
      return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    if (!open) return;
    addEventListener("keydown", takeBackByKey);
    return () => removeEventListener("keydown", takeBackByKey);
  }, [open]);
  // The button stands after all pictures; who has no keyboard is not told of a key.
  const heard =
    undo &&
    !undo.heard &&
    (undo.back && matchMedia("(hover: hover)").matches
      ? `${undo.words} ${chordName("z")} l’annule.`
      : undo.words);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      {open && (
        <>
          <DialogHeader titleId={titleId} title={title} onClose={onClose} />
          <SettledStatus words={heard || arriving || left || (bare && nothing) || ""} />
          <div className={styles.body}>
            {left && <p>{left}</p>}
            {arriving && <p>{arriving}</p>}
            {state === "failed" && (
              <div className={styles.line} role="alert">
                <p>Le mur n’a pas pu être lu&nbsp;: le réseau ne répond pas.</p>
                <Button tone="quiet" onClick={retry}>
                  Réessayer
                </Button>
              </div>
            )}
            {bare && (
              <div className={styles.line}>
                <p aria-hidden>{undo?.words ?? nothing}</p>
                <div className={styles.ways}>
                  {taken}
                  <Button tone="quiet" onClick={onClose}>
                    Revenir à la galerie
                  </Button>
                </div>
              </div>
            )}
            {entries.length > 0 && (
              <>
                <div className={styles.actions}>{actions}</div>
                {children}
                {undo && (
                  <div className={styles.taken}>
                    <div className={styles.line}>
                      {/* Heard from a region that was there before. */}
                      <p aria-hidden>{undo.words}</p>
                      {taken}
                    </div>
                  </div>
                )}
                <CopyAll entries={entries} />
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

interface UndoButtonProps {
  /** Whole: « Annuler » heard alone would be the dialog's. */
  name: string;
  take: () => void;
  focused: boolean;
}

/** The way back from what was just done to the wall; it takes the focus of a button that has gone with the rest. */
function UndoButton({ name, take, focused }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Button ref={button} tone="quiet" aria-label={name} aria-keyshortcuts="Control+Z Meta+Z" onClick={take}>
      Annuler
    </Button>
  );
}
