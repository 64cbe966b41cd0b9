import type { Locator, Page } from "@playwright/test";
import { quoted } from "#text/quoted.ts";
import { card, entriesOf, type Entry, historyLength, wall } from "./gallery-entries.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { expectPunctuationWithItsWord } from "../support/lone-punctuation.ts";

let posters: Entry[];
let first: Entry;
let second: Entry;
test.beforeAll(async ({ request }) => {
  posters = await entriesOf(request, "/affiches.json");
  const [one, two] = posters;
  if (!one || !two) throw new Error("The demonstration has posters.");
  [first, second] = [one, two];
});

test("[P3] sur un téléphone couché, le « ? » du tutoriel reste avec son mot dans la visionneuse @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, `/affiche?affiche=${first.id}`);
  const help = page.getByRole("dialog").getByRole("link", { name: /^Comment importer en jeu \?/ });
  await help.scrollIntoViewIfNeeded();
  await expectPunctuationWithItsWord(page);
});

test("[P2, P4] le compteur donne le total, et le mur est fait d’images entières, chargées à mesure", async ({
  page,
}) => {
  await open(page, "/affiche");
  await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
  const images = wall(page, "Affiches").getByRole("listitem").locator("img");
  await expect(images.last()).toHaveAttribute("loading", "lazy");
  for (const image of (await images.all()).slice(0, 4)) {
    await expect(image).toHaveJSProperty("complete", true);
    const { shown, whole } = await image.evaluate((element: HTMLImageElement) => ({
      shown: element.clientWidth / element.clientHeight,
      whole: element.naturalWidth / element.naturalHeight,
    }));
    expect(Math.abs(shown / whole - 1)).toBeLessThan(0.02);
  }
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P5] la visionneuse, prête avant le clic, ne se voit ni ne s’atteint, et n’a demandé ni grande image ni « Mon mur »", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/affiche");
  const close = page.locator("dialog").getByRole("button", { name: "Fermer", includeHidden: true });
  // It has its place already: the click has only to show it.
  await expect.poll(async () => (await close.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  await expect(close).not.toBeVisible();
  await close.evaluate((button: HTMLElement) => button.focus());
  await expect(close).not.toBeFocused();
  expect(asked.filter((path) => /my-wall|-(9|10|12)\d\d\.webp$/.test(path))).toEqual([]);
  await expectNoAxeFindings(page);
});

test("un crédit trop long finit à sa deuxième ligne, sans le haut de la troisième @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const known = posters.slice(0, 12).find(({ author }) => /^[^?]/.test(author)) ?? first;
  const credit = wall(page, "Affiches").getByText(known.author, { exact: true }).first();
  const lines = await credit.evaluate((element) => {
    const { paddingTop, lineHeight } = getComputedStyle(element);
    return (element.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeLessThanOrEqual(2.01);
});

test("[P4] du début à la fin du mur, le document reste petit et la dernière affiche est là", async ({
  page,
}) => {
  await open(page, "/affiche");
  const last = posters.at(-1);
  if (!last) throw new Error("The demonstration has posters.");
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(card(page, "Affiches", last).last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1500);
});

test("[P4] une affiche qui vient sur le mur ne fait pas recalculer le style de celles qui y sont @telephone", async ({
  page,
  browser,
}) => {
  await open(page, "/affiche");
  // The viewer behind the wall has its own style once: before the scroll, not during it.
  await expect(page.getByRole("button", { name: "Suivante", includeHidden: true })).toBeAttached();
  const cards = wall(page, "Affiches").getByRole("listitem");
  const rank = async () => Number(await cards.last().getAttribute("aria-posinset"));
  const start = await rank();
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    expect(await rank()).toBeGreaterThan(start + 20);
  }).toPass({ intervals: [100] });
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  // Per card that came, elements whose style was asked: its own and a few around it, not those of the cards that hang.
  const styled = traceEvents.map(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0,
  );
  const ofOne = await cards.last().evaluate((element) => element.querySelectorAll("*").length + 1);
  const added = (await rank()) - start;
  expect(styled.reduce((sum, each) => sum + each, 0) / added).toBeLessThan(2.4 * ofOne);
});

