import { navigation } from "../../navigation.ts";

/** The pages, the one whose address looks most like the wanted path first; the menu's order settles ties. */
export function rankPages(wanted: string): (typeof navigation)[number][] {
  const word = bare(wanted.split("/").find((part) => part !== "") ?? "");
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return [...navigation].sort((a, b) => distance(word, a) - distance(word, b));
}

function distance(word: string, { to, label }: (typeof navigation)[number]): number {
  return Math.min(edits(word, bare(to.slice(1))), edits(word, bare(label)));
}

function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Levenshtein distance: how many letters to add, drop or change. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
