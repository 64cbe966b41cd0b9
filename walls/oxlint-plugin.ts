// The rule `walls/imports`: the linter and the editor hold each import to the table of rooms.ts.
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { importVisitor } from "./import-visitor.ts";
import { judgeImport } from "./judge-import.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What oxlint hands to a rule, as far as this one uses it. */
interface Context {
  readonly filename: string;
  report(fault: { node: unknown; message: string }): void;
}

const plugin = {
  meta: { name: "walls" },
  rules: {
    imports: {
      create(context: Context) {
        const file = relative(ROOT, context.filename).replaceAll(sep, "/");
        return importVisitor((node, specifier) => {
          const message = judgeImport(file, specifier);
          if (message !== undefined) context.report({ node, message });
        });
      },
    },
  },
};

export default plugin;