test("[P3] le tutoriel est à un clic, sauf sur un téléphone", async ({ page }, { project }) => {
  await open(page, "/affiche");
  const help = page.getByRole("link", { name: "Comment importer en jeu ?" });
  if (project.name === "telephone") return expect(help).toBeHidden();
  await expect(help).toHaveAttribute("target", "_blank");
  await expect(help).toHaveAttribute("href", /^https:\/\//);
});

test("[P5, P8] un clic ouvre l’affiche en grand, avec son titre et son auteur ; le bouton la ferme", async ({
  page,
}) => {
  const known = posters.slice(0, 8).find(({ author }) => /^[^?]/.test(author)) ?? first;
  await open(page, "/affiche");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await card(page, "Affiches", known).click();
  const viewer = page.getByRole("dialog", { name: known.title });
  await expect(viewer.getByRole("heading", { name: known.title })).toBeVisible();
  await expect(
    viewer.getByRole("link", { name: `${known.author}, toutes ses œuvres`, exact: true }),
  ).toBeVisible();
  const image = viewer.getByRole("img", { name: `Affiche ${quoted(known.title)}, ${known.author}` });
  await expect(image).toHaveJSProperty("complete", true);
  expect(await image.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
  // Sent for at the click, and not a second time by the viewer.
  const file = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(requested.filter((url) => url === file)).toHaveLength(1);
  await expect(viewer.getByText(`${known.width} × ${known.height} px`)).toBeVisible();
  await expectNoAxeFindings(page);
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(viewer).toBeHidden();
  await expect(card(page, "Affiches", known)).toBeFocused();
});

test("[P5] un auteur d’un seul mot de soixante-seize lettres se lit entier sous l’affiche, son titre aussi", async ({
  page,
}) => {
  const known = posters.find(({ author }) => /^[^?]/.test(author)) ?? first;
  await open(page, `/affiche?affiche=${known.id}`);
  const credit = page
    .getByRole("dialog")
    .getByRole("link", { name: `${known.author}, toutes ses œuvres`, exact: true });
  await credit.evaluate((link) => link.firstElementChild?.replaceChildren("Syndicatdescolleurs".repeat(4)));
  for (const part of [credit, page.getByRole("dialog").getByRole("heading", { name: known.title })]) {
    const right = await part.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test("[P8] une affiche sans auteur connu, « ??? » ou vide, se voit de même, et le dit à ceux qui n’y voient pas @une-fois", async ({
  page,
}) => {
  for (const written of ["???", ""]) {
    const unknown = posters.find(({ author }) => author === written);
    await open(page, `/affiche?affiche=${unknown?.id}`);
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("???", { exact: true })).toBeVisible();
    await expect(viewer.getByText("Auteur inconnu")).toBeAttached();
    await expect(viewer.getByRole("img", { name: /auteur inconnu/ })).toBeVisible();
  }
});

test("[P5] sur le plus petit téléphone, l’affiche ouverte est plus grande que sur le mur, et ses boutons sont là @telephone", async ({
  page,
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

test("[P5] « Au hasard » ouvre une des affiches montrées ; Retour ramène au mur @une-fois", async ({
  page,
}) => {
  await open(page, `/affiche?q=${encodeURIComponent(first.title)}`);
  await page.getByRole("button", { name: "Au hasard" }).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Au hasard" })).toBeFocused();
});

async function middle(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height / 2 : NaN;
}

/** Scrolls what stands beside the picture, in a window too low for it. */
async function scrollPanel(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 500 });
  const around = page.getByText("Autour de cette affiche");
  await around.evaluate((summary) => {
    const panel = summary.closest("details")?.parentElement?.parentElement;
    panel?.scrollTo({ top: 60, behavior: "instant" });
    if (!panel?.scrollTop) throw new Error("The panel does not scroll.");
  });
}

test.describe("copier", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("[P6] copie l’URL d’import, absolue, et le dit ; elle mène à une image que le jeu accepte", async ({
    page,
    request,
  }, { project }) => {
    await open(page, `/affiche?affiche=${first.id}`);
    const literal = page.getByRole("button", { name: "Importer en jeu" });
    const phone = page.getByRole("button", { name: "Copier l’URL" });
    const [shown, hidden] = project.name === "telephone" ? [phone, literal] : [literal, phone];
    await expect(hidden).toBeHidden();
    if (project.name === "bureau") await scrollPanel(page);
    await shown.click();
    await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
    await expect(shown).toHaveText(/Copié/);
    const [button, done] = await Promise.all([
      middle(shown),
      middle(shown.getByText("Copié", { exact: true })),
    ]);
    // It comes up from a few pixels below.
    expect(Math.abs(done - button)).toBeLessThan(6);
    await expect(page.getByText("En jeu, collez cette URL comme image.")).toBeVisible();
    await expectNoAxeFindings(page);
    await expect(shown).not.toHaveText(/Copié/);
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(new URL(first.import, page.url()).href);
    expect(url).toMatch(/^http[^?#]+\/import\/affiches\/[a-z0-9-]+\.(png|jpg)$/);
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
    expect((await answer.body()).length).toBe(first.bytes);
  });

  test("[P6] le message attend tant que le clavier y est ; fermé, le foyer revient au bouton @une-fois", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, `/affiche?affiche=${first.id}`);
    const copy = page.getByRole("dialog").getByRole("button", { name: "Importer en jeu" });
    await copy.focus();
    await page.keyboard.press("Enter");
    const close = page.getByRole("button", { name: "Fermer le message" });
    await expect(close).toBeVisible();
    await close.focus();
    await page.clock.runFor(20_000);
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(close).toBeHidden();
    await expect(copy).toBeFocused();
  });
});

test("[P6] copie aussi là où le navigateur n’a pas de presse-papiers moderne, comme celui du jeu @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Document.prototype, "execCommand", {
      value: () => {
        document.title = `copié ${String(getSelection())}`;
        return true;
      },
    });
  });
  await open(page, `/affiche?affiche=${first.id}`);
  await page
    .getByRole("button", { name: /Importer en jeu|Copier l’URL/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
  // What is said is of this picture, not of the next.
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 3000 });
});

