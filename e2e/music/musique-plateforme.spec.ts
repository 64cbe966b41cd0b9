import type { Page } from "@playwright/test";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { player, track } from "./listening.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { standInForPlatform } from "../support/platform-stand-in.ts";

const frame = (page: Page) => page.frameLocator('iframe[title^="Vidéo YouTube"]');
const frameClock = (page: Page) =>
  frame(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => video.currentTime);

/** Points of the platform's frame that something else covers. */
const coveredPoints = (page: Page) =>
  page.evaluate(() => {
    const iframe = document.querySelector("iframe");
    const { left, top, right, bottom } = iframe?.getBoundingClientRect() ?? new DOMRect();
    const points = [0.02, 0.5, 0.98].flatMap((x) =>
      [0.02, 0.5, 0.98].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return points.filter(([x, y]) => document.elementFromPoint(x, y) !== iframe);
  });

test("[M1][M2][M5] une piste de la plateforme (doublure) se lance au clic, obéit et se voit tout entière", async ({
  page,
  watch,
}) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/musique");
  expect(asked).toEqual([]);
  await track(page, /Tears of Steel/).click();
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
  expect(asked[0]).toContain("/embed/R6MlUcmOul8?enablejsapi=1&origin=");
  expect(asked[0]).not.toContain("list=");
  await expect(page.locator('iframe[title^="Vidéo YouTube"]')).toHaveAttribute(
    "referrerpolicy",
    "strict-origin-when-cross-origin",
  );

  const box = await page.locator('iframe[title^="Vidéo YouTube"]').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(200);
  expect(box?.height).toBeGreaterThanOrEqual(200);
  expect(await coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);

  await player(page).getByRole("button", { name: "Pause" }).click();
  await expect
    .poll(() =>
      frame(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(true);
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await expect
    .poll(() =>
      frame(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(false);
  await player(page).getByRole("slider", { name: "Volume" }).fill("0.3");
  await expect
    .poll(() =>
      frame(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => Math.round(video.volume * 100)),
    )
    .toBe(30);
  // Hidden it may not be; the button says so, and the page to whoever presses it.
  await player(page)
    .getByRole("button", { name: "Cacher le lecteur : YouTube veut qu’on voie sa vidéo" })
    .press("Enter");
  await expect(page.getByText("YouTube veut qu’on voie sa vidéo tant qu’elle est là.")).toBeVisible();
  expect(await coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);
  await player(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(watch.thirdParties).toEqual([]);
});

test(
  "[F3][M4] sur un téléphone couché, celui du site dépasse tout entier au-dessus du lecteur, et ouvert il laisse voir la vidéo",
  { tag: "@telephone" },
  async ({ page }) => {
    await standInForPlatform(page, "plays");
    for (const width of [640, 844]) {
      await page.setViewportSize({ width, height: 390 });
      await open(page, "/musique");
      await track(page, /Sintel/).click();
      await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
      // The tools of the corners step aside on the way down, and come back on the way up.
      await page.evaluate(() => scrollBy({ top: -40, behavior: "instant" }));
      const toggle = page.getByRole("button", { name: "Téléphone : formulaire de contact" });
      const gap = async () => {
        const [bar, handle] = [await player(page).boundingBox(), await toggle.boundingBox()];
        return bar && handle ? bar.y - (handle.y + handle.height) : -1;
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
      expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await player(page).getByRole("button", { name: "Piste suivante" }).click({ trial: true });
      await player(page).getByRole("button", { name: "Couper le son" }).click({ trial: true });
      await toggle.click();
      await expect(page.getByTestId("phone").getByLabel("Nom")).toBeInViewport({ ratio: 1 });
      expect(await coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  },
);

for (const where of ["", ", là aussi où un bouton touché ne prend pas le foyer, comme sous iOS (doublure)"])
  test(
    `[M3] sur un téléphone couché, la piste que l’on touche reste au-dessus du lecteur${where}`,
    { tag: "@telephone" },
    async ({ page }) => {
      await standInForPlatform(page, "plays");
      await page.setViewportSize({ width: 852, height: 393 });
      await open(page, "/musique");
      if (where) await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
      const row = track(page, /Sintel/);
      // As low as it can stand and be touched.
      await row.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: "instant" }),
      );
      await row.tap();
      await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
      await expectUncovered(row);
    },
  );

test(
  "[F3][M4] sur le plus petit téléphone couché, la vidéo (doublure) à côté des commandes laisse voir la page, et le téléphone s’ouvre sans la couvrir",
  { tag: "@telephone" },
  async ({ page }) => {
    await standInForPlatform(page, "plays");
    await page.setViewportSize({ width: 568, height: 320 });
    await open(page, "/musique");
    await track(page, /Sintel/).click();
    await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
    // Three tenths of the window are the page's.
    expect((await player(page).boundingBox())?.y).toBeGreaterThan(96);
    await page.evaluate(() => scrollBy({ top: -40, behavior: "instant" }));
    const toggle = page.getByRole("button", { name: "Téléphone : formulaire de contact" });
    await expect.poll(async () => (await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const name of [
      "Piste précédente",
      "Piste suivante",
      "Ordre : comme la liste",
      "Couper le son",
      "Arrêter",
    ])
      await player(page).getByRole("button", { name }).click({ trial: true });
    await toggle.click();
    const name = page.getByTestId("phone").getByLabel("Nom");
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);
    await expectNoSidewaysScroll(page);
  },
);

test("[M5] pause et lecture coup sur coup : la vidéo (doublure) joue, la pause dite trop tard ne l’arrête pas @une-fois", async ({
  page,
}) => {
  await standInForPlatform(page, "plays");
  await open(page, "/musique");
  const row = track(page, /Tears of Steel/);
  await row.click();
  await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
  await row.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    button.click();
  });
  const before = await frameClock(page);
  await expect.poll(() => frameClock(page)).toBeGreaterThan(before + 1);
  await expect(row).toHaveAccessibleName(/en lecture/);
});

test("[M3] la vidéo (doublure) se réduit autant que la plateforme le permet, jamais plus, et rien ne la couvre @bureau", async ({
  page,
}) => {
  await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await track(page, /Sintel/).click();
  await expect.poll(() => frameClock(page)).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeVisible();
  await player(page).getByRole("button", { name: "Réduire l’image (YouTube veut qu’on la voie)" }).click();
  const video = page.locator('iframe[title^="Vidéo YouTube"]');
  await expect.poll(async () => Math.round((await video.boundingBox())?.width ?? 0)).toBe(200);
  expect((await video.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await player(page).getByRole("button", { name: "Image à gauche" }).click();
  await expect.poll(() => coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);
  await player(page).getByRole("button", { name: "Agrandir l’image" }).click();
  await expect.poll(async () => (await video.boundingBox())?.width).toBeGreaterThan(300);
});

test("[M3][M4] la vidéo (doublure) continue d’une page à l’autre, sans être rechargée @une-fois", async ({
  page,
}) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await track(page, /Sintel/).click();
  await expect.poll(() => frameClock(page)).toBeGreaterThan(0.2);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Vidéo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vidéo" })).toBeVisible();
  const after = await frameClock(page);
  await expect.poll(() => frameClock(page)).toBeGreaterThan(after);
  const box = await page.locator('iframe[title^="Vidéo YouTube"]').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
  expect(await coveredPoints(page), "Rien ne recouvre la vidéo").toEqual([]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeVisible();
  expect(await frameClock(page)).toBeGreaterThan(after);
  expect(asked.filter((url) => url.includes("/embed/"))).toHaveLength(1);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("[G3] aucune vidéo de la plateforme ne part sans qu’on l’ait demandée, même avec « suivante » @une-fois", async ({
  page,
}) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await page.getByRole("button", { name: "Frites le jeudi (fanfare" }).click();
  await player(page).getByRole("button", { name: "Piste suivante" }).click();
  const go = page.getByRole("button", { name: "Lancer la vidéo" });
  await expect(go).toBeVisible();
  // The sound is gone: the ear is told what waits instead.
  await expect(
    page.getByRole("status").filter({ hasText: /, Les Retenues du Mardi\. Vidéo à lancer$/ }),
  ).toBeAttached();
  await page.keyboard.press("Home");
  await expectNoAxeFindings(page);
  expect(asked).toEqual([]);
  await go.press("Enter");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
});

for (const [mode, words] of [
  ["gone", "Cette vidéo n’existe plus ou elle est privée."],
  ["forbidden", "Son auteur ne permet pas de lire cette vidéo hors de YouTube."],
] as const) {
  test(`[M5] une vidéo refusée (doublure : ${mode}) le dit, et propose la plateforme et la suivante @une-fois`, async ({
    page,
  }) => {
    await standInForPlatform(page, mode);
    await open(page, "/musique");
    await track(page, /Big Buck Bunny/).click();
    await expect(player(page).getByRole("alert")).toHaveText(words);
    await expect(player(page).getByRole("link", { name: /Voir sur YouTube/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    );
    // The row was brought up from under the player: what is half under the header now is no small target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectNoAxeFindings(page);
    await player(page).getByRole("button", { name: "Écouter la suivante" }).press("Enter");
    await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
  });
}

test("[M5] une vidéo coupée en plein milieu (doublure) le dit, et « Réessayer » la reprend où elle était @une-fois", async ({
  page,
}) => {
  const asked = await standInForPlatform(page, "cut");
  await open(page, "/musique");
  await track(page, /Caminandes/).click();
  await expect(track(page, /Caminandes/)).toHaveAttribute("data-status", "playing");
  await expect(track(page, /Caminandes/)).toHaveAttribute("data-status", "loading");
  await expect(player(page).getByRole("alert")).toContainText("YouTube ne répond plus.", { timeout: 20_000 });
  await expect(page.locator("iframe")).toHaveCount(0);
  await player(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(track(page, /Caminandes/)).toHaveAttribute("data-status", "playing");
  expect(
    asked.filter((url) => url.includes("/embed/")).map((url) => new URL(url).searchParams.get("start")),
  ).toEqual(["0", "1"]);
});

test.describe("la plateforme ne répond pas", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  for (const mode of ["silent", "unreachable"] as const) {
    test(`[M5] dix secondes sans un mot (doublure : ${mode}) : c’est dit en français @une-fois`, async ({
      page,
    }) => {
      await standInForPlatform(page, mode);
      await open(page, "/musique");
      await track(page, /Caminandes/).click();
      const frames = page.locator('iframe[title^="Vidéo YouTube"]');
      const covered = () =>
        frames.evaluate((iframe) => {
          const { left, top, width, height } = iframe.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
        });
      await expect.poll(covered).toBe("Chargement…");
      await expect(track(page, /Caminandes/)).toHaveAttribute("data-status", "loading");
      await expect(player(page).getByRole("alert")).toContainText("YouTube ne répond pas.", {
        timeout: 20_000,
      });
      await expect(page.locator("iframe")).toHaveCount(0);
      // Nothing is left that would have to be seen: whoever has read it may put the player away.
      await player(page).getByRole("button", { name: "Cacher le lecteur", exact: true }).click();
      await expect(player(page).getByRole("alert")).toBeHidden();
      await player(page).getByRole("button", { name: "Montrer le lecteur" }).click();
      await expect(player(page).getByRole("alert")).toContainText("YouTube ne répond pas.");
    });
  }
});
