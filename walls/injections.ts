import { posix } from "node:path";
import { NODE_PACKAGES, ROOMS } from "./rooms.ts";
import type { Injection } from "./lint-scratch.ts";
import { folderOf } from "./room-of.ts";

/**
 * Every way to name another file, each on one line. `PATH` is the path without its ending; `§` becomes the line's number,
 * so that the lines may stand in one file.
 */
export const WAYS: Readonly<Record<string, string>> = {
  value: 'import { thing as thing§ } from "PATH.ts";',
  component: 'import { Thing as Thing§ } from "PATH.tsx";',
  "side effect": 'import "PATH.ts";',
  "everything under a name": 'import * as things§ from "PATH.ts";',
  type: 'import type { Thing as Thing§ } from "PATH.ts";',
  "type among values": 'import { type Thing as Thing§ } from "PATH.ts";',
  "re-export": 'export { thing as thing§ } from "PATH.ts";',
  "re-export of a type": 'export type { Thing as Thing§ } from "PATH.ts";',
  "re-export of everything": 'export * from "PATH.ts";',
  dynamic: 'void import("PATH.ts");',
  "dynamic, by a template": "void import(`PATH.ts`);",
  "dynamic, with a value": "void import(`PATH-${name}.ts`);",
  "dynamic, by a sum": 'void import("PATH-" + name);',
  "type of a module": 'type Thing§ = import("PATH.ts").Thing;',
  "typeof a module": 'type Things§ = typeof import("PATH.ts");',
  require: 'require("PATH.ts");',
  "import equals require": 'import things§ = require("PATH.ts");',
  style: 'import styles§ from "PATH.module.css";',
  "style for its effect": 'import "PATH.css";',
  "address of an asset": 'import address§ from "PATH.svg?url";',
  "import.meta.glob": 'import.meta.glob("PATH*.ts");',
  "import.meta.glob, in a list": 'import.meta.glob(["./own-*.ts", "PATH*.ts"], { eager: true });',
  "vi.mock": 'vi.mock("PATH.ts");',
  "vi.mock by import": 'vi.mock(import("PATH.ts"), () => ({}));',
  "vi.importActual": 'await vi.importActual<object>("PATH.ts");',
};

/** The statement for a way and a path that ends in `.ts`, `.tsx` or nothing. */
export function statement(way: string, path: string): string {
  return (WAYS[way] ?? "").replaceAll("PATH", () => path.replace(/\.tsx?$/, ""));
}

/** `../music/thing.ts`: how a file would write another's path without an alias. */
export function relativePath(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith(".") ? path : `./${path}`;
}

/** The wall between every two rooms of the table that the first may not import: by alias and by relative path, as a value and as a type, from the room's floor, from deep inside it and from its tests. */
export function forbiddenBetweenRooms(): Injection[] {
  return pairs((allowed, to) => !allowed.includes(to)).flatMap(({ from, to, testsToo }) => {
    const target = fileIn(to, "thing.ts", "music");
    const deep = fileIn(to, "deep/er/thing.ts", "music");
    const onFloor = fileIn(from, "probe.ts");
    const inDeep = fileIn(from, "deep/er/probe.ts");
    const plain = [
      { file: onFloor, line: statement("value", alias(target)) },
      { file: inDeep, line: statement("type", alias(deep)) },
      { file: inDeep, line: statement("value", relativePath(inDeep, target)) },
      { file: onFloor, line: statement("type", relativePath(onFloor, deep)) },
    ];
    const test = { file: fileIn(from, "probe.test.ts"), line: statement("value", alias(deep)) };
    return testsToo && !isFile(from) ? [...plain, test] : plain;
  });
}

/** Every way to import, in every room that has a wall: through the first wall of the room that stands before a folder. */
export function forbiddenWays(): Injection[] {
  const walls = pairs((allowed, to) => !allowed.includes(to) && !isFile(to));
  return Object.keys(ROOMS).flatMap((room) => {
    const wall = walls.find(({ from }) => from === room);
    if (!wall) return [];
    const file = fileIn(room, "deep/probe.tsx");
    const target = fileIn(wall.to, "deep/thing.ts", "music");
    return Object.keys(WAYS).flatMap((way) => [
      { file, line: statement(way, alias(target)) },
      { file, line: statement(way, relativePath(file, target)) },
    ]);
  });
}

