import { lineFinder } from "./line-finder.ts";
import { child, children, type Node, nodeOf } from "./syntax-node.ts";
import { type NamedValue, Refused, type Value } from "./value.ts";

/**
 * Reads what a TypeScript, JavaScript or JSON text writes down, without running any of it: constants, exports, or the one
 * value that the text is. Commas too many, comments and the marks of types are no obstacle.
 * @param file its name, which tells TypeScript from JavaScript
 * @throws Refused with the line that cannot be read
 */
export async function readScript(file: string, text: string): Promise<NamedValue[]> {
  // Only who takes over a list waits for the parser that the build brings.
  const { parseSync } = await import("vite");
  const bare = /^\s*(\/\/.*\s*|\/\*[^]*?\*\/\s*)*[[{]/.test(text);
  const lang = /\.[cm]?ts$/i.test(file) ? "ts" : "tsx";
  // A value that stands alone is no program: between parentheses it is.
  const code = bare ? `(${text.trimEnd().replace(/;$/, "")}\n)` : text;
  const { program, errors } = parseSync(`source.${lang}`, code, { lang, sourceType: "module" });
  const [error] = errors;
  if (error) throw unreadable(text, (error.labels[0]?.start ?? 0) - (bare ? 1 : 0));
  return new Script(program.body.map(nodeOf), code, lineFinder(code)).values();
}

/** Why a text is refused that is well until `offset`: the parser's own words are English. */
function unreadable(text: string, offset: number): Refused {
  const before = text.slice(0, offset).trimEnd();
  const [rest = ""] = text.slice(offset).trim().split(/\r?\n/);
  if (rest === "")
    return new Refused(
      "Le fichier s’arrête avant la fin de sa liste. → Il y manque une accolade ou un crochet ; s’il a été copié, recopiez-le en entier.",
      before.split("\n").length,
    );
  const lines = text.slice(0, text.indexOf(rest, offset)).split("\n");
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return new Refused(
    `Cette ligne ne se lit pas à partir de « ${rest.slice(0, 30)} » (colonne ${column}). → Le plus souvent il manque une virgule, un guillemet droit (") ou une accolade, ici ou juste avant.`,
    lines.length,
  );
}

class Script {
  #code: string;
  #lineAt: (offset: number) => number;
  #constants = new Map<string, Node>();
  #images = new Map<string, string>();
  #exports: [name: string, node: Node][] = [];
  /** Constants that are being read: one that names itself is code. */
  #open = new Set<string>();

  constructor(body: Node[], code: string, lineAt: (offset: number) => number) {
    this.#code = code;
    this.#lineAt = lineAt;
    for (const statement of body) this.#statement(statement);
  }

  values(): NamedValue[] {
    return this.#exports.map(([name, node]) => ({ name, value: this.#value(node) }));
  }

  #statement(statement: Node): void {
    const inner = child(statement, "declaration");
    if (statement.type === "ExportDefaultDeclaration" && inner) this.#exports.push(["default", inner]);
    else if (statement.type === "ExportNamedDeclaration" && inner) this.#statement(inner);
    else if (statement.type === "VariableDeclaration")
      for (const declared of children(statement, "declarations")) {
        const name = child(declared, "id")?.["name"];
        const init = child(declared, "init");
        if (typeof name !== "string" || !init) continue;
        this.#constants.set(name, init);
        this.#exports.push([name, init]);
      }
    else if (statement.type === "ImportDeclaration") this.#import(statement);
    else if (statement.type === "ExpressionStatement") this.#expression(child(statement, "expression"));
  }

  /** `import votez from "./votez.png"`: the name stands for the file. */
  #import(statement: Node): void {
    const from = child(statement, "source")?.["value"];
    for (const specifier of children(statement, "specifiers")) {
      const name = child(specifier, "local")?.["name"];
      if (typeof name === "string" && typeof from === "string") this.#images.set(name, from);
    }
  }

  /** `module.exports = …`, `window.affiches = …`, or the value that the whole text is. */
  #expression(node: Node | undefined): void {
    if (!node) return;
    const target = node.type === "AssignmentExpression" ? child(node, "left") : undefined;
    const right = target && child(node, "right");
    const name = target && (child(target, "property")?.["name"] ?? target["name"]);
    this.#exports.push(right ? [typeof name === "string" ? name : "", right] : ["", node]);
  }

  #value(node: Node): Value {
    const line = this.#lineAt(node.start);
    const inner = child(node, "expression");
    switch (node.type) {
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
        return inner ? this.#value(inner) : this.#computed(node);
      case "Literal":
        return literal(node["value"], line) ?? this.#computed(node);
      case "TemplateLiteral":
      case "BinaryExpression":
        return this.#joined(node) ?? this.#computed(node);
      case "ArrayExpression":
        return { line, kind: "list", items: this.#items(node) };
      case "ObjectExpression":
        return { line, kind: "map", fields: this.#fields(node) };
      case "Identifier":
        return this.#named(node);
      case "MemberExpression":
        return this.#member(node);
      case "CallExpression":
      case "NewExpression":
        return this.#called(node);
      default:
        return this.#computed(node);
    }
  }

  #items(node: Node): Value[] {
    return children(node, "elements").flatMap((element) => {
      const spread = element.type === "SpreadElement" ? child(element, "argument") : undefined;
      if (!spread) return [this.#value(element)];
      const value = this.#value(spread);
      return value.kind === "list" ? [...value.items] : [this.#computed(element)];
    });
  }

  #fields(node: Node): Map<string, Value> {
    const fields = new Map<string, Value>();
    for (const property of children(node, "properties")) {
      const spread = property.type === "SpreadElement" ? child(property, "argument") : undefined;
      if (spread) {
        const value = this.#value(spread);
        if (value.kind === "map") for (const [name, field] of value.fields) fields.set(name, field);
        continue;
      }
      const key = child(property, "key");
      const value = child(property, "value");
      const name = property["computed"] === true ? undefined : (key?.["name"] ?? key?.["value"]);
      if ((typeof name === "string" || typeof name === "number") && value)
        fields.set(String(name), this.#value(value));
    }
    return fields;
  }

  /** `BASE + "a.png"` and `${BASE}a.png`, where every part is written down. */
  #joined(node: Node): Value | undefined {
    const line = this.#lineAt(node.start);
    if (node.type === "TemplateLiteral") {
      const texts = children(node, "quasis").map(({ value }) => cooked(value));
      const parts = children(node, "expressions").map((part) => this.#value(part));
      if (parts.some(({ kind }) => kind !== "text")) return undefined;
      const joined = texts.map((text, index) => {
        const part = parts[index];
        return text + (part?.kind === "text" ? part.text : "");
      });
      return { line, kind: "text", text: joined.join("") };
    }
    const [left, right] = [child(node, "left"), child(node, "right")];
    if (node["operator"] !== "+" || !left || !right) return undefined;
    const [before, after] = [this.#value(left), this.#value(right)];
    return before.kind === "text" && after.kind === "text"
      ? { line, kind: "text", text: before.text + after.text }
      : undefined;
  }

  #named(node: Node): Value {
    const name = String(node["name"]);
    const line = this.#lineAt(node.start);
    const image = this.#images.get(name);
    if (image !== undefined) return { line, kind: "text", text: image };
    if (name === "undefined") return { line, kind: "nothing" };
    const constant = this.#constants.get(name);
    if (!constant || this.#open.has(name)) return this.#computed(node);
    this.#open.add(name);
    const value = this.#value(constant);
    this.#open.delete(name);
    return value;
  }

  /** `HOSTS.images`; `new URL("./a.png", import.meta.url).href`; `votez.src`. */
  #member(node: Node): Value {
    const object = child(node, "object");
    const property = child(node, "property");
    const name = property?.["name"] ?? property?.["value"];
    const value = object && this.#value(object);
    if (value?.kind === "text" && (name === "href" || name === "src")) return value;
    const field = value?.kind === "map" ? value.fields.get(String(name)) : undefined;
    return field ?? this.#computed(node);
  }

  /** `Object.freeze([…])`, `require("./a.png")`, `new URL("./a.png", import.meta.url)`, `new Date("2023-03-31")`. */
  #called(node: Node): Value {
    const callee = child(node, "callee");
    const name = callee?.["name"] ?? (callee && child(callee, "property")?.["name"]);
    const [first] = children(node, "arguments");
    const known = ["freeze", "require", "URL", "Date", "String", "defineCollection"];
    return first && typeof name === "string" && known.includes(name)
      ? this.#value(first)
      : this.#computed(node);
  }

  #computed(node: Node): Value {
    return {
      line: this.#lineAt(node.start),
      kind: "computed",
      code: this.#code.slice(node.start, node.end).replace(/\s+/g, " "),
    };
  }
}

function literal(value: unknown, line: number): Value | undefined {
  if (value === null) return { line, kind: "nothing" };
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? { line, kind: "text", text: String(value) }
    : undefined;
}

function cooked(value: unknown): string {
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
}
