import { editDistance } from "#text/nearest.ts";
import { PAGES, type SitePage } from "#addresses/pages.ts";
import { foldText } from "#text/fold-text.ts";

/** The page whose address or name looks like the wanted path: a letter in three may differ, two in a short word. */
export function nearestPage(wanted: string): SitePage | undefined {
  const word = foldText(wanted.split("/").find((part) => part !== "") ?? "");
  const most = Math.max(2, word.length / 3);
  const near = PAGES.filter((page) => word.length > 2 && distance(word, page) <= most);
  return near.reduce<SitePage | undefined>(
    (best, page) => (best && distance(word, best) <= distance(word, page) ? best : page),
    undefined,
  );
}

function distance(word: string, { path, label }: SitePage): number {
  return Math.min(editDistance(word, foldText(path.slice(1))), editDistance(word, foldText(label)));
}
