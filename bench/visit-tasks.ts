import type { Locator, Page } from "@playwright/test";

/** Keeps what the screen shows, with a few words on it. */
type See = (words: string) => Promise<void>;

/** Something that people come for: how its sheet is called, and how it is done, whatever the content is. */
export interface Task {
  name: string;
  play: (page: Page, see: See) => Promise<void>;
}

/** The ten main tasks of a visit. */
export const TASKS: readonly Task[] = [
  {
    name: "arriver",
    async play(page, see) {
      await open(page, "/");
      await see("L’accueil");
      for (const words of ["Plus bas", "Plus bas encore"]) {
        await scrollOneScreen(page);
        await see(words);
      }
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await see("Le pied de page");
    },
  },
  {
    name: "copier-une-affiche",
    async play(page, see) {
      await open(page, "/affiche");
      await see("Le mur");
      const word = /\p{L}{4,}/u.exec((await links(page).nth(4).textContent()) ?? "")?.[0] ?? "a";
      await page.getByRole("searchbox").fill(word);
      await links(page).first().waitFor();
      await see(`Une recherche : ${word}`);
      await links(page).first().click();
      await dialog(page).getByRole("img").first().waitFor();
      await see("L’affiche en grand");
      await dialog(page)
        .getByRole("button", { name: "Copier l’URL" })
        .or(dialog(page).getByRole("button", { name: "Importer en jeu" }))
        .first()
        .click();
      await page.getByRole("alert").filter({ hasText: "copiée" }).waitFor();
      await see("Son adresse, copiée");
    },
  },
  {
    name: "composer-un-mur",
    async play(page, see) {
      await open(page, "/affiche");
      await links(page).first().click();
      for (const last of [false, false, true]) {
        await dialog(page).getByRole("button", { name: "Ajouter à mon mur" }).click();
        if (!last) await dialog(page).getByRole("button", { name: "Suivante" }).click();
      }
      await see("Trois affiches, choisies une à une");
      await dialog(page).getByRole("button", { name: "Fermer" }).click();
      await dialog(page).waitFor({ state: "hidden" });
      await see("Le mur, et le sien au pied de la page");
      await page.getByRole("button", { name: /^Mon mur/ }).click();
      await dialog(page).waitFor();
      await see("Son mur");
    },
  },
  {
    name: "poser-un-panneau",
    async play(page, see) {
      await open(page, "/panneau");
      await see("Les panneaux");
      await scrollOneScreen(page);
      await see("Plus bas");
      await links(page).nth(1).click();
      await dialog(page).getByRole("img").first().waitFor();
      await see("Un panneau en grand");
    },
  },
  {
    name: "trouver-un-joueur",
    async play(page, see) {
      await open(page, "/stream");
      await page.getByRole("article").first().waitFor();
      await see("Le premier arc");
      await page.getByRole("group").getByRole("button").nth(2).click();
      await see("Un autre arc");
      const name = (await page.getByRole("article").last().getByRole("heading").textContent()) ?? "";
      await page.getByRole("searchbox").fill(name.slice(0, 5));
      await see(`Une recherche : ${name.slice(0, 5)}`);
      await page.getByRole("searchbox").fill("zzzz");
      await see("Une recherche sans réponse");
    },
  },
  {
    name: "lire-un-arc",
    async play(page, see) {
      await open(page, "/arc");
      await see("Les arcs");
      const index = page.getByRole("navigation", { name: "Aller à un arc" }).getByRole("link");
      if ((await index.count()) > 0) await index.last().click();
      await see("Le dernier, par son lien");
      await scrollOneScreen(page);
      await see("Plus bas");
    },
  },
  {
    name: "regarder-une-video",
    async play(page, see) {
      await open(page, "/vidéo");
      await see("Les créateurs");
      await page
        .getByRole("button", { name: /^Lancer la vidéo/ })
        .first()
        .click();
      await page.locator("main video, main iframe").first().waitFor();
      await see("Une vidéo lancée");
      await scrollOneScreen(page);
      await see("Plus bas");
    },
  },
  {
    name: "ecouter",
    async play(page, see) {
      await open(page, "/musique");
      await see("Les pistes");
      const rows = page.locator("main li > button");
      await rows.first().click();
      const player = page.getByRole("region", { name: "Lecteur de musique" });
      await player.getByRole("button", { name: "Pause" }).waitFor();
      await see("Un morceau");
      await follow(page, "Affiches");
      await see("Il continue sur une autre page");
      const pictures = page.locator("main li > button", { hasText: /images|film/, hasNotText: "YouTube" });
      await follow(page, "Musique");
      if ((await pictures.count()) > 0) {
        await pictures.first().click();
        await player.getByRole("button", { name: "Pause" }).waitFor();
        await follow(page, "Joueurs");
        await see("Un morceau avec des images, sur une autre page");
      }
    },
  },
  {
    name: "ecrire-au-staff",
    async play(page, see) {
      await open(page, "/");
      await page.getByRole("button", { name: /^Téléphone/ }).click();
      const form = page
        .locator("form")
        .filter({ has: page.getByRole("button", { name: "Envoyer" }) })
        .first();
      await see("Le téléphone");
      await form.getByRole("button", { name: "Changer mon nom RP" }).click();
      await form.getByRole("button", { name: "Envoyer" }).click();
      await see("Une raison choisie, des champs oubliés");
      await form.getByLabel("Nom").fill("Une visiteuse");
      await form.getByLabel("Email").fill("visiteuse@example.org");
      await form.getByRole("button", { name: "Envoyer" }).click();
      await page
        .getByText(/envoyé/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await see("Le message parti");
    },
  },
  {
    name: "se-perdre-et-lire-les-mentions",
    async play(page, see) {
      await open(page, "/affichess");
      await see("Une adresse qui n’existe pas");
      await page.getByRole("link", { name: "Mentions légales" }).click();
      await dialog(page).waitFor();
      await see("Les mentions légales");
      await dialog(page).getByRole("button", { name: "Fermer" }).first().click();
      await page.getByRole("button", { name: "Faire un don" }).click();
      await dialog(page).waitFor();
      await see("Le don");
    },
  },
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** The pictures of a gallery. */
function links(page: Page): Locator {
  return page.locator("main a[href*='affiche='], main a[href*='panneau=']");
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

async function scrollOneScreen(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, innerHeight * 0.85));
}

/** Goes on by the menu, which a phone folds. */
async function follow(page: Page, label: string): Promise<void> {
  const burger = page.getByRole("button", { name: "Menu" });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}
