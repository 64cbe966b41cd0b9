import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";

test.each([
  ["un réseau coupé", new TypeError("Failed to fetch"), /n’a pas pu être joint\. Vérifiez votre connexion/],
  ["un réseau coupé, chez Firefox", new TypeError("NetworkError when attempting to…"), /joint\. Vérifiez/],
  ["un jeton expiré", { status: 401, message: "token is expired" }, /le jeton a expiré.* Copiez/],
  ["un droit retiré", { status: 403, message: "user should have a permission" }, /n’en a pas le droit\./],
  ["un service en panne", { status: 502, message: "Bad gateway" }, /est en panne\. Recommencez/],
  ["une page à la place d’une réponse", new SyntaxError("Unexpected token '<'"), /est en panne\./],
  [
    "un dossier où l’on n’écrit plus",
    new DOMException("A requested file…", "NotFoundError"),
    /n’a pas pu écrire/,
  ],
  ["un refus du formulaire", new Error("Titre : trop long."), /^Titre\s: trop long\.$/],
  ["rien", undefined, /^$/],
])("%s au milieu d’un enregistrement se dit en français", (_, failure, words) => {
  expect(failureWords(failure)).toMatch(words);
});
