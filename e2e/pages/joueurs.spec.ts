import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { noteHeard } from "../support/note-heard.ts";
import { answer, people, names, search, wordsCut, holdAnswer } from "./streamers-answer.ts";

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
  await expectNoSidewaysScroll(page);
});

test("[T1] à la souris, l’arc que la rangée amène là où l’on vient de presser se choisit aussitôt @telephone", async ({
  page,
}) => {
  await open(page, "/stream");
  const group = page.getByRole("group", { name: "Sélectionne un arc" });
  for (const arc of ["FortCarson", "RedDeadRP", "Pentacle"])
    await group.getByRole("button", { name: arc }).click();
  await expect(page).toHaveURL(/\/stream\?arc=Pentacle$/);
  await page.goBack();
  await expect(group.getByRole("button", { name: "RedDeadRP" })).toHaveAttribute("aria-pressed", "true");
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

test("[T4] ce que dit le champ vide se lit en entier, en lettres de 12 px au moins, sur chaque téléphone, debout ou couché @telephone", async ({
  page,
}) => {
  await open(page, "/stream");
  await page.evaluate(() => document.fonts.ready);
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
    await page.setViewportSize({ width, height });
    const { letter, lines, line, room } = await search(page).evaluate(emptyField);
    expect(letter, `${width} × ${height} px`).toBeGreaterThanOrEqual(12);
    expect(lines * line, `${width} × ${height} px`).toBeLessThanOrEqual(room);
  }
});

/** What an empty field says: how large its letters are, in how many lines of which height, and how high it is, in px. */
function emptyField(field: HTMLInputElement) {
  const [own, hint] = [getComputedStyle(field), getComputedStyle(field, "::placeholder")];
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("A canvas measures words.");
  pen.font = `${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`;
  const width = field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
  let [lines, words] = [1, ""];
  for (const word of field.placeholder.split(" ")) {
    const longer = `${words} ${word}`.trim();
    const over = pen.measureText(longer).width > width;
    // On a line that does not break, what is over is not read at all.
    if (over) lines += hint.whiteSpace === "normal" ? 1 : Infinity;
    words = over ? word : longer;
  }
  const letter = parseFloat(hint.fontSize);
  return {
    letter,
    lines,
    line: parseFloat(hint.lineHeight) || letter,
    room: field.clientHeight,
  };
}

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

test("[T7] le staff est en tête d’affiche, les autres suivent au générique @une-fois", async ({ page }) => {
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

for (const [width, screen] of [
  [320, "@telephone"],
  [360, "@telephone"],
  [768, "@telephone"],
  [1024, "@bureau"],
  [1440, "@bureau"],
] as const) {
  for (const onAir of [true, false]) {
    test(`qui est en direct${onAir ? "" : ", ou que personne ne l’est,"} s’apprend sans que rien ne saute, à ${width} px ${screen}`, async ({
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

test("[T3] le nombre se lit, puis s’annonce une fois à qui a demandé quelque chose, et chaque carte porte un nom @une-fois", async ({
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
