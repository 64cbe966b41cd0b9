import type { Page } from "@playwright/test";
import { type PagePath, PAGES } from "#addresses/pages.ts";
import {
  expect,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  open,
  readerStyle,
  test,
} from "../support/fixtures.ts";
import { expectPunctuationWithItsWord } from "../support/lone-punctuation.ts";

/** What the specification says of an address: its clause, and what its title holds. Other pages hold their own name. */
const QUOTED: Partial<Record<PagePath, readonly [clause: string, title: string]>> = {
  "/": ["R1", "Minuit Carmin"],
  "/arc": ["R2", "Arc"],
  "/stream": ["R3", "Joueurs"],
  "/vidéo": ["R4", "Vidéo"],
  "/affiche": ["R5", "Affiches"],
  "/panneau": ["R6", "Panneau"],
  "/musique": ["R7", "Musique"],
};
/** The pages that show who streams: the only ones that ask for the list [T8]. */
const SHOW_STREAMERS: ReadonlySet<PagePath> = new Set(["/", "/stream"]);
/** What leads to an account. */
const ACCOUNT = /^(se connecter|connexion|s.inscrire|inscription|mon compte)/i;
const EACH_PAGE = PAGES.map(({ path, label }) => {
  const [clause, title] = QUOTED[path] ?? [undefined, label];
  return { path, title, name: clause ? `[${clause}] ${path}` : path };
});
const AND_UNKNOWN = [...EACH_PAGE, { path: "/rien", name: "[R8] /rien" }];

async function openMenuIfFolded(page: Page) {
  const burger = page.getByRole("button", { name: "Menu" });
  if (await burger.isVisible()) await burger.click();
}

for (const { name, path, title } of EACH_PAGE) {
  test(`${name} [G1][G3] répond sans compte, sans rien appeler que ses fichiers et, où elle se montre, la liste des joueurs, sans défaut d’accessibilité, tient dans un écran de 320 px, et nulle ligne n’y commence par « : »`, async ({
    page,
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    const called: string[] = [];
    page.on("request", (call) => {
      if (["fetch", "xhr", "ping", "eventsource"].includes(call.resourceType()))
        called.push(new URL(call.url()).pathname);
    });
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.waitForLoadState("networkidle");
    expect(called.filter((each) => !each.startsWith("/assets/"))).toEqual(
      SHOW_STREAMERS.has(path) ? ["/streamers_cache.json"] : [],
    );
    await expect(page.locator("input[type=password], [autocomplete~=username]")).toHaveCount(0);
    for (const role of ["link", "button"] as const)
      await expect(page.getByRole(role, { name: ACCOUNT })).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await expectNoAxeFindings(page);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectPunctuationWithItsWord(page);
    }
    await expectNoSidewaysScroll(page);
  });
}

/** WCAG 1.4.4, and 1.4.12 with the spacing that it names. */
const LARGER = {
  "le texte seul à 200 %": "html { font-size: 200% }",
  "le texte espacé":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
};

test.describe(() => {
  test.use({ expectedComplaints: [/404/], viewport: { width: 360, height: 740 } });

  for (const { name, path } of AND_UNKNOWN)
    test(`${name} avec le texte seul à 200 %, ou espacé, tient dans la largeur d’un téléphone @telephone`, async ({
      page,
    }) => {
      await open(page, path);
      for (const [what, style] of Object.entries(LARGER)) {
        await readerStyle(page, style);
        await expectNoSidewaysScroll(page);
        expect(await page.locator("main *").evaluateAll(wordsBeyondTheScreen), what).toEqual([]);
      }
    });
});

