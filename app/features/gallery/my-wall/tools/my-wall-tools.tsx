import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "#app/state/flush-sync.ts";
import { readWall, wallPlace, writeWall } from "#addresses/wall.ts";
import { focusHeading, isReturn } from "#app/router/navigate.ts";
import { setQueryParam, useQueryParam } from "#app/router/use-query-param.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { useStore } from "#app/state/store.ts";
import { useGallery } from "../../gallery-context.ts";
import { ownWallOpen } from "../../kept-wall.ts";
import { walk } from "../../walk.ts";
import { MY_WALL, WallBar } from "./bar/wall-bar.tsx";
import type { Held } from "../held.ts";
import { CardActions } from "./card-actions/card-actions.tsx";
import { chosen, followOtherTabs, forgetLastChange, useLastChange } from "./chosen.ts";
import { MyWallDialog, SharedWallDialog, type Undo } from "./dialog/wall-dialogs.ts";
import { takeLeftOpen } from "./left-open.ts";

export { WallButton } from "./wall-button.tsx";

export interface MyWallToolsProps {
  /** What a pointer rests on as these come, if anything. */
  held: RefObject<Held | undefined>;
  /** The wall that the address shares, as it names it. */
  shared: string | undefined;
}

/** The actions on the cards, the bar, and the two walls that may open: one's own and one that somebody shares. */
export function MyWallTools({ held, shared }: MyWallToolsProps) {
  const keys = useStore(chosen);
  const open = useStore(ownWallOpen);
  const setOpen = ownWallOpen.set;
  const [choosing, setChoosing] = useState(false);
  /** What a shared wall has made of one's own. */
  const [kept, setKept] = useState<Undo>();
  useEffect(followOtherTabs, []);
  useEffect(() => forgetLastChange, []);
  useEffect(() => {
    if (isReturn() && takeLeftOpen()) {
      // What opened it, and has the keyboard when it closes.
      document.getElementById(MY_WALL)?.focus({ preventScroll: true });
      setOpen(true);
    }
    return () => setOpen(false);
  }, [setOpen]);

  const { words, list } = useGallery();
  const [picture] = useQueryParam(words.param);
  /** The shared wall that is open: not over a picture that the address opens as well. */
  const [under, setUnder] = useState<string>();
  if (under !== shared && (shared === undefined || picture === undefined)) setUnder(shared);
  // On a wall one walks along that wall.
  const walked = shared ?? (open ? writeWall(keys) : undefined);
  useEffect(() => {
    if (walked === undefined) return;
    const places = readWall(walked).map(wallPlace);
    const positions = places.map(({ gallery, id }) => (gallery === words.gallery ? list.find(id) : -1));
    walk.set(Int32Array.from(positions.filter((position) => position >= 0)));
    return () => walk.set(undefined);
  }, [walked, list, words.gallery]);

  const leaveShared = () => setQueryParam("mur", undefined, { replace: true });

  /** Closes a wall. Where what opened it is gone, the keyboard goes to the bar, which stands anew, or to the top of the page. */
  function close(how: () => void) {
    flushSync(how);
    if (document.activeElement === document.body) focusHeading(document.getElementById(MY_WALL) ?? undefined);
  }

  return (
    <>
      <CardActions
        held={held}
        choosing={choosing && keys.length > 0}
        onTouchChoice={() => setChoosing(true)}
      />
      {keys.length > 0 && (
        <WallBar
          keys={keys}
          choosing={choosing}
          onChosen={() => setChoosing(false)}
          onOpen={() => setOpen(true)}
        />
      )}
      <SettledStatus words={useLastChange()} />
      <MyWallDialog
        open={open && shared === undefined}
        keys={keys}
        kept={kept}
        onUndone={() => setKept(undefined)}
        onClose={() =>
          close(() => {
            setOpen(false);
            setKept(undefined);
          })
        }
      />
      <SharedWallDialog
        shared={under}
        own={keys}
        onClose={() => close(leaveShared)}
        onKeep={(after, words) => {
          const changed = after.join() !== keys.join();
          const back = changed ? "Annuler et reprendre votre mur" : undefined;
          setKept(keys.length > 0 ? { words, back, before: keys, after } : undefined);
          chosen.set(after);
          setOpen(true);
          leaveShared();
        }}
      />
    </>
  );
}
