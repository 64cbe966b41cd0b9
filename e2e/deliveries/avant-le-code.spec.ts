import type { Page } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { entriesOf } from "../gallery/gallery-entries.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { loseOnce } from "../support/lose-once.ts";

/** Opens a page whose site code is held back, and gives the way to let it come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const letIn = await holdScripts(page, /\/assets\/(entry-client|site|react)-.*\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  // Hidden where a part of the page is awaited.
  await page.getByRole("contentinfo", { includeHidden: true }).waitFor({ state: "attached" });
  return letIn;
}

/** The same of a part of a page, so long that all is shown again. */
async function openLongWithoutCode(page: Page, path: string): Promise<() => void> {
  await page.clock.install();
  const letIn = await openWithoutCode(page, path);
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(page.getByRole("alert")).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  return letIn;
}

async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

/** How far the page has moved under its reader, since now. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });
  return async () => {
    const shifts = await page.evaluate((): number[] => Reflect.get(globalThis, "shifts"));
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

for (const [path, name] of [
  ["/affiche", "Affiches"],
  ["/panneau", "Panneaux"],
] as const) {
  test(`${path} : qui descend avant que le code n’arrive trouve le bas de la page où il restera`, async ({
    page,
  }) => {
    await expectFootStays(page, path, async () => {
      await expect(page.getByRole("list", { name })).toHaveAttribute("data-cards", "whole");
    });
  });
}

test("[T8] /stream : qui est au bas de la page quand la liste arrive l’y retrouve, avec son jour et « Ce n’est plus mon nom »", async ({
  page,
}) => {
  await expectFootStays(page, "/stream", async () => {
    await expect(page.getByText(/^Liste à jour le /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Ce n’est plus mon nom" })).toBeVisible();
  });
});

// A server without HTTP/2, as « npm start » itself, is asked for six files at a time: what comes seventh waits for a whole
// answer of a slow network.
test("[P4] les deux premières affiches sont parmi les six fichiers que la page demande d’abord @une-fois", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/affiche");
  const wall = page.getByRole("list", { name: "Affiches" });
  await expect(wall).toHaveAttribute("data-cards", "whole");
  const shown = await wall
    .getByRole("img")
    .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((one) => new URL(one.currentSrc).pathname));
  const [, ...files] = asked;
  expect(files.slice(0, 6)).toEqual(expect.arrayContaining(shown.slice(0, 2)));
});

test("[P4] un téléphone demande d’abord sa première rangée d’affiches ; celles qui suivent et le manifeste dès qu’elle est là, avant le code @telephone", async ({
  page,
}) => {
  const asked: string[] = [];
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/images\/.*\.(avif|webp)$/, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await openWithoutCode(page, "/affiche");
  const cards = page.getByRole("list", { name: "Affiches" }).getByRole("listitem");
  await expect(cards.getByRole("link").first()).toBeVisible();
  // The logo, and a row of two.
  await expect.poll(() => asked.length).toBe(3);
  await expect(cards).toHaveCount(6);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(asked).toHaveLength(3);
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveCount(0);
  letIn();
  await expect.poll(() => asked.length).toBe(7);
  await expect(manifest).toHaveAttribute("href", "/manifest.webmanifest");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});

test("le code de chaque page n’attend que les images que l’écran montre", async ({ page }) => {
  // Whatever would only start after a long wait never does.
  await page.addInitScript(() => {
    const soon = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, delay = 0) => (delay < 2000 ? soon(work, delay) : 0),
    });
  });
  for (const { path } of PAGES) await open(page, path);
});

test("un bouton pressé avant que le code n’arrive fait ce qu’il dit dès qu’il est là @une-fois", async ({
  page,
}) => {
  const letIn = await openWithoutCode(page, "/");
  await page.getByRole("button", { name: "Écrire au staff" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letIn();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("ce qui est tapé avant que le code n’arrive est cherché dès qu’il est là @une-fois", async ({
  page,
}) => {
  const letIn = await openWithoutCode(page, "/affiche");
  await page.getByRole("searchbox").pressSequentially("vargas");
  letIn();
  await expect(page.getByRole("list", { name: "Affiches" })).toHaveAttribute("data-cards", "whole");
  await expect(page.getByRole("searchbox")).toHaveValue("vargas");
  await expect(page).toHaveURL(/[?&]q=vargas/);
});

for (const way of ["au doigt ou à la souris", "au clavier"]) {
  test(`un bouton pressé ${way} avant le tout premier script fait ce qu’il dit dès que le code est là @une-fois`, async ({
    page,
  }) => {
    const letBootIn = await holdScripts(page, /\/assets\/index-.*\.js$/);
    await page.goto("/affiche", { waitUntil: "commit" });
    const filter = page.getByRole("button", { name: "Filtrer" });
    await (way === "au clavier" ? filter.press("Enter") : filter.click());
    letBootIn();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(filter).toHaveAttribute("aria-expanded", "true");
  });
}

test("[T6] ce qui est tapé avant le tout premier script, et pendant que la page se reprend, garde toutes ses lettres @une-fois", async ({
  page,
}) => {
  const letBootIn = await holdScripts(page, /\/assets\/index-.*\.js$/);
  const letIn = await openWithoutCode(page, "/stream");
  const field = page.getByRole("searchbox");
  await field.pressSequentially("ves");
  letBootIn();
  await expect(page.locator("link[rel=modulepreload]").first()).toBeAttached();
  await field.pressSequentially("pe");
  // As taking the field over does.
  await field.evaluate((input: HTMLInputElement) => (input.value = ""));
  await field.pressSequentially("rine");
  letIn();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(field).toHaveValue("vesperine");
  await expect(page).toHaveURL(/[?&]q=vesperine/);
});

test.describe("un téléphone qui change de réseau pendant que la page vient", () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_NETWORK_CHANGED/] });

  for (const path of ["/affiche", "/stream", "/musique"])
    test(`${path} : demande de nouveau tout ce qui n’est pas venu, la page répond @une-fois`, async ({
      page,
    }) => {
      // All but what asks again for the first script.
      const asked = await loseOnce(page, /\/assets\/(?!again-).*\.(js|css)$/);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 20_000 });
      expect(asked.size).toBeGreaterThan(8);
      for (const part of ["late", "contenu-site", "react", "site", "entry-client"])
        expect([...asked.keys()].some((url) => url.includes(`/${part}-`))).toBe(true);
      await expect.poll(() => [...asked].filter(([, times]) => times < 2)).toEqual([]);
    });

  test("la page suivante, perdue en route, vient sans que tout soit rechargé @une-fois", async ({ page }) => {
    await open(page, "/");
    const asked = await loseOnce(page, /\/assets\/(arc|contenu-arcs)-.*\.(js|css)$/);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await page.getByRole("navigation").getByRole("link", { name: "Arc", exact: true }).first().click();
    await expect(page.getByRole("article", { name: "RED DEAD RP" })).toBeVisible();
    expect(asked.size).toBeGreaterThan(0);
    expect(await page.evaluate(() => "stays" in globalThis)).toBe(true);
  });

  test("[P4] la suite du mur, perdue en route, vient sans que l’on demande @une-fois", async ({
    page,
    request,
  }) => {
    const last = (await entriesOf(request, "/affiches.json")).at(-1);
    const asked = await loseOnce(page, /\/assets\/affiches-.*\.txt$/);
    await page.goto(`/affiche?affiche=${last?.id}`);
    await expect(page.getByRole("dialog").getByRole("img", { name: /^Affiche «/ })).toBeVisible();
    expect([...asked.values()]).toEqual([2]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("list", { name: "Affiches" })).toHaveAttribute("data-cards", "whole");
  });
});

test.describe("un train qui entre dans un tunnel entre la page et son code", () => {
  test.use({
    expectedComplaints: [
      /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported|^\/assets\//,
    ],
  });

  test("au retour du réseau la page répond sans qu’on la recharge, et fait d’abord ce que l’on a pressé @une-fois", async ({
    page,
    context,
  }) => {
    const letIn = await openWithoutCode(page, "/affiche");
    const lost = new Map<string, number>();
    page.on("requestfailed", (request) => lost.set(request.url(), (lost.get(request.url()) ?? 0) + 1));
    await context.setOffline(true);
    letIn();
    await page.getByRole("button", { name: "Filtrer" }).click();
    // Longer than a change of network takes.
    await expect.poll(() => Math.max(...lost.values())).toBeGreaterThan(3);
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "Filtrer" })).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("un code qui échoue de lui-même", () => {
  test.use({ expectedComplaints: [/code illisible/] });

  test("le dit dans la console, où quelqu’un peut lire pourquoi rien ne répond @une-fois", async ({
    page,
    watch,
  }) => {
    const broken = { contentType: "text/javascript", body: 'throw new Error("code illisible");' };
    await page.route(/\/assets\/site-.*\.js$/, (route) => route.fulfill(broken));
    await page.goto("/arc");
    await expect.poll(() => watch.complaints.join("\n")).toContain("code illisible");
  });
});

test("[R9] qui vient pour une affiche lit qu’elle arrive, et un bouton pressé le montre, avant que le code soit là @une-fois", async ({
  page,
  request,
}) => {
  const [first] = await entriesOf(request, "/affiches.json");
  const letIn = await openWithoutCode(page, `/affiche?affiche=${first?.id}`);
  const said = () => page.evaluate(() => getComputedStyle(document.documentElement, "::after").content);
  await expect(page.locator("html")).toHaveAttribute("data-awaits", "L’image arrive…");
  await expect.poll(said).not.toBe("none");
  const random = page.getByRole("button", { name: "Au hasard" });
  await random.click();
  await expect(random).toHaveCSS("cursor", "progress");
  letIn();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(said).toBe("none");
  await expect(page.locator("[data-awaited]")).toHaveCount(0);
});

test("[R9] qui vient pour un joueur lit que sa fiche arrive, jusqu’à ce qu’elle soit là @une-fois", async ({
  page,
}) => {
  const letIn = await openWithoutCode(page, "/stream?joueur=kolt_et_demi");
  await expect(page.locator("html")).toHaveAttribute("data-awaits", "La fiche arrive…");
  letIn();
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeVisible();
  await expect(page.locator("html[data-awaits]")).toHaveCount(0);
});

for (const [what, address] of [
  ["[P7] une recherche", "/affiche?q=hamster"],
  ["les œuvres d’un auteur", "/affiche?auteur=Mado%20Ferraille"],
  ["les panneaux d’une couleur", "/panneau?couleur=rouge"],
  ["[T2] un arc", "/stream?arc=Survivor"],
] as const)
  test(`${what} : qui y vient lit que la sélection arrive, jusqu’à ce qu’elle soit là ; rien d’autre n’en tient la place, et rien ne bouge`, async ({
    page,
  }) => {
    const shown = page.getByRole("main").locator("li img:visible");
    const letIn = await openWithoutCode(page, address);
    await expect(page.locator("html")).toHaveAttribute("data-awaits", "La sélection arrive…");
    await expect(shown).toHaveCount(0);
    const moved = await watchShifts(page);
    letIn();
    await expect(shown).not.toHaveCount(0);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.locator("html[data-awaits]")).toHaveCount(0);
    // The button that counts the filters is wider by its number.
    expect(await moved()).toBeLessThan(0.01);
  });

test("qui vient pour toute la page ne lit pas qu’une sélection arrive, même d’un lien qui a été compté ailleurs @une-fois", async ({
  page,
}) => {
  for (const address of ["/affiche", "/affiche?utm_source=discord", "/musique?q=valse"]) {
    await openWithoutCode(page, address);
    await expect(page.locator("html[data-shown]")).toBeAttached();
    await expect(page.locator("html[data-awaits]")).toHaveCount(0);
  }
});

test("[M2] une piste que l’on touche avant le code joue, et la page reste là, quelle que soit celle de l’adresse @une-fois", async ({
  page,
}) => {
  const letIn = await openWithoutCode(page, "/musique?piste=valse-du-treizieme-coup");
  const pressed = page
    .getByRole("main")
    .getByRole("button", { name: /^Personne n’a copié/ })
    .first();
  await pressed.click();
  const { y } = (await pressed.boundingBox()) ?? { y: 0 };
  letIn();
  await expect(page).toHaveURL(/piste=personne-n-a-copie$/);
  expect((await pressed.boundingBox())?.y).toBeCloseTo(y, 0);
});

test("une affiche qui a le foyer, et que le filtre de l’adresse enlève, le laisse à la première qui reste @une-fois", async ({
  page,
}) => {
  const letIn = await openLongWithoutCode(page, "/affiche?auteur=Mado%20Ferraille");
  const wall = page.getByRole("list", { name: "Affiches" });
  const gone = wall.getByRole("link", { name: "Rêvez" });
  await gone.focus();
  letIn();
  await expect(gone).toHaveCount(0);
  await expect(wall.getByRole("listitem").first().getByRole("link").first()).toBeFocused();
});

test("un joueur qui a le foyer, et que l’arc de l’adresse enlève, le laisse au premier de cet arc @une-fois", async ({
  page,
}) => {
  const address = "/stream?arc=Survivor";
  const lines = page.getByRole("region", { name: "La distribution de" }).locator(":scope > ul").last();
  const twitch = lines.locator("a[href*='twitch.tv']");
  const addresses = () => twitch.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await open(page, address);
  const staying = await addresses();
  const letIn = await openLongWithoutCode(page, address);
  const leaving = (await addresses()).find((href) => !staying.includes(href));
  const gone = lines.locator(`a[href="${leaving}"]`);
  await gone.focus();
  letIn();
  await expect(gone).toHaveCount(0);
  await expect(lines.getByRole("link").first()).toBeFocused();
});

/** Goes to the foot of a page whose code is held back, lets that in, and sees that the foot stays where it is. */
async function expectFootStays(page: Page, path: string, arrived: () => Promise<void>): Promise<void> {
  const letIn = await openWithoutCode(page, path);
  await page.evaluate(() => document.fonts.ready);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  const before = await footer.boundingBox();
  const shifted = await watchShifts(page);
  letIn();
  await arrived();
  const after = await footer.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2);
  expect(await shifted()).toBeLessThan(0.001);
}
