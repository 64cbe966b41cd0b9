import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What React is asked for by, which it publishes as CommonJS. */
const PACKAGES = new Set(["react", "react/jsx-runtime", "react-dom", "react-dom/client"]);
const NAMED = "\0named:";
const OWN_FILES = /node_modules\/(react|react-dom|scheduler)\//;
/** What React throws to itself, made once, and recognizes by identity alone. */
const SIGNALS = /(?<=\w+Exception = )Error(?=\(formatProdErrorMessage)/g;
const require = createRequire(import.meta.url);

/**
 * Makes of each package of React, in the built page, a module with exports by name. As published it is an object, whose every
 * use in every file goes through a property that looks another one up, and whose wrapping is a file of the bundler's own.
 *
 * React's signals to itself are errors, made while its code starts and never shown. Under an inspector, as Lighthouse is one,
 * the stack that the first keeps makes Chromium read all of React again: 9 ms, 36 on a phone (decision 69). They keep none.
 */
export function namedReact(): Plugin {
  return {
    name: "named-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      // These see what is published.
      if (!PACKAGES.has(id) || importer.startsWith(NAMED) || OWN_FILES.test(importer)) return null;
      return { id: NAMED + id, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(NAMED)) return null;
      const name = id.slice(NAMED.length);
      const exports = Object.keys(require(name)).map((key) => `export const ${key} = published.${key};`);
      return `import published from "${name}";\n${exports.join("\n")}\nexport default published;\n`;
    },
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const quiet = code.replace(SIGNALS, "Object");
        if (quiet === code)
          throw new Error("React no longer makes its signals as decision 69 says: read it again.");
        return { code: quiet, map: null };
      },
    },
  };
}
