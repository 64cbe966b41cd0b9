import type { Page } from "@playwright/test";
import { covers } from "../support/covers.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { loseOnce } from "../support/lose-once.ts";

test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|NetworkError|Streamers|Erreur/i],
});

/** Waits until the worker has kept the site and answers for this page. */
async function openKept(page: Page) {
  await open(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test("[T8, T9] sous la garde du site aussi, la liste est demandée au réseau, et son échec se voit @une-fois", async ({
  page,
}) => {
  await openKept(page);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.route("**/streamers_cache.json*", (route) => route.fulfill({ status: 503 }));
  await open(page, "/stream");
  await expect(page.getByText("Nombre de streamers : 0")).toBeVisible();
  expect(lines.filter((line) => line.endsWith("Erreur HTTP: 503"))).toHaveLength(1);
});

test("[T10] hors ligne, la dernière liste reçue se lit encore, et la console dit l’échec @une-fois", async ({
  page,
  context,
}) => {
  await openKept(page);
  // The home page says who is on air: it has asked for the list.
  const kept = () => page.evaluate(async () => Boolean(await caches.match("/streamers_cache.json")));
  await expect.poll(kept).toBe(true);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await context.setOffline(true);
  await expect(page.getByText(/Vous êtes hors ligne\u00a0: voici/)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Joueurs" })
    .click();
  await expect.poll(() => lines.filter((line) => /Failed to fetch/.test(line)).length).toBe(1);
  await expect(page.getByText(/^Nombre de streamers : [1-9]/)).toBeVisible();
});

test("[T10] une seule visite à /stream suffit : hors ligne ensuite, la liste s’y lit @une-fois", async ({
  page,
  context,
}) => {
  await open(page, "/stream");
  await expect(page.getByText(/^Nombre de streamers : [1-9]/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async () => Boolean(await caches.match("/streamers_cache.json")));
  await expect.poll(kept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Nombre de streamers : [1-9]/)).toBeVisible();
});

test("la note de confidentialité nomme tout ce que l’appareil garde pour s’ouvrir hors ligne @une-fois", async ({
  page,
}) => {
  await openKept(page);
  await open(page, "/stream");
  await expect(page.getByText(/^Nombre de streamers : [1-9]/)).toBeVisible();
  // « shell-… » is one build's: its pages and their code.
  const kept = async () =>
    new Set((await page.evaluate(() => caches.keys())).map((name) => name.replace(/-.*/, "")));
  await expect.poll(kept).toEqual(new Set(["seen", "shell", "streamers"]));
  await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
  await expect(page.getByRole("dialog", { name: "Confidentialité" })).toContainText(
    "une copie des pages, des images que vous y avez vues et de la dernière liste des joueurs",
  );
});

test("hors ligne, les pages gardées s’ouvrent et le site le dit @une-fois", async ({ page, context }) => {
  await openKept(page);
  const title = page.getByRole("heading", { level: 1 });
  const place = await title.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(/Vous êtes hors ligne\u00a0: voici/)).toBeVisible();
  // Nothing that one reads moves, and the message may be put away.
  expect(await title.boundingBox()).toEqual(place);
  await page.getByRole("button", { name: "Fermer le message" }).click();
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeHidden();
  for (const path of ["/arc", "/affiche", "/musique", "/vidéo"]) {
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // A page that was loaded without a network may not hear of it from the emulation: it is told anew.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Le réseau est revenu." })).toBeVisible();
  // Pictures never seen keep their colours, without a torn sheet, and come by themselves with the network.
  await open(page, "/affiche");
  await page.evaluate(() => document.fonts.ready);
  await page.locator('[data-wall="hung"]').waitFor();
  await context.setOffline(true);
  await page.mouse.wheel(0, 9000);
  const missing = page.locator("img[data-missing]");
  await expect(missing.first()).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeHidden();
  await expect(missing).toHaveCount(0);
});

for (const [name, width, height] of [
  ["un téléphone", 390, 844],
  ["un petit téléphone", 360, 640],
  ["un téléphone couché", 740, 360],
] as const) {
  test(`sur ${name}, ce que l’on dit du réseau laisse libres la sortie et la recherche de ce qui est ouvert @une-fois`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await openKept(page);
    const said = page.locator("[data-message]").filter({ hasText: /^Vous êtes hors ligne/ });
    const phone = page.getByRole("button", { name: /^Téléphone/ });
    await phone.click();
    await expect(page.getByLabel("Nom")).toBeVisible();
    await context.setOffline(true);
    await expect(said).toBeVisible();
    await expect.poll(() => covers(said, phone)).toBe(false);
    await phone.click();
    await context.setOffline(false);

    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Chercher partout" });
    await search.getByRole("combobox").waitFor();
    await context.setOffline(true);
    await expect(search.locator(said)).toBeVisible();
    await expect.poll(() => covers(said, search.getByRole("combobox"))).toBe(false);
    await expect
      .poll(() => covers(said, search.getByRole("button", { name: "Fermer", exact: true })))
      .toBe(false);
  });
}

test("une image qui a manqué avant le code garde ses couleurs, et revient avec le réseau @une-fois", async ({
  page,
  context,
}) => {
  await openKept(page);
  await context.setOffline(true);
  await page.goto("/vidéo");
  await page.locator("html[data-hydrated]").waitFor();
  const missing = page.locator("main img[data-missing]");
  await expect(missing.first()).toBeAttached();
  await context.setOffline(false);
  await expect(missing).toHaveCount(0);
  const preview = page.getByRole("main").getByRole("figure").first().locator("img").first();
  await expect
    .poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe("un réseau qui perd des images", () => {
  test.use({ serviceWorkers: "block", expectedComplaints: [/ERR_CONNECTION_FAILED/] });

  test.beforeEach(({ page }) => loseOnce(page, /\/images\//));

  test("une image perdue en route est redemandée, et vient sans qu’on recharge @une-fois", async ({
    page,
  }) => {
    await open(page, "/affiche");
    const first = page.getByRole("list", { name: "Affiches" }).locator("img").first();
    await expect(first).toHaveAttribute("data-missing");
    await expect(first).not.toHaveAttribute("data-missing");
    await expect
      .poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("[T5] un portrait perdu en route est redemandé, ses initiales l’attendent @une-fois", async ({
    page,
  }) => {
    await open(page, "/stream");
    const first = page.getByRole("main").getByRole("article").first();
    const initials = first.getByText("V", { exact: true });
    await expect(initials).toBeVisible();
    await expect(initials).toBeHidden();
    await expect
      .poll(() =>
        first
          .locator("img")
          .evaluate(
            (image) => image instanceof HTMLImageElement && image.clientWidth > 50 && image.naturalWidth,
          ),
      )
      .toBeGreaterThan(0);
  });
});

test("en ligne, une page vient toujours du réseau, jamais d’une ancienne version @une-fois", async ({
  page,
}) => {
  await openKept(page);
  const answer = await page.goto("/arc");
  expect(answer?.status()).toBe(200);
  const fromNetwork = await page.evaluate(async () => {
    const shell = (await caches.keys()).find((name) => name.startsWith("shell-"));
    const cache = await caches.open(shell ?? "");
    await cache.put(
      "/arc",
      new Response("<h1>Ancienne version</h1>", { headers: { "content-type": "text/html" } }),
    );
    return (await fetch("/arc")).ok;
  });
  expect(fromNetwork).toBe(true);
  await page.goto("/arc");
  await expect(page.getByRole("heading", { name: "Ancienne version" })).toHaveCount(0);
});
