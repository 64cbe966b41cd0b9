import { expect, test } from "vitest";
import { checkDraft } from "./check-draft.ts";
import { FIELD_NAMES } from "#schemas/contact-message.ts";
import { emptyDraft } from "../draft.ts";

const whole = { name: "Zoé", email: "zoe@exemple.fr", subject: "Nom RP", message: "Bonjour" };

test("[C2] chaque champ vide est nommé, et lui seul", () => {
  expect(Object.keys(checkDraft(emptyDraft))).toEqual(FIELD_NAMES);
  expect(checkDraft(whole)).toEqual({});
  for (const name of FIELD_NAMES) expect(Object.keys(checkDraft({ ...whole, [name]: " " }))).toEqual([name]);
});

test("[C1] l’email suit la règle du champ email, sans rien de plus", () => {
  for (const email of ["a@b", "prenom.nom+rp@exemple.co", " zoe@exemple.fr "])
    expect(checkDraft({ ...whole, email })).toEqual({});
  for (const email of ["zoe", "zoe@", "@exemple.fr", "zoe@exemple..fr", "a b@exemple.fr"]) {
    expect(checkDraft({ ...whole, email }).email).toContain("nom@domaine.fr");
  }
});

test("[C1] aucune longueur n’est imposée", () => {
  expect(checkDraft({ ...whole, name: "x".repeat(5000), message: "y".repeat(100_000) })).toEqual({});
});
