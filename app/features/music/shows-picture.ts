import type { Selected } from "./player-state.ts";

/** Whether the stage has something to show: a platform's video, asked for or waiting to be, or a film of the site. */
export function showsPicture(selected: Selected | undefined): boolean {
  if (!selected || selected.status === "failed") return false;
  const { source } = selected.track;
  return source.kind === "youtube" || (source.type.startsWith("video/") && selected.begun);
}
