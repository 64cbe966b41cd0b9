import type { Page } from "@playwright/test";
import { expect, expectNoAxeFindings, open, readerStyle, test } from "../support/fixtures.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { clock, hears, media, player, track, wide } from "./listening.ts";

const seekBar = (page: Page) => player(page).getByRole("slider", { name: "Position dans la piste" });

test(
  "[M4] au doigt, la barre suit le geste et la piste y va quand le doigt se lève",
  { tag: "@telephone" },
  async ({ page }) => {
    await open(page, "/musique");
    await track(page, "Onze places").click();
    await hears(page);
    const box = await seekBar(page).boundingBox();
    if (!box) throw new Error("La barre n’est pas là.");
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
      });
    const before = await clock(page);
    await touch("touchStart", 0.1);
    for (const share of [0.2, 0.35, 0.5, 0.7]) await touch("touchMove", share);
    await expect.poll(async () => Number(await seekBar(page).inputValue())).toBeGreaterThan(15);
    expect(await clock(page)).toBeLessThan(before + 5);
    await touch("touchEnd", 0.7);
    await expect.poll(() => clock(page)).toBeGreaterThan(15);
    await hears(page);
  },
);

test("[M4] au clavier, la barre va de cinq en cinq secondes et se dit en français @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await player(page).getByRole("button", { name: "Pause" }).click();
  await expect(media(page)).toHaveJSProperty("paused", true);
  await seekBar(page).press("Home");
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", "0 seconde sur 1 minute 1 seconde");
  await seekBar(page).press("ArrowRight");
  await seekBar(page).press("ArrowUp");
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", "10 secondes sur 1 minute 1 seconde");
  await expect.poll(() => clock(page)).toBeCloseTo(10, 0);
  await seekBar(page).press("ArrowLeft");
  await expect(seekBar(page)).toHaveAttribute("aria-valuetext", "5 secondes sur 1 minute 1 seconde");
});

test("[M2] un double clic sur une piste la lance, comme partout, et ne la fait pas taire @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").dblclick();
  await hears(page);
  await track(page, "Onze places").click();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
});

test("[M4] pendant que la musique avance, la barre qui a le focus ne parle que d’un saut @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await seekBar(page).focus();
  const said = () => seekBar(page).getAttribute("aria-valuetext");
  // A slow machine hears late of the focus: from then on nothing changes.
  await expect(async () => {
    const [before, started] = [await said(), await clock(page)];
    await expect.poll(() => clock(page)).toBeGreaterThan(started + 2.2);
    expect(await said()).toBe(before);
  }).toPass();
  const still = await said();
  await seekBar(page).press("ArrowRight");
  await expect.poll(said).not.toBe(still);
  await page.keyboard.press("Tab");
  const after = await said();
  await expect.poll(said).not.toBe(after);
});

test("[M5] répéter et mélanger disent en mots où ils en sont @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  for (const [now, then] of [
    ["Répéter : non", "Répéter : le groupe"],
    ["Répéter : le groupe", "Répéter : la piste"],
    ["Répéter : la piste", "Répéter : non"],
    ["Ordre : comme la liste", "Ordre : au hasard"],
  ] as const) {
    await player(page).getByRole("button", { name: now }).click();
    await expect(player(page).getByRole("button", { name: then })).toBeVisible();
  }
  await player(page).getByRole("button", { name: "Ordre : au hasard" }).click();
  await expect(player(page).getByRole("button", { name: "Piste suivante : Une voix connue" })).toBeVisible();
});

test("[M5] rien ne bouge pour qui refuse les animations, et la piste qui joue reste marquée @une-fois", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await expect(track(page, /Onze places.*en lecture/)).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(moving).toBe(0);
});

test("[M4] l’écran verrouillé et les touches du casque : titre, image, position, et chaque touche obéit @une-fois", async ({
  page,
}) => {
  const press = await deviceKeys(page);
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  const shown = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return [metadata?.title, metadata?.artist, metadata?.artwork[0]?.src, playbackState];
  });
  expect(shown).toEqual([
    "Onze places",
    "Docteur Silence",
    new URL("/icons/icon-512.png", page.url()).href,
    "playing",
  ]);
  expect((await page.request.get("/icons/icon-512.png")).ok()).toBe(true);

  await press("seekto", 12);
  await expect.poll(() => clock(page)).toBeGreaterThan(11.9);
  await expect.poll(() => page.evaluate("positionTold().position")).toBeGreaterThan(11.9);
  expect(await page.evaluate("Math.round(positionTold().duration)")).toBe(61);
  await press("seekbackward");
  await expect.poll(() => clock(page)).toBeLessThan(8);
  await press("pause");
  await expect(media(page)).toHaveJSProperty("paused", true);
  await press("play");
  await hears(page);
  await press("play");
  await hears(page);
  // « Play » while it is still on its way is no wish for silence.
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\.(mp3|ogg|webm|mp4)$/, (route) => held.then(() => route.continue()));
  await press("nexttrack");
  await expect(player(page).getByText("Une voix connue", { exact: true })).toBeVisible();
  await press("play");
  letIn();
  await hears(page);
  await press("previoustrack");
  await expect(player(page).getByText("Onze places", { exact: true })).toBeVisible();
  await press("stop");
  await expect(player(page)).toBeHidden();
});

