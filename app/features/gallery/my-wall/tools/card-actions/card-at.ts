/** A card of the wall in the page, and the id of its picture. */
export interface Card {
  element: HTMLElement;
  id: string;
}

/** The card that a place of the page belongs to. */
export function cardAt(target: EventTarget | null | undefined): Card | undefined {
  const element = target instanceof Element ? target.closest("[data-hung] > li") : undefined;
  const link = element?.querySelector<HTMLAnchorElement>('a[href^="?"]');
  const [, id] = /[?&](?:affiche|panneau)=([^&]+)/.exec(link?.getAttribute("href") ?? "") ?? [];
  return element instanceof HTMLElement && id !== undefined ? { element, id } : undefined;
}
