import type { APIRequestContext, Locator, Page } from "@playwright/test";

/** An entry as the public lists give it. */
export interface Entry {
  id: string;
  title: string;
  author: string;
  import: string;
  width: number;
  height: number;
  bytes: number;
}

/** The entries of a public list, such as `/affiches.json`. */
export async function entriesOf(request: APIRequestContext, list: string): Promise<Entry[]> {
  const entries: Entry[] = await (await request.get(list)).json();
  return entries;
}

/** The wall itself. */
export function wall(page: Page, name: string): Locator {
  return page.getByRole("list", { name, exact: true });
}

/** The entry that a link of the wall names, whose title must be its own. */
export function card(page: Page, name: string, entry: Entry): Locator {
  return wall(page, name).getByRole("link", { name: entry.title, exact: true });
}

/** Where the page stands in the history, to count entries. */
export function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}
