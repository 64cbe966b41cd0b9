import { PAGES } from "#addresses/pages.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { noteHeard } from "../support/note-heard.ts";
import { clock, hears, media, player, track, wide } from "./listening.ts";

test("[M1][M3] cinq groupes de pistes par créateur ; sans choix, « Sélectionne une Musique »", async ({
  page,
}) => {
  await open(page, "/musique");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(40);
  const pane = page.getByText("Sélectionne une Musique", { exact: true });
  if (wide(page)) await expect(pane).toBeVisible();
  else await expect(pane).toBeHidden();
  await expect(track(page, "La salle 213")).toContainText("1:16");
  await expect(page.getByText("8 pistes", { exact: true }).first()).toBeVisible();
  await expect(player(page)).toBeHidden();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test("[M1] le nom d’un arc en anglais se lit en anglais, un nom français en français @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  const arcs = page.getByRole("main").getByRole("link", { name: /^Arc / });
  await expect(arcs.filter({ hasText: "School" }).getByText("School")).toHaveAttribute("lang", "en");
  await expect(arcs.filter({ hasText: "Pentacle" }).getByText("Pentacle")).not.toHaveAttribute("lang");
});

test("[M1][A3] la carte d’un arc mène à sa musique, prête et silencieuse", async ({ page }) => {
  await open(page, "/arc");
  await page.getByRole("link", { name: "Sa musique, par Docteur Silence" }).click();
  await expect(player(page).getByText("Brouillard sur Les Docks", { exact: true })).toBeVisible();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  const headed = page.getByRole("heading", { name: "Docteur Silence" });
  await expect(headed).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await headed.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
  await page.goto("/musique?piste=rien-avant-fort-carson");
  await expect(track(page, "Rien avant Fort Carson")).toBeInViewport();
});

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

test("[M3] sur une tablette, le film que l’on touche au bas de la page ne passe pas sous sa propre image @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, "/musique");
  const row = track(page, "Le train n’est pas passé (avec images)");
  await row.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await row.click();
  await expect(
    page.getByLabel("Le train n’est pas passé (avec images)", { exact: true }).last(),
  ).toBeVisible();
  await hears(page);
  await expectUncovered(row);
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

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[M1] chaque titre reste un lien vers son fichier ou sa page @une-fois", async ({ page }) => {
    await page.goto("/musique");
    await expect(page.getByRole("link", { name: "Onze places" })).toHaveAttribute("href", /^\/media\//);
    await expect(page.getByRole("link", { name: /Sintel.*\(YouTube\)/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.youtube\.com\/watch/,
    );
    await expect(track(page, "Onze places")).toBeHidden();
  });
});

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

test("une autre piste lancée sur sa ligne se dit aussi @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await track(page, "Frites le jeudi").press("Enter");
  const said = page.getByRole("status").filter({ hasText: /^En lecture$/ });
  await noteHeard(said);
  await track(page, "La salle 213").press("Enter");
  await expect(page.locator("[data-heard='En lecture']")).toBeAttached();
});

test("[M4] revenue par P, la piste dont la ligne a gardé le clavier se nomme @une-fois", async ({ page }) => {
  await open(page, "/musique");
  const row = track(page, "Brouillard sur Les Docks");
  await row.press("Enter");
  const said = (words: RegExp) => page.getByRole("status").filter({ hasText: words });
  await expect(said(/^En lecture$/)).toBeAttached();
  await page.keyboard.press("n");
  await expect(said(/^Palier du quatrième, Docteur Silence$/)).toBeAttached();
  await page.keyboard.press("p");
  await expect(row).toBeFocused();
  await expect(said(/^Brouillard sur Les Docks, Docteur Silence$/)).toBeAttached();
});

test("lancée sur sa ligne, une piste ne se redit pas à qui va régler le volume @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  const row = track(page, "Brouillard sur Les Docks");
  await row.focus();
  await row.press("Enter");
  await noteHeard(page.getByRole("status").filter({ hasText: /^En lecture$/ }));
  const volume = player(page).getByRole("slider", { name: "Volume" });
  await volume.focus();
  await volume.press("ArrowLeft");
  // Long enough that a fault would have been said.
  const pressed = await clock(page);
  await expect.poll(() => clock(page)).toBeGreaterThan(pressed + 2);
  await player(page).getByRole("button", { name: "Piste suivante" }).press("Enter");
  await expect(page.locator("[data-heard]")).toHaveText(/^Palier du quatrième, /);
  await expect(page.locator("[data-heard]")).toHaveAttribute("data-heard", /^(?!.*Brouillard)/);
});

test("[M1] une piste avec images dit en mots ce que l’on y voit", async ({ page }) => {
  await open(page, "/musique");
  const row = page.getByRole("listitem").filter({ hasText: "Le train n’est pas passé" });
  const told = row.getByText(/Aucun train ne passe\./);
  await expect(told).toBeHidden();
  await row.getByText("Ce que l’on voit et entend").click();
  await expect(told).toBeVisible();
  // Nothing half behind the header: axe takes what is left of it for the whole target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeFindings(page);
});

