import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { FRENCH_WORDS } from "#workshop/french-words.ts";
import { standInForForge } from "./forge-stand-in.ts";
import {
  buildSite,
  check,
  copyContent,
  expect,
  filesOf,
  giveFolder,
  readGiven,
  takeFolder,
  test,
} from "./workshop-scene.ts";

/** A photo as phones take them: on its side, with where it stands and the phone's name written inside. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#8a2f24" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Téléphone de Zoé", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function openFolder(page: Page, url: string, folder: string, path = ""): Promise<void> {
  await page.goto(`${url}/admin`);
  await giveFolder(page, folder);
  await page.goto(`${url}/admin${path}`);
  await page.reload();
  await page.getByRole("button", { name: "Ouvrir le dossier du contenu" }).click();
}

/** Saves, and waits until the file says so. */
async function save(page: Page, file: string, words: string): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect.poll(() => readGiven(page, file)).toContain(words);
  await expect(page).toHaveURL(/collections\/affiches$/);
}

/** The files of a site by their name without its digest, which names the build, and their bytes; a compressed one varies with the digest. */
async function weights(folder: string): Promise<(readonly [path: string, bytes: number])[]> {
  const files = (await filesOf(folder)).filter((path) => !/\.(br|gz)$/.test(path));
  const all = files.map(async (path) => {
    const { size } = await stat(join(folder, path));
    return [path.replace(/-[\w-]{8}(?=\.\w+$)/, ""), size] as const;
  });
  return (await Promise.all(all)).toSorted(([a, one], [b, other]) => a.localeCompare(b) || one - other);
}

/** Hosts that the page asked for, whether or not they answered. */
function askedHosts(page: Page, own: string): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== own) hosts.add(url.host);
  });
  return hosts;
}

test("sur son disque : une affiche s’ajoute depuis une photo de téléphone en six gestes, une autre change, une autre se retire ; la vérification et la construction prennent ce qui est rendu (dossier du navigateur à la place de celui que l’on choisit)", async ({
  page,
  site,
}) => {
  const asked = askedHosts(page, site.url);
  await openFolder(page, site.url, site.content, "#/collections/affiches/new");

  // One: the title. Two, three: the photo; four: which one; five: this one. Six: save.
  await page.getByRole("textbox", { name: "Titre" }).fill("Été au port : 30 °C");
  await page.getByRole("button", { name: "Parcourir" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Téléverser" }).click(),
  ]);
  await chooser.setFiles({ name: "IMG 2026.JPG", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByRole("button", { name: "Insérer" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("img-2026.webp")).toBeVisible();
  await save(page, "affiches/ete-au-port-30-c.yaml", "Été au port : 30 °C");

  await page.goto(`${site.url}/admin#/collections/affiches/entries/loup-apercu`);
  await page.getByRole("textbox", { name: "Titre" }).fill("Loup aperçu deux fois");
  await save(page, "affiches/loup-apercu.yaml", "titre: Loup aperçu deux fois");

  await page.goto(`${site.url}/admin#/collections/affiches/entries/telepherique`);
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Le téléphérique ne passera pas");
  await page.getByRole("switch", { name: "Retirer du site" }).click();
  await save(page, "affiches/telepherique.yaml", "retrait: true");

  const folder = await takeFolder(page);
  const poster = await readFile(join(folder, "affiches/ete-au-port-30-c.yaml"), "utf8");
  const [, image = ""] = /^image: (.*)$/m.exec(poster) ?? [];
  const { format, width, height, exif } = await sharp(join(folder, "affiches", image)).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "webp",
    width: 1536,
    height: 2048,
    exif: undefined,
  });

  expect(await check(folder)).toMatch(/Aucune erreur\s: 4 affiches/);
  const build = await buildSite(folder);
  const list = await readFile(join(build, "client/affiches.json"), "utf8");
  expect(list).toContain("Été au port : 30 °C");
  expect(list).not.toContain("téléphérique");
  expect(await readdir(join(build, "client/import/affiches"))).toContain("ete-au-port-30-c.jpg");
  expect([...asked], "personne d’autre n’est demandé").toEqual([]);
  for (const made of [folder, build]) await rm(made, { recursive: true });
});

test("des affiches rangées à la main se déplacent au doigt ou à la souris, et la page les suit @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches");
  await page.getByRole("button", { name: "Réorganiser" }).click();
  await page
    .getByRole("row", { name: /Bal des foins/ })
    .getByRole("button", { name: "Déplacer vers le bas" })
    .click();
  await page.getByRole("button", { name: /^Terminer/ }).click();
  await expect.poll(() => readGiven(page, "affiches/loup-apercu.yaml")).toMatch(/^rang: 1$/m);
  const folder = await takeFolder(page);
  await check(folder);
  const build = await buildSite(folder);
  const list: unknown = JSON.parse(await readFile(join(build, "client/affiches.json"), "utf8"));
  expect(list).toMatchObject([{ id: "loup-apercu" }, { id: "bal-des-foins" }, { id: "telepherique" }]);
  for (const made of [folder, build]) await rm(made, { recursive: true });
});

