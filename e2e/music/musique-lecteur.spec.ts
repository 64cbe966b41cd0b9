import { PAGES } from "#addresses/pages.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { clock, hears, media, player, track, wide } from "./listening.ts";

test("[M2][M4][M5] un clic lance la piste ; pause, lecture, puis arrêter vide la sélection", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Frites le jeudi").first().click();
  await hears(page);
  await expect(player(page).getByText("Frites le jeudi", { exact: true })).toBeVisible();
  await expect(track(page, "Frites le jeudi").first()).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/\?piste=frites-le-jeudi$/);
  await expect(page).toHaveTitle(/^♪ Frites le jeudi · /);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await player(page).getByRole("button", { name: "Pause" }).click();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await expect(media(page)).toHaveJSProperty("paused", true);
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await hears(page);
  // Its own row does the same, and goes on where it was.
  const row = track(page, "Frites le jeudi").first();
  await expect(row).not.toHaveText(/^3/);
  await row.press("Enter");
  await expect(row).toHaveAccessibleName(/en pause/);
  await expect(row).toHaveText(/^3/);
  const at = await media(page).evaluate((element: HTMLMediaElement) => element.currentTime);
  await row.press("Enter");
  await expect(row).toHaveAccessibleName(/en lecture/);
  await hears(page);
  expect(await media(page).evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(at);

  await player(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(player(page)).toBeHidden();
  await expect(page).toHaveURL(/\/musique$/);
  await expect(page).toHaveTitle(/^Musique · /);
  await expect(page.locator("video")).not.toHaveAttribute("src");
  await expect(track(page, "Frites le jeudi").first()).toBeFocused();
});

test("[M4] arrêter depuis une autre page rend le clavier au titre de cette page @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
  await player(page).getByRole("button", { name: "Arrêter" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[M4] la musique se met en pause depuis une boîte de dialogue ouverte @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  // On a phone that has scrolled down the corner buttons step aside, but the keyboard still finds them.
  await page.getByRole("button", { name: "Faire un don" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Faire un don" });
  await dialog.getByRole("button", { name: "Mettre la musique en pause" }).click();
  await expect(media(page)).toHaveJSProperty("paused", true);
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Reprendre la musique" }).click();
  await expect(media(page)).toHaveJSProperty("paused", false);
});

test("[M4] sur un téléphone couché, la pause ne touche pas les boutons d’une affiche ouverte @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog").getByRole("combobox");
  await search.fill("le hamster du boulevard");
  await expect(page.getByRole("option").first()).toContainText("Hamster");
  await search.press("Enter");
  const viewer = page.getByRole("dialog");
  const add = viewer.getByRole("button", { name: "Ajouter à mon mur" });
  await expect(add).toBeVisible();
  const box = await add.boundingBox();
  const pause = await viewer.getByRole("button", { name: "Mettre la musique en pause" }).boundingBox();
  expect(pause && box && pause.x + pause.width < box.x).toBe(true);
});

test(
  "[M4] sur un téléphone, le lecteur ne prend que 90 pixels, et chaque commande en a 44",
  { tag: "@telephone" },
  async ({ page }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, "/musique?piste=onze-places");
      await expect(player(page).getByRole("slider", { name: "Volume" })).toBeVisible();
      expect((await player(page).boundingBox())?.height).toBeLessThanOrEqual(90);
      for (const more of ["Plus de commandes", "Moins de commandes"]) {
        for (const command of await player(page).locator("button, input").all()) {
          const box = (await command.isVisible()) && (await command.boundingBox());
          if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
        await player(page).getByRole("button", { name: more }).click();
      }
      await expectNoSidewaysScroll(page);
    }
  },
);

test("[M4] le volume va de 0 à 1 par 0,01, vaut 0,8, et l’appareil ne le retient qu’une fois réglé @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "La salle 213").click();
  await hears(page);
  const slider = player(page).getByRole("slider", { name: "Volume" });
  await expect(slider).toHaveValue("0.8");
  expect(await slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step])).toEqual([
    "0",
    "1",
    "0.01",
  ]);
  await expect(media(page)).toHaveJSProperty("volume", 0.8);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await slider.focus();
  await slider.press("ArrowLeft");
  await expect(slider).toHaveValue("0.79");
  await expect(media(page)).toHaveJSProperty("volume", 0.79);
  await page.reload();
  await expect(player(page).getByRole("slider", { name: "Volume" })).toHaveValue("0.79");
  await player(page).getByRole("button", { name: "Couper le son" }).click();
  await expect(player(page).getByRole("slider", { name: "Volume" })).toHaveAttribute(
    "aria-valuetext",
    "Son coupé",
  );
  // Down to nothing by the slider is silence, too, and the button brings back what was heard.
  const sound = (name: string) => player(page).getByRole("button", { name });
  await sound("Rétablir le son").click();
  await slider.press("Home");
  await expect(slider).toHaveValue("0");
  await sound("Rétablir le son").click();
  await expect(slider).toHaveValue("0.79");
  await expect(sound("Couper le son")).toBeVisible();
});