test("[P6] quand rien ne peut copier, l’URL est là, sélectionnée, avec l’explication @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Document.prototype, "execCommand", { value: () => false });
  });
  await open(page, `/affiche?affiche=${first.id}`);
  await page
    .getByRole("button", { name: /Importer en jeu|Copier l’URL/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toContainText("copiez-la à la main");
  const field = page.getByRole("textbox", { name: /^URL à copier/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new URL(first.import, page.url()).href);
  await expectNoAxeFindings(page);
});

test("[P1, P7] cherche dans les titres et les auteurs, sans accents ni majuscules, et surligne @une-fois", async ({
  page,
}) => {
  const accented = posters.find(({ title }) => /^\p{L}*[éèê]\p{L}{2,}/u.test(title)) ?? first;
  const word = accented.title.split(" ")[0] ?? "";
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await expect(search).toHaveAttribute("placeholder", "Recherche...");
  const { y: before } = (await search.boundingBox()) ?? {};
  await search.fill(plain);
  await expect(card(page, "Affiches", accented).first()).toBeVisible();
  await expect(wall(page, "Affiches").locator("mark", { hasText: word }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /résultat/ })).toHaveText(/^\d+ résultats?$/);
  // The number of results moves nothing: one types on in the same place.
  expect((await search.boundingBox())?.y).toBe(before);
  await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(plain)}`));
  await page.reload();
  await expect(search).toHaveValue(plain);
  await expect(card(page, "Affiches", accented).first()).toBeVisible();
});

test("[P7] « Rechercher », sur le clavier d’un téléphone, le range : ce qui est trouvé est derrière @telephone", async ({
  page,
}) => {
  for (const path of ["/affiche", "/stream", "/musique"]) {
    await open(page, path);
    const search = page.getByRole("searchbox");
    await search.tap();
    await page.keyboard.type("lo");
    await page.keyboard.press("Enter");
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue("lo");
  }
});

test("[P7] un titre se trouve comme on le tape, sans trait d’union ni guillemets @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const hits = wall(page, "Affiches").getByRole("listitem");
  for (const [typed, title] of [
    ["homme canon", "L’Homme-Canon"],
    ["deux fois corbin", "Silas « Deux Fois » Corbin"],
  ] as const) {
    await page.getByRole("searchbox").fill(typed);
    await expect(hits.first()).toContainText(title.replaceAll(/(?<=«) | (?=»)/g, "\u00a0"));
    await expect(hits.first().locator("mark").first()).toBeVisible();
  }
});

test("[P7] un long texte collé par erreur se cherche jusqu’où une adresse le porte @une-fois", async ({
  page,
}) => {
  for (const path of ["/affiche", "/stream", "/musique"]) {
    await open(page, path);
    const search = page.getByRole("searchbox");
    await search.focus();
    await page.keyboard.insertText("é😀".repeat(1700));
    await expect(page).toHaveURL(/[?&]q=/);
    expect((await page.reload())?.status()).toBe(200);
    await expect(search).toHaveValue("é😀".repeat(66) + "é");
  }
});

test("[P7] un texte blanc montre tout ; un texte introuvable le dit, montre les dernières et s’efface @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await search.fill("   ");
  await expect(card(page, "Affiches", first)).toBeVisible();
  await search.fill("zzzzz");
  await expect(page.getByText("Aucune affiche ne correspond à « zzzzz ».")).toBeVisible();
  const meanwhile = page.getByRole("region", { name: "En attendant" }).getByRole("listitem");
  await expect(meanwhile).toHaveCount(6);
  const newest = meanwhile.first().getByRole("link").first();
  const title = await newest.innerText();
  await newest.click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await page.goBack();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[P7, R9] l’affiche ouverte aussitôt le mot tapé se referme sur ce que l’on cherchait @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  const word = first.title.split(" ")[0] ?? "";
  await search.focus();
  // In one go, sooner than any rest of the fingers.
  await search.evaluate((_, typed) => {
    document.execCommand("insertText", false, typed);
    document.querySelector<HTMLElement>("[aria-posinset] a")?.click();
  }, word);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(search).toHaveValue(word);
  await expect(page).toHaveURL(new RegExp(`/affiche\\?q=${encodeURIComponent(word)}$`));
});

test("[P7] une faute de frappe : ce que l’on a pu vouloir dire est proposé ; des mots que nulle n’a tous : celles qui en ont le plus @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  await search.fill("hamsetr");
  await page.getByRole("button", { name: "Hamster", exact: true }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
  await search.fill("moustache du hamster");
  await expect(page.getByRole("heading", { name: /^Avec une partie de ces mots/ })).toBeVisible();
  await expect(card(page, "Avec une partie de ces mots", first)).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^\d+ résultats?, avec une partie de ces mots$/ }),
  ).toBeAttached();
  await expectNoAxeFindings(page);
});

test("[P1] du milieu du mur, la recherche revient quand on remonte, et ce qu’elle trouve est là", async ({
  page,
}) => {
  await open(page, "/affiche");
  const search = page.getByRole("searchbox");
  const up = page.getByRole("button", { name: "Haut de la page" });
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await page.evaluate(() => scrollTo(0, 6000));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.evaluate(() => scrollBy(0, -100));
  await expect(search).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  await page.evaluate(() => scrollBy(0, 100));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(first.title);
  await expect(card(page, "Affiches", first).first()).toBeInViewport();
  await expect(search).toBeFocused();
  // Nothing else comes under the finger that has emptied it.
  const before = await search.boundingBox();
  await page.getByRole("button", { name: "Vider le champ" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("button", { name: "Vider le champ" })).toHaveCount(0);
  await expect(search).toBeFocused();
  expect((await search.boundingBox())?.y).toBe(before?.y);
});

test("[P5] le titre où va le foyer quand le pli ouvert s’en va montre tout son anneau @bureau", async ({
  page,
}) => {
  await open(page, `/affiche?affiche=${first.id}`);
  const viewer = page.getByRole("dialog");
  await viewer.getByText(/^Ce qu.on y voit/).press("Enter");
  await page.keyboard.press("ArrowRight");
  const title = viewer.getByRole("heading", { level: 2 });
  await expect(title).toBeFocused();
  const room = await title.evaluate((heading) => {
    let pane = heading.parentElement;
    while (pane && getComputedStyle(pane).overflowY !== "auto") pane = pane.parentElement;
    return heading.getBoundingClientRect().top - (pane?.getBoundingClientRect().top ?? NaN);
  });
  expect(room).toBeGreaterThanOrEqual(6);
});

test("[P4, H2] du milieu du mur, un bouton et le lien de la page ramènent en haut", async ({ page }) => {
  await open(page, "/affiche");
  const y = () => page.evaluate(() => scrollY);
  const up = page.getByRole("button", { name: "Haut de la page" });
  await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
  await page.evaluate(() => scrollTo(0, 5000));
  await expect(up).toHaveCSS("pointer-events", "none");
  await page.evaluate(() => scrollBy(0, -100));
  await up.click();
  await expect.poll(y).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 5000));
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Affiches" }).click();
  await expect.poll(y).toBe(0);
});

test("[P1] le bouton « Haut de la page » qui s’en va avec le mur laisse le foyer à la recherche, ou au titre des panneaux @une-fois", async ({
  page,
}) => {
  for (const [path, heir] of [
    ["/affiche", page.getByRole("searchbox")],
    ["/panneau", page.getByRole("heading", { level: 1 })],
  ] as const) {
    await open(page, path);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -100);
    const up = page.getByRole("button", { name: "Haut de la page" });
    await up.focus();
    await page.mouse.wheel(0, -2000);
    await expect(up).toBeHidden();
    await expect(heir).toBeFocused();
  }
});

test("[P8] les signatures les plus vues mènent chacune à ses affiches, aussi nombreuses qu’elle le dit @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const chip = page.getByRole("list", { name: "Les signatures les plus vues" }).getByRole("link").last();
  const [, name = "", count = ""] = /^(.+) (\d+) affiches$/.exec((await chip.textContent()) ?? "") ?? [];
  expect(posters.filter(({ author }) => author === name)).toHaveLength(Number(count));
  await chip.focus();
  await expect(chip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signé ${name}`)).toBeVisible();
  await expect(page.getByText(`${count} résultats`).first()).toBeVisible();
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test("[P8] la signature choisie se voit parmi les autres, du début de son nom, d’où que l’on vienne @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/affiche");
  const row = page.getByRole("list", { name: "Les signatures les plus vues" });
  const chosen = row.locator("[aria-current]");
  const names = row.getByRole("link");
  for (const at of [2, -1]) {
    await open(page, `/affiche${(await names.nth(at).getAttribute("href")) ?? ""}`);
    await expect(chosen).toBeInViewport({ ratio: 0.6 });
    const [name, room] = [await chosen.boundingBox(), await row.boundingBox()];
    expect(name?.x).toBeGreaterThan(room?.x ?? Number.NaN);
  }
});

