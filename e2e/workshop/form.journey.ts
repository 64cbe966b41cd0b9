import { AxeBuilder } from "@axe-core/playwright";
import { appendFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { FRENCH_WORDS } from "#workshop/french-words.ts";
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
  writeGiven,
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
  await page.getByRole("button", { name: "Ouvrir le dossier" }).click();
}

/** With a finger where there is one, with the mouse elsewhere. */
async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? target.tap() : target.click());
}

/** Begins to count what a finger or the mouse presses in the page. */
async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["presses"] = "0";
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        const { dataset } = document.documentElement;
        if (isTrusted) dataset["presses"] = String(Number(dataset["presses"]) + 1);
      },
      { capture: true },
    );
  });
}

function presses(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["presses"]));
}

/** Opens the window where the image of a field is chosen, does there what is asked, and has the image put in the field. */
async function chooseImage(
  page: Page,
  field: string,
  choose: () => Promise<void>,
  opener: "Parcourir" | "Remplacer" = "Parcourir",
): Promise<void> {
  const group = page.getByRole("group", { name: new RegExp(field) });
  await press(group.getByRole("button", { name: opener }));
  await choose();
  await press(page.getByRole("button", { name: "Insérer" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Takes a file from the phone or the disk: a photo, where nothing else is said. */
async function upload(page: Page, name: string, mimeType = "image/jpeg", bytes?: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByRole("button", { name: "Téléverser" })),
  ]);
  await chooser.setFiles({ name, mimeType, buffer: bytes ?? (await photo()) });
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

/** How many things the editor keeps in this browser, in one of its stores. */
function kept(page: Page, store: string): Promise<number> {
  return page.evaluate(async (name) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((give, fail) => {
        request.addEventListener("success", () => give(request.result));
        request.addEventListener("error", () => fail(request.error ?? new Error("Nothing was read.")));
      });
    const [found] = await indexedDB.databases();
    const database = await answer(indexedDB.open(found?.name ?? ""));
    const has = database.objectStoreNames.contains(name);
    const count = has ? await answer(database.transaction(name).objectStore(name).count()) : 0;
    database.close();
    return count;
  }, store);
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

test("sur son disque : une affiche s’ajoute depuis une photo de téléphone en six gestes, une autre change, une autre se retire, et la liste le dit ; la vérification et la construction prennent ce qui est rendu (dossier du navigateur à la place de celui que l’on choisit)", async ({
  page,
  site,
}) => {
  const asked = askedHosts(page, site.url);
  await openFolder(page, site.url, site.content, "#/collections/affiches/new");
  await countPresses(page);

  // One: the title. Two, three: the photo; four, in the phone's own window: which one; five: this one. Six: save.
  await press(page.getByRole("textbox", { name: "Titre" }));
  await page.keyboard.insertText("Été au port : 30 °C");
  await chooseImage(page, "Image", () => upload(page, "IMG 2026.JPG"));
  await expect(page.getByText("img-2026.webp")).toBeVisible();
  await press(page.getByRole("button", { name: "Enregistrer", exact: true }));
  expect(await presses(page), "sur la page : le sixième geste est dans la fenêtre du téléphone").toBe(5);
  await expect.poll(() => readGiven(page, "affiches/ete-au-port-30-c.yaml")).toContain("Été au port : 30 °C");
  await expect(page).toHaveURL(/collections\/affiches$/);

  await page.goto(`${site.url}/admin#/collections/affiches/entries/loup-apercu`);
  await page.getByRole("textbox", { name: "Titre" }).fill("Loup aperçu deux fois");
  await save(page, "affiches/loup-apercu.yaml", "titre: Loup aperçu deux fois");

  await page.goto(`${site.url}/admin#/collections/affiches/entries/telepherique`);
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Le téléphérique ne passera pas");
  await page.getByRole("switch", { name: "Retirer du site" }).click();
  await save(page, "affiches/telepherique.yaml", "retrait: true");
  await expect(page.getByText("Le téléphérique ne passera pas (retirée)")).toBeVisible();

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

  // Of its three, one was withdrawn and one added.
  expect(await check(folder)).toMatch(/Aucune erreur\s: 3 affiches/);
  const build = await buildSite(folder);
  const list = await readFile(join(build, "client/affiches.json"), "utf8");
  expect(list).toContain("Été au port : 30 °C");
  expect(list).not.toContain("téléphérique");
  expect(await readdir(join(build, "client/import/affiches"))).toContain("ete-au-port-30-c.jpg");
  expect([...asked], "personne d’autre n’est demandé").toEqual([]);
  for (const made of [folder, build]) await rm(made, { recursive: true });
});

test("un joueur s’ajoute avec son portrait, fût-il nommé « con », et son pseudo, le logo du site se change, et la vérification prend ce qui est écrit (dossier du navigateur à la place de celui que l’on choisit)", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/joueurs/new");
  await page.getByRole("textbox", { name: "Nom affiché" }).fill("Zoé Brume");
  await page.getByRole("checkbox", { name: "Le Dégel" }).click();
  await chooseImage(page, "Portrait", () => upload(page, "Con.JPG"));
  await expect(page.getByText("joueurs/image-con.webp")).toBeVisible();
  const write = page.getByRole("button", { name: "Enregistrer", exact: true });
  await write.click();
  // What is missing is not among the fields: the list of errors leads there.
  await page.getByRole("button", { name: "Voir les erreurs" }).click();
  await expect(page.getByText("Pour un joueur, c’est son pseudo Twitch")).toBeVisible();
  await page.getByRole("button", { name: "Identifiant", exact: true }).click();
  await page.getByRole("textbox", { name: "Identifiant" }).fill("zoe_brume");
  if (page.viewportSize()?.width === 390) await page.keyboard.press("Escape");
  await write.click();
  await expect
    .poll(() => readGiven(page, "joueurs/zoe_brume.yaml"))
    .toMatch(/^portrait: joueurs\/image-con\.webp$/m);
  await expect(page).toHaveURL(/collections\/joueurs$/);

  await page.goto(`${site.url}/admin#/collections/_singletons/entries/site`);
  await chooseImage(page, "Logo", () => upload(page, "Blason.PNG"), "Remplacer");
  await expect(page.getByText("site/blason.webp")).toBeVisible();
  await write.click();
  await expect.poll(() => readGiven(page, "site.yaml")).toMatch(/^logo: site\/blason\.webp$/m);

  const folder = await takeFolder(page);
  expect(await check(folder)).toMatch(/Aucune erreur\s: .*5 joueurs/);
  await rm(folder, { recursive: true });
});

test("« Ressources » : l’image dont une affiche a besoin ne s’efface pas, et l’on dit laquelle ; effacer un portrait l’enlève de la fiche, et la vérification passe (dossier du navigateur à la place de celui que l’on choisit) @bureau", async ({
  page,
  site,
}) => {
  const content = await copyContent();
  await sharp(await photo())
    .resize(400)
    .webp()
    .toFile(join(content, "joueurs/lou.webp"));
  await appendFile(join(content, "joueurs/lou_moraine_exemple.yaml"), "portrait: joueurs/lou.webp\n");
  await openFolder(page, site.url, content, "#/collections/affiches");
  await page.getByRole("radio", { name: "Ressources" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Supprimer la ressource" });
  const remove = async (name: string) => {
    await page.getByRole("row", { name }).or(page.getByRole("option", { name })).click();
    await page.getByRole("button", { name: "Supprimer la ressource sélectionnée" }).click();
  };
  await remove("bal-des-foins.png");
  await expect(dialog).toContainText("ce qui la montre en a besoin");
  await expect(dialog).toContainText("Bal des foins");
  await expect(dialog.getByRole("button", { name: "Supprimer" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Annuler" }).click();

  await page.goto(`${site.url}/admin#/assets/-/all`);
  await remove("lou.webp");
  await expect(dialog).toContainText("Ce qui la montrait ne la montrera plus");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect.poll(() => readGiven(page, "joueurs/lou_moraine_exemple.yaml")).not.toContain("portrait");
  const folder = await takeFolder(page);
  expect(await readdir(join(folder, "joueurs"))).not.toContain("lou.webp");
  expect(await check(folder)).toContain("Aucune erreur");
  for (const made of [content, folder]) await rm(made, { recursive: true });
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

test("un titre avec « _ » ou « ~ » donne un identifiant que la vérification accepte, deux longs titres pareils aussi @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content);
  const long =
    "Avis de recherche : qui a vu passer le dernier téléphérique au-dessus du col, un soir de brume ?";
  const ids = [
    "img-4021-vue-du-col",
    "avis-de-recherche-qui-a-vu-passer-le-dernier-telepherique-au-dessus-du-col-u",
  ];
  for (const [title, id] of [
    ["IMG_4021 ~ vue du col_", ids[0]],
    [long, ids[1]],
    [long, `${ids[1]}-1`],
  ] as const) {
    await page.goto(`${site.url}/admin#/collections/affiches/new`);
    await page.getByRole("textbox", { name: "Titre" }).fill(title);
    await chooseImage(page, "Image", () =>
      page.getByRole("dialog").getByRole("option", { name: "bal-des-foins.png" }).click(),
    );
    await save(page, `affiches/${id}.yaml`, "image: bal-des-foins.png");
  }
  const folder = await takeFolder(page);
  expect(await check(folder)).toContain("Aucune erreur");
  await rm(folder, { recursive: true });
});

test("corriger une affiche que personne n’a datée ne la date pas d’aujourd’hui : elle garde sa place ; une affiche neuve porte sa date @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches/entries/loup-apercu");
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Loup aperçu");
  await page.getByRole("textbox", { name: "Titre" }).fill("Loup aperçu deux fois");
  await save(page, "affiches/loup-apercu.yaml", "titre: Loup aperçu deux fois");
  expect(await readGiven(page, "affiches/loup-apercu.yaml")).not.toContain("date:");
  await page.goto(`${site.url}/admin#/collections/affiches/new`);
  await expect(page.getByRole("group", { name: /Date/ }).locator("input")).toHaveValue(
    new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" }),
  );
});

test("une affiche se date de 1899, jour pour jour : le formulaire ne se fige pas, et la fiche se rouvre @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches/entries/loup-apercu");
  const date = page.getByRole("group", { name: /Date/ }).locator("input");
  await date.fill("1899-05-01");
  await save(page, "affiches/loup-apercu.yaml", "date: 01/05/1899");
  await page.goto(`${site.url}/admin#/collections/affiches/entries/loup-apercu`);
  await expect(date).toHaveValue("1899-05-01");
  await page.getByRole("textbox", { name: "Titre" }).fill("Loup du Far West");
  await save(page, "affiches/loup-apercu.yaml", "titre: Loup du Far West");
  expect(await readGiven(page, "affiches/loup-apercu.yaml")).toContain("date: 01/05/1899");
});

test("une date que le calendrier n’a pas, ou dont il manque un bout, n’est pas enregistrée comme une date effacée : on le dit, et l’ancienne reste au dossier @bureau", async ({
  page,
  site,
}) => {
  const content = await copyContent();
  const path = "affiches/loup-apercu.yaml";
  await appendFile(join(content, path), "date: 03/04/2023\n");
  await openFolder(page, site.url, content, "#/collections/affiches/entries/loup-apercu");
  const date = page.getByRole("group", { name: /Date/ }).locator("input");
  await expect(date).toHaveValue("2023-04-03");
  // As for 31/02/2026, the browser then says that it holds nothing; the order of day and month is its own.
  await date.press("Backspace");
  await expect.poll(() => date.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  await expect(refusal).toContainText(/Date.*\s: Cette date n’existe pas dans le calendrier/);
  expect(await readGiven(page, path)).toContain("date: 03/04/2023");
  await refusal.getByRole("button", { name: "OK" }).click();
  await date.fill("2026-02-28");
  await save(page, path, "date: 28/02/2026");
  await rm(content, { recursive: true });
});

test("ce que l’on a tapé ne se perd pas : Échap laisse la fiche ouverte, et quittée sans enregistrer, elle propose ensuite son brouillon @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches/entries/loup-apercu");
  const title = page.getByRole("textbox", { name: "Titre" });
  await expect(title).toHaveValue("Loup aperçu");
  await title.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" au col");
  await page.keyboard.press("Escape");
  await expect(title).toHaveValue("Loup aperçu au col");
  await expect(page).toHaveURL(/entries\/loup-apercu$/);
  await expect.poll(() => kept(page, "draft-backups")).toBe(1);
  await page.getByRole("button", { name: "Annuler la modification" }).click();
  await expect(page).toHaveURL(/collections\/affiches$/);
  await page.getByText("Loup aperçu").click();
  const draft = page.getByRole("alertdialog", { name: "Restaurer le brouillon" });
  await draft.getByRole("button", { name: "Restaurer" }).click();
  await expect(title).toHaveValue("Loup aperçu au col");
});

test("une liste compte ce qu’elle contient sans faute de français : « 1 arc », et non « 1 un arc » @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/_singletons/entries/musique");
  await expect(page.getByRole("button", { name: /^Ajouter .?un groupe.?$/ })).toBeVisible();
  await expect(page.getByText(/^\s*1\s+groupe\s*$/)).toBeVisible();
});

