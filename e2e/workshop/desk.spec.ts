import { type ChildProcess, execFile, spawn } from "node:child_process";
import { AxeBuilder } from "@axe-core/playwright";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { copyContent, expect, giveFolder, test as base } from "./workshop-scene.ts";

/** A community's content, and the workshop of it on this machine: `npm run atelier`, which installs its editor first. */
const test = base.extend<{ content: string; running: ChildProcess[]; open: () => Promise<string> }>({
  content: async ({ browserName: _ }, provide) => {
    const content = await copyContent();
    await provide(content);
    await rm(content, { recursive: true });
  },
  running: async ({ browserName: _ }, provide) => {
    const running: ChildProcess[] = [];
    await provide(running);
    for (const one of running) await end(one, "SIGTERM");
  },
  open: async ({ content, running }, provide) => {
    await provide(async () => {
      const workshop = spawn(process.execPath, ["cli/atelier.ts"], {
        env: { ...process.env, SITE_ENV: "", CONTENT_DIR: content, DATA_DIR: join(content, ".donnees") },
        stdio: ["ignore", "pipe", "inherit"],
      });
      running.push(workshop);
      for await (const line of createInterface(workshop.stdout)) {
        const [, url] = /^L’atelier est ouvert\s:\s(http:\S+)\/atelier$/.exec(line) ?? [];
        if (url !== undefined) {
          workshop.stdout.resume();
          return url;
        }
      }
      throw new Error("The workshop ended before it was open.");
    });
  },
});

async function end(program: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill(signal);
  await ended;
}

// One after the other: the first may have to install the editor.
test.describe.configure({ mode: "serial", timeout: 180_000 });

