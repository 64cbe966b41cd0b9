import type { Selected } from "./player-state.ts";

/** Whether the stage has something to show: a video that was asked for, or the question whether the platform may be asked. */
export function showsPicture(selected: Selected | undefined): boolean {
  if (!selected || selected.status === "failed") return false;
  const { source } = selected.track;
  if (source.kind === "youtube") return selected.begun || asksFirst(selected);
  return source.type.startsWith("video/") && selected.begun;
}

/** Whether the stage asks if the platform may be asked: a video of it is chosen and nobody has agreed in this visit. */
export function asksFirst(selected: Selected): boolean {
  return selected.track.source.kind === "youtube" && !selected.begun && !selected.platform;
}
