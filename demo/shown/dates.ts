/** From when to when the posters of each arc were hung: its own days in arcs.yaml. */
const DAYS: Readonly<Record<string, readonly [string, string]>> = {
  School: ["2023-03-31", "2023-04-24"],
  Survivor: ["2024-01-03", "2024-01-31"],
  Pentacle: ["2024-03-22", "2024-06-15"],
  FortCarson: ["2025-01-01", "2025-02-06"],
  RedDeadRP: ["2025-03-14", "2025-04-14"],
};

/** What belongs to no arc went up from the opening of the server to the last arc. */
const ALWAYS = ["2023-02-18", "2025-04-10"] as const;

const DAY = 86_400_000;

/** The day a picture was first hung, as jour/mois/année: those of an arc are spread over its days, `rank` from 0 of `count`. */
export function hungOn(arc: string | undefined, rank: number, count: number): string {
  const [from, to] = (arc === undefined ? undefined : DAYS[arc]) ?? ALWAYS;
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  const day = new Date(Date.parse(from) + Math.floor((rank * days) / count) * DAY);
  return day.toISOString().slice(0, 10).split("-").toReversed().join("/");
}
