import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";

const PORT = "3977";
const HOME = `http://127.0.0.1:${PORT}`;

/** A site of its own, so that it can be deployed anew under a visitor's eyes: real builds, real server, real worker. */
test.describe("le site est mis à jour pendant une visite @une-fois", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.use({ baseURL: HOME, serviceWorkers: "allow", expectedComplaints: [/502/] });

  let folder: string;
  let env: NodeJS.ProcessEnv;
  let site: ChildProcess;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mise-a-jour-"));
    await cp("e2e/fixtures/contenu-autre", join(folder, "content"), { recursive: true });
    env = {
      ...process.env,
      PORT,
      CONTENT_DIR: join(folder, "content"),
      BUILD_DIR: "var/tests/mise-a-jour-build",
      DATA_DIR: join(folder, "data"),
    };
    start();
    await expect.poll(() => textOf("/"), { timeout: 100_000 }).toContain("Vous voilà au col");
  });
  test.afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  function start() {
    site = spawn(process.execPath, ["cli/start.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  }

  async function stop() {
    site.kill("SIGTERM");
    await once(site, "exit");
  }

  const textOf = (path: string) =>
    fetch(HOME + path).then(
      (answer) => answer.text(),
      () => "",
    );

  /** The names of the builds that the browser keeps. */
  const shellOf = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell-")));

  /** Marks the largest file of the code where the browser keeps it. */
  const markKeptCode = (page: Page) =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith("shell-")) ?? "";
      const shell = await caches.open(name);
      const react = (await shell.keys()).find(({ url }) => /\/react-[^/]*\.js$/.test(url));
      const kept = react && (await shell.match(react));
      if (!kept) throw new Error("The shell has no React.");
      await shell.put(
        react,
        new Response(kept.body, { headers: { "content-type": "text/javascript", mark: "1" } }),
      );
    });

  const isMarkedCodeKept = (page: Page) =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith("shell-")) ?? "";
      const answers = await (await caches.open(name)).matchAll();
      return answers.some(({ headers }) => headers.get("mark") === "1");
    });

  /** Puts other words on the home page and waits until the server gives them. */
  async function deploy(before: string, after: string) {
    const file = join(folder, "content/site.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace(before, after));
    const build = spawn(process.execPath, ["cli/build.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
    expect(await once(build, "exit")).toEqual([0, null]);
    await expect.poll(() => textOf("/"), { timeout: 20_000 }).toContain(after);
  }

  test("la page ouverte propose la nouvelle version, et le bouton la montre", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await open(page, "/arc");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByText("Nouvelle version disponible")).toBeHidden();

    await deploy("Vous voilà au col", "Vous revoilà au col");
    await page.getByRole("navigation").getByRole("link", { name: "Accueil" }).first().click();
    await expect(page.getByRole("heading", { name: "Vous voilà au col" })).toBeVisible();
    const notice = page.getByRole("status").filter({ hasText: "Nouvelle version disponible" });
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await expect(page.getByRole("heading", { name: "Vous revoilà au col" })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test("qui revient après une mise à jour voit la nouvelle page tout de suite, sans annonce", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await markKeptCode(page);
    await deploy("Vous revoilà au col", "Bon retour au col");
    const first = await shellOf(page);
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Bon retour au col" })).toBeVisible();
    await expect
      .poll(async () => [(await shellOf(page)).length, (await shellOf(page))[0] === first[0]])
      .toEqual([1, false]);
    // What has not changed was not fetched again.
    expect(await isMarkedCodeKept(page)).toBe(true);
    await expect(page.getByText("Nouvelle version disponible")).toBeHidden();
  });

  test("le site arrêté derrière son mandataire, que joue ici un serveur qui répond 502 : qui est déjà venu lit les pages gardées", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await stop();
    const asked: [string | undefined, unknown][] = [];
    const proxy = createServer(({ url, headers }, response) => {
      asked.push([url, headers["service-worker-navigation-preload"]]);
      response.writeHead(502).end("502 Bad Gateway");
    });
    await new Promise<void>((done) => proxy.listen(Number(PORT), "127.0.0.1", done));
    try {
      await open(page, "/arc");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les arcs");
      // Once, while what keeps the pages was still starting.
      expect(asked.filter(([url]) => url === "/arc")).toEqual([["/arc", "true"]]);
      // What is kept of no page is said by whoever answers.
      expect((await page.goto("/affiches.json"))?.status()).toBe(502);
    } finally {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      start();
    }
    await expect.poll(() => textOf("/"), { timeout: 100_000 }).toContain("Bon retour au col");
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Bon retour au col" })).toBeVisible();
  });
});