test("[P2, S1] avec le texte seul à 200 %, espacé ou non, le nombre d’images ne touche pas « Au hasard » @telephone", async ({
  page,
}) => {
  for (const path of ["/affiche", "/affiche?q=carmin", "/panneau"]) {
    await open(page, path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      for (const style of [LARGER["le texte seul à 200 %"], Object.values(LARGER).join(" ")]) {
        await readerStyle(page, style);
        const numbers = await page
          .getByText(/^Nombre d/)
          .locator("..")
          .boundingBox();
        const pick = await page.getByRole("button", { name: "Au hasard" }).boundingBox();
        if (!numbers || !pick) throw new Error("Both are seen.");
        expect(pick.y, `${path}, ${width} px`).toBeGreaterThan(numbers.y + numbers.height + 2);
      }
    }
  }
});

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`l’accueil avec le texte espacé garde ses chemins à portée, à ${width} px @bureau`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    await readerStyle(page, LARGER["le texte espacé"]);
    for (const way of [/^Voir les \d+ affiches/, "Rencontrer les joueurs"]) {
      const link = page.getByRole("main").getByRole("link", { name: way }).first();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      const hero = page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
      // Nothing of it lies beyond what cuts it.
      const cut = await link.evaluate(
        (element, around) => {
          const [a, b] = [element.getBoundingClientRect(), around?.getBoundingClientRect()];
          return b === undefined || a.bottom > b.bottom;
        },
        await hero.elementHandle(),
      );
      expect(cut).toBe(false);
    }
  });
}

test("le nom dans l’en-tête est entier ou laissé au logo avec le texte espacé, quel que soit le téléphone @telephone", async ({
  page,
}) => {
  await open(page, "/");
  await readerStyle(page, LARGER["le texte espacé"]);
  const name = page.getByRole("banner").getByRole("link", { name: ", accueil" }).locator("span");
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 780 });
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const edge = element.parentElement?.getBoundingClientRect().bottom ?? 0;
      return [...range.getClientRects()].map(({ top, bottom }) => top >= edge || bottom <= edge + 0.5);
    });
    expect(new Set(lines), `${width} px`).toEqual(new Set([true]));
  }
});

/** Names what the screen's edge or that of its own box cuts; what scrolls sideways, or is meant for the ear, is not. */
function wordsBeyondTheScreen(elements: Element[]): string[] {
  const cut = (element: Element) => {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    const range = document.createRange();
    return words.some((node) => {
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    });
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const forTheEar = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || forTheEar(element.parentElement));
  return elements
    .filter((element) => cut(element) && !forTheEar(element) && !scrolls(element))
    .map((element) => element.textContent);
}

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404/] });

  for (const { name, path } of AND_UNKNOWN) {
    test(`${name} n’offre rien qui ne répondrait pas, et mène partout @une-fois`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("textbox").or(page.getByRole("searchbox"))).toHaveCount(0);
      const menu = page.getByRole("navigation", { name: "Menu principal" });
      await expect(menu.getByRole("link")).toHaveCount(PAGES.length);
    });
  }
});

/** The links that the specification names, in its order [H2]. */
const SEVEN = ["Accueil", "Arc", "Joueurs", "Vidéo", "Affiches", "Panneau", "Musique"];

test("[H1, H2] l’en-tête montre le logo et les sept liens dans l’ordre", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("img", { name: /Minuit Carmin/ })).toBeVisible();
  await openMenuIfFolded(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link")).toHaveText(PAGES.map(({ label }) => label));
  expect((await menu.getByRole("link").allTextContents()).filter((label) => SEVEN.includes(label))).toEqual(
    SEVEN,
  );
});

test("[H2] le lien de la page ouverte est le seul signalé, à l’œil et à l’oreille, sur chaque page", async ({
  page,
}) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  for (const { label } of PAGES) {
    await openMenuIfFolded(page);
    await menu.getByRole("link", { name: label, exact: true }).click();
    // On a phone, the choice has closed the menu.
    const links = page
      .getByRole("navigation", { name: "Menu principal", includeHidden: true })
      .getByRole("link", { includeHidden: true });
    await expect(links.and(page.locator("[aria-current=page]"))).toHaveText(label);
    const marked = await links.evaluateAll((each) =>
      each
        .filter((link) => getComputedStyle(link, "::before").content !== "none")
        .map(({ textContent }) => textContent),
    );
    expect(marked).toEqual([label]);
  }
});

test("[R4] /vidéo répond aussi sous ses formes encodée et décomposée @une-fois", async ({ page }) => {
  for (const path of ["/vid%C3%A9o", "/vide%CC%81o", "/vid%C3%A9o/"]) {
    await open(page, path);
    await expect(page).toHaveTitle(/Vidéo/);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe("/vidéo");
  }
});

