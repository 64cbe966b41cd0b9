import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons } from "@iconify-json/tabler";
import type { Plugin } from "vite";

const PREFIX = "tabler:";
const COMPONENT = fileURLToPath(new URL("../../app/ui/icons/icon.tsx", import.meta.url));
const FAMILY = fileURLToPath(new URL("../../app/ui/icons/icons.ts", import.meta.url));

/** How Tabler draws its two kinds; app/ui/icons/icon.tsx gives the whole icon the same look. */
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const SURFACES = 'fill="currentColor"';

/** The first point of a path, and a command behind it: without one, more points would follow, relative ones after a small m. */
const START = /^m-?\d*\.?\d+[ -]\d*\.?\d+[a-z]/i;

/** What is imported from the family's file: the names alone, and where the statement ends. */
const IMPORTED = /\bimport \{([^}]*)\} from "[^"]*icons\/icons\.ts";/;

/**
 * Gives the pages each icon of Tabler Icons as a React component of its own: `Icon` in `tabler:arrow-right`. Whoever imports
 * icons from the family's file imports these: through it each page would carry the whole family.
 */
export function iconModules(): Plugin {
  return {
    name: "icon-modules",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: "icons/icons.ts" },
      handler: (code) => ({ code: importOneByOne(code, readFileSync(FAMILY, "utf8")), map: null }),
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? iconModule(id.slice(PREFIX.length + 1)) : undefined),
  };
}

/**
 * Code whose icons come each from its own module, on the same lines as before.
 *
 * @param family What `app/ui/icons/icons.ts` says.
 */
export function importOneByOne(code: string, family: string): string {
  const homes = new Map(
    Array.from(family.matchAll(/\{ Icon as (\w+) \} from ("tabler:[^"]+")/g), ([, name = "", home = ""]) => [
      name,
      home,
    ]),
  );
  return code.replace(IMPORTED, (_statement, names: string) =>
    names.replaceAll(/(\w+),?/g, (_name, name: string) => {
      const home = homes.get(name);
      if (home === undefined) throw new Error(`app/ui/icons/icons.ts exports no ${name}.`);
      return `import { Icon as ${name} } from ${home};`;
    }),
  );
}

/**
 * The code of an icon's module: its lines or surfaces as one path, no markup that the browser would have to parse.
 *
 * @param name As tabler.io/icons writes it: `arrow-right`, `player-play-filled`.
 * @throws Where no icon has that name, or where it is drawn in another way.
 */
export function iconModule(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined)
    throw new Error(
      `No icon of Tabler Icons is named “${name}” (app/ui/icons/icons.ts): look its name up on tabler.io/icons.`,
    );
  const paths = Array.from(body.matchAll(/ d="([^"]*)"/g), ([, d = ""]) => d);
  const drawn = paths.every((d) => START.test(d));
  if (drawn && body === `<path ${SURFACES} d="${paths[0]}"/>`) return moduleOf("filled", paths);
  const together = paths.map((d) => `<path d="${d}"/>`).join("");
  if (drawn && (body === `<path ${LINES} d="${paths[0]}"/>` || body === `<g ${LINES}>${together}</g>`))
    return moduleOf("outline", paths);
  throw new Error(`The icon “${name}” is neither lines alone nor one surface: take another.`);
}

function moduleOf(kind: "outline" | "filled", paths: readonly string[]): string {
  // A path's first point is absolute even after a small m; behind another path it must be said.
  const d = paths.map((path) => path.replace(/^m/, "M")).join("");
  return `import { ${kind} } from ${JSON.stringify(COMPONENT)};\nexport const Icon = ${kind}(${JSON.stringify(d)});`;
}
