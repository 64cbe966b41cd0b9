import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { importVisitor } from "./import-visitor.ts";
import { targetOf } from "./judge-import.ts";

/** One import of a file of this repository: who, on which line, whom; paths from the root. */
export interface Arrow {
  readonly from: string;
  readonly line: number;
  readonly to: string;
  /** As it is written between the quotes. */
  readonly specifier: string;
}

const CODE = /\.tsx?$/;
const STYLE = /\.css$/;
// `composes: name from "…"` and `@import "…"`.
const STYLE_IMPORT = /(?:composes:[^;"']*\bfrom|@import)\s*(?:url\()?\s*["']([^"']+)["']/g;

/**
 * The files of a checkout that are code or style, tracked or not yet, without what git ignores.
 *
 * @param root The checkout's folder.
 */
export function houseFiles(root: string): string[] {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return list
    .split("\n")
    .filter((file) => (CODE.test(file) || STYLE.test(file)) && existsSync(join(root, file)))
    .toSorted();
}

/** Every import of these files that leads to a file of the repository, packages and globs left out. */
export function readArrows(root: string, files: readonly string[]): Arrow[] {
  return files.flatMap((file) => arrowsOf(file, readFileSync(join(root, file), "utf8")));
}

/**
 * The imports of one file.
 *
 * @param file Its path from the root: the paths in it are read from there.
 * @param source Its text, TypeScript or CSS.
 */
export function arrowsOf(file: string, source: string): Arrow[] {
  const arrows: Arrow[] = [];
  const add = (start: number, specifier: string) => {
    const to = targetOf(file, STYLE.test(file) && /^[a-z]/.test(specifier) ? `./${specifier}` : specifier);
    if (to === undefined || /[*{[(]/.test(to)) return;
    arrows.push({ from: file, line: source.slice(0, start).split("\n").length, to, specifier });
  };
  if (STYLE.test(file)) {
    for (const match of source.matchAll(STYLE_IMPORT)) add(match.index, match[1] ?? "");
  } else {
    const { program } = parseSync(file, source);
    new Visitor(importVisitor((node, specifier) => add(node.start, specifier))).visit(program);
  }
  return arrows;
}
