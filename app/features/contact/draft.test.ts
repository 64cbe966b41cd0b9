import { expect, test } from "vitest";
import { emptyDraft, isEmptyDraft, nothingKept, parseDraft, withoutBlanks } from "./draft.ts";

test("un brouillon gardé se relit tel quel", () => {
  const draft = { name: "Zoé", email: "zoe@exemple.fr", subject: "Nom RP", message: "Bonjour\nà vous" };
  expect(parseDraft(JSON.stringify(draft))).toEqual({ draft, filled: "" });
  expect(parseDraft(JSON.stringify({ ...draft, filled: "Titre" }))).toEqual({ draft, filled: "Titre" });
});

test("ce qui n’est pas un brouillon donne un formulaire vide, sans erreur", () => {
  for (const text of [undefined, "", "{", "[]", "3", "null", '{"name":4}', '{"__proto__":{"name":"x"}}']) {
    expect(parseDraft(text)).toEqual(nothingKept);
  }
});

test("[C2] un champ fait d’espaces est un champ vide", () => {
  const draft = withoutBlanks({ ...emptyDraft, name: "  ", message: " a " });
  expect(draft).toEqual({ ...emptyDraft, message: " a " });
  expect(isEmptyDraft(draft)).toBe(false);
});
