import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";
import { loseOnce } from "../support/lose-once.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { clock, hears, media, player, track } from "./listening.ts";

test.describe("un fichier qui ne vient pas", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test("[M5] se dit en français, avec la suite ; jamais un silence @une-fois", async ({ page }) => {
    await page.route("**/media/**", (route) => route.abort());
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await expect(player(page).getByRole("alert")).toHaveText(
      "Ce fichier n’arrive pas. Vérifiez votre connexion, puis réessayez.",
    );
    await expectNoAxeFindings(page);
    await page.unroute("**/media/**");
    await player(page).getByRole("button", { name: "Réessayer" }).press("Enter");
    await hears(page);
    await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
  });
});

test.describe("un réseau qui coupe, puis ne répond plus", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test("[M5] une piste perdue le dit, sans attendre toujours qu’on lui dise pourquoi @une-fois", async ({
    page,
  }) => {
    // What asks why is held back, and never answered.
    await page.route("**/media/**", (route) => route.request().method() !== "HEAD" && route.abort());
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await expect(player(page).getByRole("alert")).toHaveText(
      "Ce fichier n’arrive pas. Vérifiez votre connexion, puis réessayez.",
      { timeout: 20_000 },
    );
  });
});

test.describe("un fichier qui ne vient pas, sous le clavier d’un téléphone", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test("[M5] la panne laisse voir le champ où l’on écrit, et se lit ensuite @telephone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route("**/media/**", (route) => route.abort());
    await open(page, "/musique");
    await track(page, "Onze places").tap();
    const failure = player(page).getByRole("alert");
    await expect(failure).toBeVisible();
    const field = page.getByRole("searchbox");
    await field.tap();
    await page.setViewportSize({ width: 360, height: 300 });
    await expectUncovered(field);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(failure).toBeVisible();
  });
});

test.describe("un réseau qui perd", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("[M5] une piste perdue en route est redemandée, et joue sans que l’on demande @une-fois", async ({
    page,
  }) => {
    const asked = await loseOnce(page, /\/media\//);
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await hears(page);
    await expect(player(page).getByRole("alert")).toHaveCount(0);
    expect([...asked.values()].some((times) => times > 1)).toBe(true);
  });

  test("[M5] coupée au milieu, elle reprend où elle en était ; en pause, elle y reste @une-fois", async ({
    page,
  }) => {
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await hears(page);
    await media(page).evaluate((video: HTMLVideoElement) => (video.currentTime = 20));
    await expect.poll(() => clock(page)).toBeGreaterThan(20);
    // What a browser says of an answer that broke off.
    const breakOff = () =>
      media(page).evaluate(async (video) => {
        const openedAgain = new Promise((resolve) =>
          video.addEventListener("emptied", resolve, { once: true }),
        );
        video.dispatchEvent(new Event("error"));
        await openedAgain;
      });
    await breakOff();
    await hears(page);
    expect(await clock(page)).toBeGreaterThan(20);
    await player(page).getByRole("button", { name: "Pause" }).click();
    await breakOff();
    expect(await media(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await player(page).getByRole("button", { name: "Lecture" }).click();
    await hears(page);
    expect(await clock(page)).toBeGreaterThan(20);
    await expect(player(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("le lecteur lui-même ne vient pas", () => {
  test.use({
    expectedComplaints: [/Failed to (load resource|fetch dynamically imported module)/],
  });
  test("[M2] c’est dit, le reste du site tient, et un second essai suffit @une-fois", async ({ page }) => {
    const code = /\/assets\/player-(?!store)[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await expect(page.getByRole("alert")).toHaveText(
      "Le lecteur n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.",
    );
    await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
    await page.unroute(code);
    await track(page, "Onze places").click();
    await hears(page);
  });
});

test.describe("sans réseau", () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });
  test("[M5] une piste jamais entendue le dit ; elle l’attend, et joue dès qu’il revient @une-fois", async ({
    page,
    context,
  }) => {
    await open(page, "/musique");
    await track(page, "La salle 213").click();
    await hears(page);
    await context.setOffline(true);
    await track(page, "Onze places").click();
    await expect(player(page).getByRole("alert")).toHaveText(
      "Vous êtes hors ligne : cette piste attend le réseau.",
    );
    await context.setOffline(false);
    await hears(page);
    await expect(player(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("un format que le navigateur ne lit pas", () => {
  test("[M5] se dit en français, sans proposer de réessayer, et la piste est marquée @une-fois", async ({
    page,
  }) => {
    await page.route("**/media/**", (route) =>
      route.fulfill({ contentType: "video/mp4", body: "ni une musique, ni un film" }),
    );
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await expect(player(page).getByRole("alert")).toHaveText(
      "Ce navigateur ne sait pas lire ce fichier : son format lui est inconnu, ou il est abîmé.",
    );
    await expect(player(page).getByRole("button", { name: "Réessayer" })).toHaveCount(0);
    await expect(player(page).getByRole("button", { name: "Écouter la suivante" })).toBeVisible();
    await expect(track(page, /Onze places.*illisible/)).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

test("[M5] un serveur qui ne répond plus, dix secondes durant, c’est dit @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await page.route("**/media/**", () => {});
  await track(page, "La salle 213").click();
  await expect(track(page, "La salle 213")).toHaveAttribute("data-status", "loading");
  await expect(player(page).getByRole("alert")).toContainText("Ce fichier n’arrive pas.", {
    timeout: 20_000,
  });
  await page.unroute("**/media/**");
  await player(page).getByRole("button", { name: "Réessayer" }).click();
  await hears(page);
});
