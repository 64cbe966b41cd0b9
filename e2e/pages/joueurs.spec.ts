import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { noteHeard } from "../support/note-heard.ts";

const CACHE = "**/streamers_cache.json*";

/** A list of our own, so that the rules show whatever the content is. */
const people = [
  {
    username: "zora_z",
    display_name: "Zora",
    tag: "Joueuse",
    arcs: ["School", "Survivor"],
    nomRP: { School: "Élise Été", Survivor: "Capitaine Zed" },
  },
  { username: "abel_01", display_name: "abel", tag: "Joueur", arcs: ["School"], nomRP: {} },
  {
    username: "salome",
    display_name: "Salomé",
    tag: "Fondateur - Staff",
    arcs: ["School"],
    nomRP: { School: "La Directrice" },
    live: true,
    viewers: 41,
  },
  {
    username: "octave",
    display_name: "Octave",
    tag: "Fondateur",
    arcs: ["School"],
    nomRP: { School: "Le Concierge" },
  },
  {
    username: "nino",
    display_name: "Nino",
    tag: "Dev - Staff",
    arcs: ["School"],
    nomRP: { School: "Le Prof" },
  },
  { username: "emile", display_name: "Émile", tag: "Staff", arcs: ["School"], nomRP: { School: "Le Pion" } },
  { username: "muette", tag: "Staff", arcs: ["School"], nomRP: {} },
];

async function answer(page: Page, body: unknown, status = 200): Promise<void> {
  await page.route(CACHE, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}

/** Keeps the list from coming; gives the way to let it. */
async function holdAnswer(page: Page, list: unknown = people): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(CACHE, async (route) => {
    await held;
    await route.fulfill({ json: list });
  });
  return release;
}

const names = (page: Page) => page.getByRole("heading", { level: 3 });
/** By its name: what a screen reader says of it is what eyes read in it [T4]. */
const search = (page: Page) =>
  page
    .getByRole("searchbox", { name: "Rechercher un Streamer par NomRP ou Pseudo Twitch", exact: true })
    .and(page.getByPlaceholder("Rechercher un Streamer par NomRP ou Pseudo Twitch..."));

