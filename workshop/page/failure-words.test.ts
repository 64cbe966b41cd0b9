import { expect, test } from "vitest";
import { failureWords, unreadyAnswer } from "./failure-words.ts";

test.each([
  ["un réseau coupé", new TypeError("Failed to fetch"), /n’a pas pu être joint\. Vérifiez votre connexion/],
  ["un réseau coupé, chez Firefox", new TypeError("NetworkError when attempting to…"), /joint\. Vérifiez/],
  ["un jeton expiré", { status: 401, message: "token is expired" }, /le jeton a expiré.* Copiez/],
  ["un droit retiré", { status: 403, message: "user should have a permission" }, /n’en a pas le droit\./],
  ["un service en panne", { status: 502, message: "Bad gateway" }, /est en panne\. Recommencez/],
  ["une page à la place d’une réponse", new SyntaxError("Unexpected token '<'"), /en panne, ou ce réseau/],
  ["un service qui demande d’attendre", { status: 429, message: "Too Many Requests" }, /trop de demandes/],
  ["une limite dite d’un refus", { status: 403, message: "a secondary rate limit" }, /trop de demandes/],
  [
    "une limite que GraphQL dit réussie",
    { status: 200, message: "API rate limit exceeded" },
    /trop de demandes/,
  ],
  [
    "un dépôt qui a changé de nom",
    { status: 404, message: "404 Project Not Found" },
    /ne trouve pas le dépôt/,
  ],
  ["un envoi trop lourd", { status: 413 }, /image plus légère/],
  [
    "un fichier changé au même moment",
    { status: 422, message: "sha does not match" },
    /rechargez la page.*\(Réponse du service\s: sha does not match\)/,
  ],
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

test.each([
  [401, undefined, "opening" as const, /Refaites-en un, puis reconnectez-vous\./],
  [403, { "retry-after": "60" }, "saving" as const, /trop de demandes/],
  [403, { "x-ratelimit-remaining": "0" }, "opening" as const, /trop de demandes/],
  [429, undefined, "opening" as const, /trop de demandes/],
  [503, undefined, "opening" as const, /est en panne/],
])(
  "une réponse %i de l’accès au dépôt n’est pas prise pour un compte sans droit",
  (status, headers, moment, words) => {
    const answer = new Response("", { status, ...(headers && { headers }) });
    expect(failureWords(unreadyAnswer(answer, true), moment)).toMatch(words);
    expect(unreadyAnswer(new Response("", { status: 403 }), true)).toBeUndefined();
  },
);
