import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PAGES } from "#addresses/pages.ts";
import { expect, open, test } from "../support/fixtures.ts";

/**
 * As narrow as a small phone, and so high that no line is half behind the header, the player or the edge of what
 * scrolls: axe takes what is left of it for the whole target.
 */
test.use({ viewport: { width: 360, height: 2400 } });

/** Fails when two targets are too small and too close for a finger (WCAG 2.5.8: 24 px, or that much room). */
async function expectRoomForFingers(page: Page, where: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(["target-size"]).setLegacyMode();
  const { violations, passes } = await axe.analyze();
  expect(passes, where).toHaveLength(1);
  expect(
    violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(" "))),
    where,
  ).toEqual([]);
}

test(
  "sur un petit téléphone, chaque lien et chaque bouton se touche sans son voisin, filtres ouverts et une piste jouée aussi",
  {
    tag: "@telephone",
  },
  async ({ page }) => {
    for (const { path } of PAGES) {
      await open(page, path);
      await expectRoomForFingers(page, path);
    }
    await open(page, "/affiche");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expectRoomForFingers(page, "les filtres");
    await open(page, "/musique");
    await page.getByRole("button", { name: "Onze places" }).click();
    await expect(page.getByRole("region", { name: "Lecteur de musique" })).toBeVisible();
    await expectRoomForFingers(page, "une piste jouée");
  },
);
