import { expect, test } from "vitest";
import { checkDraft, maySend } from "./check-draft.ts";
import { FIELD_NAMES } from "#schemas/contact-message.ts";
import { emptyDraft } from "../draft.ts";
import { fillIn, REASONS } from "../reasons.ts";

const whole = { name: "Zoé", email: "zoe@exemple.fr", subject: "Nom RP", message: "Bonjour" };

test("[C2] chaque champ vide est nommé, et lui seul", () => {
  expect(Object.keys(checkDraft(emptyDraft))).toEqual(FIELD_NAMES);
  expect(checkDraft(whole)).toEqual({});
  for (const name of FIELD_NAMES) expect(Object.keys(checkDraft({ ...whole, [name]: " " }))).toEqual([name]);
});

test("[C1] de l’email, il n’est demandé que ce que demande le champ du navigateur ; le reste se dit sous le champ", () => {
  for (const email of [
    "a@b.fr",
    "a@b.c",
    "prenom.nom+rp@exemple.co",
    " zoe@exemple.fr ",
    "lea@gmail",
    "test@test",
    "jean@localhost",
    "o'neil!@exemple.fr",
    "zoe@éxemple.fr",
  ])
    expect(checkDraft({ ...whole, email })).toEqual({});
  for (const email of [
    "zoe",
    "zoe@",
    "@exemple.fr",
    "zoe@exemple..fr",
    "a b@exemple.fr",
    "zoe@-exemple.fr",
  ]) {
    expect(checkDraft({ ...whole, email }).email).toContain("nom@domaine.fr");
  }
});

test("[C1] aucune longueur n’est imposée", () => {
  expect(checkDraft({ ...whole, name: "x".repeat(5000), message: "y".repeat(100_000) })).toEqual({});
});

test("des lignes à compléter sont nommées ; sans aucune réponse rien ne part, avec une on peut envoyer tel quel", () => {
  const untouched = { ...whole, ...fillIn({ ...whole, message: "" }, "", REASONS.poster).draft };
  expect(checkDraft(untouched)).toEqual({
    message: "À compléter\u00a0: Titre, Auteur et Lien vers l’image.",
  });
  expect(maySend(untouched)).toBe(false);
  const begun = { ...untouched, message: untouched.message.replace("Auteur\u00a0: ", "Auteur\u00a0: moi") };
  expect(checkDraft(begun).message).toBe("À compléter\u00a0: Titre et Lien vers l’image.");
  expect(maySend(begun)).toBe(true);
  expect(maySend({ ...begun, email: "zoe@" })).toBe(false);
  expect(maySend(whole)).toBe(true);
  expect(maySend(emptyDraft)).toBe(false);
});
