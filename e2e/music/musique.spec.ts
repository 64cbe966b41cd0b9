import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { noteHeard } from "../support/note-heard.ts";
import { clock, hears, player, track, wide } from "./listening.ts";

/** Each creator of content/musique.yaml, with the first of their tracks. */
const GROUPS = [
  ["Les Retenues du Mardi", "Personne n’a copié"],
  ["Docteur Silence", "Brouillard sur Les Docks"],
  ["L’Orchestre du Treizième Coup", "Valse du treizième coup"],
  ["Slim Poussière et les Pneus Crevés", "Rien avant Fort Carson"],
  ["Madame Tilbury et son piano faux", "Le piano n’y est pour rien"],
] as const;

test("[M1][M3] cinq groupes de pistes par créateur ; sans choix, « Sélectionne une Musique »", async ({
  page,
}) => {
  await open(page, "/musique");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    GROUPS.map(([creator]) => creator),
  );
  for (const [creator, first] of GROUPS) {
    const tracks = page.getByRole("region", { name: creator }).getByRole("listitem");
    await expect(tracks).toHaveCount(8);
    await expect(tracks.first()).toContainText(first);
  }
  const pane = page.getByText("Sélectionne une Musique", { exact: true });
  if (wide(page)) await expect(pane).toBeVisible();
  else await expect(pane).toBeHidden();
  await expect(track(page, "La salle 213")).toContainText("1:16");
  await expect(page.getByText("8 pistes", { exact: true }).first()).toBeVisible();
  await expect(player(page)).toBeHidden();
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

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[M1] chaque titre reste un lien vers son fichier ou sa page @une-fois", async ({ page }) => {
    await page.goto("/musique");
    await expect(page.getByRole("link", { name: "Onze places" })).toHaveAttribute("href", /^\/media\//);
    await expect(page.getByRole("link", { name: /Sintel.*\(YouTube\)/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=eRsGyueVLvQ",
    );
    await expect(track(page, "Onze places")).toBeHidden();
  });
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

test("[M1] une piste avec images dit en mots ce que l’on y voit @une-fois", async ({ page }) => {
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
