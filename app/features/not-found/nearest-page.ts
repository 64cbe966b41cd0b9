import { navigation } from "../../navigation.ts";

type NavigationPage = (typeof navigation)[number];

/** The page whose address or name looks like the wanted path: a letter in three may differ, two in a short word. */
export function nearestPage(wanted: string): NavigationPage | undefined {
  const word = bare(wanted.split("/").find((part) => part !== "") ?? "");
  const most = Math.max(2, word.length / 3);
  const near = navigation.filter((page) => word.length > 2 && distance(word, page) <= most);
  return near.reduce<NavigationPage | undefined>(
    (best, page) => (best && distance(word, best) <= distance(word, page) ? best : page),
    undefined,
  );
}

function distance(word: string, { to, label }: NavigationPage): number {
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
