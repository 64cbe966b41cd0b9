import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";

/** How much of a version a message shows, in characters. */
const SHOWN = 160;

interface Conflict {
  first: number;
  last: number;
  ours: string[];
  theirs: string[];
}

/** A fault for each stretch that two people changed and git left for someone to settle, with both versions. */
export function conflictFaults(text: string, top: ContentPlace): Fault[] {
  return conflictsIn(text.split(/\r?\n/)).map(({ first, last, ours, theirs }) =>
    faultAt(
      { ...top, line: first, column: 1 },
      `Conflit git : deux personnes ont changé la même chose en même temps, lignes ${first} à ${last}. D’un côté : ${shown(ours)} ; de l’autre : ${shown(theirs)}. → Gardez l’un des deux côtés, ou les deux, et effacez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.`,
    ),
  );
}

function conflictsIn(lines: readonly string[]): Conflict[] {
  const conflicts: Conflict[] = [];
  let open: Conflict | undefined;
  let side: "ours" | "base" | "theirs" = "ours";
  for (const [index, line] of lines.entries()) {
    if (/^<{7}( |$)/.test(line)) {
      open = { first: index + 1, last: index + 1, ours: [], theirs: [] };
      side = "ours";
      conflicts.push(open);
      continue;
    }
    if (!open) continue;
    open.last = index + 1;
    if (/^>{7}( |$)/.test(line)) open = undefined;
    else if (/^\|{7}( |$)/.test(line)) side = "base";
    else if (/^={7}$/.test(line)) side = "theirs";
    else if (side !== "base") open[side].push(line.trim());
  }
  return conflicts;
}

function shown(version: readonly string[]): string {
  const text = version.filter((line) => line !== "").join(" · ");
  if (text === "") return "rien";
  return `« ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text} »`;
}
