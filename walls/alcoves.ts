import { posix } from "node:path";
import type { Arrow } from "./import-graph.ts";
import { roomOf } from "./room-of.ts";

/**
 * Rooms whose folders are shelves, not alcoves: each file on them is for whoever comes, so each is a way in.
 * `app/ui/button/` holds three buttons that resemble each other, not one thing with a door; `demo/kit/` is a
 * paint box, `server/testing/` and `e2e/support/` tool chests.
 */
const SHELVES = new Set(["app/ui", "demo", "e2e/support", "server/testing"]);

/** A break of the rule of alcoves, in words. */
export interface AlcoveFault {
  readonly file: string;
  readonly line: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

/**
 * Checks the folders inside rooms. Such a folder, an alcove, has one way in: from outside it, over the whole house, one
 * file of it is imported, no other. And the alcoves of one folder do not import each other in a circle.
 *
 * @param arrows Every import of the house.
 */
export function alcoveFaults(arrows: readonly Arrow[]): AlcoveFault[] {
  const faults = [...doorFaults(arrows), ...circleFaults(arrows)];
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function doorFaults(arrows: readonly Arrow[]): AlcoveFault[] {
  const entering = new Map<string, Arrow[]>();
  for (const arrow of arrows) {
    for (const alcove of alcovesAround(arrow.to)) {
      if (!arrow.from.startsWith(`${alcove}/`))
        entering.set(alcove, [...(entering.get(alcove) ?? []), arrow]);
    }
  }
  // Outer alcoves first, so that an import past two doors is told of the first.
  const told = new Set<Arrow>();
  return [...entering]
    .toSorted(([a], [b]) => a.length - b.length)
    .flatMap(([alcove, entries]) => {
      const door = wayIn(alcove, entries);
      // A thing and its style bear one name.
      const past = entries.filter((entry) => stem(entry.to) !== stem(door) && !told.has(entry));
      return past.map((entry) => {
        told.add(entry);
        return { file: entry.from, line: entry.line, message: pastTheDoor(alcove, door, entry.to) };
      });
    });
}

function pastTheDoor(alcove: string, door: string, to: string): string {
  const short = posix.relative(alcove, door);
  return (
    `${alcove}/ has one way in, ${short}: ${posix.relative(alcove, to)} is for its own files. ` +
    `Import ${short} and let it hand on what is needed, or move ${posix.basename(to)} out of ` +
    `the alcove, to ${posix.dirname(alcove)}/, where its neighbours share it.`
  );
}

/** The way in: the file with the folder's name where somebody enters by it, else the file that most enter by. */
function wayIn(alcove: string, entries: readonly Arrow[]): string {
  const named = entries.find(
    (entry) => nameOf(entry.to) === posix.basename(alcove) && posix.dirname(entry.to) === alcove,
  );
  if (named) return named.to;
  const counts = new Map<string, number>();
  for (const { to } of entries) counts.set(to, (counts.get(to) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return first?.[0] ?? alcove;
}

function nameOf(path: string): string {
  return stem(posix.basename(path));
}

/** A path without its extension. */
function stem(path: string): string {
  return path.replace(/\.[^./]+$/, "");
}

function circleFaults(arrows: readonly Arrow[]): AlcoveFault[] {
  // From each alcove to its neighbours, with the import that leads there.
  const ways = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const pair = neighbours(arrow);
    if (pair === undefined) continue;
    const [from, to] = pair;
    const leaving = ways.get(from) ?? new Map<string, Arrow>();
    ways.set(from, leaving.has(to) ? leaving : leaving.set(to, arrow));
  }
  const told = new Set<string>();
  return [...ways.keys()].flatMap((start) => {
    const circle = circleFrom(start, ways);
    if (circle === undefined || circle.some((alcove) => told.has(alcove))) return [];
    circle.forEach((alcove) => told.add(alcove));
    const arrow = ways.get(start)?.get(circle[1] ?? start);
    if (arrow === undefined) return [];
    const walk = [...circle, start].map((alcove) => posix.basename(alcove)).join(" → ");
    return [
      {
        file: arrow.from,
        line: arrow.line,
        message: `The alcoves of ${posix.dirname(start)}/ import each other in a circle: ${walk}. Move what both need to ${posix.dirname(start)}/, or let the file that uses both hand it over.`,
      },
    ];
  });
}

/** The two alcoves of one folder that an import joins, if it does. */
function neighbours({ from, to }: Arrow): [string, string] | undefined {
  for (const alcove of alcovesAround(to)) {
    const parent = posix.dirname(alcove);
    const other = alcovesAround(from).find((candidate) => posix.dirname(candidate) === parent);
    if (other !== undefined && other !== alcove) return [other, alcove];
  }
  return undefined;
}

/** The shortest circle through an alcove. */
function circleFrom(
  start: string,
  ways: ReadonlyMap<string, ReadonlyMap<string, Arrow>>,
): string[] | undefined {
  const walks = [[start]];
  const seen = new Set([start]);
  for (let walk = walks.shift(); walk !== undefined; walk = walks.shift()) {
    for (const next of ways.get(walk.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return walk;
      if (!seen.has(next)) {
        seen.add(next);
        walks.push([...walk, next]);
      }
    }
  }
  return undefined;
}

/** The alcoves that a file stands in, outermost first. */
function alcovesAround(path: string): string[] {
  const room = roomOf(path);
  if (room === undefined || room === "." || SHELVES.has(room) || !path.startsWith(`${room}/`)) return [];
  const inner = posix.dirname(path).slice(room.length + 1);
  if (inner === "" || inner === ".") return [];
  return inner.split("/").map((_, at, steps) => [room, ...steps.slice(0, at + 1)].join("/"));
}
