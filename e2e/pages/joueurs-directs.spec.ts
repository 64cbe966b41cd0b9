import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";
import { answer, people, names } from "./streamers-answer.ts";

test("« En direct d’abord » est éteint au début et met les directs devant", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-20T20:05:00Z");
  await answer(page, {
    updated_at: "2026-11-20T20:00:00Z",
    streamers: people.map((each) => ({ ...each, live: each.username === "zora_z", viewers: 12 })),
  });
  await open(page, "/stream");
  const switched = page.getByRole("switch", { name: "En direct d’abord" });
  await expect(switched).toHaveAttribute("aria-checked", "false");
  await expect(names(page).first()).toHaveText("Salomé");
  await switched.click();
  await expect(names(page).first()).toHaveText("Zora");
  await expect(page.getByText("12 spectateurs")).toBeVisible();
  await expect(page.getByText(/Liste à jour le 20 novembre 2026/)).toBeVisible();
  await expectNoAxeFindings(page);
});

test("personne en direct se lit quand Twitch l’a dit, et seulement alors @une-fois", async ({ page }) => {
  const silent = people.map((each) => ({ ...each, live: undefined }));
  const nobody = page.getByText("Personne n’est en direct", { exact: true });
  const known = { updated_at: new Date().toISOString(), live_known: true, streamers: silent };
  await answer(page, known);
  await open(page, "/stream");
  await expect(nobody).toBeVisible();
  await expectNoAxeFindings(page);

  // A list that nobody writes any more knows nothing of today; nor does one that has not asked.
  for (const list of [
    { ...known, updated_at: new Date(Date.now() - 2 * 3_600_000).toISOString() },
    { ...known, live_known: undefined },
  ]) {
    await answer(page, list);
    await page.reload();
    await expect(page.getByText(/Liste à jour le/)).toBeVisible();
    await expect(nobody).toBeHidden();
  }
});

test("un lien montre d’abord les directs, ceux des autres arcs compris @une-fois", async ({ page }) => {
  await answer(page, {
    streamers: [
      ...people.map((each) => ({ ...each, live: each.username === "zora_z" })),
      {
        username: "igor_m",
        display_name: "Igor",
        arcs: ["Pentacle"],
        nomRP: { Pentacle: "Le Cocher" },
        live: true,
      },
    ],
  });
  await open(page, "/stream?direct=1");
  await expect(page.getByRole("switch", { name: "En direct d’abord (2)" })).toBeChecked();
  await expect(page.getByRole("article").first()).toContainText("Zora");
  const elsewhere = page.getByRole("region", { name: "En direct, dans les autres arcs" });
  await expectNoAxeFindings(page);
  await expect(elsewhere.getByRole("article", { name: "Igor" })).toContainText("Le Cocher");
  await elsewhere.getByRole("link", { name: "Dans Pentacle" }).click();
  await expect(page.getByRole("heading", { name: "Igor" })).toBeFocused();
});