test("[M4] une piste introuvable se nomme « Inconnu » et se referme @une-fois", async ({ page }) => {
  await open(page, "/musique?piste=nulle-part");
  await expect(player(page).getByText("Inconnu", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Cette piste n’existe pas, ou plus. Voici toutes les autres.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/musique$/);
  await expectNoAxeFindings(page);
  await player(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(player(page)).toBeHidden();
});

test("[M4][R1][R2][R3][R4][R5][R6][R7] le son continue sur les sept pages et au retour", async ({ page }) => {
  await open(page, "/musique");
  await track(page, "Le dernier bus pour Mirador").click();
  await hears(page);
  await media(page).evaluate((video) => video.setAttribute("data-seen", "same"));
  const bar = player(page);
  let before = await clock(page);
  const goes = async (path: string) => {
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const now = await clock(page);
    expect(now).toBeGreaterThan(before);
    before = now;
  };
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  for (const { path, label } of PAGES) {
    if (!wide(page)) await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: label, exact: true }).click();
    await goes(path);
  }
  for (const { path } of PAGES.slice(0, -1).toReversed()) {
    await page.goBack();
    await goes(path);
  }
  await hears(page);
  await expect(media(page)).toHaveAttribute("data-seen", "same");
});

test("[M5] pendant qu’une page remplace l’autre, un clic sur le lecteur compte @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).hover();
  const reached = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector<HTMLElement>('nav a[href="/arc"]')?.click();
    while (location.pathname !== "/arc") await frame();
    const pause = document.querySelector('[title="Pause"]');
    const { left, top, width, height } = pause?.getBoundingClientRect() ?? new DOMRect();
    const under: boolean[] = [];
    for (let i = 0; i < 12; i++) {
      await frame();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      under.push(hit !== null && pause?.contains(hit) === true);
    }
    return under;
  });
  expect(reached).not.toContain(false);
});

test("[M5] pause et lecture coup sur coup : la piste joue, la pause dite trop tard ne l’arrête pas @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  const row = track(page, "Frites le jeudi");
  await row.click();
  await hears(page);
  // Both before the browser says that it has paused: a busy machine says it late.
  await row.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    button.click();
  });
  await expect(row).toHaveAccessibleName(/en lecture/);
  await hears(page);
});

test("[M2] suivante, précédente, et la fin d’une piste mène à la suivante @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await track(page, "Brouillard sur Les Docks").click();
  await hears(page);
  await player(page).getByRole("button", { name: "Piste suivante : Palier du quatrième" }).click();
  await expect(player(page).getByText("Palier du quatrième")).toBeVisible();
  await hears(page);
  // Who listens is told what plays, not only what comes after it.
  await expect(page.getByRole("status").filter({ hasText: /^Palier du quatrième, / })).toBeAttached();
  await player(page).getByRole("button", { name: "Piste précédente" }).click();
  await expect(player(page).getByText("Brouillard sur Les Docks")).toBeVisible();
  await hears(page);
  const seek = player(page).getByRole("slider", { name: "Position dans la piste" });
  await seek.focus();
  await seek.press("End");
  await expect(player(page).getByText("Palier du quatrième")).toBeVisible();
  await hears(page);
  // The next track's length is awaited for a moment: who moves in it by keys is not thrown out meanwhile.
  await expect(seek).toBeFocused();
  await page.keyboard.press("n");
  await expect(player(page).getByText("Palier du quatrième")).toBeHidden();
  await hears(page);
  await expect(seek).toBeFocused();
});

test(
  "[M5] après cinquante changements de piste et un arrêt, ni minuterie ni écouteur ne reste",
  { tag: "@bureau" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const running = new Set<unknown>();
      const { setInterval: start, clearInterval: stop } = globalThis;
      Object.assign(globalThis, {
        running,
        setInterval: (...args: Parameters<typeof setInterval>) => {
          const id = start(...args);
          running.add(id);
          return id;
        },
        clearInterval: (id: number) => {
          running.delete(id);
          stop(id);
        },
      });
    });
    await open(page, "/musique");
    const devtools = await page.context().newCDPSession(page);
    const left = async () => {
      const { result } = await devtools.send("Runtime.evaluate", {
        includeCommandLineAPI: true,
        returnByValue: true,
        expression: `({ intervals: running.size, listeners: [window, document, document.querySelector("video")].map((target) => Object.values(getEventListeners(target)).flat().length) })`,
      });
      return result.value as unknown;
    };
    await track(page, "Onze places").click();
    await hears(page);
    await player(page).getByRole("button", { name: "Arrêter" }).click();
    await expect(player(page)).toBeHidden();
    const before = await left();
    await track(page, "Onze places").click();
    const next = player(page).getByRole("button", { name: "Piste suivante" });
    for (let i = 0; i < 50; i++) await next.click();
    await player(page).getByRole("button", { name: "Arrêter" }).click();
    await expect(player(page)).toBeHidden();
    expect(await left()).toEqual(before);
  },
);
