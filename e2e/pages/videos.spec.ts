import type { Page } from "@playwright/test";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { player } from "../music/listening.ts";
import { standInForPlatform } from "../support/platform-stand-in.ts";

test("[V1][V2] deux créateurs : une vidéo, une biographie, leurs liens, et pour l’un d’eux un portfolio", async ({
  page,
}) => {
  await open(page, "/vidéo");
  const creators = page.getByRole("article");
  await expect(creators).toHaveCount(2);
  for (const creator of await creators.all()) {
    await expect(creator.getByRole("heading", { level: 2 })).toBeVisible();
    // By headings, one comes to the film under its creator's name.
    await expect(creator.locator("h2, figure").first()).toHaveRole("heading");
    expect((await creator.getByRole("paragraph").last().innerText()).length).toBeGreaterThan(200);
    for (const [place, host] of [
      [/sur Twitch/, /^https:\/\/www\.twitch\.tv\/\w/],
      [/sur YouTube/, /^https:\/\/www\.youtube\.com\/@\w/],
      [/sur Twitter/, /^https:\/\/twitter\.com\/\w/],
    ] as const) {
      const link = creator.getByRole("list").getByRole("link", { name: place });
      await expect(link).toHaveAttribute("href", host);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  }
  await expect(page.getByRole("link", { name: /Portfolio/ })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

/** The button on a creator's video, which is not asked for before. */
const launch = (page: Page, title: string) =>
  page.getByRole("button", { name: `Lancer la vidéo : ${title}` });
const FILM = "Une nuit, boulevard Zénith";
const OUTSIDE = "Sprite Fright";

test("[V1] avant le clic, un film du site et une vidéo de plateforme se présentent pareil", async ({
  page,
}) => {
  await open(page, "/vidéo");
  await expect(page.locator("video, iframe")).toHaveCount(0);
  const shapes = [];
  for (const [title, length, whose] of [
    [FILM, "0:18", /est sur ce site/],
    [OUTSIDE, "10:30", /YouTube reçoit votre adresse IP/],
  ] as const) {
    const figure = page.getByRole("figure").filter({ hasText: title });
    await expect(figure.getByText(length, { exact: true })).toBeVisible();
    await expect(launch(page, title)).toHaveAccessibleDescription(whose);
    shapes.push(
      await figure.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const button = element.querySelector("button")?.getBoundingClientRect() ?? frame;
        return [frame.width, button.width, button.height, button.x - frame.x, button.y - frame.y].map(
          Math.round,
        );
      }),
    );
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test("[V1] le film du site se lance au clic, et le clavier va à ses commandes", async ({ page }) => {
  await open(page, "/vidéo");
  await launch(page, FILM).click();
  const film = page.getByRole("article").locator("video");
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect(film).toHaveJSProperty("paused", true);
});

test("[V1] un téléphone que l’on tourne pendant un film le montre entier, et le retrouve en revenant @telephone", async ({
  page,
}) => {
  await standInForPlatform(page, "plays");
  await open(page, "/vidéo");
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  const film = page.getByRole("article").locator("video, iframe");
  for (const title of [OUTSIDE, FILM]) {
    await launch(page, title).tap();
    await expect(film).toBeInViewport();
    for (const size of [{ width: upright.height, height: upright.width }, upright]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
      await expect(film).toBeInViewport({ ratio: 1 });
    }
    await page.reload();
  }
});

test("[V1] ce que l’on entend dans le film du site se lit : en sous-titres dans le film, en entier dessous @une-fois", async ({
  page,
}) => {
  await open(page, "/vidéo");
  const figure = page.getByRole("figure").filter({ hasText: FILM });
  await figure.getByText("Ce que l’on voit et entend").click();
  await expect(figure.getByText(/^Dessin animé, sans paroles\./)).toBeVisible();
  await launch(page, FILM).click();
  const film = page.getByRole("article").locator("video");
  await film.evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = "showing";
  });
  const cues = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : "")),
    );
  await expect.poll(cues).toHaveLength(3);
  expect(await cues()).toEqual(expect.arrayContaining([expect.stringContaining("[Une musique")]));
  await expectNoAxeFindings(page);
});

