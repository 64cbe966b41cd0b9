/** A link of the page: where it leads, and which of those that lead there it is. */
export interface LinkPlace {
  href: string;
  nth: number;
}

/** The link of the page that has the focus, as it is left by it. */
export function focusedLink(): LinkPlace | undefined {
  const link = document.activeElement;
  const href = link?.getAttribute("href") ?? "";
  const nth = linksTo(href).findIndex((one) => one === link);
  return nth < 0 ? undefined : { href, nth };
}

/** That link, where it still stands. */
export function findLink({ href, nth }: LinkPlace): HTMLAnchorElement | undefined {
  return linksTo(href)[nth];
}

function linksTo(href: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a, footer a");
  return [...links].filter((link) => link.getAttribute("href") === href);
}
