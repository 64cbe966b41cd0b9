import type { Page } from "@playwright/test";

/** The list that the page asks for. */
export const CACHE = "**/streamers_cache.json*";

/** A list of our own, so that the rules show whatever the content is. */
export const people = [
  {
    username: "zora_z",
    display_name: "Zora",
    tag: "Joueuse",
    arcs: ["School", "Survivor"],
    nomRP: { School: "Élise Été", Survivor: "Capitaine Zed" },
  },
  { username: "abel_01", display_name: "abel", tag: "Joueur", arcs: ["School"], nomRP: {} },
  {
    username: "salome",
    display_name: "Salomé",
    tag: "Fondateur - Staff",
    arcs: ["School"],
    nomRP: { School: "La Directrice" },
    live: true,
    viewers: 41,
  },
  {
    username: "octave",
    display_name: "Octave",
    tag: "Fondateur",
    arcs: ["School"],
    nomRP: { School: "Le Concierge" },
  },
  {
    username: "nino",
    display_name: "Nino",
    tag: "Dev - Staff",
    arcs: ["School"],
    nomRP: { School: "Le Prof" },
  },
  { username: "emile", display_name: "Émile", tag: "Staff", arcs: ["School"], nomRP: { School: "Le Pion" } },
  { username: "muette", tag: "Staff", arcs: ["School"], nomRP: {} },
];

/** Answers this instead of the site’s list. */
export async function answer(page: Page, body: unknown, status = 200): Promise<void> {
  await page.route(CACHE, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}

/** Keeps the list from coming; gives the way to let it. */
export async function holdAnswer(page: Page, list: unknown = people): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(CACHE, async (route) => {
    await held;
    await route.fulfill({ json: list });
  });
  return release;
}

/** The names on the cards. */
export const names = (page: Page) => page.getByRole("heading", { level: 3 });

/** By its name: what a screen reader says of it is what eyes read in it [T4]. */
export const search = (page: Page) =>
  page
    .getByRole("searchbox", { name: "Rechercher un Streamer par NomRP ou Pseudo Twitch", exact: true })
    .and(page.getByPlaceholder("Rechercher un Streamer par NomRP ou Pseudo Twitch..."));

/** Runs in the page: the words of which a part stands on the next line. */
export function wordsCut(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\d_]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word);
      }
    return cut;
  });
}