test("l’atelier de son ordinateur : le dossier voulu est nommé à qui en choisit un autre, ce qu’on écrit se voit dans l’aperçu, une faute paraît dans « État » avec le chemin vers le formulaire, et les adresses nouvelles se notent d’un geste (dossier du navigateur à la place de celui que l’on choisit) @une-fois", async ({
  page,
  content,
  open,
}) => {
  const url = await open();
  const poster = join(content, "affiches/loup-apercu.yaml");
  const text = await readFile(poster, "utf8");
  await rm(join(content, "adresses.txt"));

  // Another folder than the one that is wanted, which the error names.
  await page.goto(`${url}/admin`);
  await page.evaluate(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.getByRole("button", { name: "Ouvrir le dossier" }).click();
  await expect(page.getByRole("alert")).toContainText(
    new RegExp(`choisissez « .?${basename(content)}.? » lui-même`),
  );
  await giveFolder(page, content);
  await page.goto(`${url}/atelier`);
  const tab = (name: RegExp) => page.getByRole("navigation").getByRole("button", { name });
  const state = page.getByRole("region", { name: "État" });

  await tab(/État/).click();
  await expect(state).toContainText("Aucune erreur : le contenu peut être publié.");
  await state.getByRole("button", { name: "Noter les 3 adresses nouvelles" }).click();
  await expect(state.getByRole("button", { name: /^Noter/ })).toHaveCount(0);
  expect(await readFile(join(content, "adresses.txt"), "utf8")).toContain("affiches/loup-apercu");

  // The colours on every component, in the preview's place, each pair judged in words; asked for while a saving is read,
  // which has the preview load itself again.
  await page.route(
    "**/atelier/planche",
    async (route) => {
      await expect(page.getByText("Noter l’adresse nouvelle")).toBeAttached();
      await route.continue();
    },
    { times: 1 },
  );
  await writeFile(join(content, "affiches/loup-second.yaml"), text.replace("Loup aperçu", "Loup second"));
  await state.getByRole("link", { name: /^La planche/ }).click();
  const specimen = page.frameLocator("iframe[title='L’aperçu du site']");
  await expect(specimen.getByRole("listitem").filter({ hasText: "Les textes, sur la nuit" })).toContainText(
    /\d,\d pour 1 : se lit très bien/,
  );
  await expect(specimen.getByRole("heading", { name: "Les champs, les erreurs" })).toBeVisible();
  await tab(/État/).click();

  await writeFile(
    join(content, ".donnees/publication.json"),
    JSON.stringify({ id: "a", ok: false, at: Date.UTC(2026, 10, 22, 9), words: "« le bal », de Zoé" }),
  );

  // A fault: said here, at its entry; the preview stays as it was.
  await writeFile(poster, text.replace("titre:", "titr:"));
  await expect(state).toContainText("La clé « titr » n’existe pas ici.");
  await expect(tab(/État/)).toHaveText("État 1");
  await expect(state).toContainText(/Refusé le 22 novembre 2026.* : « le bal », de Zoé/);
  const { violations } = await new AxeBuilder({ page })
    .include("header")
    .include("#state")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const form = page.frameLocator("iframe[title='Le formulaire']");
  await state.getByRole("link", { name: "Ouvrir dans le formulaire" }).click();
  await expect(form.getByRole("button", { name: /jeton/ })).toHaveCount(0);
  await form.getByRole("button", { name: "Ouvrir le dossier" }).click();
  await expect(form.getByRole("textbox", { name: "Titre" })).toHaveValue("Loup aperçu");

  await tab(/Aperçu/).click();
  const preview = page.frameLocator("iframe[title='L’aperçu du site']");
  await writeFile(poster, text.replace("Loup aperçu", "Loup aperçu deux fois"));
  await expect(preview.getByRole("link", { name: /Loup aperçu deux fois/ }).first()).toBeAttached();
  await tab(/État/).click();
  await expect(state).toContainText("Aucune erreur");
});

test("un contenu déjà fautif s’ouvre : « État » d’abord, chaque faute avec son chemin, même quand un autre fichier est ouvert dans le formulaire, une image perdue remise d’un geste, et l’aperçu dès que tout est corrigé (dossier du navigateur à la place de celui que l’on choisit) @une-fois", async ({
  page,
  content,
  open,
}) => {
  const git = (...words: string[]) => promisify(execFile)("git", ["-C", content, ...words]);
  await git("init", "--quiet");
  await git("add", ".");
  await git(
    "-c",
    "user.name=Zoé",
    "-c",
    "user.email=zoe@example.org",
    "commit",
    "--quiet",
    "-m",
    "le contenu",
  );
  const [poster, broken] = ["loup-apercu", "telepherique"].map((id) => join(content, `affiches/${id}.yaml`));
  const [text = "", other = ""] = await Promise.all(
    [poster, broken].map((file) => readFile(file ?? "", "utf8")),
  );
  await writeFile(poster ?? "", text.replace("titre:", "titr:"));
  await writeFile(broken ?? "", `titre: "Un\n${other}`);
  const whole = await Promise.all(
    [
      ["arcs.yaml", "epoque:"],
      ["musique.yaml", "duree:"],
    ].map(async ([name = "", key = ""]) => {
      const file = join(content, name);
      const written = await readFile(file, "utf8");
      await writeFile(file, written.replace(key, `x${key}`));
      return [file, written] as const;
    }),
  );
  await rm(join(content, "affiches/bal-des-foins.png"));
  const url = await open();

  await page.goto(`${url}/admin`);
  await giveFolder(page, content);
  await page.goto(`${url}/atelier`);
  const state = page.getByRole("region", { name: "État" });
  const fault = (words: string) => state.getByRole("listitem").filter({ hasText: words });
  await expect(page.getByRole("navigation").getByRole("button", { name: /État/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(fault("La clé « titr » n’existe pas ici.").getByRole("link")).toBeVisible();
  await expect(fault("telepherique.yaml").first()).toContainText(broken ?? "");
  await expect(fault("telepherique.yaml").getByRole("link")).toHaveCount(0);

  await fault("bal-des-foins.png")
    .getByRole("button", { name: /^Remettre « bal-des-foins\.png »/ })
    .click();
  await expect(fault("bal-des-foins.png")).toHaveCount(0);
  const preview = page.frameLocator("iframe[title='L’aperçu du site']");
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Aperçu/ })
    .click();
  await expect(preview.getByRole("heading", { name: "Pas encore d’aperçu" })).toBeVisible();
  await page.getByRole("navigation").getByRole("button", { name: /État/ }).click();

  await writeFile(broken ?? "", other);
  const form = page.frameLocator("iframe[title='Le formulaire']");
  await fault("titr").getByRole("link", { name: "Ouvrir dans le formulaire" }).click();
  await form.getByRole("button", { name: "Ouvrir le dossier" }).click();
  await expect(form.getByRole("textbox", { name: "Titre" })).toHaveValue("");
  const ofFile = async (file: string) => {
    await page.getByRole("navigation").getByRole("button", { name: /État/ }).click();
    await fault(file).getByRole("link").first().click();
  };
  await ofFile("arcs.yaml");
  await expect(form.getByRole("button", { name: /^Ajouter .?un arc.?$/ })).toBeVisible();
  await ofFile("musique.yaml");
  await expect(form.getByRole("button", { name: /^Ajouter .?un groupe.?$/ })).toBeVisible();
  for (const [file, written] of whole) await writeFile(file, written);
  await writeFile(poster ?? "", text);
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Aperçu/ })
    .click();
  await expect(preview.getByRole("link", { name: /Loup aperçu/ }).first()).toBeAttached();
});