test("[P7] au clavier : / va à la recherche, Échap l’efface @une-fois", async ({ page }) => {
  await open(page, "/affiche");
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await page.keyboard.type("zzz");
  await expect(search).toHaveValue("zzz");
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test("[P5, R9] ouvrir ajoute une étape à l’historique, suivante et précédente n’en ajoutent pas, Retour ferme sans bouger @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  const y = await page.evaluate(() => scrollY);
  const steps = await historyLength(page);
  await wall(page, "Affiches")
    .getByRole("link", { name: posters[2]?.title ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[2]?.id}$`));
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(viewer.getByRole("heading", { name: posters[3]?.title ?? "" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[4]?.id}$`));
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(`affiche=${posters[3]?.id}$`));
  await expect(viewer.getByText(`4 / ${posters.length}`)).toBeVisible();
  expect(await historyLength(page)).toBe(steps + 1);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  await page.goForward();
  await expect(viewer.getByRole("heading", { name: posters[3]?.title ?? "" })).toBeVisible();
});

test("[P5, R9] un lien vers une affiche l’ouvre, résiste au rechargement, et se ferme sur le mur @une-fois", async ({
  page,
}) => {
  const far = posters[Math.min(posters.length - 1, 150)] ?? first;
  await open(page, `/affiche?affiche=${far.id}`);
  const viewer = page.getByRole("dialog", { name: far.title });
  // No ring on a button that nobody went to.
  await expect(viewer).toBeFocused();
  await page.reload();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(card(page, "Affiches", first)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[P5] ouverte par un lien puis feuilletée, la visionneuse se ferme sur la carte de la dernière affiche vue", async ({
  page,
  request,
}) => {
  const posters = await entriesOf(request, "/affiches.json");
  const [from, to] = [posters[20], posters[23]];
  if (!from || !to) throw new Error("The demonstration has posters.");
  await open(page, `/affiche?affiche=${from.id}`);
  const viewer = page.getByRole("dialog");
  for (const { title } of posters.slice(20, 23)) {
    await expect(viewer.getByRole("heading", { name: title })).toBeVisible();
    await viewer.getByRole("button", { name: "Suivante" }).click();
  }
  await expect(viewer.getByRole("heading", { name: to.title })).toBeVisible();
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(card(page, "Affiches", to)).toBeFocused();
  await expect(card(page, "Affiches", to)).toBeInViewport();
});