test("[M1] une piste choisie par un lien, une autre étant en pause, se dit à lancer, et sans image n’est pas une vidéo @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "La salle 213").click();
  await hears(page);
  await player(page).getByRole("button", { name: "Pause" }).click();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Arc" }).click();
  await page.getByRole("link", { name: "Sa musique, par Docteur Silence" }).click();
  const heard = page
    .getByRole("status")
    .filter({ hasText: /^Brouillard sur Les Docks, Docteur Silence\. À lancer$/ });
  await expect(heard).toBeAttached();
});

test("[M5] mise en pause se dit ; une piste gardée d’une autre visite attend sans rien dire @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Frites le jeudi").click();
  await hears(page);
  await player(page).getByRole("button", { name: "Pause" }).press("Enter");
  await noteHeard(page.getByRole("status").filter({ hasText: /^En pause$/ }));
  await page.reload();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /En pause/ })).toHaveCount(0);
});

test("sur un téléphone couché, un titre sur deux lignes et sa scène se lisent en entier @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await open(page, "/musique");
  await track(page, /^Personne n’a copié \(dans/).click();
  const scene = player(page).getByText("Les Retenues du Mardi");
  await expect(scene).toBeVisible();
  const end = async () => {
    const box = await scene.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(end).toBeLessThanOrEqual(360);
});

test("[M2] d’un onglet à l’autre du site, une seule piste sonne : la dernière demandée ; l’autre attend en pause @une-fois", async ({
  page,
  context,
}) => {
  await open(page, "/musique");
  await track(page, "Brouillard sur Les Docks").click();
  await hears(page);
  const other = await context.newPage();
  await open(other, "/musique");
  await track(other, "Onze places").click();
  await hears(other);
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await hears(page);
  await expect(player(other).getByRole("button", { name: "Lecture" })).toBeVisible();
  // A film is one sound more.
  await open(other, "/vidéo");
  await other.getByRole("button", { name: "Lancer la vidéo : Une nuit, boulevard Zénith" }).click();
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
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
  "[M5] au clavier : espace, flèches, n, p, m, aussi depuis un lien, les lettres et les flèches depuis un bouton ; jamais depuis un champ, et on peut les couper",
  { tag: "@bureau" },
  async ({ page }) => {
    await open(page, "/musique");
    await track(page, "Cinq bougies").click();
    await hears(page);
    await page.getByRole("heading", { level: 1 }).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    const before = await clock(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(before + 4);
    await page.keyboard.press("p");
    await expect.poll(() => clock(page)).toBeLessThan(1);
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Le notaire danse")).toBeVisible();
    await page.keyboard.press("p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await page.keyboard.press("m");
    await expect(player(page).getByRole("button", { name: "Rétablir le son" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Le son est coupé." })).toBeVisible();
    await player(page).getByRole("button", { name: "Rétablir le son" }).focus();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Le notaire danse")).toBeVisible();
    await page.getByRole("link", { name: "Affiches" }).first().focus();
    await page.keyboard.press("p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    // A link is followed by Enter: space and the arrows are the player's there, the arrows on a button as well.
    await hears(page);
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
    const there = await clock(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(there + 4);
    await player(page).getByRole("button", { name: "Lecture" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => clock(page)).toBeGreaterThan(there + 9);
    // On a button, space presses it.
    await player(page).getByRole("button", { name: "Rétablir le son" }).focus();
    await page.keyboard.press("Space");
    await expect(player(page).getByRole("button", { name: "Couper le son" })).toBeVisible();

    const search = page.getByRole("searchbox", {
      name: "Rechercher une piste par son titre, sa scène ou son arc",
    });
    await search.fill("");
    await search.pressSequentially("nm p");
    await expect(search).toHaveValue("nm p");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    await search.fill("");

    await page.getByText("Raccourcis clavier", { exact: true }).click();
    const keys = page.getByRole("checkbox", { name: "Ces touches agissent, ici et sur les autres pages" });
    await expect(keys).toBeInViewport({ ratio: 1 });
    const bar = await player(page).boundingBox();
    const unfolded = await keys.boundingBox();
    expect((unfolded?.y ?? 0) + (unfolded?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    // In an open window, which has arrows and a space of its own, the letters say what they have done.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Faire un don" }).first().click();
    await page.keyboard.press("n");
    const heard = page.getByRole("dialog").getByRole("status");
    await expect(heard.filter({ hasText: "♪ Le notaire danse" })).toBeVisible();
    await page.keyboard.press("m");
    await expect(heard.filter({ hasText: "Le son est coupé." })).toBeVisible();
    await page.keyboard.press("p");
    await expect(heard.filter({ hasText: "♪ Cinq bougies" })).toBeVisible();
    // Few words, and its cross stands within the message all the same.
    const message = page.locator("dialog [data-message]").filter({ hasText: "Cinq bougies" });
    expect(await message.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    await keys.uncheck();
    await keys.blur();
    await page.keyboard.press("n");
    await expect(player(page).getByText("Cinq bougies")).toBeVisible();
    // Who dictates says letters: none of them acts on another page either (WCAG 2.1.4).
    await page.keyboard.press("/");
    await expect(search).not.toBeFocused();
    await open(page, "/affiche");
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).not.toBeFocused();
    await page.getByRole("list", { name: "Affiches" }).getByRole("link").first().press("Enter");
    const larger = page.getByRole("dialog").getByRole("button", { name: /^Agrandir/ });
    await expect(larger).toBeVisible();
    await page.keyboard.press("z");
    // The arrows, which no voice says, still lead on.
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog").getByText(/^2 \//)).toBeVisible();
    await expect(larger).toBeVisible();
  },
);

test("[M1] on cherche une piste sans se soucier des accents @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await page.getByRole("searchbox").fill("ELECTIONS a main");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("1 piste sur 40")).toBeVisible();
  await expect(page.getByText("1 piste sur 8")).toBeVisible();
  const box = page.getByRole("searchbox");
  const before = await box.boundingBox();
  await box.fill("xyz");
  await expect(page.getByText("Aucune piste ne correspond à « xyz ».")).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(40);
  await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^40 pistes$/ })).toBeAttached();
});

test("[M1] un titre mal écrit mène à celui que l’on voulait dire, à l’œil et à l’oreille @une-fois", async ({
  page,
}) => {
  await open(page, "/musique");
  await page.getByRole("searchbox").fill("bouggies");
  await expect(
    page.getByRole("status").filter({ hasText: "0 piste sur 40. Essayez plutôt : bougies" }),
  ).toBeAttached();
  await page.getByRole("button", { name: "bougies", exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("bougies");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/Cinq bougies/]);
  await expect(page.getByRole("heading", { level: 1, name: "Musique" })).toBeFocused();
  await page.getByRole("searchbox").fill("cinqbougies");
  await expect(page.getByRole("button", { name: "Cinq bougies", exact: true })).toBeVisible();
});

test("[M1] le nom d’une scène ou de son arc donne toutes ses pistes @une-fois", async ({ page }) => {
  await open(page, "/musique");
  for (const words of ["docteur silence", "survivor", "Arc Survivor"]) {
    await page.getByRole("searchbox").fill(words);
    await expect(page.getByText("8 pistes sur 40")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Docteur Silence" })).toBeVisible();
  }
});

test("[M4] une adresse ?piste= vide ne choisit rien ; encodée, elle choisit la même piste @une-fois", async ({
  page,
}) => {
  await open(page, "/musique?piste=");
  await expect(player(page)).toBeHidden();
  await open(page, "/musique?piste=onze%2Dplaces");
  await expect(player(page).getByText("Onze places", { exact: true })).toBeVisible();
});

test("[M4] une adresse ?piste= choisit la piste sans la lancer ni rien télécharger @une-fois", async ({
  page,
}) => {
  const media: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && media.push(request.url()));
  await open(page, "/musique?piste=onze-places");
  await expect(player(page).getByText("Onze places")).toBeVisible();
  await expect(page).toHaveTitle("Onze places · Musique · Minuit Carmin");
  await expect(player(page).getByRole("button", { name: "Lecture" })).toBeVisible();
  expect(media).toEqual([]);
  await player(page).getByRole("button", { name: "Lecture" }).click();
  await hears(page);
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

test("[M4] au clavier, un lien du début de la page mène au lecteur tant qu’une piste est choisie @une-fois", async ({
  page,
}) => {
  await open(page, "/musique?piste=frites-le-jeudi");
  await expect(player(page)).toBeVisible();
  const skip = page.getByRole("link", { name: "Aller au lecteur" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(player(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(player(page).locator(":focus")).toBeVisible();
  await player(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(skip).toHaveCount(0);
});

test("[M4] sous l’image d’une piste, la fin de la page se lit jusqu’au bout, et le clavier ne se cache pas @bureau", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "/musique");
  await track(page, "Le train n’est pas passé").click();
  await page.getByRole("banner").getByRole("link", { name: "Affiches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Affiches" })).toBeFocused();
  await expect(media(page)).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    // Both at one moment, and in one question: the page may still grow.
    const covered = await media(page).evaluate((element) => {
      const focus = document.activeElement?.getBoundingClientRect();
      const image = element.getBoundingClientRect();
      return !focus || (focus.left <= image.right && focus.right >= image.left && focus.bottom > image.top);
    });
    expect(covered).toBe(false);
  }
  await page.getByRole("banner").getByRole("link", { name: "Joueurs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Joueurs" })).toBeFocused();
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    // The list may still grow: at the end of what the page is by then.
    const seen = () =>
      link.evaluate((element) => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(seen).toBe(true);
  }
});

test("[M5, P5] les lettres des raccourcis agissent aussi quand les majuscules sont verrouillées @bureau", async ({
  page,
}) => {
  await open(page, "/musique");
  await track(page, "Cinq bougies").click();
  await hears(page);
  await page.keyboard.press("M");
  await expect(page.getByText("Le son est coupé.")).toBeVisible();
  await page.keyboard.press("N");
  await expect(player(page).getByText("Cinq bougies")).toBeHidden();
  await open(page, "/affiche?affiche=chez-lola-minuit");
  await page.keyboard.press("Z");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Voir en entier" })).toBeVisible();
});