test("l’atelier n’écoute que cette machine : une page d’ailleurs n’en lit rien et n’y écrit rien ; « État » essaie les liens à qui le demande, dit ce que cela donne et rend la place au clavier (doublure : des noms qui ne mènent nulle part, pour que rien d’ailleurs ne soit demandé) @une-fois", async ({
  page,
  content,
  open,
}) => {
  await rm(join(content, "createurs.yaml"));
  for (const name of ["site.yaml", "arcs.yaml"]) {
    const file = join(content, name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("example.org", "nulle-part.invalid"));
  }
  const url = await open();
  const asked = async (path: string, init: RequestInit) => (await fetch(url + path, init)).status;
  expect(await asked("/atelier/noter", { method: "POST" })).toBe(403);
  expect(await asked("/atelier/noter", { method: "POST", headers: { "sec-fetch-site": "cross-site" } })).toBe(
    403,
  );
  expect(await asked("/admin/..%2f..%2fsite.yaml", {})).toBe(404);
  expect(await asked("/__open-in-editor?file=x", { headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
  // Any page of the web may show an « image » from here: what is no address at all does not stop the workshop.
  for (const nowhere of ["//", "/%", "/atelier%", "//[", "/__proto__"]) await asked(nowhere, {});
  expect(await asked("/atelier", {})).toBe(200);

  await page.goto(`${url}/atelier`);
  await page.getByRole("navigation").getByRole("button", { name: /État/ }).click();
  const state = page.getByRole("region", { name: "État" });
  await state.getByRole("button", { name: "Essayer les liens et les vidéos" }).press("Enter");
  const again = state.getByRole("button", { name: "Essayer de nouveau les liens" });
  await expect(again).toBeFocused();
  const words = /^À \d\d:\d\d, aucun lien n’a répondu : cette machine a-t-elle le réseau \?$/;
  await expect(state.getByText(words)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(words);
  const { violations } = await new AxeBuilder({ page }).include("#state").analyze();
  expect(violations).toEqual([]);
});

test("l’atelier que l’on tue pendant que le formulaire est ouvert : « État » le dit au lieu de rester sur « aucune erreur », ce qui est écrit reste au dossier, et relancé il relit tout de lui-même @une-fois", async ({
  page,
  content,
  running,
  open,
}) => {
  const url = await open();
  await page.goto(`${url}/atelier`);
  const tab = page.getByRole("navigation").getByRole("button", { name: /État/ });
  const state = page.getByRole("region", { name: "État" });
  await tab.click();
  await expect(state).toContainText("Aucune erreur");
  for (const program of running) await end(program, "SIGKILL");
  await expect(state).toContainText(/L’atelier est arrêté.* npm run atelier/);
  await expect(page.getByRole("status")).toContainText("L’atelier est arrêté");
  await expect(tab).toHaveText("État !");
  const poster = join(content, "affiches/loup-apercu.yaml");
  await writeFile(poster, (await readFile(poster, "utf8")).replace("titre:", "titr:"));
  expect(await open()).toBe(url);
  await expect(state).toContainText("La clé « titr » n’existe pas ici.");
  await expect(tab).toHaveText("État 1");
});