test("ce que la vérification refuserait n’est pas enregistré : deux pistes sans lien ni fichier sont dites, chacune sur sa ligne et à sa place, et s’enregistrent complétées @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/_singletons/entries/musique");
  await page.getByRole("button", { name: /^Ajouter .?un groupe.?$/ }).click();
  await page.getByRole("textbox", { name: "Créateur" }).last().fill("Zoé");
  const addTrack = page.getByRole("button", { name: /^Ajouter .?une piste.?$/ }).last();
  const titles = page.getByRole("textbox", { name: "Titre", exact: true });
  for (const title of ["Le dernier bus", "Le premier bus"]) {
    const before = await titles.count();
    await addTrack.click();
    await expect(titles).toHaveCount(before + 1);
    await titles.last().fill(title);
  }
  const write = page.getByRole("button", { name: "Enregistrer", exact: true });
  await write.click();
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  await expect(refusal).toContainText(
    /^1\. Zoé\s›\sPistes\s›\sLe dernier bus\s›\sTitre\s: Il faut un «\slien\s» vers une vidéo.+\n\n2\. Zoé\s›\sPistes\s›\sLe premier bus\s›\sTitre\s: Il faut/m,
    { useInnerText: true },
  );
  expect(await readGiven(page, "musique.yaml")).not.toContain("Zoé");
  await refusal.getByRole("button", { name: "OK" }).click();
  for (const at of [-2, -1])
    await page.getByRole("textbox", { name: "Lien YouTube" }).nth(at).fill("https://youtu.be/dQw4w9WgXcQ ");
  await write.click();
  await expect.poll(() => readGiven(page, "musique.yaml")).toContain("createur: Zoé");
  const folder = await takeFolder(page);
  expect(await check(folder)).toContain("Aucune erreur");
  await rm(folder, { recursive: true });
});

