import type { Page } from "@playwright/test";
import { fill, openPhone } from "../corners/contact-forms.ts";
import { expect, open, test as base } from "../support/fixtures.ts";
import { openUnsureNetwork, type UnsureNetwork } from "../support/unsure-network.ts";

/** Longer than anybody is left without words, in milliseconds. */
const LONG = { timeout: 25_000 };

/** What nothing lost tells anybody: a request that neither comes nor fails. The network in between is the test's own. */
const test = base.extend<{ network: UnsureNetwork; site: string }>({
  site: async ({ baseURL }, give) => give(baseURL ?? ""),
  network: async ({ site }, give) => {
    const network = await openUnsureNetwork(site);
    await give(network);
    network.close();
  },
});

/** The code of the timeline's page. */
const ARC = /\/assets\/(arc|contenu-arcs)-/;

const late = (page: Page) => page.getByRole("status").filter({ hasText: "Le réseau tarde" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).first();

/** From the home page, follows a link whose code is held back: the page says so. */
async function followHeldLink(page: Page, network: UnsureNetwork): Promise<void> {
  await open(page, `${network.origin}/`);
  network.holdBack(ARC);
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await menu(page, "Arc").click();
  await expect(late(page)).toBeVisible();
}

/** Whether the document is the one in which {@link followHeldLink} followed its link. */
const isSameDocument = (page: Page) => page.evaluate(() => "stays" in globalThis);

test.describe("un réseau qui accepte tout et ne répond plus rien @une-fois", () => {
  // What is still held back at the end is cut; and the search says why it did not open.
  test.use({ expectedComplaints: [/^Failed to load resource|^undefined$/] });

  test("un lien dont la page n’arrive pas le dit aussitôt, puis la page est demandée entière", async ({
    page,
    network,
  }) => {
    await followHeldLink(page, network);
    await expect(title(page)).toHaveText("Minuit Carmin");
    await expect(title(page)).toHaveText("Les arcs", LONG);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("un lien dont la page tarde la montre quand elle est là, sans que rien soit rechargé", async ({
    page,
    network,
  }) => {
    await followHeldLink(page, network);
    network.letIn();
    await expect(title(page)).toHaveText("Les arcs");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("qui a cliqué un lien qui ne vient pas, et fait autre chose depuis, n’est pas emmené quand il vient", async ({
    page,
    network,
  }) => {
    await open(page, `${network.origin}/`);
    await menu(page, "Affiches").click();
    await expect(title(page)).toHaveText("Affiches");
    network.holdBack(ARC);
    await menu(page, "Arc").click();
    await expect.poll(() => network.held.length).toBeGreaterThan(0);
    await page.getByRole("list", { name: "Affiches" }).getByRole("link", { name: "Rêvez" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const came = page.waitForResponse(/\/assets\/arc-.*\.js$/);
    network.letIn();
    await (await came).finished();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(title(page)).toHaveText("Affiches");
    await expect(page).toHaveURL(/\/affiche$/);
  });

  test("Retour vers une page qui n’arrive pas le dit, puis la demande entière", async ({ page, network }) => {
    await open(page, `${network.origin}/arc`);
    await menu(page, "Musique").click();
    await expect(title(page)).toHaveText("Musique");
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    network.holdBack(ARC);
    await page.goBack({ waitUntil: "commit" });
    await expect(late(page)).toBeVisible();
    await expect(title(page)).toHaveText("Les arcs", LONG);
  });

  test("les filtres, et le formulaire, qui n’arrivent pas le disent et s’offrent de nouveau ; venus tard, ils se montrent", async ({
    page,
    network,
  }) => {
    await open(page, `${network.origin}/affiche`);
    network.holdBack(/\/assets\/(load-browsing|contact-form)-/);
    await page.getByRole("button", { name: "Filtrer" }).click();
    await page.getByRole("button", { name: /^Téléphone/ }).click();
    await expect(page.getByText("Le formulaire n’est pas arrivé")).toBeVisible(LONG);
    await expect(page.getByText("Les filtres n’ont pas pu être chargés.")).toBeVisible(LONG);
    network.letIn();
    await expect(page.getByLabel("Nom")).toBeVisible();
    await expect(page.getByText("Les filtres n’ont pas pu être chargés.")).toBeHidden();
  });

  for (const [how, address] of [
    ["choisi dans l’adresse", "/affiche?tri=titre"],
    ["pressé", "/affiche"],
  ] as const)
    test(`le mur ne descend pas pour remonter pendant que l’on prépare les filtres : ${how}`, async ({
      page,
      network,
    }) => {
      network.holdBack(/\/assets\/load-browsing-/);
      await open(page, `${network.origin}/affiche`);
      // Hidden while what the address chooses is awaited.
      const wall = page.getByRole("list", { name: "Affiches", includeHidden: true });
      await page.evaluate(() => document.fonts.ready);
      const before = await wall.boundingBox();
      await open(page, `${network.origin}${address}`);
      if (how === "pressé") await page.getByRole("button", { name: "Filtrer" }).click();
      await expect(page.getByText("On prépare les filtres…")).toBeVisible();
      expect(await wall.boundingBox()).toMatchObject({ y: before?.y });
    });

  test("d’une sélection dont les filtres n’arrivent pas, tout le mur se montre avant qu’ils soient dits perdus ; venus tard, ils choisissent", async ({
    page,
    network,
  }) => {
    network.holdBack(/\/assets\/load-browsing-/);
    await open(page, `${network.origin}/affiche?arc=School`);
    const posters = page.getByRole("list", { name: "Affiches", exact: true }).getByRole("listitem");
    await expect(posters).toHaveCount(0);
    await expect(posters).not.toHaveCount(0, LONG);
    await expect(page.getByText("On prépare les filtres…")).toBeVisible();
    network.letIn();
    await expect(page.getByRole("heading", { level: 2, name: /^\d+ résultats?$/ })).toBeAttached();
  });

  test("[P7] ce que montrent les affiches, dont le fichier ne vient pas, est demandé de nouveau par « Réessayer », non attendu avec le premier", async ({
    page,
    network,
  }) => {
    network.holdBack(/\/assets\/affiches-vues-.*\.json$/);
    await open(page, `${network.origin}/affiche?q=hibou`);
    const again = page.getByRole("main").getByRole("button", { name: "Réessayer" });
    await expect(again).toBeVisible(LONG);
    network.holdBack(/^nothing more$/);
    await again.click();
    await expect(page.getByRole("list", { name: /ar ce qu’elles montrent/ })).toBeVisible();
  });

  for (const [what, after] of [
    ["qui ne vient pas", undefined],
    ["arrêtée à mi-chemin", 2000],
  ] as const)
    test(`[P7] ce que l’on cherche dans une liste ${what} n’est pas un mur vide : c’est dit, et redemandé ou repris`, async ({
      page,
      network,
    }) => {
      network.holdBack(/\/assets\/affiches-.*\.txt$/, after);
      await open(page, `${network.origin}/affiche`);
      await page.getByRole("searchbox").fill("vargas");
      const wall = page.getByRole("main");
      await expect(wall.getByText("La suite arrive…")).toBeVisible();
      const failed = wall.getByRole("alert").filter({ hasText: "La suite n’a pas pu être chargée" });
      await expect(failed).toBeVisible(LONG);
      if (after === undefined) network.letIn();
      else {
        network.holdBack(/^nothing more$/);
        await failed.getByRole("button", { name: "Réessayer" }).click();
      }
      await expect(page.getByRole("list", { name: "Affiches" }).getByRole("listitem").first()).toBeVisible();
    });

  test("la recherche partout dont le code ne vient pas le dit, et rend le clavier", async ({
    page,
    network,
  }) => {
    await open(page, `${network.origin}/`);
    network.holdBack(/\/assets\/drawer-/);
    await page.keyboard.press("Control+k");
    await expect(late(page)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "La recherche n’a pas pu s’ouvrir" })).toBeVisible(
      LONG,
    );
    network.letIn();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
  });

  for (const [what, files] of [
    ["premier script", /\/assets\/index-/],
    ["code", /\/assets\/react-/],
    ["dernier style", /\/assets\/late-/],
  ] as const)
    test(`une page dont le ${what} ne vient pas le dit, et fait ce que l’on a pressé dès qu’il vient`, async ({
      page,
      network,
    }) => {
      network.holdBack(files);
      await page.goto(`${network.origin}/affiche?arc=School`, { waitUntil: "commit" });
      const filter = page.getByRole("button", { name: /^Filtrer/ });
      await filter.click();
      await expect.poll(() => saidOver(page), LONG).toContain("Le réseau tarde");
      // Of what was asked for nothing comes: what stands there leads somewhere.
      await expect(page.getByRole("list", { name: "Affiches" }).getByRole("link").first()).toBeVisible();
      network.letIn();
      await expect(filter).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
});

test.describe("un envoi dont le code ne vient pas @une-fois", () => {
  test.use({ expectedComplaints: [/^Failed to load resource|Erreur lors de l'envoi de l'e-mail/] });

  test("[C5] n’est pas « en cours » pour toujours : il est dit, le texte reste, et rien ne part plus tard sans que l’on demande", async ({
    page,
    network,
  }) => {
    await page.clock.install();
    await open(page, `${network.origin}/`);
    network.holdBack(/\/assets\/es-/);
    const form = await openPhone(page);
    await fill(form);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect.poll(() => network.held.length).toBeGreaterThan(0);
    await page.clock.fastForward(31_000);
    await expect(form.getByRole("alert")).toContainText("Votre texte est gardé.");
    await expect(form.getByLabel("Nom")).not.toHaveValue("");
    const came = page.waitForResponse(/\/assets\/es-.*\.js$/);
    network.letIn();
    await (await came).finished();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(sent).toEqual([]);
    await form.getByRole("button", { name: /Réessayer|Envoyer/ }).click();
    await expect.poll(() => sent.length).toBe(1);
  });
});

test.describe("une page dont le premier script est perdu pour de bon @une-fois", () => {
  test.use({ expectedComplaints: [/Failed to (load resource|fetch dynamically)/] });

  test("le dit, et ses liens mènent ailleurs", async ({ page }) => {
    await page.route(/\/assets\/index-/, (route) => route.abort("connectionfailed"));
    await page.goto("/affiche");
    await expect.poll(() => saidOver(page), LONG).toContain("rechargez la page");
    await page.getByRole("contentinfo").getByRole("link", { name: "Arc", exact: true }).click();
    await expect(title(page)).toHaveText("Les arcs");
  });
});

/** The words over a page that has no code to say them; drawn by its style alone, in a place that is read aloud. */
function saidOver(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = document.querySelector("[data-awaits][role=alert]");
    return place ? getComputedStyle(place, "::after").content : "";
  });
}

test.describe("qui est déjà venu, sur un réseau qui n’achève plus rien @une-fois", () => {
  test.use({ serviceWorkers: "allow", expectedComplaints: [/^Failed to load resource/] });

  for (const [what, after] of [
    ["ne commence pas", undefined],
    ["s’arrête à mi-chemin", 3000],
  ] as const)
    test(`lit la page gardée quand celle du réseau ${what}`, async ({ page, network }) => {
      await open(page, `${network.origin}/`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await open(page, `${network.origin}/`);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      network.holdBack(/^\/arc$/, after);
      await page.goto(`${network.origin}/arc`, { waitUntil: "commit" });
      await expect(title(page)).toHaveText("Les arcs");
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
      expect(network.held).toEqual(["/arc"]);
    });
});
