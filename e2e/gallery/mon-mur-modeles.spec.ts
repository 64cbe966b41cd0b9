import { quoted } from "#text/quoted.ts";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings } from "../support/fixtures.ts";
import { test } from "./hung-entries.ts";
import { openWith, bar, mine, openMine, clipboard, address } from "./own-wall.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("au petit téléphone, le champ de « Mon modèle » et « Ce qui sera copié » viennent au-dessus du bouton, et le retrait dit son verbe @telephone", async ({
  page,
  five,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, five.map(({ id }) => id).join(","));
  await bar(page).getByRole("button", { name: "Mon mur : 5" }).tap();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).tap();
  await expectUncovered(mine(page).getByRole("textbox", { name: "Mon modèle, une ligne par image" }));
  await mine(page).getByText("Ce qui sera copié", { exact: true }).tap();
  await expectUncovered(mine(page).getByRole("textbox", { name: "Ce qui sera copié" }));
  const [first] = five;
  await mine(page)
    .getByRole("button", { name: `Retirer ${quoted(first.title)}` })
    .tap();
  const said = mine(page)
    .getByText(`Affiche ${quoted(first.title)} retirée.`)
    .last();
  await expect
    .poll(() => said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
});

test("le mur de cinq, partagé par lien, s’ouvre ailleurs et s’y copie en table Lua ; le sien y reste @une-fois", async ({
  page,
  browser,
  five,
  sign,
}) => {
  await openMine(page, ...five);
  await mine(page).getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("alert")).toHaveText("Lien du mur copié dans le presse-papiers !");
  const link = await clipboard(page);
  expect(link).toBe(new URL(`/affiche?mur=${five.map(({ id }) => id).join(",")}`, page.url()).href);

  const elsewhere = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const other = await elsewhere.newPage();
  await openWith(other, `panneau:${sign.id}`, `${link},jamais-vue`);
  const theirs = other.getByRole("dialog", { name: "Un mur de 5 affiches" });
  await expect(other).toHaveTitle(/^Un mur de 5 affiches · /);
  await expect(
    theirs
      .getByRole("paragraph")
      .filter({ hasText: "Une image de ce mur n’existe plus : elle est laissée de côté." }),
  ).toBeVisible();
  await expectNoAxeFindings(other);
  // Each is seen large over the wall, which previous and next walk along; Back leads to the wall, at the one seen last.
  const [one, two] = five.map(({ title }) => title);
  await theirs.getByRole("link", { name: one ?? "" }).click();
  const viewer = other.getByRole("dialog", { name: one ?? "" });
  await expect(viewer.getByText("1 / 5", { exact: true })).toBeVisible();
  await viewer.getByRole("button", { name: "Suivante" }).click();
  await expect(other.getByRole("dialog", { name: two ?? "" })).toBeVisible();
  await expectNoAxeFindings(other);
  await other.reload();
  await expect(
    other.getByRole("dialog", { name: two ?? "" }).getByText("2 / 5", { exact: true }),
  ).toBeVisible();
  await other.goBack();
  await expect(theirs).toBeVisible();
  await theirs.getByRole("link", { name: two ?? "" }).click();
  await other.keyboard.press("Escape");
  await expect(theirs.getByRole("link", { name: two ?? "" })).toBeFocused();
  await theirs.getByRole("radio", { name: "Table Lua" }).check();
  await theirs.getByRole("button", { name: "Copier les 5 URL" }).click();
  await expect(other.getByRole("alert")).toHaveText("5 URL copiées dans le presse-papiers !");
  expect(readLua(await clipboard(other))).toEqual(
    five.map(({ id, title, author, width, height, ...entry }) => {
      return { id, title, author, import: new URL(entry.import, link).href, width, height };
    }),
  );
  await theirs.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(bar(other).getByRole("button", { name: "Mon mur : 1" })).toBeVisible();
  await expect(other).toHaveURL(/\/affiche$/);

  await other.goBack();
  await other.goto(link);
  await theirs.getByRole("button", { name: "Ajouter au mien" }).click();
  await expect(mine(other)).toHaveAccessibleName("Mon mur : 6");
  await expect(mine(other).getByText("5 images sont venues s’ajouter aux vôtres.").first()).toBeVisible();
  await mine(other).getByRole("button", { name: "Annuler" }).click();
  await expect(mine(other)).toHaveAccessibleName("Mon mur : 1");
  await expect(mine(other).getByText(/s’ajouter aux vôtres/)).toHaveCount(0);
  await elsewhere.close();
});

/** Reads the copied table back: one table of tables, whose fields are texts or numbers, every escape three digits. */
function readLua(text: string): unknown {
  const json = text
    .replace(/\\(\d{3})/g, (_, code: string) =>
      JSON.stringify(String.fromCharCode(Number(code))).slice(1, -1),
    )
    .replace(/(\w+) = (?="|\d)/g, '"$1": ')
    .replace(/^\{\n/, "[")
    .replace(/,\n\}$/, "]");
  return JSON.parse(json);
}

test("un modèle à soi est rempli, retenu, et ce qu’il nomme de travers est dit @une-fois", async ({
  page,
  five,
}) => {
  const [first] = five;
  await openWith(page, first.id);
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  await expectNoAxeFindings(page);
  await mine(page)
    .getByRole("textbox", { name: /Mon modèle/ })
    .fill("/mur {import} {largeurs}");
  await expect(mine(page).getByText("{largeurs} ne nomme rien.")).toBeVisible();
  await mine(page)
    .getByRole("textbox", { name: /Mon modèle/ })
    .fill("/mur {import} {largeur}x{hauteur}");
  await mine(page).getByRole("button", { name: "Fermer", exact: true }).click();
  await page.reload();
  await bar(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(page.getByRole("alert")).toHaveText("URL copiée dans le presse-papiers !");
  expect(await clipboard(page)).toBe(`/mur ${address(page, first)} ${first.width}x${first.height}`);
});

test("un modèle qui ne nomme rien ne vide pas le presse-papiers : c’est dit, dans le mur et depuis la barre @une-fois", async ({
  page,
  five,
}) => {
  const [first] = five;
  await openWith(page, first.id);
  await page.evaluate(() => navigator.clipboard.writeText("avant"));
  await bar(page).getByRole("button", { name: "Mon mur : 1" }).click();
  await mine(page).getByRole("radio", { name: "Mon modèle" }).check();
  const model = mine(page).getByRole("textbox", { name: /Mon modèle/ });
  await model.fill("");
  await expect(
    mine(page).getByRole("status").filter({ hasText: "Votre modèle ne nomme rien des images." }),
  ).toBeAttached();
  await expect(model).toHaveAttribute("aria-invalid", "true");
  const said = page.getByRole("alert").filter({ hasText: "Rien n’est copié." });
  await mine(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(said).toBeVisible();
  await expect(model).toBeFocused();
  await expectNoAxeFindings(page);
  await mine(page).getByRole("button", { name: "Fermer", exact: true }).click();
  await page.reload();
  await bar(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(said).toBeVisible();
  await expect(model).toBeFocused();
  expect(await clipboard(page)).toBe("avant");
  await model.fill("{id}");
  await mine(page).getByRole("button", { name: "Copier l’URL" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ligne copiée" })).toBeVisible();
  expect(await clipboard(page)).toBe(first.id);
});