test("un fichier que le navigateur ne peut pas écrire (disque plein, fichier tenu par un autre programme) n’est ni dit enregistré, ni vidé ; il s’enregistre dès que c’est possible (panne feinte dans le navigateur) @bureau", async ({
  page,
  site,
}) => {
  const path = "affiches/loup-apercu.yaml";
  await openFolder(page, site.url, site.content, "#/collections/affiches/entries/loup-apercu");
  const title = page.getByRole("textbox", { name: "Titre" });
  await title.fill("Loup tenu");
  const before = await readGiven(page, path);
  await page.evaluate(() => {
    const { prototype } = FileSystemWritableFileStream;
    const { close } = prototype;
    prototype.close = () => {
      prototype.close = close;
      return Promise.reject(new DOMException("No space left", "InvalidStateError"));
    };
  });
  const write = page.getByRole("button", { name: "Enregistrer", exact: true });
  await write.click();
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  await expect(refusal).toContainText("Le navigateur n’a pas pu écrire dans le dossier");
  expect(await readGiven(page, path)).toBe(before);
  await refusal.getByRole("button", { name: "OK" }).click();
  await expect(title).toHaveValue("Loup tenu");
  await save(page, path, "titre: Loup tenu");
  const folder = await takeFolder(page);
  expect((await filesOf(folder)).filter((file) => file.includes("sveltia-tmp"))).toEqual([]);
  await rm(folder, { recursive: true });
});

