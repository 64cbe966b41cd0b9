import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";
import { openPhone, phone } from "./contact-forms.ts";

test("[A2, C1] le téléphone propose ce pour quoi on écrit : sujet et lignes à compléter, sans perdre un mot", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  const reason = (name: string) => form.getByRole("button", { name, exact: true });
  await reason("Changer mon nom RP").click();
  await expect(reason("Changer mon nom RP")).toHaveAttribute("aria-pressed", "true");
  await expect(form.getByLabel("Sujet")).toHaveValue("Changement de nom RP");
  await expect(form.getByLabel("Message")).toHaveValue(/^Pseudo Twitch\s: \nArc\s: \n/);
  await reason("Proposer une affiche").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("Proposition d’affiche");
  await form.getByLabel("Message").fill("J’ai dessiné ceci.");
  await reason("Signaler une erreur").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("Erreur sur le site");
  await expect(form.getByLabel("Message")).toHaveValue("J’ai dessiné ceci.");
  // Their own subject and words stay, and the choice is seen all the same.
  await form.getByLabel("Sujet").fill("Mon affiche");
  await reason("Proposer une affiche").click();
  await expect(reason("Proposer une affiche")).toHaveAttribute("aria-pressed", "true");
  await expect(reason("Signaler une erreur")).toHaveAttribute("aria-pressed", "false");
  await expect(form.getByLabel("Sujet")).toHaveValue("Mon affiche");
  await expect(form.getByLabel("Message")).toHaveValue("J’ai dessiné ceci.");
  await expect(
    form.getByText(
      /^Ce que vous avez écrit reste\. À ne pas oublier\s: Titre, Auteur et Lien vers l’image\.$/,
    ),
  ).toBeVisible();
  await form.getByLabel("Sujet").fill("Erreur sur le site");
  await reason("Autre").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("");
  await expect(form.getByRole("textbox")).toHaveCount(4);
  // Untouched, its lines say nothing: they do not leave, and the first one waits for its answer.
  await form.getByLabel("Message").fill("");
  await reason("Changer mon nom RP").click();
  await form.getByLabel("Nom", { exact: true }).fill("Zoé Éclair");
  await form.getByLabel("Email").fill("zoe@gmial.con");
  await form.getByRole("button", { name: "Envoyer" }).click();
  const message = form.getByLabel("Message");
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/^À compléter\s: Pseudo Twitch, Arc, Nom actuel et Nou/);
  await page.keyboard.type("zora_z");
  await expect(message).toHaveValue(/^Pseudo Twitch\s: zora_z\nArc\s: \n/);
  await expect(message).toHaveAccessibleDescription(/^À compléter\s: Arc, Nom actuel et Nouveau nom\.$/);
  const meant = form
    .getByRole("status")
    .getByRole("button", { name: /^Vouliez-vous écrire zoe@gmail\.com\s\?$/ });
  await expect(meant).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await meant.click();
  await expect(form.getByLabel("Email")).toHaveValue("zoe@gmail.com");
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(meant).toHaveCount(0);
  // Whoever has no answer for the others may send without them.
  await form.getByRole("button", { name: "Envoyer tel quel" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveAttribute("placeholder", "");
});

test("[A2] « Ce n’est plus mon nom » ouvre le téléphone avec l’arc, et la personne que la recherche désigne, là où il reste à écrire ; Échap en revient", async ({
  page,
}) => {
  await page.route("**/streamers_cache.json*", (route) =>
    route.fulfill({
      json: [
        {
          username: "zora_z",
          display_name: "Zora",
          arcs: ["Survivor"],
          nomRP: { Survivor: "Capitaine Zed" },
        },
        {
          username: "abel",
          display_name: "Abel",
          arcs: ["School", "Pentacle"],
          nomRP: { School: "Abel Roi" },
        },
      ],
    }),
  );
  await open(page, "/stream?arc=Survivor");
  await expect(page.getByRole("article", { name: "Zora" })).toBeVisible();
  await page.getByRole("button", { name: "Ce n’est plus mon nom" }).click();
  await expect(phone(page).getByLabel("Sujet")).toHaveValue("Changement de nom RP");
  await expect(phone(page).getByLabel("Message")).toHaveValue(
    /^Pseudo Twitch\s: zora_z\nArc\s: Survivor\nNom actuel\s: Capitaine Zed\nNouveau nom\s: $/,
  );
  await expect(phone(page).getByLabel("Nom", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Ce n’est plus mon nom" })).toBeFocused();
  // Of somebody with several roles nobody knows which one it is: the arc is left to say.
  await open(page, "/stream?joueur=abel");
  // Until the list has come, the arc stands there, with a button of its own.
  const renamed = page
    .getByRole("article", { name: "Abel" })
    .getByRole("button", { name: "Ce n’est plus mon nom" });
  await renamed.click();
  const name = phone(page).getByLabel("Nom", { exact: true });
  await expect(name).toBeFocused();
  await expect(phone(page).getByLabel("Message")).toHaveValue(
    /Pseudo Twitch\s: abel\nArc\s: \nNom actuel\s: \n/,
  );
  // An email begun is not called wrong before it is told why.
  const email = phone(page).getByLabel("Email");
  await email.fill("ginette@");
  await email.blur();
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await name.focus();
  await page.keyboard.press("Escape");
  await expect(renamed).toBeFocused();
});

test("[P5] « C’est la mienne » ferme l’affiche sans auteur et ouvre le téléphone avec son titre", async ({
  page,
  request,
}) => {
  const posters: { id: string; title: string; author: string }[] = await (
    await request.get("/affiches.json")
  ).json();
  const orphan = posters.find(({ author }) => author === "???");
  await open(page, `/affiche?affiche=${orphan?.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "C’est la mienne" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(phone(page).getByLabel("Message")).toBeVisible();
  await expect(phone(page).getByLabel("Message")).toHaveValue(new RegExp(`Affiche «\\s${orphan?.title}\\s»`));
  await expect(phone(page).getByLabel("Message")).toHaveValue(/C’est la mienne/);
});

test("ce qu’une page a rempli, et que personne n’a touché, laisse la place à une autre raison, rechargé ou non @une-fois", async ({
  page,
  request,
}) => {
  const posters: { id: string; author: string }[] = await (await request.get("/affiches.json")).json();
  const orphan = posters.find(({ author }) => author === "???");
  await open(page, `/affiche?affiche=${orphan?.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "C’est la mienne" }).click();
  await expect(phone(page).getByLabel("Message")).toHaveValue(/C’est la mienne/);
  await page.reload();
  const form = await openPhone(page);
  await expect(form.getByLabel("Message")).toHaveValue(/C’est la mienne/);
  await form.getByRole("button", { name: "Changer mon nom RP" }).click();
  await expect(form.getByLabel("Message")).toHaveValue(/^Pseudo Twitch/);
  await form.getByRole("button", { name: "Autre" }).click();
  await expect(form.getByLabel("Message")).toHaveValue("");
});