test("[P5] là où le navigateur sait partager, « Partager » et « Télécharger » tiennent dans leur colonne, téléphone couché ou tablette @une-fois", async ({
  page,
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

test("[P5] l’onglet nomme la musique, l’affiche ouverte et son auteur, ce qu’on cherche, puis la page @une-fois", async ({
  page,
  request,
}) => {
  const known = posters.find(({ author }) => /^[^?]/.test(author)) ?? first;
  const named = `${known.title} — ${known.author} · Affiches · Minuit Carmin`;
  const sent = await (await request.get(`/affiche?affiche=${known.id}`)).text();
  expect(sent).toContain(" · Affiches · Minuit Carmin</title>");

  await open(page, `/affiche?affiche=${known.id}`);
  await expect(page).toHaveTitle(named);
  await page.getByRole("button", { name: "Fermer" }).click();
  await expect(page).toHaveTitle("Affiches · Minuit Carmin");

  await page.getByRole("searchbox").fill(known.title);
  await expect(page).toHaveTitle(`« ${known.title} » · Affiches · Minuit Carmin`);
  await card(page, "Affiches", known).click();
  await expect(page).toHaveTitle(named);
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("searchbox").fill("");
  await expect(page).toHaveTitle("Affiches · Minuit Carmin");

  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await expect(page).toHaveTitle("♪ Onze places · Musique · Minuit Carmin");
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(page).toHaveTitle("Onze places · Musique · Minuit Carmin");
  await page.getByRole("button", { name: "Lecture", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
  await expect(page).toHaveTitle("♪ Onze places · Affiches · Minuit Carmin");
  await card(page, "Affiches", known).click();
  await expect(page).toHaveTitle(`♪ Onze places · ${named}`);
  await page.goBack();
  await expect(page).toHaveTitle("♪ Onze places · Affiches · Minuit Carmin");
});

test("[P5] un lien vers une affiche qui n’existe pas le dit et montre le mur @une-fois", async ({ page }) => {
  await open(page, "/affiche?affiche=jamais-vue");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Cette affiche n’existe pas, ou plus. Voici toutes les autres." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test.describe("une image qui n’arrive pas", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("[P5] se dit et se voit dans la visionneuse, et plus rien n’en reste quand elle est venue @une-fois", async ({
    page,
  }) => {
    const large = (url: URL) => /^\/images\/.+-(9|10|12)\d\d\.webp$/.test(url.pathname);
    await page.route(large, (route) => route.abort());
    await open(page, "/affiche");
    await card(page, "Affiches", first).click();
    const lost = page.getByRole("dialog").getByRole("alert").filter({ hasText: "L’image n’est pas arrivée" });
    await expect(lost).toBeVisible();
    await page.unroute(large);
    await expect(lost).toHaveCount(0);
  });
});

test("[P5] au bout du mur, une flèche de plus dit où l’on est", async ({ page }) => {
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

test("[P5] agrandir : touche z, double clic, molette ; puis l’image entière revient", async ({ page }) => {
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
});

test(
  "[P5] un téléphone que l’on tourne garde au milieu ce qu’on y regardait d’une image agrandie, et ne la laisse pas passer ses bords",
  { tag: "@telephone" },
  async ({ page }) => {
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
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, `/affiche?affiche=${first.id}`);
    const image = page.getByRole("dialog").getByRole("img", { name: /^Affiche «/ });
    await expect.poll(() => image.evaluate((element) => element.clientHeight)).toBeGreaterThan(250);
    await expect(page.getByRole("button", { name: "Importer en jeu" })).toBeInViewport();
  },
);

test(
  "[P4, M4] sur un téléphone couché, avec de la musique, le mur a un quart de la hauteur d’abord, les quatre cinquièmes ensuite",
  { tag: "@telephone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 360 });
    await open(page, "/musique");
    await page.getByRole("button", { name: "Onze places" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Affiches" }).click();
    await expect(wall(page, "Affiches")).toHaveAttribute("data-cards", "whole");
    const player = page.getByRole("region", { name: "Lecteur de musique" });
    const seen = async () => {
      const [hung, bar] = await Promise.all([wall(page, "Affiches").boundingBox(), player.boundingBox()]);
      return ((bar?.y ?? 0) - Math.max(0, hung?.y ?? 0)) / 360;
    };
    await expect.poll(seen).toBeGreaterThan(0.25);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect.poll(seen).toBeGreaterThan(0.8);
    await player.getByRole("button", { name: "Plus de commandes" }).click();
    await expect(player.getByRole("slider", { name: /Volume/ })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  },
);

test(
  "[P5] sur un téléphone, glisser tourne la page et tirer vers le bas ferme",
  { tag: "@telephone" },
  async ({ page }) => {
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

test("[P7, P8] un clic sur un auteur montre toutes ses œuvres, et se défait @une-fois", async ({ page }) => {
  const authors = posters.map(({ author }) => author);
  const author = authors.find(
    (name) => /^[^?]/.test(name) && authors.filter((other) => other === name).length > 1,
  );
  const count = authors.filter((name) => name === author).length;
  const one = posters.find((poster) => poster.author === author) ?? first;
  await open(page, `/affiche?affiche=${one.id}`);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: author ?? "" })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(`Signé ${author}`)).toBeVisible();
  await expect(page.getByText(`${count} résultats`).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Toutes les affiches" }).click();
  await expect(card(page, "Affiches", first)).toBeVisible();
});

test("[P5] une affiche retrouvée par Retour se referme sur sa carte, celle où l’on était n’étant plus là @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  await card(page, "Affiches", first).click();
  const viewer = page.getByRole("dialog");
  await viewer.getByRole("link", { name: /toutes ses œuvres/ }).click();
  await expect(viewer).toBeHidden();
  const others = wall(page, "Affiches").getByRole("listitem");
  await others.last().getByRole("link").first().focus();
  await page.goBack();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(card(page, "Affiches", first)).toBeFocused();
});

test("[P5] une affiche retrouvée par Retour, loin de là où l’on était, se referme sur sa carte sous les yeux @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche");
  const viewer = page.getByRole("dialog");
  await card(page, "Affiches", first).press("Enter");
  await expect(viewer).toBeVisible();
  for (let step = 0; step < 20; step++) {
    const address = page.url();
    await page.keyboard.press("ArrowRight");
    await expect(page).not.toHaveURL(address);
  }
  const id = new URL(page.url()).searchParams.get("affiche");
  await viewer.getByRole("link", { name: /toutes ses œuvres/ }).press("Enter");
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const last = page.locator(`main li a[href$="affiche=${id}"]`);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("[P4] qui revient d’une autre page retrouve sa place sur le mur", async ({ page }) => {
  await open(page, "/affiche");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(9000);
  await page.evaluate(() => scrollTo(0, 5000));
  await expect(wall(page, "Affiches").getByRole("listitem").nth(3)).toBeVisible();
  // Playwright's own click would first bring the link into view, and so move the page.
  await page.getByRole("banner").getByText("Arc", { exact: true }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/arc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/affiche$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);
});

test("[P4, P7] un mur cherché se recharge à la place où l’on était, au pixel près @une-fois", async ({
  page,
}) => {
  await open(page, "/affiche?q=mado+feraile");
  const partly = page.getByRole("list", { name: /Avec une partie de ces mots/ });
  await expect(partly.getByRole("listitem").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(partly.getByRole("listitem").nth(3)).toBeVisible();
  await page.reload();
  await expect(partly.getByRole("listitem").first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test.describe("hors ligne au mauvais moment", () => {
  test.use({ expectedComplaints: [/affiches-[0-9a-f]+\.txt|Failed to (load|fetch)/] });

  test("[P5] si la suite de la liste n’arrive pas, la dernière de celles qui sont là ne passe pas pour la fin du mur @une-fois", async ({
    page,
  }) => {
    await page.route("**/assets/affiches-*.txt", (route) => route.abort());
    await open(page, "/affiche");
    await card(page, "Affiches", first).click();
    // It knows how many it will have.
    await expect(page.getByRole("dialog").getByText(`1 / ${posters.length}`, { exact: true })).toBeVisible();
    const said = page.getByRole("dialog").getByText("La suite du mur n’est pas encore là.");
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(said).toBeVisible({ timeout: 50 });
      // One picture after the other, without the longer and longer rests of a retry.
    }).toPass({ intervals: [10] });
  });

  test("[P4] si la suite de la liste n’arrive pas, le mur le dit et sait réessayer @une-fois", async ({
    page,
  }) => {
    await page.route("**/assets/affiches-*.txt", (route) => route.abort());
    await open(page, "/affiche");
    await expect(page.getByText(/La suite n’a pas pu être chargée/)).toBeVisible();
    await expect(card(page, "Affiches", first)).toBeVisible();
    await page.unroute("**/assets/affiches-*.txt");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText(/La suite n’a pas pu être chargée/)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(9000);
  });
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[P2, P4] le mur se lit déjà : titre, total, premières affiches et leurs liens @une-fois", async ({
    page,
  }) => {
    await page.goto("/affiche");
    await expect(page.getByText(`Nombre d'affiches : ${posters.length}`, { exact: true })).toBeVisible();
    await expect(card(page, "Affiches", first)).toHaveAttribute("href", `?affiche=${first.id}`);
    // Before the pictures, whose links open nothing then.
    await expect(page.getByText(/Sans JavaScript/)).toBeInViewport();
  });

  test("[P4, P8] la liste entière se parcourt par genre et par auteur, et mène aux images d’import @une-fois", async ({
    page,
  }) => {
    await page.goto("/affiche");
    await page.getByRole("link", { name: "La liste entière" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Affiches\u00a0: ${posters.length}`);
    // Its own policy lets its sheet in.
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 12, 18)");
    // So do the site's faces and its logo.
    const loaded = () =>
      Array.from(document.fonts, ({ family, status }) => (status === "loaded" ? family : "")).join();
    await expect.poll(() => page.evaluate(loaded)).toContain("Big Shoulders");
    await expect(page.getByRole("banner").getByRole("link").first().locator("img")).toHaveJSProperty(
      "naturalWidth",
      48,
    );
    await page.getByRole("link", { name: "concert", exact: true }).click();
    await expect(page).toHaveURL(/\/affiches\.xhtml#genre-\d+$/);
    await expect(page.getByRole("heading", { name: "concert", exact: true })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    // Each of them twice, by its genre and by its author.
    expect(await page.locator('main li a[href^="/import/"]').count()).toBe(2 * posters.length);
    const link = page.getByRole("link", { name: first.title, exact: true }).first();
    await expect(link).toHaveAttribute("href", new URL(first.import, page.url()).pathname);
  });
});

test("[P5] toucher à côté d’une affiche ouverte par un lien la ferme, et rien d’autre @telephone", async ({
  page,
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