test("ce que d’autres fiches nomment n’est pas renommé sans le dire, un joueur que personne ne s’appelle non plus : chacun est dit avec quoi faire, et le dossier reste bon @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/_singletons/entries/arcs");
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  const write = page.getByRole("button", { name: "Enregistrer", exact: true });
  await page.getByRole("button", { name: "Développer", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Clé" }).first().fill("Regel");
  await write.click();
  await expect(refusal).toContainText(
    /L’arc «\sDegel\s» est encore nommé ailleurs\s: .*Joueurs\s›\sIda Sérac.*ou gardez sa clé\./,
  );
  await refusal.getByRole("button", { name: "OK" }).click();

  await page.goto(`${site.url}/admin#/collections/affiches/entries/loup-apercu`);
  await page
    .getByRole("group", { name: /Joueurs/ })
    .getByRole("textbox")
    .fill("Docteur Girve");
  await write.click();
  await expect(refusal).toContainText(/Vouliez-vous écrire «\sDocteur Givre\s»/);
  await refusal.getByRole("button", { name: "OK" }).click();
  const folder = await takeFolder(page);
  expect(await check(folder)).toContain("Aucune erreur");
  await rm(folder, { recursive: true });
});

test("un dessin SVG, choisi pour une affiche, n’est pas enregistré : on dit ce qu’il faut, et rien n’est écrit @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches/new");
  await page.getByRole("textbox", { name: "Titre" }).fill("Dessin");
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await chooseImage(page, "Image", () => upload(page, "dessin.svg", "image/svg+xml", drawing));
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  await expect(refusal).toContainText(/Image\s: Le site ne sait montrer ni un dessin SVG/);
  await expect(refusal).toContainText("exportez-le en JPEG, PNG ou WebP");
  expect(await readGiven(page, "affiches/dessin.yaml")).toBe("");
});