test("[V1] la vidéo de la plateforme (doublure) n’est demandée qu’au clic @une-fois", async ({ page }) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/vidéo");
  await expect(page.getByText("Cette vidéo est hébergée par YouTube (Google).")).toBeVisible();
  expect(asked).toEqual([]);
  await launch(page, OUTSIDE).click();
  await expect(page.getByTitle(/^Vidéo YouTube/)).toBeFocused();
  await expect.poll(() => asked.some((url) => url.includes("/embed/_cMxraX_5RE"))).toBe(true);
  const figure = page.getByRole("figure").filter({ hasText: "Rien ne s’affiche ?" });
  await expect(figure.getByRole("link", { name: "Voir sur YouTube" })).toBeVisible();
});

test.describe("sans réseau", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });
  test("[V1] le film et la vidéo le disent ; ils se lancent quand le réseau revient, ou par un second essai pour qui était parti ailleurs @une-fois", async ({
    page,
    context,
  }) => {
    await standInForPlatform(page, "plays");
    await open(page, "/vidéo");
    await context.setOffline(true);
    for (const [title, playing] of [
      [FILM, "video"],
      [OUTSIDE, "iframe"],
    ] as const) {
      const figure = page.getByRole("figure").filter({ hasText: title });
      await context.setOffline(true);
      await launch(page, title).click();
      await expect(figure.getByRole("alert")).toHaveText(
        "Vous êtes hors ligne : cette vidéo attend le réseau.",
      );
      const again = figure.getByRole("button", { name: "Réessayer" });
      await expect(again).toBeFocused();
      if (title === FILM) {
        await page.getByRole("link", { name: "Accueil" }).first().focus();
        await context.setOffline(false);
        await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
        await again.click();
      } else {
        await context.setOffline(false);
      }
      await expect(figure.locator(playing)).toBeFocused();
      await expect(figure.getByRole("alert")).toHaveCount(0);
    }
  });
});

test("[V1] un film qui n’arrive pas le dit, sous son image, avec un second essai @une-fois", async ({
  page,
}) => {
  let arrives = false;
  // In place to the end: without it the browser would give what it kept of the first answer.
  await page.route("**/*.webm", (route) =>
    arrives ? route.continue() : route.fulfill({ status: 200, contentType: "video/webm", body: "" }),
  );
  await open(page, "/vidéo");
  await launch(page, FILM).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Cette vidéo ne se lit pas. Vérifiez votre connexion, puis réessayez.",
  );
  arrives = true;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("article").locator("video")).toHaveJSProperty("paused", false);
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[V1] le film a les commandes du navigateur, la vidéo son lien @une-fois", async ({ page }) => {
    await page.goto("/vidéo");
    await expect(page.getByRole("article").locator("video[controls]")).toBeVisible();
    await expect(page.getByRole("link", { name: "Voir sur YouTube" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Lancer la vidéo" })).toHaveCount(0);
  });
});

test("[V1][M5] une seule chose joue à la fois : le film, la vidéo (doublure), la musique @une-fois", async ({
  page,
}) => {
  await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Vidéo" }).click();
  await launch(page, FILM).click();
  const film = page.getByRole("article").locator("video");
  await expect(film).toHaveJSProperty("paused", false);
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await launch(page, OUTSIDE).click();
  await expect(film).toHaveJSProperty("paused", true);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect(launch(page, OUTSIDE)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("[V1][M5] au clavier : le film fait taire la musique, la musique le film, et Retour le laisse @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).press("Enter");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Vidéo" })
    .press("Enter");
  await launch(page, FILM).press("Enter");
  const film = page.getByRole("article").locator("video");
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
