import { isMap, isScalar, isSeq, parseDocument } from "yaml";

/** A group of musique.yaml, as a new track names it. */
export interface TrackGroup {
  createur: unknown;
  arc?: unknown;
}

/**
 * Where a new track of a group goes in musique.yaml: after the group's last one, at its indentation.
 * @returns undefined when the list has no such group, or writes it between brackets
 */
export function placeInGroup(
  text: string,
  group: TrackGroup,
): { offset: number; indent: string } | undefined {
  const list = parseDocument(text).contents;
  if (!isSeq(list)) return undefined;
  for (const item of list.items.toReversed()) {
    if (!isMap(item) || item.get("createur") !== group.createur || item.get("arc") !== group.arc) continue;
    const tracks = item.get("pistes", true);
    const last: unknown = isSeq(tracks) && tracks.flow !== true ? tracks.items.at(-1) : undefined;
    const range = isMap(last) || isScalar(last) ? last.range : undefined;
    if (!range) return undefined;
    const end = text.slice(0, range[1]).trimEnd().length;
    const next = text.indexOf("\n", end);
    const line = text.slice(text.lastIndexOf("\n", range[0]) + 1, range[0]);
    const indent = /^( *)- *$/.exec(line)?.[1];
    if (indent === undefined) return undefined;
    return { offset: next === -1 ? text.length : next + 1, indent };
  }
  return undefined;
}
