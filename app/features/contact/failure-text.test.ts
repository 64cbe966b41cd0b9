import { init, sendForm } from "@emailjs/browser";
import { expect, test } from "vitest";
import { failureOf, NoAnswer } from "./failure-text.ts";

const failureText = (error: unknown, ownServer: boolean, left = true) =>
  failureOf(error, ownServer, left).text;
const refusalOf = (error: unknown, ownServer: boolean) => failureOf(error, ownServer, true);
const UNSURE =
  "votre message n’est peut-être pas parti. Votre texte est gardé. Réessayez, il ne sera reçu qu’une fois.";

test("[C5] ce que le serveur refuse d’un champ se lit sous ce champ, et ne propose pas de réessayer", () => {
  const email = "L’e-mail n’est pas valable. Exemple\u00a0: nom@domaine.fr";
  expect(refusalOf({ status: 400, text: email }, true)).toEqual({
    text: email,
    field: "email",
    again: false,
    unsure: false,
  });
  const long = "Le nom est trop long\u00a0: 100 caractères au plus.";
  expect(refusalOf({ status: 400, text: long }, true)).toEqual({
    text: long,
    field: "name",
    again: false,
    unsure: false,
  });
  const missing = "Il manque un champ\u00a0: le nom, l’e-mail, le sujet et le message sont obligatoires.";
  expect(refusalOf({ status: 400, text: missing }, true)).toEqual({
    text: `${missing} Votre texte est gardé.`,
    again: false,
    unsure: false,
  });
  expect(refusalOf({ status: 400, text: email }, false).field).toBeUndefined();
  expect(refusalOf({ status: 503, text: "" }, true).again).toBe(true);
});

test("[C5] le refus de notre serveur se lit, et le visiteur sait que son texte est gardé", () => {
  expect(failureText({ status: 429, text: "Trop de messages : réessayez dans dix minutes." }, true)).toBe(
    "Trop de messages : réessayez dans dix minutes. Votre texte est gardé.",
  );
});

test("[C5] la page d’erreur d’un intermédiaire, ou l’anglais d’un fournisseur, ne sont pas montrés", () => {
  for (const text of ["<html>Bad gateway</html>", "Bad gateway."]) {
    expect(failureText({ status: 502, text }, true)).toBe(`Le serveur a eu une panne\u00a0: ${UNSURE}`);
    expect(failureText({ status: 502, text }, false)).toContain("n’est pas parti");
  }
  expect(failureText({ status: 429, text: "Too many requests." }, true)).toMatch(/^Trop de messages.*gardé/);
  expect(failureText({ status: 413, text: "<h1>Payload too large</h1>" }, true)).toContain("trop long");
  expect(failureText({ status: 412, text: "Gmail_API: Invalid grant" }, false)).toContain("n’est pas parti");
  expect(failureText({ status: 503, text: "" }, true)).toContain("n’est pas parti");
});

test("[C6] sans identifiants, la bibliothèque refuse d’elle-même, et le visiteur lit une phrase française", async () => {
  init({ publicKey: "" });
  // The ids are looked at before the form is.
  const error: unknown = await Reflect.apply(sendForm, undefined, ["", "", undefined]).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatch(/public key is required/);
  expect(failureText(error, true)).toContain("Votre texte est gardé");
});

test("[C5] une connexion coupée et un serveur muet se disent, et que le message a pu arriver, sauf s’il n’a pas quitté l’appareil", () => {
  const cut = new TypeError("Failed to fetch");
  expect(failureText(cut, true)).toBe(`La connexion semble coupée\u00a0: ${UNSURE}`);
  expect(failureText(new NoAnswer(), true)).toBe(`Le serveur ne répond pas\u00a0: ${UNSURE}`);
  expect(failureOf(cut, true, true).back).toBe(`La connexion est revenue\u00a0: ${UNSURE}`);
  expect(failureText(cut, true, false)).toMatch(/coupée.*n’est pas parti.*gardé/);
  expect(failureOf(cut, true, false).back).toMatch(/revenue.*n’est pas parti/);
});

test("[C5] d’un fournisseur, personne ne promet qu’un message renvoyé ne sera reçu qu’une fois", () => {
  for (const lost of [new TypeError("Failed to fetch"), new NoAnswer()])
    expect(failureText(lost, false)).toContain("peut-être reçu deux fois");
});
