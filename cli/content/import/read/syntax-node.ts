/** A piece of a program as the parser gives it: its kind, where it stands in the text, and its own fields by name. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The piece under a name, where there is one. */
export function child(node: Node, name: string): Node | undefined {
  const value = node[name];
  return isNode(value) ? value : undefined;
}

/** The pieces of a list under a name. */
export function children(node: Node, name: string): Node[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What the parser gave, as a piece. */
export function nodeOf(value: unknown): Node {
  if (isNode(value)) return value;
  throw new Error("not a syntax node");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