test.describe("une adresse inconnue", () => {
  test.use({ expectedComplaints: [/404/] });

  test("[R8, R9] elle donne la page 404, au statut 404, avec ses sorties @une-fois", async ({
    page,
    request,
  }) => {
    for (const path of ["/video", "/affiche/12", "/rien/du/tout?x=1", "/affiches/lola"]) {
      expect((await request.get(path)).status(), path).toBe(404);
      await open(page, path);
      await expect(page.getByRole("heading", { name: "ERROR:404" })).toBeVisible();
      await expect(
        page.getByText(
          "Désolé. À moins que vous ayez une machine à voyager dans le temps, ce contenu n'est pas disponible.",
          { exact: true },
        ),
      ).toBeVisible();
    }
    await expectNoAxeFindings(page);
    await page
      .getByRole("navigation", { name: "Pages du site" })
      .getByRole("link", { name: "Arc", exact: true })
      .click();
    await expect(page).toHaveURL(/\/arc$/);
  });

  test("un programme qui se trompe de fichier reçoit un mot, pas une page @une-fois", async ({ request }) => {
    for (const path of ["/affiches/lola", "/import/rien.png", "/api/rien"])
      expect(await (await request.get(path)).text()).toBe("Introuvable.");
  });

  test("[R8] la page la plus proche est proposée en premier @une-fois", async ({ page }) => {
    await open(page, "/video");
    await expect(
      page.getByRole("navigation", { name: "Pages du site" }).getByRole("link").first(),
    ).toHaveText("Vidéo");
  });

  test("[R8, A3] ses époques mènent aux arcs @une-fois", async ({ page }) => {
    await open(page, "/nulle-part");
    await page
      .getByRole("navigation", { name: "Époques", exact: true })
      .getByRole("link", { name: "Survivor" })
      .click();
    await expect(page).toHaveURL(/\/arc#Survivor$/);
    await expect(page.getByRole("heading", { name: "Survivor" })).toBeInViewport();
  });
});

test("on passe d’une page à l’autre sans rechargement, le titre reçoit le focus et Retour ramène", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => document.documentElement.setAttribute("data-temoin", "même document"));
  await openMenuIfFolded(page);
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Affiches" })
    .click();
  await expect(page).toHaveTitle(/Affiches/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-temoin", "même document");
});

test("le premier arrêt du clavier mène au contenu @une-fois", async ({ page }) => {
  await open(page, "/arc");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const when of ["avant le code", "une fois la page prête"] as const)
  test(`qui est passé par « Aller au contenu » ${when} retrouve ensuite le lien de l’affiche qu’il referme @une-fois`, async ({
    page,
  }) => {
    let bring = () => {};
    const asked = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/affiche", { waitUntil: "commit" });
    await expect(page.getByRole("main")).toBeVisible();
    const ready = page.locator("html[data-hydrated]");
    if (when === "une fois la page prête") {
      bring();
      await ready.waitFor({ state: "attached" });
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    bring();
    await ready.waitFor({ state: "attached" });
    const poster = page.getByRole("list", { name: "Affiches" }).getByRole("link").first();
    await poster.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/\/affiche$/);
    await expect(poster).toBeFocused();
  });

test(
  "un téléphone que l’on tourne laisse le lecteur où il était, et un mur les mêmes images sous ses yeux ; retourné, il les a toutes retrouvées",
  { tag: "@telephone" },
  async ({ page }) => {
    // Held upright before the page comes: a wall that still hangs for the other width would be read as this one's.
    const openUpright = async (path: string) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await open(page, path);
    };
    const scrollDown = async () => {
      // Nobody scrolls and turns a phone within one frame: the page has seen the one before the other, and what it does after
      // the frame has begun: a wall that is not whole says so from then on.
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const seen = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }))
          .then(frame)
          .then(() => new Promise((resolve) => setTimeout(resolve)))
          .then(frame);
        scrollTo({ top: 0.5 * document.body.scrollHeight, behavior: "instant" });
        await seen;
      });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    };
    const place = () => page.evaluate(() => scrollY / document.body.scrollHeight);
    for (const path of ["/", "/arc", "/stream", "/vidéo", "/musique"]) {
      await openUpright(path);
      await scrollDown();
      await page.setViewportSize({ width: 823, height: 412 });
      await expect.poll(place, { message: path }).toBeGreaterThan(0.3);
    }
    const ranks = () =>
      page.locator("main li[aria-posinset]").evaluateAll((cards) =>
        cards
          .filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((card) => card.getAttribute("aria-posinset")),
      );
    for (const path of ["/affiche", "/panneau", "/affiche?q=nuit"]) {
      await openUpright(path);
      const hung = async () => {
        for (const wall of await page.locator("main ul[data-cards]").all())
          await expect(wall).toHaveAttribute("data-cards", "whole");
      };
      await expect(page.locator("main ul[data-cards]")).toHaveCount(path.includes("?") ? 2 : 1);
      await hung();
      await scrollDown();
      await hung();
      await expect.poll(ranks).not.toEqual([]);
      const before = await ranks();
      await page.setViewportSize({ width: 823, height: 412 });
      await expect
        .poll(async () => (await ranks()).some((rank) => before.includes(rank)), { message: path })
        .toBe(true);
      await page.setViewportSize({ width: 412, height: 823 });
      await expect.poll(ranks, { message: `${path}, retourné` }).toEqual(before);
    }
  },
);

