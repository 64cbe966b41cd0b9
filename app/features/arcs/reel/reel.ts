import { daysBetween } from "#text/days.ts";
import type { ArcsData } from "#schemas/page-data.ts";

export type TimelineArc = ArcsData["arcs"][number];
type ComingArc = ArcsData["coming"][number];

/** What stands on the reel: an arc, after the days of silence since the one before it, or one that is not told yet. */
export type Shot =
  | { id: string; kind: "arc"; arc: TimelineArc; number: number; silence: number | undefined }
  | { id: string; kind: "coming"; arc: ComingArc; number: number };

/** The shots of one year, '20XX' included. */
export interface ReelYear {
  year: string;
  shots: Shot[];
}

/** Lays the arcs out from the first to those to come [A3, A4], in order of their start, under the year that each begins in. */
export function layOutReel({ arcs, coming }: ArcsData): ReelYear[] {
  const years: ReelYear[] = [];
  const under = (year: string, shot: Shot) => {
    const last = years.at(-1);
    if (last?.year === year) last.shots.push(shot);
    else years.push({ year, shots: [shot] });
  };

  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  const inOrder = [...arcs].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  for (const [index, arc] of inOrder.entries()) {
    const before = inOrder[index - 1];
    const days = before?.end ? daysBetween(before.end, arc.start) : 0;
    const silence = days > 1 ? days : undefined;
    under(arc.start.slice(0, 4), { id: arc.key, kind: "arc", arc, number: index + 1, silence });
  }
  for (const [index, arc] of coming.entries()) {
    under(yearOf(arc.dates), {
      id: `a-venir-${index}`,
      kind: "coming",
      arc,
      number: index + 1,
    });
  }
  return years;
}

/** The last year that the dates of an arc to come name, as « 2027 » or « 20XX »; where they name none, the year that nobody knows. */
function yearOf(dates: string): string {
  return dates.match(/(?<!\d)\d{2}[\dX]{2}(?!\d)/gi)?.at(-1) ?? "20XX";
}