test("[T1, T2] 'Sélectionne un arc', cinq boutons, School choisi d’abord", async ({ page }) => {
  await open(page, "/stream");
  const group = page.getByRole("group", { name: "Sélectionne un arc" });
  await expect(group.getByRole("button")).toHaveText([
    "School",
    "Survivor",
    "Pentacle",
    "FortCarson",
    "RedDeadRP",
  ]);
  await expect(group.getByRole("button", { name: "School" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test("« Tous les arcs » montre chacun une fois, avec tous ses rôles, et cherche dans tous", async ({
  page,
}) => {
  await answer(page, people);
  await open(page, "/stream");
  await page.getByRole("button", { name: "Tous les arcs" }).click();
  await expect(page).toHaveURL(/\/stream\?arc=tous$/);
  await expect(page.getByRole("button", { name: "Tous les arcs" })).toHaveAttribute("aria-pressed", "true");
  await expect(names(page)).toHaveText(["Salomé", "Octave", "Nino", "Émile", "abel", "Zora"]);
  await expect(page.getByRole("list", { name: "Zora : ses rôles" }).getByRole("listitem")).toHaveText([
    /School.*Élise Été/,
    /Survivor.*Capitaine Zed/,
  ]);
  await expect(page.getByRole("article", { name: "abel" })).toContainText("???");
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await search(page).fill("capitaine z");
  await expect(names(page)).toHaveText(["Zora"]);
  await page.getByRole("button", { name: "Survivor" }).click();
  await expect(page).toHaveURL(/\?q=capitaine\+z&arc=Survivor$|\?arc=Survivor&q=capitaine\+z$/);
});

test("un nom mène à sa fiche : tous ses rôles, les affiches et les pistes qui le nomment ; Retour revient", async ({
  page,
}) => {
  await open(page, "/stream?q=shérif bouvier");
  const card = page.getByRole("article", { name: "KoltEtDemi" });
  // Wherever the card is pressed that leads nowhere else: its role, its portrait. Forced, since the link lies over them.
  await card.getByText("Shérif Dan Bouvier", { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\/stream\?joueur=kolt_et_demi$/);
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await expect(card.getByRole("link", { name: "KoltEtDemi", exact: true })).toBeFocused();
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await card.click({ position: { x: 30, y: 30 }, force: true });
  await expect(page).toHaveURL(/\/stream\?joueur=kolt_et_demi$/);
  await expect(page).toHaveTitle(/^KoltEtDemi, tous ses rôles · /);
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
  await expect(page.getByRole("list", { name: "KoltEtDemi : ses rôles" }).getByRole("listitem")).toHaveText([
    /School.*Kevin Vargas/,
    /Fort Carson City.*Shérif Dan Bouvier/,
    /RED DEAD RP.*Amos Deux-Coups/,
  ]);
  const posters = page.getByRole("region", { name: "Sur les affiches" });
  await expect(posters.getByRole("link", { name: /^Affiche : / })).toHaveCount(4);
  // From a poster that a keyboard has followed, back onto it, also where the page was loaded anew meanwhile.
  const poster = posters.getByRole("link", { name: /^Affiche : / }).nth(2);
  for (const loaded of [false, true]) {
    await poster.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/affiche\?affiche=/);
    await expect(page.getByRole("dialog")).toBeVisible();
    if (loaded) await page.reload();
    await page.goBack();
    await expect(poster).toBeFocused();
    // Nor does the page say any more that the picture is on its way.
    await expect(page.locator("html[data-awaits]")).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: "Dans la musique" })).toContainText("Le shérif note tout");
  const company = page.getByRole("region", { name: "Dans les mêmes arcs" });
  await expect(company.getByRole("link", { name: / 3 arcs$/ }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /Amos Deux-Coups/ }).click();
  await expect(page.getByRole("button", { name: "RedDeadRP" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "KoltEtDemi" })).toBeFocused();
  await page.goBack();
  await expect(posters).toBeVisible();
  // From one sheet to the next, and back by its own way.
  const ways = page.getByRole("navigation", { name: "D’une fiche à l’autre" });
  await ways.getByRole("link", { name: /^Après/ }).click();
  await expect(page).not.toHaveURL(/kolt_et_demi/);
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeFocused();
  await ways.getByRole("link", { name: "Avant KoltEtDemi" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "KoltEtDemi" })).toBeFocused();
});

test("le lien d’une personne s’ouvre quelles que soient ses majuscules ; d’une personne partie, il le dit @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  await open(page, "/stream?joueur=ZORA_Z");
  await expect(page.getByRole("heading", { level: 2, name: "Zora" })).toBeVisible();
  await open(page, "/stream?joueur=partie");
  await expect(page.getByText(/n’est pas, ou plus, parmi les joueurs. Voici leur liste/)).toBeVisible();
  await expect(page).toHaveURL(/\/stream\?arc=tous$/);
  await expect(page.getByRole("button", { name: "Tous les arcs" })).toHaveAttribute("aria-pressed", "true");
});

test("le lien d’un arc inconnu dit qu’il l’est, et qui est montré à la place @une-fois", async ({ page }) => {
  await answer(page, people);
  await open(page, "/stream?arc=Zombie");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Cet arc n’existe pas, ou plus. Voici les joueurs de School." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/stream$/);
  await expect(page.getByRole("button", { name: "School" })).toHaveAttribute("aria-pressed", "true");
});

test("[T8] un seul appel, à l’ouverture, daté de l’instant @une-fois", async ({ page }) => {
  const calls: URL[] = [];
  page.on(
    "request",
    (request) => request.url().includes("streamers_cache.json") && calls.push(new URL(request.url())),
  );
  const before = Date.now();
  await open(page, "/stream");
  await page.getByRole("button", { name: "Pentacle" }).click();
  await search(page).fill("a");
  await expect(page).toHaveURL(/q=a/);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.pathname).toBe("/streamers_cache.json");
  const asked = Number(calls[0]?.searchParams.get("nocache"));
  expect(asked).toBeGreaterThanOrEqual(before);
  expect(asked).toBeLessThanOrEqual(Date.now());
});

test("[T3, T6, T7] le compte suit le filtre ; l’ordre suit le tag, puis le nom @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  await open(page, "/stream");
  await expect(page.getByText("Nombre de streamers : 6", { exact: true }).first()).toBeVisible();
  await expect(names(page)).toHaveText(["Salomé", "Octave", "Nino", "Émile", "abel", "Zora"]);
  await page.getByRole("button", { name: "Survivor" }).click();
  await expect(names(page)).toHaveText(["Zora"]);
  await expect(page.getByText("Nombre de streamers : 1", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/stream\?arc=Survivor$/);
});

