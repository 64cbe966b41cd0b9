import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { fill, openPhone } from "../corners/contact-forms.ts";
import { startOtherSite } from "../support/other-site.ts";

const PORT = "3974";

/** What each page says while there is nothing to show. */
const SENTENCES = [
  ["/arc", "Rien n’est encore raconté."],
  ["/stream", "Aucun arc n’a encore commencé."],
  ["/vidéo", "Aucun film pour l’instant."],
  ["/affiche", "Le mur est encore nu."],
  ["/panneau", "La rue est encore vide."],
  ["/musique", "Aucune musique pour l’instant."],
] as const;

/** A community on its first day: a name, a welcome, and nothing else yet. */
test.describe("une communauté qui commence @une-fois", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.use({ baseURL: `http://127.0.0.1:${PORT}`, expectedComplaints: [/404/] });

  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    stop = await startOtherSite("neuf", PORT);
  });
  test.afterAll(() => stop());

  for (const [path, sentence] of SENTENCES) {
    test(`[G3] ${path} le dit d’une phrase, et n’offre rien à chercher`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("main")).toContainText(sentence);
      await expect(page.getByRole("main").getByRole("list")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);
      await expectNoAxeFindings(page);
    });
  }

  test("[A1] l’accueil souhaite la bienvenue, dit ce qui vient, et ne mène à aucune page vide", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Bienvenue" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Tout commence" })).toContainText(
      "Bientôt ici : des affiches, des panneaux, des joueurs, des histoires, des films et de la musique.",
    );
    // The only way out is the one in.
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await expect(
      page.getByRole("region", { name: "Bienvenue" }).getByRole("link", { name: /Rejoindre le Discord/ }),
    ).toHaveAttribute("href", "https://example.org/la-ruelle/discord");
    // Nobody gave a donation page: nothing asks for one.
    await expect(page.getByRole("complementary", { name: "Écrire", exact: true })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Faire un don" })).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /nouvel onglet/ })).toHaveCount(1);
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test("[R8] la page 404 n’invite dans aucune époque", async ({ page }) => {
    await open(page, "/rien");
    await expect(page.getByText(/époques-là/)).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  test("« discord », cherché partout, mène là où l’on rejoint le serveur, dans un nouvel onglet", async ({
    page,
    context,
  }) => {
    await context.route("https://example.org/**", (route) => route.fulfill({ body: "La porte" }));
    await open(page, "/arc");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("discord");
    const answer = page.getByRole("option", { name: "Rejoindre le Discord" });
    await expect(answer).toContainText("Sur example.org, dans un nouvel onglet");
    const opens = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    await expect(await opens).toHaveURL("https://example.org/la-ruelle/discord");
  });

  test("[C3, C4] le staff n’a rien réglé du formulaire : le message qu’on lui écrit part tout de même", async ({
    page,
  }) => {
    await open(page, "/");
    const form = await openPhone(page);
    await fill(form);
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  });

  test("les mentions qui manquent ne s’ouvrent pas sur le vide", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
    await expect(page.getByRole("dialog", { name: "Confidentialité" })).toContainText("pas encore écrit");
  });
});