/** Stands in for the keys of a keyboard, of headphones and of a locked screen. Gives the way to press one. */
async function deviceKeys(page: Page) {
  await page.addInitScript(() => {
    const keys = new Map<string, MediaSessionActionHandler | null>();
    const session = navigator.mediaSession;
    const told: { position?: MediaPositionState | undefined } = {};
    session.setActionHandler = (key, handler) => void keys.set(key, handler);
    session.setPositionState = (position) => void (told.position = position);
    Object.assign(globalThis, {
      positionTold: () => told.position,
      pressKey: (action: MediaSessionAction, seekTime?: number) =>
        keys.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }),
    });
  });
  return (action: string, seekTime?: number) =>
    page.evaluate(`pressKey(${JSON.stringify(action)}, ${seekTime ?? "undefined"})`);
}

test("[M4][V1] tant qu’un film est ce que l’on entend, l’écran verrouillé et les touches du casque sont à lui, et non à la piste en pause @une-fois", async ({
  page,
}) => {
  const press = await deviceKeys(page);
  const named = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Vidéo" }).click();
  await page.getByRole("button", { name: "Lancer la vidéo : Une nuit, boulevard Zénith" }).click();
  await expect(page.getByRole("article").locator("video")).toHaveJSProperty("paused", false);
  // The browser's own care, where the page listens to none.
  await expect.poll(named).toBeUndefined();
  await press("play");
  await expect(media(page)).toHaveJSProperty("paused", true);

  await player(page).getByRole("button", { name: "Lecture" }).click();
  await expect.poll(named).toBe("Onze places");
  await press("pause");
  await expect(media(page)).toHaveJSProperty("paused", true);
  await press("play");
  await hears(page);

  // The film is gone with its page.
  await page
    .getByRole("article")
    .locator("video")
    .evaluate((film: HTMLVideoElement) => film.play());
  await expect.poll(named).toBeUndefined();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
  await expect.poll(named).toBe("Onze places");
  await press("play");
  await hears(page);
});

test("[M4] là où l’appareil seul règle le volume, le lecteur le dit et sait couper le son @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, "volume", { get: () => 1, set: () => {} }),
  );
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  await expect(player(page).getByText("Boutons de l’appareil")).toBeVisible();
  await expect(player(page).getByRole("slider", { name: "Volume" })).toHaveCount(0);
  await player(page).getByRole("button", { name: "Couper le son" }).click();
  await expect(media(page)).toHaveJSProperty("muted", true);
});

test(
  "[M4] le menu reste entier au-dessus d’une vidéo, sur un petit téléphone",
  { tag: "@telephone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, "/musique");
    await track(page, "Le train n’est pas passé").click();
    await hears(page);
    expect(wide(page)).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    const links = page.getByRole("navigation", { name: "Menu principal" }).getByRole("link");
    await links.last().click({ trial: true });
    await links.first().click({ trial: true });
  },
);