test("ce qu’un autre a écrit dans le dossier depuis l’ouverture n’est pas effacé : le formulaire le dit, et garde ce qu’on y a écrit @bureau", async ({
  page,
  site,
}) => {
  const path = "affiches/loup-apercu.yaml";
  await openFolder(page, site.url, site.content, "#/collections/affiches/entries/loup-apercu");
  const title = page.getByRole("textbox", { name: "Titre" });
  await title.fill("Loup aperçu deux fois");
  const text = await readGiven(page, path);
  await writeGiven(page, path, text.replace("Loup aperçu", "Loup, corrigé à la main"));
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const refusal = page.getByRole("alertdialog", { name: "Rien n’est enregistré" });
  await expect(refusal).toContainText("a changé sur cet ordinateur depuis que le formulaire l’a lu");
  expect(await readGiven(page, path)).toContain("Loup, corrigé à la main");
  await refusal.getByRole("button", { name: "OK" }).click();
  await expect(title).toHaveValue("Loup aperçu deux fois");
});

test("un joueur qui nomme encore un arc retiré le montre comme tel, et se décoche @bureau", async ({
  page,
  site,
}) => {
  const content = await copyContent();
  const path = join(content, "joueurs/ida_serac_exemple.yaml");
  await writeFile(path, (await readFile(path, "utf8")).replace("[Degel]", "[Degel, Ancien]"));
  await openFolder(page, site.url, content, "#/collections/joueurs/entries/ida_serac_exemple");
  const arcs = page.getByRole("group", { name: "Arcs", exact: true });
  await expect(arcs.getByRole("checkbox", { name: "Le Dégel" })).toBeChecked();
  const gone = arcs.getByRole("checkbox", { name: "Ancien (retiré)" });
  await expect(gone).toBeChecked();
  await gone.press("Space");
  await expect(gone).not.toBeChecked();
  await expect(gone).toBeFocused();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect.poll(() => readGiven(page, "joueurs/ida_serac_exemple.yaml")).not.toContain("Ancien");
  expect(await readGiven(page, "joueurs/ida_serac_exemple.yaml")).toContain("Degel");
  await rm(content, { recursive: true });
});