test("[T4, T6] la recherche trouve par nom, pseudo, rôle et tag, sans la casse ni les accents @une-fois", async ({
  page,
}) => {
  await answer(page, { streamers: people });
  await open(page, "/stream");
  for (const [text, found] of [
    ["SALO", ["Salomé"]],
    ["abel_0", ["abel"]],
    ["ete", ["Zora"]],
    ["dev -", ["Nino"]],
    ["emile", ["Émile"]],
  ] as const) {
    await search(page).fill(text);
    await expect(names(page)).toHaveText([...found]);
  }
  // A slip, or the name of an arc made short: what was meant is offered.
  await search(page).fill("salomz");
  await page.getByRole("button", { name: "Salomé" }).click();
  await expect(names(page)).toHaveText(["Salomé"]);
  await search(page).fill("rdr");
  await page.getByRole("button", { name: "Tout l’arc RED DEAD RP" }).click();
  await expect(page).toHaveURL(/\/stream\?arc=RedDeadRP$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "School" }).click();
  await search(page).fill("personne");
  await expect(page.getByText("Nombre de streamers : 0", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 360],
  [667, 375],
  [740, 360],
] as const) {
  test(`[T4] ce que dit le champ vide se lit en entier, à ${width} × ${height} px @telephone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/stream");
    await page.evaluate(() => document.fonts.ready);
    const [room, words] = await search(page).evaluate((field: HTMLInputElement) => {
      const [own, hint] = [getComputedStyle(field), getComputedStyle(field, "::placeholder")];
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("A canvas measures words.");
      pen.font = `${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`;
      const beside = parseFloat(own.paddingLeft) + parseFloat(own.paddingRight);
      return [field.clientWidth - beside, pen.measureText(field.placeholder).width] as const;
    });
    expect(words).toBeLessThanOrEqual(room);
  });
}

test(
  "sur un téléphone couché, la croix de la recherche efface : rien du coin ne la couvre",
  { tag: "@telephone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 360 });
    await open(page, "/stream?q=mado");
    // Where a finger comes down, before anything scrolls: Playwright's own tap would scroll first.
    const cross = await page.getByRole("button", { name: "Vider le champ" }).boundingBox();
    const { x, y, width, height } = cross ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expectNoSidewaysScroll(page);
  },
);

test("quand le clavier d’un téléphone rend la page plus basse, la croix de la recherche efface @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/stream");
  await search(page).tap();
  await page.setViewportSize({ width: 360, height: 360 });
  await page.keyboard.type("kolt");
  await expectUncovered(page.getByRole("button", { name: "Vider le champ" }));
});

test("un téléphone que l’on tourne et retourne garde en vue l’arc choisi @telephone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/stream?arc=FortCarson");
  const chosen = page.getByRole("button", { name: "FortCarson" });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.getByRole("article").getByRole("heading").first().getByRole("link").tap();
  await expect(page).toHaveURL(/joueur=/);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goBack();
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test("un nom RP d’un autre arc mène à qui le porte, là-bas @une-fois", async ({ page }) => {
  await answer(page, { streamers: people });
  await open(page, "/stream");
  await search(page).fill("capitaine z");
  const elsewhere = page.getByRole("region", { name: "Dans les autres arcs" });
  await expect(
    page.getByRole("status").filter({ hasText: /^Nombre de streamers : 0\. Dans les autres arcs\s: 1$/ }),
  ).toBeAttached();
  await expectNoAxeFindings(page);
  // The whole card answers, above the zero of this arc.
  await expect(elsewhere.getByRole("article", { name: "Zora" })).toContainText("Capitaine Zed");
  await expect(elsewhere.getByRole("link", { name: /^Twitch/ })).toHaveAttribute(
    "href",
    "https://www.twitch.tv/zora_z",
  );
  const zero = await page
    .getByText("Nombre de streamers : 0", { exact: true })
    .filter({ visible: true })
    .last()
    .boundingBox();
  const found = await elsewhere.boundingBox();
  // The answer comes first.
  expect(zero?.y).toBeGreaterThan((found?.y ?? 0) + (found?.height ?? 0));
  await elsewhere.getByRole("link", { name: "Dans Survivor" }).click();
  await expect(page.getByRole("button", { name: "Survivor" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "Zora" })).toBeFocused();
  await expect(search(page)).toHaveValue("");
});

test("[T5] la carte : portrait, nom, rôle ou '???', tag, lien Twitch tiré du pseudo, rôles d’ailleurs @une-fois", async ({
  page,
}) => {
  const portrait = "/portraits/zora.webp";
  await page.route(`**${portrait}`, (route) => route.fulfill({ path: "content/joueurs/vesperine.webp" }));
  await answer(
    page,
    people.map((each) => (each.username === "zora_z" ? { ...each, profile_image_url: portrait } : each)),
  );
  await open(page, "/stream");
  const zora = page.getByRole("article").filter({ hasText: "Zora" });
  const image = zora.locator(`img[src="${portrait}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expect(zora).toContainText("Élise Été");
  await expect(zora).toContainText("Joueuse");
  await expect(zora).toContainText("Capitaine Zed");
  // The staff's cards and the others' lines alike.
  for (const { username, display_name: name, tag } of people) {
    if (!name) continue;
    const card = page.getByRole("article", { name, exact: true });
    await expect(card).toContainText(tag);
    const link = card.getByRole("link", { name: /Twitch/ });
    await expect(link).toHaveAttribute("href", `https://www.twitch.tv/${username}`);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  const abel = page.getByRole("article").filter({ hasText: "abel_01" });
  await expect(abel).toContainText("???");
  // A voice leaves question marks out.
  await expect(abel.getByText("Rôle inconnu")).toBeAttached();
  await expect(abel).toContainText("Première apparition");
  await expect(zora).not.toContainText("Première apparition");
});

test("[T5] un rôle d’ailleurs mène à son arc, à la même personne @une-fois", async ({ page }) => {
  await answer(page, people);
  await open(page, "/stream");
  const zora = page.getByRole("article").filter({ hasText: "Zora" });
  await zora.getByRole("link", { name: /Capitaine Zed/ }).click();
  await expect(page).toHaveURL(/\?arc=Survivor#joueur-zora_z$/);
  await expect(page.getByRole("button", { name: "Survivor" })).toHaveAttribute("aria-pressed", "true");
  await expect(zora.getByRole("heading", { name: "Zora" })).toBeFocused();
  await expect(zora).toBeInViewport();
  await expect(zora.getByRole("link", { name: /Élise Été/ })).toBeVisible();
});

test("Retour d’un rôle d’ailleurs rend le foyer au lien suivi, que la personne soit restée en vue ou non @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  for (const from of ["/stream", "/stream?arc=tous"]) {
    await open(page, from);
    const zora = page.getByRole("article").filter({ hasText: "Zora" });
    const role = zora.getByRole("link", { name: /Capitaine Zed/ });
    await role.focus();
    await role.press("Enter");
    await expect(zora.getByRole("heading", { name: "Zora" })).toBeFocused();
    await page.goBack();
    await expect(role).toBeFocused();
  }
});

test("Retour après deux rôles suivis l’un après l’autre rend à chaque fois le lien suivi @bureau", async ({
  page,
}) => {
  await open(page, "/stream");
  const card = page.getByRole("article", { name: "Vespérine" });
  const follow = async (name: RegExp) => {
    const role = card.getByRole("link", { name });
    await role.focus();
    await role.press("Enter");
    await expect(card.getByRole("heading", { name: "Vespérine" })).toBeFocused();
    return role;
  };
  const first = await follow(/^Survivor/);
  const second = await follow(/^Pentacle/);
  await page.goBack();
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(first).toBeFocused();
});

test("Retour d’une liste à la fiche que l’on avait quittée par un bouton d’arc mène le clavier à son nom @une-fois", async ({
  page,
}) => {
  await open(page, "/stream?joueur=vesperine");
  const name = page.getByRole("heading", { name: "Vespérine", level: 2 });
  await expect(name).toBeVisible();
  for (const arc of ["Tous les arcs", "Survivor"]) {
    await page.getByRole("button", { name: arc, exact: true }).press("Enter");
    await expect(name).toBeHidden();
    await page.goBack();
    await expect(name).toBeFocused();
  }
});

test("[T5] sur une fiche, un nom à trait d’union ne se coupe pas @une-fois", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/stream?joueur=le_petit_chauve");
  const plate = page
    .getByRole("list", { name: /ses rôles/ })
    .getByRole("link", { name: /Croque-mort Lucius/ });
  await expect(plate).toBeVisible();
  const lines = await plate.evaluate((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.nodeValue?.indexOf("Croque-mort") ?? -1;
      if (at < 0) continue;
      range.setStart(text, at);
      range.setEnd(text, at + "Croque-mort".length);
    }
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test("[T5] sur une fiche, un nom d’un seul mot plus large que l’écran y tient @telephone", async ({
  page,
}) => {
  const roles = { School: "Wolfeschlegelsteinhausenbergerdorff", Survivor: "Zed" };
  await answer(
    page,
    people.map((each) => (each.username === "zora_z" ? { ...each, nomRP: roles } : each)),
  );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/stream?joueur=zora_z");
    await expect(page.getByRole("list", { name: /ses rôles/ }).getByText(roles.School)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("[T5] sur les cartes du staff, aucun nom ne se coupe au milieu d’un mot, quelle que soit la fenêtre @bureau", async ({
  page,
}) => {
  for (const arc of ["School", "RedDeadRP", "tous"]) {
    await open(page, `/stream?arc=${arc}`);
    await expect(names(page).first()).toBeVisible();
    for (const width of [768, 1024, 1160, 1200, 1280, 1360, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await names(page).evaluateAll(wordsCut), `${arc}, ${width} px`).toEqual([]);
    }
  }
});

test("[T5] sur une fiche, aucun rôle ne se coupe au milieu d’un mot, quelle que soit la fenêtre @bureau", async ({
  page,
}) => {
  await open(page, "/stream?joueur=vesperine");
  const roles = page.getByRole("list", { name: /ses rôles/ }).getByRole("link");
  await expect(roles).toHaveCount(5);
  for (const width of [320, 768, 1024, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await roles.evaluateAll(wordsCut), `à ${width} px`).toEqual([]);
  }
});

/** Runs in the page: the words of which a part stands on the next line. */
function wordsCut(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\d_]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word);
      }
    return cut;
  });
}

test("[T7] le staff est en tête d’affiche, les autres suivent au générique", async ({ page }) => {
  await answer(page, people);
  await open(page, "/stream");
  const lists = page.getByRole("region", { name: "La distribution de School" }).locator("> ul");
  await expect(lists.first().getByRole("heading", { level: 3 })).toHaveText([
    "Salomé",
    "Octave",
    "Nino",
    "Émile",
  ]);
  await expect(lists.last().getByRole("heading", { level: 3 })).toHaveText(["abel", "Zora"]);
  await expect(page.getByText("Et, par ordre alphabétique des pseudos")).toBeVisible();
  await search(page).fill("zora");
  await expect(page.getByText("Et, par ordre alphabétique des pseudos")).toHaveCount(0);
});

test("la distribution se lit avant que la liste n’arrive @une-fois", async ({ page }) => {
  const release = await holdAnswer(page);
  await open(page, "/stream");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "La distribution de School" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  release();
  await expect(names(page)).toHaveCount(6);
});

test("la fiche que l’adresse demande, si la liste tarde, laisse le foyer là où il est @une-fois", async ({
  page,
}) => {
  const release = await holdAnswer(page);
  await open(page, "/stream?joueur=salome");
  const phone = page.getByRole("button", { name: "Téléphone : formulaire de contact" });
  await phone.click();
  await expect(phone).toBeFocused();
  release();
  await expect(page.getByRole("heading", { level: 2, name: "Salomé" })).toBeVisible();
  await expect(phone).toBeFocused();
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le premier arc se lit, les autres se déplient @une-fois", async ({ page }) => {
    await page.goto("/stream");
    await expect(page.getByRole("article").first()).toBeVisible();
    const other = page.getByRole("group").filter({ hasText: "Pentacle" }).last();
    await expect(other.getByRole("listitem").first()).toBeHidden();
    await other.getByText("Pentacle").click();
    await expect(other.getByRole("listitem").first()).toBeVisible();
  });
});

