import { type RefObject, useLayoutEffect, useRef } from "react";
import type { WallKey } from "#addresses/wall.ts";

/**
 * Keeps the focus on a picture's button when the list is put into another order, and gives it to a neighbour's when the
 * picture goes: a node that moves in the page loses it.
 * @returns what is called before a change, with the key of the picture that is to have it
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, keys: readonly WallKey[]) {
  const wanted = useRef<{ key: WallKey; tool: string }>(undefined);
  const order = keys.join(",");
  useLayoutEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (!target) return;
    const place = list.current?.querySelector(`[data-key="${CSS.escape(target.key)}"]`);
    const tool = place?.querySelector<HTMLElement>(`[data-tool="${target.tool}"]`);
    tool?.focus({ preventScroll: true });
    // A keyboard's eyes go with it; a finger is on the next one already.
    if (tool?.matches(":focus-visible")) tool.scrollIntoView({ block: "nearest" });
  }, [order, list]);
  return (key: WallKey | undefined) => {
    const tool = document.activeElement?.getAttribute("data-tool");
    wanted.current = key !== undefined && tool ? { key, tool } : undefined;
  };
}
