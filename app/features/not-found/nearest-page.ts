import { editDistance } from "#text/nearest.ts";
import { navigation } from "#app/navigation.ts";
import { foldText } from "#text/fold-text.ts";

type NavigationPage = (typeof navigation)[number];

/** The page whose address or name looks like the wanted path: a letter in three may differ, two in a short word. */
export function nearestPage(wanted: string): NavigationPage | undefined {
  const word = foldText(wanted.split("/").find((part) => part !== "") ?? "");
  const most = Math.max(2, word.length / 3);
  const near = navigation.filter((page) => word.length > 2 && distance(word, page) <= most);
  return near.reduce<NavigationPage | undefined>(
    (best, page) => (best && distance(word, best) <= distance(word, page) ? best : page),
    undefined,
  );
}

function distance(word: string, { to, label }: NavigationPage): number {
  return Math.min(editDistance(word, foldText(to.slice(1))), editDistance(word, foldText(label)));
}
