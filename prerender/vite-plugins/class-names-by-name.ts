import type { Plugin } from "vite";

const IMPORT = /import (\w+) from (?="[^"]+\.module\.css")/g;

/**
 * Imports the classes of each style sheet by their names, in the built page: the bundler writes each where it is used, and
 * keeps no object of all of them, 1.3 kB of code on a gallery. A `styles[name]`, or a `styles` handed on, keeps its object.
 */
export function classNamesByName(): Plugin {
  return {
    name: "class-names-by-name",
    apply: "build",
    // After Vite's own, for which a sheet whose object nobody keeps is needed by nobody.
    enforce: "post",
    transform: {
      filter: { id: /\.(tsx?|module\.css)$/, code: /\.module\.css|export const/ },
      handler: (code, id) =>
        id.endsWith(".css")
          ? { code, map: null, moduleSideEffects: "no-treeshake" }
          : { code: code.replace(IMPORT, "import * as $1 from "), map: null },
    },
  };
}