test("« En direct d’abord » est éteint au début et met les directs devant", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-20T20:05:00Z");
  await answer(page, {
    updated_at: "2026-11-20T20:00:00Z",
    streamers: people.map((each) => ({ ...each, live: each.username === "zora_z", viewers: 12 })),
  });
  await open(page, "/stream");
  const switched = page.getByRole("switch", { name: "En direct d’abord" });
  await expect(switched).toHaveAttribute("aria-checked", "false");
  await expect(names(page).first()).toHaveText("Salomé");
  await switched.click();
  await expect(names(page).first()).toHaveText("Zora");
  await expect(page.getByText("12 spectateurs")).toBeVisible();
  await expect(page.getByText(/Liste à jour le 20 novembre 2026/)).toBeVisible();
  await expectNoAxeFindings(page);
});

test("personne en direct se lit quand Twitch l’a dit, et seulement alors", async ({ page }) => {
  const silent = people.map((each) => ({ ...each, live: undefined }));
  const nobody = page.getByText("Personne n’est en direct", { exact: true });
  const known = { updated_at: new Date().toISOString(), live_known: true, streamers: silent };
  await answer(page, known);
  await open(page, "/stream");
  await expect(nobody).toBeVisible();
  await expectNoAxeFindings(page);

  // A list that nobody writes any more knows nothing of today; nor does one that has not asked.
  for (const list of [
    { ...known, updated_at: new Date(Date.now() - 2 * 3_600_000).toISOString() },
    { ...known, live_known: undefined },
  ]) {
    await answer(page, list);
    await page.reload();
    await expect(page.getByText(/Liste à jour le/)).toBeVisible();
    await expect(nobody).toBeHidden();
  }
});

