import { WINDOWS_KEEPS } from "./windows-names.ts";

const RESERVED = new RegExp(`^${WINDOWS_KEEPS}$`);

/**
 * Turns a title into an identifier: lower-case ASCII letters, digits and hyphens; empty when the title has none of them. « Nul »
 * becomes `nul-1`: files are called by it.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return RESERVED.test(slug) ? `${slug}-1` : slug;
}

/** How long an identifier is made of a title, which may have 80 letters: a number still fits behind it. */
const SHORT = 70;

/** An identifier made of a title, short enough to get a number; empty when the title has no letter. */
export function shortSlug(title: string): string {
  return slugOf(title).slice(0, SHORT).replace(/-$/, "");
}

/** The wanted identifier, or with the first number from 2 on that makes it free: « bal », « bal-2 ». */
export function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let count = 2; isTaken(id); count++) id = `${wanted}-${count}`;
  return id;
}

/**
 * Where each of these names stands in its page, no two at the same place, whatever they are called.
 * @param kind what they are, a slug: no name clashes with what else the page has
 */
export function anchorsOf(kind: string, names: readonly string[]): string[] {
  const anchors: string[] = [];
  for (const name of names) {
    const slug = slugOf(name);
    anchors.push(freeId(slug ? `${kind}-${slug}` : kind, (id) => anchors.includes(id)));
  }
  return anchors;
}
