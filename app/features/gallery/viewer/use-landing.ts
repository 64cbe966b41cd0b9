import { useEffect, useRef } from "react";
import { leftLink } from "#app/router/kept-place.ts";
import { afterFrames, focusHeading, isReturn } from "#app/router/navigate.ts";
import { isOutOfView } from "#app/ui/out-of-view.ts";
import { drawRing } from "#app/ui/draw-ring.ts";
import type { QueryName } from "#addresses/pages.ts";

/** Which picture was the first is not known after a reload: one may have walked on before. */
const UNKNOWN = "";

/**
 * Whoever has walked on in the viewer lands on the card of the last picture seen, not of the first: it has the focus, is
 * brought onto the screen and wears a ring for a moment.
 * @param id of the picture that the viewer shows, undefined while it is closed
 * @returns what to call before the viewer closes, to do something else than land; whether there is another card to land on
 */
export function useLanding(
  id: string | undefined,
  param: QueryName,
): { leaveFor: (act: () => void) => void; hasWalked: () => boolean } {
  const first = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  const instead = useRef<() => void>(undefined);

  useEffect(() => {
    if (id !== undefined) {
      first.current ??= isReturn() && isOpened() ? UNKNOWN : id;
      last.current = id;
      return;
    }
    const [from, to] = [first.current, last.current];
    const act = instead.current;
    first.current = undefined;
    instead.current = undefined;
    if (act) return act();
    if (from === undefined || to === undefined) return;
    // Whoever has seen one alone stands on what opened it, unless that has gone meanwhile; whoever has gone elsewhere stays there.
    const given = document.activeElement;
    const land = () => {
      const now = document.activeElement;
      const href = `${param}=${to}`;
      const walked = from !== to && (now === given || now === leftLink());
      if (now === document.body || walked || isOutOfSight(now, href)) landOn(href);
    };
    // After the frame in which Back puts the page where it was.
    afterFrames(land);
  }, [id, param]);
  return {
    leaveFor: (act) => (instead.current = act),
    hasWalked: () => first.current !== last.current,
  };
}

/** Whether the wall is one step back in the history, as it is after a click on it; not so after a link from elsewhere. */
export function isOpened(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "opened" in state;
}

/** Whether the card of a picture has the focus far from what is seen: Back may have opened the viewer on it, elsewhere on the page. */
function isOutOfSight(focused: Element | null, href: string): boolean {
  const card = focused?.closest("li");
  if (!focused?.matches(`a[href$="${href}"]`) || !card) return false;
  return isOutOfView(focused.matches(":focus-visible") ? focused : card);
}

function landOn(href: string): void {
  // On a wall that lies over the page, if one does.
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  const link = (dialog ?? document).querySelector<HTMLElement>(`main li a[href$="${href}"]`);
  const card = link?.closest("li");
  if (!link || !card) {
    // Taken down from it meanwhile.
    if (dialog && document.activeElement === document.body) focusHeading(dialog);
    return;
  }
  const { top, bottom } = card.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) card.scrollIntoView({ block: "center", behavior: "instant" });
  link.focus({ preventScroll: true });
  // As gallery-card.module.css draws it.
  drawRing(link, "::after", "var(--card-ring)");
}
