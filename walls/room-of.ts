import { ROOMS } from "./rooms.ts";

const LINES = Object.keys(ROOMS).map((line) => line.split("/"));
// Folders whose own folders are rooms.
const FLOORS = new Set(["app", "app/features", "server"]);

/**
 * The line of the table that a path falls under: the longest that fits.
 *
 * @param path From the repository's root, `app/features/music/player.tsx`.
 * @returns For instance `app/features/*`, or undefined where the path is in no room.
 */
export function lineOf(path: string): string | undefined {
  const steps = path.split("/");
  if (steps.length === 1) return ".";
  // The line of a floor, `app` or `server`, is for its loose files: a new folder there needs a line of its own.
  const least = folderOf(path).split("/").length;
  const fitting = LINES.filter(
    (line) =>
      line.length >= least &&
      line.length <= steps.length &&
      line.every((step, at) => step === "*" || step === steps[at]),
  );
  const longest = Math.max(...fitting.map((line) => line.length));
  return fitting.find((line) => line.length === longest)?.join("/");
}

/** The room itself: the line with its `*` filled in, `app/features/music`. */
export function roomOf(path: string): string | undefined {
  const line = lineOf(path);
  if (line === undefined || line === ".") return line;
  return path.split("/").slice(0, line.split("/").length).join("/");
}

/**
 * The folder inside which files write each other's paths as `./` and `../`: a folder of the root, or a folder of `app/`,
 * `app/features/` or `server/`. A path from one such folder to another starts with `#`.
 */
export function folderOf(path: string): string {
  const steps = path.split("/").slice(0, -1);
  let depth = 1;
  while (depth < steps.length && FLOORS.has(steps.slice(0, depth).join("/"))) depth += 1;
  return steps.slice(0, depth).join("/");
}

/** Whether a file may import what its room's tests may. */
export function isTest(path: string): boolean {
  return /\.(test|contract|scene|endurance|lab)\.tsx?$/.test(path);
}
