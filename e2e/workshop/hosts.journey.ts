import type { Page, Route } from "@playwright/test";
import { HOSTS, standInFor } from "./git-hosts/git-hosts.ts";
import { expect, openSite, test } from "./workshop-scene.ts";

const TOKEN = "jeton-de-zoe";

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole("button", { name: /jeton/ }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(token);
  await dialog.getByRole("button", { name: /se connecter/i }).click();
}

for (const [name, host] of Object.entries(HOSTS))
  test(`dans un dépôt chez ${name} : un jeton faux est refusé, un bon montre les affiches et enregistre un changement, et ce qu’une autre personne a changé entre-temps n’est pas écrasé (doublure de ${name}) @bureau`, async ({
    page,
  }) => {
    const site = await openSite(host.atelier);
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== site.url) asked.add(origin);
    });
    const stored = await standInFor(page, host, site.content, TOKEN);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole("button", { name: /jeton/ })).toBeVisible();
    expect([...asked], "personne n’est demandé avant que l’on se connecte").toEqual([]);
    await signIn(page, "un-autre");
    await expect(page.getByRole("alert")).toBeVisible();
    await signIn(page, TOKEN);

    await expect(page.getByRole("row")).toHaveCount(3);
    await page.getByText("Loup aperçu").click();
    const title = page.getByRole("textbox", { name: "Titre" });
    await title.fill("Loup aperçu deux fois");
    const write = page.getByRole("button", { name: "Enregistrer", exact: true });
    // The network goes in the middle: said in French, and nothing typed is lost.
    const cut = (route: Route) => route.abort("internetdisconnected");
    await page.route(`${host.origin}/**`, cut);
    await write.click();
    const stopped = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
    await expect(stopped).toContainText("n’a pas pu être joint. Vérifiez votre connexion");
    await stopped.getByRole("button", { name: "OK" }).click();
    await page.unroute(`${host.origin}/**`, cut);
    await expect(title).toHaveValue("Loup aperçu deux fois");
    await write.click();
    await expect.poll(() => stored.commits).toHaveLength(1);
    expect(stored.commits).toEqual([
      { message: "affiche : change « loup-apercu »", paths: ["affiches/loup-apercu.yaml"] },
    ]);
    expect(String(stored.files.get("affiches/loup-apercu.yaml"))).toContain("Loup aperçu deux fois");

    await expect(page).toHaveURL(/collections\/affiches$/);
    await page.getByText("Bal des foins").click();
    await expect(title).toHaveValue("Bal des foins");
    await title.fill("Bal du regain");
    stored.saveElsewhere(
      "affiches/bal-des-foins.yaml",
      "titre: Bal de Théo\nimage: bal-des-foins.png\nrang: 10\n",
    );
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    const conflict = page.getByRole("alertdialog", { name: "Quelqu’un d’autre a changé cette entrée" });
    await expect(conflict).toContainText("ce que cette personne a écrit sera perdu");
    await conflict.getByRole("button", { name: "Annuler" }).click();
    expect(String(stored.files.get("affiches/bal-des-foins.yaml"))).toContain("Bal de Théo");
    expect([...asked]).toEqual([host.origin]);
    await site.close();
  });

for (const [name, host] of Object.entries(HOSTS))
  test(`de retour dans un dépôt chez ${name} qui demande d’attendre, est en panne ou injoignable : on le dit en français, et le jeton que le navigateur gardait sert encore ensuite (doublure de ${name}) @bureau`, async ({
    page,
  }) => {
    const site = await openSite(host.atelier);
    await standInFor(page, host, site.content, TOKEN);
    await page.goto(`${site.url}/admin`);
    await signIn(page, TOKEN);
    await expect(page.getByRole("row")).toHaveCount(3);
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const isAccount = (url: string) => new URL(url).pathname.endsWith("/user");
    const answers: [words: RegExp, isForAll: boolean, answer: (route: Route) => Promise<void>][] = [
      [/n’a pas pu être joint/, true, (route) => route.abort("internetdisconnected")],
      [
        /trop de demandes/,
        true,
        (route) => route.fulfill({ status: 429, headers, json: { message: "Slow" } }),
      ],
      [/trop de demandes/, false, (route) => route.fulfill({ status: 429, headers, body: "Retry later" })],
      [/est en panne/, false, (route) => route.fulfill({ status: 503, headers, json: { message: "Busy" } })],
    ];
    for (const [words, isForAll, answer] of answers) {
      const stop = (route: Route) =>
        (!isForAll && isAccount(route.request().url())) || route.request().method() === "OPTIONS"
          ? route.fallback()
          : answer(route);
      await page.route(`${host.origin}/**`, stop);
      await page.reload();
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await page.unroute(`${host.origin}/**`, stop);
      await page.reload();
      await expect(page.getByRole("row")).toHaveCount(3);
    }
    await site.close();
  });
