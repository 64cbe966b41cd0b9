import type { Page } from "@playwright/test";
import { entriesOf, wall } from "../gallery/gallery-entries.ts";
import { expect, open, test } from "../support/fixtures.ts";

/** Does to a page what a browser's translator does, but for the words: each text, there or to come, is taken out for a `<font>` of its own. */
function translate(): void {
  const take = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, textarea")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const takeAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(take);
  };
  takeAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach((node) => node.isConnected && takeAll(node));
    for (const { target } of records) if (target instanceof Text && target.isConnected) take(target);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(translate);
}

test.describe("une page que le navigateur traduit (un remplaçant du traducteur, dans la page)", () => {
  test("[P7] la recherche répond, son compte change et s’en va @une-fois", async ({ page, request }) => {
    const all = await entriesOf(request, "/affiches.json");
    await openTranslated(page, "/affiche");
    const search = page.getByRole("searchbox");
    const found = page.getByText(/^\d+ résultats?$/);
    // Read and heard, the same number, and none of before.
    const told = async () => [...new Set(await found.allTextContents())];
    const named = (word: string) =>
      all.filter(({ title, author }) => `${title} ${author}`.toLowerCase().includes(word)).length;
    await search.fill("port");
    await expect.poll(told).toEqual([`${named("port")} résultats`]);
    await search.fill("chat");
    await expect.poll(told).toEqual([`${named("chat")} résultats`]);
    await search.fill("zzzqx");
    await expect(page.getByText("Aucune affiche ne correspond")).toBeVisible();
    await search.fill("");
    await expect(page.getByText("Aucune affiche ne correspond")).toHaveCount(0);
    await expect(found).toHaveCount(0);
    await expect(wall(page, "Affiches").getByRole("listitem").first()).toHaveAttribute(
      "aria-setsize",
      String(all.length),
    );
  });

  test("[P5] une affiche s’ouvre, la suivante aussi, et se referme @une-fois", async ({ page, request }) => {
    const [first, second] = await entriesOf(request, "/affiches.json");
    await openTranslated(page, "/affiche");
    await wall(page, "Affiches").getByRole("link").first().click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByRole("heading", { name: first?.title ?? "" })).toBeVisible();
    await expect(viewer.getByRole("heading", { name: "Dans le même esprit" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByRole("heading", { name: second?.title ?? "" })).toBeVisible();
    await expect(viewer.getByRole("heading", { name: first?.title ?? "" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
  });

  test("[T2] chaque arc montre les siens, Ctrl K cherche, la page suivante vient, la musique joue @une-fois", async ({
    page,
  }) => {
    await openTranslated(page, "/stream");
    const arcs = page.getByRole("group", { name: "Sélectionne un arc" }).getByRole("button");
    const count = page.getByText(/^Nombre de streamers : \d+$/);
    for (const arc of await arcs.all()) {
      await arc.click();
      await expect(arc).toHaveAttribute("aria-pressed", "true");
      // Read, and a moment later heard: the same number, and none of before.
      await expect.poll(async () => new Set(await count.allTextContents()).size).toBe(1);
    }
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").pressSequentially("loup");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.getByRole("combobox").fill("");
    await expect(page.getByRole("option").filter({ hasText: "oup" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation").getByRole("link", { name: "Musique", exact: true }).first().click();
    for (const title of ["Onze places", "La salle 213"]) {
      await page.getByRole("listitem").getByRole("button", { name: title }).first().click();
      await expect(
        page.getByRole("region", { name: "Lecteur de musique" }).getByText(title, { exact: true }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
  });
});
