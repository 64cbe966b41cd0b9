import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "./fixtures.ts";
import { player, wide } from "./listening.ts";
import { standInForPlatform } from "./platform-stand-in.ts";

test("[V1][V2] deux créateurs : une vidéo, une biographie, leurs liens, et pour l’un d’eux un portfolio", async ({
  page,
}) => {
  await open(page, "/vidéo");
  const creators = page.getByRole("article");
  await expect(creators).toHaveCount(2);
  for (const creator of await creators.all()) {
    await expect(creator.getByRole("heading", { level: 2 })).toBeVisible();
    for (const place of [/sur Twitch/, /sur YouTube/, /sur Twitter/]) {
      const link = creator.getByRole("list").getByRole("link", { name: place });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  }
  await expect(page.getByRole("link", { name: /Portfolio/ })).toHaveCount(1);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test("[V1] la vidéo de la plateforme (doublure) n’est demandée qu’au clic", async ({ page }) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/vidéo");
  await expect(page.getByText("Cette vidéo est hébergée par YouTube (Google).")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Lancer la vidéo" }).click();
  await expect(page.getByTitle(/^Vidéo YouTube/)).toBeFocused();
  await expect.poll(() => asked.some((url) => url.includes("/embed/_cMxraX_5RE"))).toBe(true);
});

test("[V1][M5] une seule chose joue à la fois : le film, la vidéo (doublure), la musique", async ({
  page,
}) => {
  await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  if (!wide(page)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Vidéo" }).click();
  const film = page.getByRole("article").locator("video");
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(paused).toBe(false);
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await page.getByRole("button", { name: "Lancer la vidéo" }).click();
  await expect.poll(paused).toBe(true);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect(page.getByRole("button", { name: "Lancer la vidéo" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("[V1][M5] au clavier : le film fait taire la musique, la musique le film, et Retour le laisse", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).press("Enter");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  if (!wide(page)) await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Vidéo" })
    .press("Enter");
  const film = page.getByRole("article").locator("video");
  await film.focus();
  await page.keyboard.press("Space");
  await expect(film).toHaveJSProperty("paused", false);
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await player(page).getByRole("button", { name: "Lecture" }).press("Enter");
  await expect(film).toHaveJSProperty("paused", true);
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await film.focus();
  await page.keyboard.press("Space");
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
  await expect(player(page).locator("video")).toHaveJSProperty("paused", true);
  await player(page).getByRole("button", { name: "Lecture" }).press("Enter");
  await expect(player(page).locator("video")).toHaveJSProperty("paused", false);
});
