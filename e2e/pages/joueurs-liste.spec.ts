import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";
import { search, holdAnswer, names, answer, CACHE, people } from "./streamers-answer.ts";

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

test("de trois cents joueurs, un arc choisi montre d’abord les premiers, puis tous ; un rôle, proche ou lointain, et Retour y retrouvent leur place @une-fois", async ({
  page,
}) => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    username: `joueur_${at}`,
    display_name: `Joueur ${String(at).padStart(3, "0")}`,
    tag: "Joueur",
    arcs: ["School", "Survivor"],
    nomRP: { School: `Élève ${at}`, Survivor: `Rescapé ${at}` },
  }));
  await answer(page, many);
  await open(page, "/stream");
  await expect(names(page)).toHaveCount(300);
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = () => seen.push(document.querySelectorAll("main article").length);
    new MutationObserver(note).observe(document.querySelector("main") ?? document, {
      childList: true,
      subtree: true,
    });
    return seen;
  });
  await page.getByRole("button", { name: "Survivor" }).click();
  await expect(names(page)).toHaveCount(300);
  const [first, ...others] = await counts.jsonValue();
  expect(first).toBeLessThan(60);
  expect(others.at(-1)).toBe(300);

  const before = others.length + 1;
  const near = page.getByRole("article", { name: "Joueur 005" });
  await near.getByRole("link", { name: /Élève 5/ }).click();
  await expect(near).toBeInViewport();
  await expect(names(page)).toHaveCount(300);
  expect(Math.min(...(await counts.jsonValue()).slice(before))).toBeLessThan(60);
  await page.goBack();
  const last = page.getByRole("article", { name: "Joueur 299" });
  await last.getByRole("link", { name: /Élève 299/ }).click();
  await expect(page).toHaveURL(/\/stream\?arc=School#joueur-joueur_299$/);
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(last.getByRole("link", { name: /Élève 299/ })).toBeFocused();
  await expect(last).toBeInViewport();
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