for (const width of [320, 360, 768, 1024, 1440]) {
  for (const onAir of [true, false]) {
    test(`qui est en direct${onAir ? "" : ", ou que personne ne l’est,"} s’apprend sans que rien ne saute, à ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdAnswer(page, {
        live_known: true,
        streamers: people.map((each) => ({ ...each, live: onAir && each.username === "zora_z" })),
      });
      await page.goto("/stream");
      await page.locator("html[data-hydrated]").waitFor();
      await page.evaluate(() => document.fonts.ready);
      const box = page.getByRole("searchbox", { name: /^Rechercher un Streamer/ });
      const before = await box.boundingBox();
      release();
      await expect(
        onAir
          ? page.getByRole("switch", { name: "En direct d’abord (1)" })
          : page.getByText("Personne n’est en direct"),
      ).toBeVisible();
      expect(await box.boundingBox()).toEqual(before);
      await expectNoSidewaysScroll(page);
    });
  }
}

test("un lien montre d’abord les directs, ceux des autres arcs compris", async ({ page }) => {
  await answer(page, {
    streamers: [
      ...people.map((each) => ({ ...each, live: each.username === "zora_z" })),
      {
        username: "igor_m",
        display_name: "Igor",
        arcs: ["Pentacle"],
        nomRP: { Pentacle: "Le Cocher" },
        live: true,
      },
    ],
  });
  await open(page, "/stream?direct=1");
  await expect(page.getByRole("switch", { name: "En direct d’abord (2)" })).toBeChecked();
  await expect(page.getByRole("article").first()).toContainText("Zora");
  const elsewhere = page.getByRole("region", { name: "En direct, dans les autres arcs" });
  await expectNoAxeFindings(page);
  await expect(elsewhere.getByRole("article", { name: "Igor" })).toContainText("Le Cocher");
  await elsewhere.getByRole("link", { name: "Dans Pentacle" }).click();
  await expect(page.getByRole("heading", { name: "Igor" })).toBeFocused();
});

test("un lien ouvre un arc et une recherche ; Retour revient à l’arc d’avant @une-fois", async ({ page }) => {
  await open(page, "/stream?arc=RedDeadRP&q=an");
  await expect(page.getByRole("button", { name: "RedDeadRP" })).toHaveAttribute("aria-pressed", "true");
  await expect(search(page)).toHaveValue("an");
  await page.getByRole("button", { name: "Pentacle" }).click();
  await expect(page).toHaveURL(/arc=Pentacle/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "RedDeadRP" })).toHaveAttribute("aria-pressed", "true");
});

test("un arc sans ses majuscules est trouvé ; un arc inconnu laisse School et une adresse propre @une-fois", async ({
  page,
}) => {
  await open(page, "/stream?arc=pentacle");
  await expect(page.getByRole("button", { name: "Pentacle" })).toHaveAttribute("aria-pressed", "true");
  await open(page, "/stream?arc=atlantide&q=an");
  await expect(page.getByRole("button", { name: "School" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/stream\?q=an$/);
});

test("une liste empoisonnée n’exécute rien et ne mène nulle part @une-fois", async ({ page }) => {
  await answer(page, [
    null,
    7,
    {
      username: "javascript:alert(1)",
      display_name: "<img src=x onerror=alert(1)>",
      arcs: ["School"],
      nomRP: { __proto__: "x" },
      profile_image_url: "javascript:alert(1)",
    },
    { username: "sain", display_name: "Sain", arcs: ["School", "School"], nomRP: "non", tag: 4 },
  ]);
  await open(page, "/stream");
  await expect(names(page)).toHaveText(["<img src=x onerror=alert(1)>", "Sain"]);
  await expect(page.getByRole("article").first().getByRole("link")).toHaveCount(0);
});

test("[T8] une réponse d’une autre forme est une liste vide @une-fois", async ({ page }) => {
  await answer(page, { gens: [] });
  await open(page, "/stream");
  await expect(page.getByText("Nombre de streamers : 0", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Personne n’est encore inscrit à cet arc.")).toBeVisible();
});

test.describe("quand la liste n’arrive pas", () => {
  test.use({
    expectedComplaints: [/Erreur HTTP: 503|Failed to (load resource|fetch)|is not valid JSON/],
  });

  test("[T9] 'Erreur HTTP: 503' en console, liste vide, et une phrase avec de quoi réessayer @une-fois", async ({
    page,
    watch,
  }) => {
    let calls = 0;
    await page.route(CACHE, (route) =>
      ++calls === 1 ? route.fulfill({ status: 503, body: "" }) : route.fulfill({ json: people }),
    );
    await open(page, "/stream");
    await expect(page.getByRole("alert")).toContainText("La liste des joueurs n’est pas arrivée");
    await expect(page.getByText("Nombre de streamers : 0", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: /^La distribution/ })).toHaveCount(0);
    expect(watch.complaints).toContain("Erreur HTTP: 503");
    await expectNoAxeFindings(page);
    // Of a list that has not come nobody says that it is empty.
    await expect(page.getByRole("status").filter({ hasText: "Nombre de streamers" })).toHaveCount(0);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(names(page)).toHaveCount(6);
    await expect(page.getByRole("heading", { name: "Joueurs", level: 1 })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Nombre de streamers : 6" })).toBeAttached();
  });

  test("[T10] une connexion coupée se dit en console et sur la page @une-fois", async ({ page, watch }) => {
    let back = false;
    await page.route(CACHE, (route) => (back ? route.fulfill({ json: people }) : route.abort()));
    await open(page, "/stream");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(watch.complaints.some((line) => line.includes("Failed to fetch"))).toBe(true);
    // The network is back: nobody has to ask.
    back = true;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(names(page)).toHaveCount(6);
  });

  test("[T10] une réponse qui n’est pas du JSON se dit en console et sur la page, et la liste est vide @une-fois", async ({
    page,
    watch,
  }) => {
    await page.route(CACHE, (route) => route.fulfill({ contentType: "text/html", body: "<p>Bientôt</p>" }));
    await open(page, "/stream");
    await expect(page.getByRole("alert")).toContainText("La liste des joueurs n’est pas arrivée");
    await expect(page.getByText("Nombre de streamers : 0", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(watch.complaints.some((line) => line.includes("JSON"))).toBe(true);
  });
});

test.describe("quand les images, puis une fiche, n’arrivent pas", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported/] });

  test("[T5] les initiales tiennent lieu de portrait, aussi là où l’image a manqué avant React @une-fois", async ({
    page,
  }) => {
    await page.route("**/*.{webp,avif}", (route) => route.abort());
    await open(page, "/stream");
    const first = page.getByRole("main").getByRole("article").first();
    await expect(first.getByText("V", { exact: true })).toBeVisible();
    // Nor does the code of a sheet: the list stays, says so, and asks again.
    await page.route("**/assets/player-sheet-*.js", (route) => route.abort());
    await first.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("status").filter({ hasText: "n’est pas arrivée" })).toBeVisible();
    await expect(first).toBeVisible();
    await page.unroute("**/assets/player-sheet-*.js");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("list", { name: / : ses rôles$/ })).toHaveCount(1);
  });
});

test("[T5] d’une recherche dans un arc à une fiche dont le code tarde, la liste que l’on quitte reste, puis la fiche vient @une-fois", async ({
  page,
}) => {
  await answer(page, people);
  const titles: string[] = [];
  await page.exposeFunction("noteTitle", (title: string) => titles.push(title));
  await open(page, "/stream?arc=Survivor&q=zora");
  const before = await page.title();
  await page.evaluate(() =>
    new MutationObserver(() => Object(globalThis).noteTitle(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
    }),
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/player-sheet-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await names(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\?joueur=zora_z$/);
  await expect(names(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue("zora");
  await expect(page.getByRole("button", { name: "Survivor" })).toHaveAttribute("aria-pressed", "true");
  release();
  await expect(page).toHaveTitle(/^Zora, tous ses rôles/);
  expect(titles.filter((title) => title !== before)).toEqual([await page.title()]);
});

test("[T3] le nombre se lit, puis s’annonce une fois à qui a demandé quelque chose, et chaque carte porte un nom", async ({
  page,
}) => {
  await answer(page, people);
  await open(page, "/stream");
  // Read where it stands, and announced once somebody has asked for something.
  const said = page.getByRole("status").filter({ hasText: "Nombre de streamers" });
  const read = page.getByRole("paragraph").filter({ hasText: /^Nombre de streamers/ });
  await expect(read).toHaveText("Nombre de streamers : 6");
  await expect(said).toHaveCount(0);
  await search(page).fill("salo");
  await expect(said).toHaveText("Nombre de streamers : 1");
  await expect(read).toHaveCount(0);
  // As many of something else is news too.
  await noteHeard(said);
  await search(page).fill("octa");
  await expect(said).toHaveAttribute("data-heard", "Nombre de streamers : 1");
  await search(page).fill("");
  await expect(said).toHaveText("Nombre de streamers : 6");
  await expect(page.getByRole("article", { name: /./ })).toHaveCount(6);
});

test("[T2] un arc déjà choisi, choisi encore, n’est pas un pas de plus vers Retour @une-fois", async ({
  page,
}) => {
  await open(page, "/stream");
  const steps = () => page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Survivor", exact: true }).click();
  await expect(page).toHaveURL(/arc=Survivor/);
  const once = await steps();
  await page.getByRole("button", { name: "Survivor", exact: true }).click();
  expect(await steps()).toBe(once);
  await page.goBack();
  await expect(page).toHaveURL(/\/stream$/);
});

test("sur une fiche, trois affiches remplissent une rangée, du plus petit téléphone au plus large @telephone", async ({
  page,
}) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/stream?joueur=mado_ferraille");
    const posters = page.getByRole("region", { name: "Sur les affiches" }).getByRole("link");
    await expect(posters.nth(2)).toBeAttached();
    const tops = await Promise.all([0, 1, 2].map(async (nth) => (await posters.nth(nth).boundingBox())?.y));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test("sur une fiche, un panneau est aussi net qu’une affiche, et une bannière garde ses proportions @telephone", async ({
  page,
}) => {
  await open(page, "/stream?joueur=kolt_et_demi");
  const sign = page.getByRole("img", { name: "Panneau : Shérif absent, tirez deux fois" });
  await sign.scrollIntoViewIfNeeded();
  await expect(sign).toHaveJSProperty("complete", true);
  const { asked, widest, shown } = await sign.evaluate((image: HTMLImageElement) => {
    const widthOf = (address: string | undefined) => Number(/-(\d+)\.\w+/.exec(address ?? "")?.[1]);
    const made = image.previousElementSibling?.getAttribute("srcset")?.split(",") ?? [];
    return {
      asked: widthOf(image.currentSrc),
      widest: Math.max(...made.map(widthOf)),
      shown: image.width * devicePixelRatio,
    };
  });
  expect(asked).toBeGreaterThanOrEqual(Math.min(widest, shown * 0.9));

  // A black square in the middle of a banner that is three times as wide as it is high.
  const square = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const banner = await sharp({ create: { width: 1800, height: 600, channels: 3, background: "#fff" } })
    .composite([{ input: square }])
    .png()
    .toBuffer();
  await page.route("**/images/*", (route) => route.fulfill({ body: banner, contentType: "image/png" }));
  await open(page, "/stream?joueur=kolt_et_demi");
  await sign.scrollIntoViewIfNeeded();
  await expect
    .poll(() => sign.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBe(3);
  // Its size is known before it is painted whole.
  await sign.evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await sign.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = { x: Math.floor(info.width / 2), y: Math.floor(info.height / 2) };
  const black = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 40;
  const across = Array.from({ length: info.width }, (_, x) => black(x, middle.y)).filter(Boolean).length;
  const down = Array.from({ length: info.height }, (_, y) => black(middle.x, y)).filter(Boolean).length;
  expect(across).toBeGreaterThan(0);
  expect(across / down).toBeCloseTo(1, 1);
});