test("un joueur d’un arc dont la clé est un nombre, « 1899 » ou « 01 », se corrige, et garde ses noms RP @bureau", async ({
  page,
  site,
}) => {
  const content = await copyContent();
  const player = "joueurs/ida_serac_exemple.yaml";
  for (const key of ["1899", "01"])
    await appendFile(
      join(content, "arcs.yaml"),
      `  - { cle: "${key}", nom: Arc ${key}, debut: 01/03/2030, description: Un arc., accent: "#6fb7c9" }\n`,
    );
  await writeFile(
    join(content, player),
    'display_name: Ida Sérac\narcs: ["1899", "01"]\nnomRP: {"1899": Docteur Givre, "01": Givre}\n',
  );
  await openFolder(page, site.url, content, "#/collections/joueurs/entries/ida_serac_exemple");
  await page.getByRole("textbox", { name: "Nom affiché" }).fill("Ida du col");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect.poll(() => readGiven(page, player)).toContain("display_name: Ida du col");
  expect(parse(await readGiven(page, player))).toMatchObject({
    arcs: ["1899", "01"],
    nomRP: { "1899": "Docteur Givre", "01": "Givre" },
  });
  const folder = await takeFolder(page);
  expect(await check(folder)).toContain("Aucune erreur");
  for (const made of [content, folder]) await rm(made, { recursive: true });
});

test("au clavier seul, « Nouveau » ouvre une fiche neuve, qui s’écrit et s’enregistre @bureau", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches");
  await page.getByRole("button", { name: /^Nouveau/ }).press("Enter");
  await expect(page).toHaveURL(/collections\/affiches\/new$/);
  await page.getByRole("textbox", { name: "Titre" }).press("A");
  await page.getByRole("group", { name: /Image/ }).getByRole("button", { name: "Parcourir" }).press("Enter");
  const dialog = page.getByRole("dialog");
  const picture = page.getByRole("option", { name: "bal-des-foins.png" });
  await dialog.getByRole("listbox").filter({ has: picture }).press("Home");
  await dialog.getByRole("button", { name: "Insérer" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  // Where one was: not at the head of the page.
  await expect(
    page.getByRole("group", { name: /Image/ }).getByRole("button").and(page.locator(":focus")),
  ).toHaveCount(1);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).press("Enter");
  await expect.poll(() => readGiven(page, "affiches/a.yaml")).toContain("titre: A");
});

test("l’atelier ouvert ne pèse rien aux visiteurs : leurs fichiers sont les mêmes, octet pour octet ; fermé, rien de lui n’est publié @bureau", async ({
  site,
}) => {
  const content = await copyContent();
  const shut = await buildSite(content);
  const visitors = await weights(join(shut, "client"));
  const all = await weights(join(site.build, "client"));
  expect(all.filter(([path]) => !path.startsWith("admin"))).toEqual(visitors);
  expect(visitors.filter(([path]) => path.startsWith("admin"))).toEqual([]);
  expect(all.some(([path]) => path === "admin/index.html")).toBe(true);
  expect((await fetch(`${site.url}/atelier/planche`)).status).toBe(404);
  for (const folder of [content, shut]) await rm(folder, { recursive: true });
});

test("la liste, une fiche neuve et ses erreurs se lisent et s’agrandissent (axe) ; une image choisie, le mot de l’éditeur y est français", async ({
  page,
  site,
}) => {
  await openFolder(page, site.url, site.content, "#/collections/affiches");
  await expect(page.getByText("Loup aperçu")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.url}/admin#/collections/affiches/new`);
  await press(page.getByRole("button", { name: "Enregistrer", exact: true }));
  await expect(page.getByText("Ce champ est obligatoire.")).toHaveCount(2);
  await expectAccessible(page);
  const words = await page.locator("body").innerText();
  expect(
    words.match(/\b(the|and|save|delete|cancel|new|edit|view|search|upload|required|slug)\b/gi),
  ).toBeNull();
});

async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

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
