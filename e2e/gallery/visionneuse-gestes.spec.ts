import { card, wall } from "./gallery-entries.ts";
import { expect, open } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { expectPunctuationWithItsWord } from "../support/lone-punctuation.ts";

test("[P3] sur un téléphone couché, le « ? » du tutoriel reste avec son mot dans la visionneuse @telephone", async ({
  page,
  first,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, `/affiche?affiche=${first.id}`);
  const help = page.getByRole("dialog").getByRole("link", { name: /^Comment importer en jeu \?/ });
  await help.scrollIntoViewIfNeeded();
  await expectPunctuationWithItsWord(page);
});

test("[P5] sur le plus petit téléphone, l’affiche ouverte est plus grande que sur le mur, et ses boutons sont là @telephone", async ({
  page,
  first,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/affiche");
  const hung = await wall(page, "Affiches").getByRole("listitem").locator("img").first().boundingBox();
  await card(page, "Affiches", first).click();
  const viewer = page.getByRole("dialog");
  const large = viewer.getByRole("img", { name: new RegExp(first.title) });
  await expect
    .poll(async () => ((await large.boundingBox())?.width ?? 0) / (hung?.width ?? Infinity))
    .toBeGreaterThan(1.25);
  await expect(viewer.getByRole("button", { name: "Copier l’URL" })).toBeInViewport({ ratio: 1 });
  await expect(viewer.getByRole("button", { name: /^Ajouter à mon mur/ })).toBeInViewport({ ratio: 1 });
});

test("[P5] taper deux fois sur une affiche l’ouvre, et ne presse rien de ce qui vient sous le doigt @telephone", async ({
  page,
  first,
}) => {
  await open(page, `/affiche?affiche=${first.id}`);
  const add = page.getByRole("dialog").getByRole("button", { name: /^Ajouter à mon mur/ });
  const box = await add.boundingBox();
  if (!box) throw new Error("The viewer has no such button.");
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  await page.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  // Under the finger, a picture of the wall.
  await expect
    .poll(() =>
      page.evaluate(
        ([x, y]) => {
          if (document.elementFromPoint(x, y)?.closest('[aria-posinset] a[href*="affiche="]')) return true;
          scrollBy(0, 40);
          return false;
        },
        [x, y] as const,
      ),
    )
    .toBe(true);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(add).toBeVisible();
  // A third tap, a while later, is meant.
  await expect(async () => {
    await add.tap();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Retirer de mon mur/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

test("[P5] là où le navigateur sait partager, « Partager » et « Télécharger » tiennent dans leur colonne, téléphone couché ou tablette @une-fois", async ({
  page,
  first,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [1024, 768],
    [1180, 820],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/affiche?affiche=${first.id}`);
    const viewer = page.getByRole("dialog");
    const [column, one, other] = await Promise.all(
      [
        viewer.getByRole("button", { name: "Importer en jeu" }),
        viewer.getByRole("button", { name: "Partager" }),
        viewer.getByRole("link", { name: "Télécharger" }),
      ].map(async (part) => {
        await expect(part).toBeVisible();
        const { x = 0, y = 0, width: wide = 0 } = (await part.boundingBox()) ?? {};
        return { left: x, right: x + wide, top: y };
      }),
    );
    expect(one?.left).toBe(column?.left);
    expect(Math.round(other?.right ?? 0), `${width}`).toBe(Math.round(column?.right ?? 0));
    expect(other?.top).toBe(one?.top);
  }
});

test("[P5] au bout du mur, une flèche de plus dit où l’on est @une-fois", async ({ page, first }) => {
  await open(page, "/affiche");
  await card(page, "Affiches", first).click();
  const viewer = page.getByRole("dialog");
  const said = viewer.getByRole("status").filter({ hasText: "Le mur commence ici." });
  await page.keyboard.press("ArrowLeft");
  await expect(said).toBeVisible();
  // An arrow held down comes thirty times a second, and is answered once.
  const words = await said.evaluateHandle((element) => element.firstChild);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await words.evaluate((node) => node?.isConnected)).toBe(true);
  // Who walks on is at the start no longer.
  await page.keyboard.press("ArrowRight");
  await expect(said).toBeHidden();
  const previous = viewer.getByRole("button", { name: "Précédente" });
  await previous.click();
  await page.keyboard.press("ArrowLeft");
  await viewer.getByRole("button", { name: "Fermer le message" }).click();
  await expect(said).toBeHidden();
  // By the keyboard: Playwright waits for a button that says it is disabled.
  await previous.focus();
  await page.keyboard.press("Enter");
  await expect(said).toBeVisible();
});

test("[P5] agrandir : touche z, bouton, double clic, molette ; puis l’image entière revient, et Échap ferme @bureau", async ({
  page,
  second,
}) => {
  await open(page, `/affiche?affiche=${second.id}`);
  const viewer = page.getByRole("dialog");
  const image = viewer.getByRole("img", { name: /^Affiche «/ });
  await expect(image).toBeVisible();
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  const whole = await width();
  await page.keyboard.press("z");
  await expect(viewer.getByRole("button", { name: /Voir en entier/ })).toBeVisible();
  await expect(viewer.getByText("Agrandie", { exact: true })).toBeAttached();
  expect(await width()).toBeGreaterThan(whole * 2);
  await page.keyboard.press("z");
  await expect(viewer.getByText("En entier", { exact: true })).toBeAttached();
  await expect.poll(width).toBeCloseTo(whole, 0);
  const box = await image.boundingBox();
  if (!box) throw new Error("The image is shown.");
  await page.mouse.dblclick(box.x + box.width / 3, box.y + box.height / 3);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await page.mouse.wheel(0, 4000);
  await expect.poll(width).toBeCloseTo(whole, 0);
  // Escape takes back one thing at a time.
  await viewer.getByRole("button", { name: "Agrandir" }).click();
  await page.keyboard.press("Escape");
  await expect(viewer.getByRole("button", { name: "Agrandir" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test(
  "[P5] un téléphone que l’on tourne garde au milieu ce qu’on y regardait d’une image agrandie, et ne la laisse pas passer ses bords",
  { tag: "@telephone" },
  async ({ page, first }) => {
    await open(page, `/affiche?affiche=${first.id}`);
    const image = page.getByRole("dialog").getByRole("img", { name: /^Affiche «/ });
    await expect(image).toBeVisible();
    await page.keyboard.press("z");
    /** What part of the picture's height lies in the middle of its stage, and how far short of the stage its right edge ends. */
    const seen = () =>
      image.evaluate((element) => {
        const [box, stage] = [element, element.closest("[data-zoomed]")].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (!box || !stage) throw new Error("Larger than whole.");
        const spare = Math.max(0, stage.width - box.width) / 2;
        return {
          middle: (stage.top + stage.height / 2 - box.top) / box.height,
          short: stage.right - box.right - spare,
        };
      });
    await page.keyboard.press("ArrowUp");
    for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
    const before = await seen();
    expect(before.middle).toBeLessThan(0.45);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await seen()).short).toBeLessThan(1);
    expect((await seen()).middle).toBeCloseTo(before.middle, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await seen()).short).toBeLessThan(1);
    expect((await seen()).middle).toBeCloseTo(before.middle, 2);
  },
);

test(
  "[P5] sur un téléphone couché, l’image garde la hauteur de l’écran",
  { tag: "@telephone" },
  async ({ page, first }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, `/affiche?affiche=${first.id}`);
    const image = page.getByRole("dialog").getByRole("img", { name: /^Affiche «/ });
    await expect.poll(() => image.evaluate((element) => element.clientHeight)).toBeGreaterThan(250);
    await expect(page.getByRole("button", { name: "Importer en jeu" })).toBeInViewport();
  },
);

test(
  "[P5] sur un téléphone, glisser tourne la page et tirer vers le bas ferme",
  { tag: "@telephone" },
  async ({ page, first, second }) => {
    await open(page, `/affiche?affiche=${first.id}`);
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByRole("img", { name: /^Affiche «/ })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const drag = async (dx: number, dy: number) => {
      const [x, y] = [200, 300];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const point = { x: x + dx * part, y: y + dy * part };
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
      }
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await drag(-150, 5);
    await expect(viewer.getByRole("heading", { name: second.title })).toBeVisible();
    await drag(150, 5);
    await expect(viewer.getByRole("heading", { name: first.title })).toBeVisible();
    // Thrown, not laid down: the tap that comes next still presses what it touches.
    await drag(-150, 5);
    await expect(viewer.getByRole("heading", { name: second.title })).toBeVisible();
    await viewer.getByRole("button", { name: "Ajouter à mon mur" }).tap();
    await expect(viewer.getByRole("button", { name: "Retirer de mon mur" })).toBeVisible();
    await drag(5, 200);
    await expect(viewer).toBeHidden();
  },
);

test("[P5] toucher à côté d’une affiche ouverte par un lien la ferme, et rien d’autre @telephone", async ({
  page,
  first,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `/affiche?affiche=${first.id}`);
  const viewer = page.getByRole("dialog", { name: first.title });
  await expect(viewer.getByRole("img", { name: /^Affiche / })).toBeVisible();
  await page.evaluate(() => {
    addEventListener(
      "click",
      ({ target }) => {
        const inViewer = target instanceof Element && target.closest("dialog") !== null;
        document.documentElement.dataset["pressed"] = inViewer ? "viewer" : "page";
      },
      { capture: true },
    );
  });
  await page.touchscreen.tap(35, 305);
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "viewer");
  await expect(viewer).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
