import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { answer, people, search, names } from "./streamers-answer.ts";

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
