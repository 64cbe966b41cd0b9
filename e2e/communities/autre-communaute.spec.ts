import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { startOtherSite } from "./other-site.ts";

const PORT = "3978";

/** The same code on another community's content: only CONTENT_DIR changes. */
test.describe("le contenu d’une autre communauté @une-fois", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.use({ baseURL: `http://127.0.0.1:${PORT}`, expectedComplaints: [/404|412|envoi de l'e-mail/] });

  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    stop = await startOtherSite("autre", PORT);
  });
  test.afterAll(() => stop());

  test("[G3, A3] noms, arcs et textes sont les siens, rien ne reste de la démonstration", async ({
    page,
  }) => {
    for (const path of ["/", "/arc", "/stream", "/vidéo", "/affiche", "/panneau", "/musique", "/rien"]) {
      await page.goto(path);
      await expect(page.locator("body")).not.toContainText(/Minuit Carmin|Fort Carson|School/);
    }
  });

  test("[G3, A3] un arc sans affiche ni portrait n’en montre pas ; l’autre a la sienne", async ({ page }) => {
    await open(page, "/arc");
    await expect(page.getByRole("article", { name: "Le Dégel" }).getByRole("img")).toHaveCount(0);
    const hung = page
      .getByRole("article", { name: "L’Alpage" })
      .getByRole("link", { name: "Affiche : Bal des foins" });
    await expect(hung).toHaveAttribute("href", "/affiche?affiche=bal-des-foins");
    await expectNoAxeFindings(page);
  });

  test("[P2, P8] le compteur suit ses trois affiches, et une s’ouvre", async ({ page }) => {
    await open(page, "/affiche");
    await expect(page.getByText("Nombre d'affiches : 3")).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test("[C5] le refus de son fournisseur d’e-mail (doublure) se dit en français, le texte reste, rien ne repart seul", async ({
    page,
    watch,
  }) => {
    let posts = 0;
    await page.route("https://courriel.example/**", (route) => {
      posts++;
      return route.fulfill({
        status: 412,
        headers: { "access-control-allow-origin": "*" },
        body: "Gmail_API: Invalid grant",
      });
    });
    await open(page, "/");
    await page.getByRole("button", { name: "Écrire au staff" }).click();
    const form = page.getByRole("dialog", { name: "Écrire au staff" });
    for (const [label, words] of [
      ["Nom", "Zoé"],
      ["Email", "zoe@example.org"],
      ["Sujet", "Bonjour"],
      ["Message", "Un long texte."],
    ] as const)
      await form.getByLabel(label).fill(words);
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByRole("alert")).toContainText("n’est pas parti");
    await expect(form.getByRole("alert")).not.toContainText("Gmail");
    await expect(form.getByLabel("Message")).toHaveValue("Un long texte.");
    expect(watch.complaints.some((line) => line.startsWith("Erreur lors de l'envoi de l'e-mail"))).toBe(true);
    expect(posts).toBe(1);
  });

  test("[M1][M4][M5] un groupe d’une seule piste : rien après, rien à mélanger, et elle se répète", async ({
    page,
  }) => {
    await open(page, "/musique");
    await expect(page.getByText("1 piste, 1 scène.")).toBeVisible();
    await page.getByRole("button", { name: /^1?\s*Deux notes/ }).click();
    const player = page.getByRole("region", { name: "Lecteur de musique" });
    await expect(
      player.getByRole("button", { name: "Piste suivante : aucune dans ce groupe" }),
    ).toBeDisabled();
    await expect(player.getByRole("button", { name: "Ordre : une seule piste" })).toBeDisabled();
    await player.getByRole("button", { name: "Répéter : non" }).click();
    await expect(player.getByRole("button", { name: "Répéter : la piste" })).toBeVisible();
    const video = player.locator("video");
    await video.evaluate((element) =>
      element.addEventListener("ended", () => element.setAttribute("data-ended", "oui"), { once: true }),
    );
    await expect(video).toHaveAttribute("data-ended", "oui");
    await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
    await player.getByRole("button", { name: "Répéter : la piste" }).click();
    await expect(player.getByRole("button", { name: "Répéter : non" })).toBeVisible();
    await expect(player.getByRole("button", { name: "Lecture" })).toBeVisible();
    await player.getByRole("button", { name: "Piste précédente" }).click();
    await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  test("[M1][M4][V1] des noms sans fin ne poussent rien dehors, et se lisent en entier", async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, "/vidéo");
      await expectNoSidewaysScroll(page);
      await open(page, "/musique");
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: /^1?\s*Deux notes/ }).click();
      const player = page.getByRole("region", { name: "Lecteur de musique" });
      await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
      const expand = player.getByRole("button", { name: "Plus de commandes" });
      if (await expand.isVisible()) {
        await expand.click();
        await expect(player.getByText(/^Deux notes/)).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() =>
            player.getByText(/^Deux notes/).evaluate((title) => title.scrollWidth - title.clientWidth),
          )
          .toBe(0);
      }
      for (const control of await player.getByRole("button").or(player.getByRole("slider")).all())
        if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  });

  test("[M4] du lecteur, le titre mène à sa piste dans la liste, d’où que l’on soit", async ({ page }) => {
    await open(page, "/musique");
    const row = page.getByRole("listitem").getByRole("button", { name: /Deux notes/ });
    await row.click();
    await page
      .getByRole("region", { name: "Lecteur de musique" })
      .getByRole("link", { name: /^Deux notes/ })
      .click();
    await expect(row).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "Arc" }).click();
    await expect(page).toHaveURL(/\/arc$/);
    await page
      .getByRole("region", { name: "Lecteur de musique" })
      .getByRole("link", { name: /^Deux notes/ })
      .click();
    await expect(page).toHaveURL(/\/musique\?piste=/);
    await expect(row).toBeInViewport({ ratio: 1 });
  });

  test("[V1] son unique créateur a sa page", async ({ page }) => {
    await open(page, "/vidéo");
    await expect(page.getByRole("article")).toHaveCount(1);
  });
});
