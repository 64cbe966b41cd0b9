import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { folderOf, isTest, lineOf, roomOf } from "./room-of.ts";
import { NODE_PACKAGES, ROOMS } from "./rooms.ts";

/**
 * Says what is wrong with an import, and what to write instead.
 *
 * @param file The importing file, from the repository's root: `app/features/gallery/wall.tsx`.
 * @param specifier What stands between the quotes; a glob of `import.meta.glob`, and a template with `*` for its values.
 * @returns A sentence for the developer, or undefined where nothing is wrong.
 */
export function judgeImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (target === undefined) return wrongRuntime(file, specifier);
  if (target.startsWith("/") || target.startsWith("../")) {
    return `${specifier} leads out of the repository. Write the path from the importing file, or one that starts with #.`;
  }
  return wrongDirection(file, target) ?? wrongStyle(file, target, specifier);
}

/** A package, or a module of Node, in a room that also runs where there is no Node. */
function wrongRuntime(file: string, specifier: string): string | undefined {
  const allowed = ROOMS[lineOf(file) ?? ""]?.node;
  if (allowed === undefined || isTest(file)) return undefined;
  const isNodes = isBuiltin(specifier) || NODE_PACKAGES.includes(packageOf(specifier));
  if (!isNodes || allowed.includes(specifier)) return undefined;
  const list = allowed.length === 0 ? "nothing" : allowed.join(", ");
  return `${roomName(roomOf(file) ?? file)} may not import ${specifier}: it also runs where there is no Node, in a browser or at the edge, and may import ${list} of Node. Let a room that stays on a machine hand over what it does. The table is walls/rooms.ts.`;
}

/** The name of a package without the path into it. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** The imported path from the root, undefined for a package. A path may be a glob. */
export function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/^!/, "").replace(/\?.*$/, "");
  if (path.startsWith("#")) return posix.normalize(path.slice(1));
  if (/^\.{1,2}(\/|$)/.test(path)) return posix.join(posix.dirname(file), path);
  if (path.startsWith("file:")) return "/";
  return path.startsWith("/") ? path : undefined;
}

function wrongDirection(file: string, target: string): string | undefined {
  const from = roomOf(file);
  const line = lineOf(file);
  if (from === undefined || line === undefined) {
    return `${file} stands in no room. Give its folder a line in walls/rooms.ts.`;
  }
  const room = ROOMS[line];
  const allowed = [...(room?.may ?? []), ...(isTest(file) ? (room?.tests ?? []) : [])];
  const named = lineOf(beforeWildcard(target));
  const to = roomOf(beforeWildcard(target));
  if (to === from && !spansRooms(target)) return undefined;
  if (named !== undefined && allowed.includes(named) && !spansRooms(target)) return undefined;

  const list = allowed.length === 0 ? "no other room" : allowed.join(", ");
  const who = isTest(file) ? "its tests" : "it";
  return `${roomName(from)} may not import ${roomName(to ?? target)}: ${who} may import ${list}. ${remedy(line, named)} The table is walls/rooms.ts.`;
}

/** The part of a path that is written out; `x` stands for the file's name that a wildcard fills in. */
function beforeWildcard(target: string): string {
  const at = target.search(/[*{[(]/);
  return at === -1 ? target : `${target.slice(0, at)}x`;
}

/** A glob that reaches from a floor into several rooms: nobody may. */
function spansRooms(target: string): boolean {
  const open = beforeWildcard(target);
  // A single star at the end stays in its folder.
  if (!/[*{[(].*\/|\*\*/.test(target)) return false;
  const folder = posix.dirname(open);
  return folder === "." || Object.keys(ROOMS).some((line) => line.startsWith(`${folder}/`));
}

function remedy(from: string, to: string | undefined): string {
  if (from === "app/features/*" && to === "app/features/*") {
    return "Features never import each other: what both need goes to app/ui/, app/search/ or app/state/, what joins them to a route or the layout.";
  }
  if (to === "server/testing" || to === "reader/fixtures") return "Only tests use what is made for tests.";
  return "Move what both need into a room that both may import, or let a room above hand it over as an argument or a property.";
}

function roomName(room: string): string {
  return room === "." ? "A file of the root" : room;
}

/** One style: `./` and `../` inside a folder of the house, `#` across. A package of its own, as demo/, has no `#`. */
function wrongStyle(file: string, target: string, specifier: string): string | undefined {
  if (!target.includes("/") || file.startsWith("demo/")) return undefined;
  const inside = folderOf(file) === folderOf(target);
  if (inside && specifier.startsWith("#")) {
    const path = posix.relative(posix.dirname(file), target);
    return `Inside ${folderOf(file)}/ a path is relative: write ${path.startsWith(".") ? path : `./${path}`}.`;
  }
  if (!inside && !specifier.startsWith("#")) {
    return `From ${folderOf(file) || "the root"} to ${folderOf(target)} a path starts with #: write #${target}.`;
  }
  return specifier.startsWith("#") && specifier.slice(1) !== target + (/\?.*$/.exec(specifier)?.[0] ?? "")
    ? `A path takes no detour: write #${target}.`
    : undefined;
}
