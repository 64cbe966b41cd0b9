import { expect, open, test } from "../support/fixtures.ts";
import { clock, hears, media, player, track } from "./listening.ts";
import { standInForPlatform } from "../support/platform-stand-in.ts";

/** What a `layout-shift` entry says of one thing that moved. */
interface Shift {
  node?: Node;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

test.describe("après un rechargement", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("[R9] Retour rend l’adresse de la page d’avant, sans le nom de la piste @une-fois", async ({
    page,
  }) => {
    await open(page, "/stream?arc=Survivor");
    await page
      .getByRole("navigation", { name: "Menu principal" })
      .getByRole("link", { name: "Musique" })
      .click();
    await track(page, "La salle 213").click();
    await expect(page).toHaveURL(/\/musique\?piste=/);
    await page.reload();
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Joueurs" })).toBeVisible();
    await expect(page).toHaveURL(/\/stream\?arc=Survivor$/);
  });

  test("[M4][M5] sur une autre page, la piste attend en pause où elle était @une-fois", async ({ page }) => {
    await open(page, "/musique");
    await track(page, "La salle 213").click();
    await hears(page);
    const seek = player(page).getByRole("slider", { name: "Position dans la piste" });
    await seek.fill("12");
    await expect.poll(() => clock(page)).toBeGreaterThan(12);
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Les arcs" })).toBeVisible();

    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "media" && asked.push(request.url()));
    const heard = Number(await seek.inputValue());
    // The site's faces stay out: what moves then is pushed by the player alone (polices.spec.ts is about them).
    await page.route("**/*.woff2", (route) => route.abort());
    await page.reload();
    await expect(player(page).getByText("La salle 213", { exact: true })).toBeVisible();
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    await expect(seek).toHaveAttribute("aria-valuetext", /^\d+ secondes sur 1 minute 16 secondes$/);
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(heard);
    await expect(media(page)).toHaveJSProperty("paused", true);
    expect(asked).toEqual([]);
    const moved = await page.evaluate(async () => {
      const main = document.querySelector("main");
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      // A shift is told after the frame that shows it.
      for (let frames = 0; frames < 3; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...entries, ...observer.takeRecords()]
        .flatMap((entry): Shift[] => Reflect.get(entry, "sources"))
        .filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y)
        .flatMap(({ node }) => (node && main?.contains(node) ? node.nodeName : []));
    });
    expect(moved, "Le lecteur qui revient ne pousse rien de la page").toEqual([]);

    // It can be moved before it is fetched.
    await seek.fill("40");
    await seek.press("ArrowRight");
    const placed = Number(await seek.inputValue());
    expect(placed).toBeGreaterThan(40);
    expect(asked).toEqual([]);
    await player(page).getByRole("button", { name: "Lecture" }).click();
    await expect.poll(() => clock(page)).toBeGreaterThan(placed + 0.2);
    await player(page).getByRole("button", { name: "Arrêter" }).click();
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    await expect(player(page)).toHaveCount(0);
  });
});

test("[M4] l’adresse d’une autre piste l’emporte sur celle d’avant le rechargement @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "La salle 213").click();
  await hears(page);
  await open(page, "/musique?piste=onze-places");
  await expect(player(page).getByText("Onze places", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/piste=onze-places$/);
});

test("[M4][G3] une vidéo de la plateforme (doublure) attend elle aussi, sans rien demander à personne @une-fois", async ({
  page,
}) => {
  const asked = await standInForPlatform(page, "plays");
  await open(page, "/musique");
  await track(page, /Sintel/).click();
  const seek = player(page).getByRole("slider", { name: "Position dans la piste" });
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(2);
  asked.length = 0;
  await page.reload();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await expect.poll(() => asked[0]).toMatch(/[?&]start=[2-9](&|$)/);
});

test("[M4][M5] une piste en pause garde sa place pour qui revient à Musique, par le menu, par son titre ou par un chargement, et la page s’ouvre à son début @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Onze places").click();
  await hears(page);
  const seek = player(page).getByRole("slider", { name: "Position dans la piste" });
  await seek.fill("20");
  await expect.poll(() => clock(page)).toBeGreaterThan(20);
  await player(page).getByRole("button", { name: "Pause" }).click();
  const kept = async () => {
    await expect(page).toHaveURL(/\?piste=onze-places/);
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    expect(Number(await seek.inputValue())).toBeGreaterThanOrEqual(20);
  };
  const goes = async (label: string) => {
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    await menu.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(label));
  };
  await goes("Affiches");
  await goes("Musique");
  await kept();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goes("Arc");
  await player(page).getByRole("link", { name: "Onze places" }).click();
  await kept();
  await goes("Arc");
  await open(page, "/musique");
  await kept();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await expect.poll(() => clock(page)).toBeGreaterThan(20);
});