test("aucun titre de page, aucun mot ni nombre du tour du site n’est coupé, de la tablette couchée au petit portable @bureau", async ({
  page,
}) => {
  for (const { path } of PAGES) {
    await open(page, path);
    const large =
      path === "/"
        ? page.getByRole("region", { name: "Faites le tour" }).getByText(/^(\p{L}+|\d+)$/u)
        : page.getByRole("heading", { level: 1 });
    for (const width of [1024, 1075, 1120, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await large.evaluateAll((titles) =>
        titles.map((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(new Set(lines), `${path} à ${width} px`).toEqual(new Set([1]));
    }
  }
});

test("chaque adresse que nomment l’en-tête des pages et le manifeste répond @bureau", async ({ request }) => {
  const named = new Set<string>();
  for (const { path } of PAGES) {
    const [head = ""] = (await (await request.get(path)).text()).split("<body");
    for (const [, address = ""] of head.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) named.add(address);
  }
  const manifest: { start_url: string; icons: { src: string }[] } = await (
    await request.get("/manifest.webmanifest")
  ).json();
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) named.add(address);
  expect(named.size).toBeGreaterThan(10);
  const statuses = await Promise.all(
    [...named].map(async (address) => [address, (await request.get(address)).status()] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test("pendant qu’elle se charge, une page ne porte jamais que son titre, celui d’une fiche aussi @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said = new Set<string>();
    new MutationObserver(() => {
      if (document.title !== "") said.add(document.title);
      document.documentElement.dataset["said"] = [...said].join(" | ");
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const [path, title] of [
    ["/affiche", "Affiches · Minuit Carmin"],
    ["/musique", "Musique · Minuit Carmin"],
    ["/stream?joueur=kolt_et_demi", "KoltEtDemi, tous ses rôles · Joueurs · Minuit Carmin"],
  ] as const) {
    await open(page, path);
    if (path.includes("joueur"))
      await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("data-said", title);
  }
});

test("Retour ferme ce qui couvre la page, aussi quand c’est la même page qui change dessous @une-fois", async ({
  page,
}) => {
  await open(page, "/stream");
  const opened = {
    "Mentions légales": () => page.getByRole("link", { name: "Mentions légales" }).click(),
    "Chercher partout": () => page.getByRole("button", { name: "Chercher partout" }).click(),
    "Faire un don": () => page.getByRole("button", { name: "Faire un don" }).click(),
    "Une question ?": () => page.getByRole("button", { name: "Une question ? Écrire au staff" }).click(),
  };
  for (const [name, show] of Object.entries(opened)) {
    await page.getByRole("button", { name: "Pentacle", exact: true }).click();
    await expect(page).toHaveURL(/\?arc=Pentacle$/);
    await show();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/stream$/);
    await expect(page.getByRole("dialog"), name).toHaveCount(0);
    // What was left does not come back with it.
    await page.goForward();
    await expect(page).toHaveURL(/\?arc=Pentacle$/);
    await expect(page.getByRole("dialog"), name).toHaveCount(0);
    await page.goBack();
  }
});
