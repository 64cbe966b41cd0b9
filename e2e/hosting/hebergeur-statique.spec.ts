import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { PAGES } from "#addresses/pages.ts";
import { readRelease, writeHostSet } from "#publishing/host-set.ts";
import { startProgram } from "#publishing/host-table/programs.ts";
import { readLine, releaseFolder } from "#server/read-build.ts";
import { expect, test } from "../support/fixtures.ts";

// What every address is given, header by header, is held on each host by publishing/host-table; here is what only a browser sees.
for (const host of ["nginx", "apache"] as const)
  test.describe(`sur un hébergeur de fichiers (${host}), réglé par ce que la construction a fait pour lui @une-fois`, () => {
    test.use({ expectedComplaints: [/404/] });

    let origin = "";
    let stop: () => Promise<void>;
    test.beforeAll(async () => {
      // On the disk of the build, so that its files need no copy.
      const set = resolve(`var/tests/hote-${host}`);
      await rm(set, { recursive: true, force: true });
      const line = await readLine("build");
      await writeHostSet(host, await readRelease(releaseFolder("build", line?.current ?? "")), set);
      ({ origin, stop } = await startProgram(host)(set));
    });
    test.afterAll(() => stop());

    test("toutes les pages s’ouvrent, à leur adresse exacte ; ailleurs, la page 404", async ({ page }) => {
      for (const { path } of PAGES) {
        await page.goto(origin + path);
        await page.locator("html[data-hydrated]").waitFor();
        await expect(page).toHaveURL(origin + encodeURI(path));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { name: "ERROR:404" })).toHaveCount(0);
      }
      await page.goto(`${origin}/nulle-part`);
      await expect(page.getByRole("heading", { name: "ERROR:404" })).toBeVisible();
    });
  });