/** Every ordered pair of features: a module, a type, a style, a test's stand-in and a late import. */
export function forbiddenBetweenFeatures(features: readonly string[]): Injection[] {
  return features.flatMap((from) =>
    features
      .filter((to) => to !== from)
      .flatMap((to) => {
        const target = `app/features/${to}/${to}.ts`;
        return ["value", "type", "style", "dynamic", "vi.mock"].flatMap((way) => {
          const file = `app/features/${from}/probe${way === "vi.mock" ? ".test" : ""}.ts`;
          return [
            { file, line: statement(way, `#${target}`) },
            { file, line: statement(way, relativePath(file, target)) },
          ];
        });
      }),
  );
}

/** What needs Node, in every room that also runs where there is none: its modules and the packages that lean on them. */
export function forbiddenOfNode(): Injection[] {
  const named = [
    "node:fs",
    "node:sqlite",
    "node:http",
    "node:fs/promises",
    "fs",
    ...NODE_PACKAGES,
    "pino/file",
  ];
  return Object.entries(ROOMS)
    .filter(([, { node }]) => node !== undefined)
    .flatMap(([room]) => {
      const file = fileIn(room, "deep/probe.ts");
      return named.flatMap((name) =>
        [
          `import { thing as thing§ } from "${name}";`,
          `import type { Thing as Thing§ } from "${name}";`,
          `export * from "${name}";`,
          `void import("${name}");`,
          `require("${name}");`,
        ].map((line) => ({ file, line })),
      );
    });
}

/** What the table allows: each room's neighbours by alias, its own files by relative path, packages by name. */
export function allowedImports(): Injection[] {
  const neighbours = pairs((allowed, to) => allowed.includes(to)).flatMap(({ from, to }) => {
    const file = fileIn(from, "deep/probe.ts");
    const target = fileIn(to, "deep/thing.ts", "music");
    // Inside a folder a path is relative, and a package of its own has no alias into the rest of the house.
    const near = from === "demo" || folderOf(file) === folderOf(target);
    const path = near ? relativePath(file, target) : alias(target);
    return ["value", "type", "dynamic", "vi.mock"].map((way) => ({ file, line: statement(way, path) }));
  });
  const own = Object.keys(ROOMS).filter((room) => !isFile(room));
  const inside = own.flatMap((room) => {
    const file = fileIn(room, "deep/probe.tsx");
    const targets = ["thing.ts", "other/thing.ts", "deep/er/thing.ts"].map((name) => fileIn(room, name));
    return targets.flatMap((target) =>
      Object.keys(WAYS).map((way) => ({ file, line: statement(way, relativePath(file, target)) })),
    );
  });
  const packages = own.flatMap((room) =>
    ["react", "node:fs", "@hono/node-server", "hono/client"].map((name) => ({
      file: fileIn(room, "probe.test.ts"),
      line: `import "${name}";`,
    })),
  );
  const ofNode = Object.entries(ROOMS).flatMap(([room, { node = [] }]) =>
    ["zod", ...node].map((name) => ({ file: fileIn(room, "deep/probe.ts"), line: `import "${name}";` })),
  );
  return [...neighbours, ...inside, ...packages, ...ofNode];
}

interface Pair {
  readonly from: string;
  readonly to: string;
  /** Whether the same holds for the room's tests. */
  readonly testsToo: boolean;
}

/** Every two lines of the table for which something holds, given what the first may import. */
function pairs(holds: (allowed: readonly string[], to: string) => boolean): Pair[] {
  return Object.entries(ROOMS).flatMap(([from, { may, tests = [] }]) =>
    Object.keys(ROOMS)
      // The root's own files are configurations: nobody has an alias to them.
      .filter((to) => to !== from && to !== "." && holds(may, to))
      .map((to) => ({ from, to, testsToo: holds([...may, ...tests], to) })),
  );
}

/** A file of a line of the table; a floor and the root have loose files only, a line of one file is that file. */
function fileIn(line: string, name: string, feature = "gallery"): string {
  if (isFile(line)) return line;
  if (line === ".") return posix.basename(name);
  const folder = line.replace("*", feature);
  return line === "app" || line === "server" ? `${folder}/${posix.basename(name)}` : `${folder}/${name}`;
}

function isFile(line: string): boolean {
  return line.endsWith(".ts");
}

function alias(target: string): string {
  return `#${target}`;
}
