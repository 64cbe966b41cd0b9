import { foldText } from "./fold-text.ts";

/** Orders names from A to Z as French readers expect, whatever their capitals and accents; without Intl (see counted.ts). */
export function alphabetically(a: string, b: string): number {
  return order(foldText(a), foldText(b)) || order(a, b);
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
