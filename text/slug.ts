/** Turns a title into an identifier: lower-case ASCII letters, digits and hyphens; empty when the title has none of them. */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Where each of these names stands in its page, no two at the same place, whatever they are called.
 * @param kind what they are, a slug: no name clashes with what else the page has
 */
export function anchorsOf(kind: string, names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const first = [kind, slugOf(name)].filter(Boolean).join("-");
    let anchor = first;
    for (let count = 2; taken.has(anchor); count++) anchor = `${first}-${count}`;
    taken.add(anchor);
    return anchor;
  });
}