test("[M3][M4] l’image d’une piste change de coin, se cache et revient sans que le son s’arrête, le lecteur aussi ; sans image, elle laisse à la page les trois quarts d’un téléphone", async ({
  page,
}) => {
  if (!wide(page)) await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/musique");
  await track(page, /avec images/).click();
  await hears(page);
  if (!wide(page)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeVisible();
  const press = (name: string) => player(page).getByRole("button", { name }).click();
  const middle = async () => {
    const { x = 0, width = 0 } = (await media(page).boundingBox()) ?? {};
    return x + width / 2;
  };
  if (wide(page)) {
    await press("Image à gauche");
    await expect.poll(middle).toBeLessThan(720);
    await press("Image à droite");
    await expect.poll(middle).toBeGreaterThan(720);
  }

  await press("Cacher l’image");
  await expect(media(page)).toBeHidden();
  await hears(page);
  const header = await page.getByRole("banner").boundingBox();
  const bar = await player(page).boundingBox();
  const left = (bar?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  expect(left / (page.viewportSize()?.height ?? 1)).toBeGreaterThan(0.75);
  await expectNoAxeFindings(page);

  await press("Montrer l’image");
  await expect(media(page)).toBeVisible();
  await hears(page);

  await press("Cacher le lecteur, le son continue");
  const back = player(page).getByRole("button", { name: "Montrer le lecteur" });
  await expect(back).toBeFocused();
  await expect(media(page)).toBeHidden();
  await hears(page);
  expect((await player(page).boundingBox())?.width).toBeLessThan(0.75 * (page.viewportSize()?.width ?? 0));
  await expectNoAxeFindings(page);
  // What stands in the corners is neither covered nor pushed up.
  await page.getByRole("button", { name: "Téléphone" }).click({ trial: true });
  await page.getByRole("button", { name: "Faire un don" }).click({ trial: true });
  await back.press("Enter");
  await expect(media(page)).toBeVisible();
  await expect(player(page).getByRole("button", { name: "Arrêter" })).toBeVisible();
  await hears(page);
  // Put away, it stays away over a reload.
  await press("Cacher le lecteur, le son continue");
  await page.reload();
  await expect(back).toBeVisible();
});

test("[M5] déplié, « Piste suivante » reste sous le doigt, quel que soit le titre @telephone", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Frites le jeudi").tap();
  await player(page).getByRole("button", { name: "Plus de commandes" }).tap();
  const next = player(page).getByRole("button", { name: "Piste suivante" });
  const place = async () => (await next.boundingBox())?.x;
  const first = await place();
  for (const title of ["Le dernier slow avant l’alarme", "Personne n’a copié (dans le couloir, plus vite)"]) {
    await next.tap();
    await expect(player(page).getByRole("link", { name: title })).toBeVisible();
    expect(await place()).toBe(first);
  }
});

test("[M4] sur un téléphone, un titre plus long que sa ligne se lit en entier, et le lecteur n’en est pas plus haut @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/musique");
  await track(page, "Frites le jeudi").tap();
  const height = async () => (await player(page).boundingBox())?.height;
  const low = await height();
  const scene = player(page).getByText("Les Retenues du Mardi");
  await expectUncovered(scene);
  const start = (await scene.boundingBox())?.x;
  const expectWhole = async (name: string) => {
    const title = player(page).getByText(name);
    await expectUncovered(title);
    expect((await title.boundingBox())?.x, name).toBe(start);
    const cut = await title.evaluate((line) =>
      Math.max(line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight),
    );
    expect(cut, name).toBeLessThanOrEqual(0);
  };
  for (const name of ["Le dernier slow avant l’alarme", "Valse pour une boîte fermée"]) {
    await track(page, name).tap();
    await expectWhole(name);
    expect(await height(), name).toBe(low);
  }
  // WCAG 1.4.12: higher lines and a void under each paragraph take none of it away.
  await readerStyle(page, "* { line-height: 1.5 !important } p { margin-bottom: 2em !important }");
  await expectWhole("Valse pour une boîte fermée");
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const)
  test(`[F3, M4] à ${width} × ${height}, commandes dépliées sous des images, le téléphone garde son bouton entier ; le lever les replie avec les images, changer de page les replie aussi @telephone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/musique");
    await track(page, "Le train n’est pas passé").tap();
    await hears(page);
    const unfold = player(page).getByRole("button", { name: "Plus de commandes" });
    const fold = player(page).getByRole("button", { name: "Moins de commandes" });
    await unfold.tap();
    await page.evaluate(() => scrollBy({ top: -40, behavior: "instant" }));
    const phone = page.getByRole("button", { name: "Téléphone : formulaire de contact" });
    await expect.poll(async () => Math.round((await phone.boundingBox())?.height ?? 0)).toBe(56);
    await phone.tap();
    await expect(unfold).toBeVisible();
    // So do the pictures, whose sound goes on.
    await expect(media(page)).toBeHidden();
    await hears(page);
    const name = page.getByTestId("phone").getByLabel("Nom");
    await name.tap();
    await expectUncovered(name);
    await phone.tap();
    await expect(media(page)).toBeVisible();
    await unfold.tap();
    await expect(fold).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("banner").getByRole("link", { name: "Affiches" }).tap();
    await expect(page).toHaveURL(/affiche/);
    await expect(unfold).toBeVisible();
  });

test("[M2] une piste que l’on demande par la recherche prend la place d’une autre qui est en pause @une-fois", async ({
  page,
}) => {
  await open(page, "/musique?piste=la-mine-est-vide");
  await expect(track(page, "La mine est vide")).toHaveAttribute("data-status", "paused");
  await page.getByRole("banner").getByRole("link", { name: "Arc" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Chercher dans tout le site" }).fill("frites");
  await expect(page.getByRole("option", { name: /^Frites le jeudi/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(track(page, "Frites le jeudi")).toHaveAttribute("data-status", "paused");
  await expect(page).toHaveURL(/\?piste=frites-le-jeudi/);
});

test("[M4] « Tout écouter », au doigt, reste en vue avec la piste qu’il lance : le lecteur vient dessous @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/musique");
  const all = page.getByRole("button", { name: "Tout écouter" }).first();
  await all.tap();
  await hears(page);
  await expectUncovered(all);
  await expectUncovered(page.locator("main button[data-status]"));
});

test("[M4] quand le clavier d’un téléphone rend la page plus basse, le champ où l’on écrit reste au-dessus du lecteur @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/musique");
  await track(page, "Onze places").tap();
  await hears(page);
  for (const way of [undefined, "Joueurs"]) {
    if (way !== undefined) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("banner").getByRole("link", { name: way }).tap();
      await expect(page.getByRole("heading", { level: 1, name: way })).toBeVisible();
    }
    const field = page.getByRole("searchbox");
    await field.tap();
    await page.setViewportSize({ width: 360, height: 340 });
    await expectUncovered(field);
    await page.keyboard.type("lo");
    await expectUncovered(field);
  }
});
