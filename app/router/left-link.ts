/** The link on which each address was last left: where it leads, which of the page's links to there it is, and how far the page was scrolled. */
const left = new Map<string, { href: string; nth: number; top: number }>();

/** Writes down on which link of the page the reader leaves it. */
export function noteLeftLink(): void {
  const link = document.activeElement;
  const href = link?.getAttribute("href") ?? "";
  const nth = linksTo(href).findIndex((one) => one === link);
  if (nth < 0) left.delete(location.href);
  else left.set(location.href, { href, nth, top: scrollY });
}

/** The link on which the page come back to was left, where it still stands. */
export function leftLink(): HTMLAnchorElement | undefined {
  const known = left.get(location.href);
  return known && linksTo(known.href)[known.nth];
}

/** How far the page come back to was scrolled on that link, in CSS pixels. */
export function leftTop(): number | undefined {
  return left.get(location.href)?.top;
}

function linksTo(href: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a, footer a");
  return [...links].filter((link) => link.getAttribute("href") === href);
}
