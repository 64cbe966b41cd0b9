/** The link on which each address was last left: where it leads, and which of the page's links to there it is. */
const left = new Map<string, { href: string; nth: number }>();

/** Writes down on which link of the page the reader leaves it. */
export function noteLeftLink(): void {
  const link = document.activeElement;
  const href = link?.getAttribute("href") ?? "";
  const nth = linksTo(href).findIndex((one) => one === link);
  if (nth < 0) left.delete(location.href);
  else left.set(location.href, { href, nth });
}

/** The link on which the page come back to was left, where it still stands. */
export function leftLink(): HTMLAnchorElement | undefined {
  const known = left.get(location.href);
  return known && linksTo(known.href)[known.nth];
}

function linksTo(href: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a, footer a");
  return [...links].filter((link) => link.getAttribute("href") === href);
}
