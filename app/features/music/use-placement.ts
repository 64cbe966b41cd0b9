import { type RefObject, useEffect } from "react";
import { layOver } from "./lay-over.ts";
import { usePaneSlot } from "./pane-slot.ts";

/** Puts the stage over the pane of the music page where there is one; the stage itself never moves in the document. */
export function usePlacement(stage: RefObject<HTMLElement | null>, active: boolean): void {
  const slot = usePaneSlot();
  useEffect(
    () => (stage.current && slot && active ? layOver(stage.current, slot) : undefined),
    [slot, active, stage],
  );
}