test("dans le dépôt de la communauté : un jeton faux est refusé, un bon enregistre un changement, et ce qu’une autre personne a changé entre-temps n’est pas écrasé (doublure de Forgejo) @bureau", async ({
  page,
  site,
}) => {
  const asked = askedHosts(page, site.url);
  const forge = await standInForForge(page, site.content, "jeton-de-zoe");
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole("button", { name: /jeton/ })).toBeVisible();
  expect([...asked], "personne n’est demandé avant que l’on se connecte").toEqual([]);
  const signIn = async (token: string) => {
    await page.getByRole("button", { name: /jeton/ }).click();
    await page.getByRole("alertdialog").getByRole("textbox").fill(token);
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /se connecter/i })
      .click();
  };
  await signIn("un-autre");
  await expect(page.getByRole("alert")).toBeVisible();
  await signIn("jeton-de-zoe");
  await page.getByText("Loup aperçu").click();
  await page.getByRole("textbox", { name: "Titre" }).fill("Loup aperçu deux fois");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect.poll(() => forge.commits).toHaveLength(1);
  expect(forge.commits).toEqual([
    { message: "affiche : change « loup-apercu »", paths: ["affiches/loup-apercu.yaml"] },
  ]);
  expect(String(forge.files.get("affiches/loup-apercu.yaml"))).toContain("Loup aperçu deux fois");

  await page.goto(`${site.url}/admin#/collections/affiches/entries/bal-des-foins`);
  await page.getByRole("textbox", { name: "Titre" }).fill("Bal du regain");
  forge.saveElsewhere(
    "affiches/bal-des-foins.yaml",
    "titre: Bal de Théo\nimage: bal-des-foins.png\nrang: 10\n",
  );
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const conflict = page.getByRole("alertdialog", { name: "Quelqu’un d’autre a changé cette entrée" });
  await expect(conflict).toContainText("ce que cette personne a écrit sera perdu");
  await conflict.getByRole("button", { name: "Annuler" }).click();
  expect(String(forge.files.get("affiches/bal-des-foins.yaml"))).toContain("Bal de Théo");
  expect([...asked]).toEqual(["forge.example"]);
});

test("l’atelier ouvert ne pèse rien aux visiteurs : leurs fichiers sont les mêmes, octet pour octet ; fermé, rien de lui n’est publié @bureau", async ({
  site,
}) => {
  const content = await copyContent(false);
  const shut = await buildSite(content);
  const visitors = await weights(join(shut, "client"));
  const all = await weights(join(site.build, "client"));
  expect(all.filter(([path]) => !path.startsWith("admin"))).toEqual(visitors);
  expect(visitors.filter(([path]) => path.startsWith("admin"))).toEqual([]);
  expect(all.some(([path]) => path === "admin/index.html")).toBe(true);
  for (const folder of [content, shut]) await rm(folder, { recursive: true });
});

test("le formulaire parle français jusque dans ses mots les plus rares @bureau", async () => {
  const words = async (name: string) =>
    leaves(JSON.parse(await readFile(`sveltia/node_modules/@sveltia/cms/locales/${name}.json`, "utf8")));
  const theirs = new Set(await words("fr"));
  // What a faulty configuration says, and what this form never opens: reviews, stores of images elsewhere.
  const never = /^(config|workflow|cloud_storage)\.|_workflow_note$|_external_/;
  const missing = (await words("en-US")).filter((key) => !theirs.has(key) && !never.test(key));
  expect(missing.filter((key) => !(key in FRENCH_WORDS))).toEqual([]);
});

function leaves(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? leaves(value, `${path}${key}.`) : [path + key],
  );
}
