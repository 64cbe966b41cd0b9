import type { Page } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { quoted } from "#text/quoted.ts";
import { entriesOf } from "../gallery/gallery-entries.ts";
import { fill, openPhone, SEND } from "../corners/contact-forms.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { serveExample } from "../support/example-resource.ts";
import { startOtherSite } from "../support/other-site.ts";

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
    for (const path of [...PAGES.map(({ path }) => path), "/rien"]) {
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

  test.describe("choisir depuis le jeu", () => {
    const SITE = `http://127.0.0.1:${PORT}`;
    /** The first is named in its site.yaml, the second is not. */
    const [NAMED, UNNAMED] = [3976, 3975];
    const stops: (() => Promise<void>)[] = [];
    test.use({ expectedComplaints: [/404|frame-ancestors|ERR_BLOCKED_BY_RESPONSE/] });
    test.beforeAll(async () => {
      for (const port of [NAMED, UNNAMED]) stops.push(await serveExample(port));
    });
    test.afterAll(async () => {
      for (const stop of stops) await stop();
    });

    /** Opens the example resource; a stand-in for the game says its name and hears what its script is told. */
    async function openResource(page: Page, port: number): Promise<unknown[]> {
      const told: unknown[] = [];
      await page.addInitScript(() =>
        Object.assign(globalThis, { GetParentResourceName: () => "menu_affiches" }),
      );
      await page.route("https://menu_affiches/**", (route) => {
        told.push([new URL(route.request().url()).pathname, route.request().postDataJSON()]);
        return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} });
      });
      await page.goto(`http://127.0.0.1:${port}/index.html`);
      await page.evaluate((site) => postMessage({ type: "ouvrir", site }, "*"), SITE);
      return told;
    }

    test("la page nommée montre le mur sans en-tête ni pied, et reçoit l’affiche choisie, au clavier", async ({
      page,
      request,
    }) => {
      const [poster] = await entriesOf(request, "/affiches.json");
      if (!poster) throw new Error("The other community has posters.");
      const told = await openResource(page, NAMED);
      const frame = page.frameLocator("#mur");
      await expect(frame.getByText("Nombre d'affiches : 3")).toBeVisible();
      for (const landmark of ["banner", "contentinfo", "navigation"] as const)
        await expect(frame.getByRole(landmark)).toHaveCount(0);
      await expect(frame.getByRole("link", { name: /importer en jeu/ })).toHaveCount(0);
      await expectNoAxeFindings(page);
      await frame.getByRole("link", { name: poster.title, exact: true }).press("Enter");
      await frame.getByRole("button", { name: "Choisir cette affiche" }).press("Enter");
      await expect(
        page.getByRole("status").filter({ hasText: `${quoted(poster.title)} est choisie.` }),
      ).toBeVisible();
      await expect(frame.getByRole("button", { name: "Choisie" })).toBeFocused();
      const { id, title, author, width, height } = poster;
      const image = new URL(poster.import, SITE).href;
      expect(told).toEqual([
        ["/choisie", { type: "affiche", id, title, author, import: image, width, height }],
      ]);
      await expectNoAxeFindings(page);
    });

    test("une page qui n’est pas nommée n’a pas le cadre ; l’aurait-elle, qu’elle ne recevrait rien", async ({
      page,
    }) => {
      const told = await openResource(page, UNNAMED);
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      // A host that gives no headers: the frame comes, and is silent.
      await page.route(`${SITE}/choisir**`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { "content-type": "text/html; charset=utf-8" } });
      });
      await openResource(page, UNNAMED);
      const frame = page.frameLocator("#mur");
      const heard = await page.evaluateHandle(() => {
        const messages: unknown[] = [];
        addEventListener("message", ({ data }) => messages.push(data));
        return messages;
      });
      await frame.locator("html[data-hydrated]").waitFor();
      await frame.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await frame.getByRole("button", { name: "Choisir cette affiche" }).click();
      await expect(frame.getByRole("button", { name: "Choisie" })).toBeVisible();
      expect(await heard.jsonValue()).toEqual([]);
      expect(told).toEqual([]);
    });

    test("[R8] ouverte seule, la page à choisir mène au mur entier", async ({ page }) => {
      await page.goto("/affiche?choisir=1&q=loup");
      await expect(page).toHaveURL(/\/affiche\?q=loup$/);
      await expect(page.getByRole("banner")).toBeVisible();
    });
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
    const form = page.getByRole("dialog", { name: "Une question" });
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

  test("[C6] il manque un identifiant du fournisseur : rien ne part, la console dit ce que dit sa bibliothèque, le visiteur garde son texte", async ({
    page,
    watch,
  }) => {
    let posts = 0;
    await page.route(SEND, (route) => {
      posts += 1;
      return route.abort();
    });
    for (const [value, words] of [
      ["cle-publique", "The public key is required"],
      ["brume", "The service ID is required"],
    ] as const) {
      await page.route("**/assets/contenu-site-*.js", async (route) => {
        const body = (await (await route.fetch()).text()).replace(`"${value}"`, '""');
        await route.fulfill({ body, contentType: "text/javascript" });
      });
      await open(page, "/");
      const form = await openPhone(page);
      await fill(form);
      await form.getByRole("button", { name: "Envoyer" }).click();
      await expect(form.getByRole("alert")).toContainText("Votre message n’est pas parti.");
      await expect(form.getByLabel("Message")).toHaveValue("Bonjour, je change de nom.");
      expect(watch.complaints.at(-1)).toMatch(`Erreur lors de l'envoi de l'e-mail ${words}`);
      await page.unroute("**/assets/contenu-site-*.js");
    }
    expect(posts).toBe(0);
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

  test("[A3][R8] une époque en toutes lettres, ou d’un seul mot, ne pousse rien dehors, ni dans la frise ni à la page 404", async ({
    page,
  }) => {
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ["/arc", "/rien"]) {
        await page.goto(path);
        const links = page.getByRole("link", { name: /quelque part là-haut|Hautepierre/ });
        await expect(links).toHaveCount(2);
        for (const link of await links.all())
          expect(await link.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
        await expectNoSidewaysScroll(page);
      }
    }
  });

  test("un nom d’une traite, au pied des pages, et une adresse sans fin, dans les mentions, tiennent sur un petit téléphone", async ({
    page,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, "/panneau");
      await expect(page.getByRole("link", { name: /^brumehaute/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto("/mentions-legales.xhtml");
      await expect(page.getByText(/brume-haute\/reglement/).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
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
      // Else the next width would take it up where it was: of three seconds, what is left may be over before it is seen.
      await player.getByRole("button", { name: "Arrêter" }).click();
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
