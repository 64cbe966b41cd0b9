import type { ESTree, VisitorObject } from "vite";

/** The piece of syntax that holds an imported path, and the path; a star stands for what is only known at run time. */
export type FoundImport = (node: ESTree.Node, specifier: string) => void;

// What takes a module's path as its first argument.
const TAKES_A_PATH =
  /^(require|require\.resolve|import\.meta\.(glob|resolve)|vi\.(mock|doMock|unmock|doUnmock|importActual|importMock))$/;

/**
 * Finds every way in which TypeScript names another file: imports and re-exports, of values and of types, dynamic ones,
 * `import("…").Type`, `import x = require("…")`, and the calls of Vite and Vitest that take a path.
 *
 * The linter and the test walk the same tree with it.
 */
export function importVisitor(found: FoundImport): VisitorObject {
  const read = (node: ESTree.Node | null | undefined) => {
    if (node === null || node === undefined) return;
    if (node.type === "ArrayExpression") node.elements.forEach(read);
    else if (node.type === "ImportExpression") read(node.source);
    else {
      const specifier = writtenPath(node);
      if (specifier !== undefined) found(node, specifier);
    }
  };
  return {
    ImportDeclaration: (node) => read(node.source),
    ExportNamedDeclaration: (node) => read(node.source),
    ExportAllDeclaration: (node) => read(node.source),
    ImportExpression: (node) => read(node.source),
    TSImportType: (node) => read(node.source),
    TSExternalModuleReference: (node) => read(node.expression),
    CallExpression: (node) => {
      const name = calledName(node.callee);
      if (name === undefined || !TAKES_A_PATH.test(name)) return;
      // vi.mock(import("…")) is found as the dynamic import that it is.
      if (node.arguments[0]?.type !== "ImportExpression") read(node.arguments[0]);
    },
  };
}

function writtenPath(node: ESTree.Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") {
    return node.quasis.map((piece) => piece.value.cooked ?? "").join("*");
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const head = writtenPath(node.left);
    return head === undefined ? undefined : `${head}*`;
  }
  return undefined;
}

/** `import.meta.glob`, `vi.mock`, `require`: a chain of names, without types and optional marks. */
function calledName(node: ESTree.Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MetaProperty") return `${node.meta.name}.${node.property.name}`;
  if (node.type !== "MemberExpression" || node.computed) return undefined;
  const object = calledName(node.object);
  return object === undefined ? undefined : `${object}.${node.property.name}`;
}
