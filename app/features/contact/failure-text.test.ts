import { init, sendForm } from "@emailjs/browser";
import { expect, test } from "vitest";
import { failureOf, NoAnswer } from "./failure-text.ts";

const failureText = (error: unknown, ownServer: boolean) => failureOf(error, ownServer).text;

test("[C5] ce que le serveur refuse d’un champ se lit sous ce champ, et ne propose pas de réessayer", () => {
  const email = "L’e-mail n’est pas valable. Exemple\u00a0: nom@domaine.fr";
  expect(failureOf({ status: 400, text: email }, true)).toEqual({
    text: email,
    field: "email",
    again: false,
  });
  const long = "Le nom est trop long\u00a0: 100 caractères au plus.";
  expect(failureOf({ status: 400, text: long }, true)).toEqual({ text: long, field: "name", again: false });
  const missing = "Il manque un champ\u00a0: le nom, l’e-mail, le sujet et le message sont obligatoires.";
  expect(failureOf({ status: 400, text: missing }, true)).toEqual({
    text: `${missing} Votre texte est gardé.`,
    again: false,
  });
  expect(failureOf({ status: 400, text: email }, false).field).toBeUndefined();
  expect(failureOf({ status: 503, text: "" }, true).again).toBe(true);
});

test("[C5] le refus de notre serveur se lit, et le visiteur sait que son texte est gardé", () => {
  expect(failureText({ status: 429, text: "Trop de messages : réessayez dans dix minutes." }, true)).toBe(
    "Trop de messages : réessayez dans dix minutes. Votre texte est gardé.",
  );
});

test("[C5] la page d’erreur d’un intermédiaire, ou l’anglais d’un fournisseur, ne sont pas montrés", () => {
  expect(failureText({ status: 502, text: "<html>Bad gateway</html>" }, true)).toContain("n’est pas parti");
  expect(failureText({ status: 502, text: "Bad gateway." }, true)).toContain("n’est pas parti");
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

test("[C5] une connexion coupée et un serveur muet se disent", () => {
  expect(failureText(new TypeError("Failed to fetch"), true)).toContain("connexion");
  expect(failureText(new NoAnswer(), true)).toContain("ne répond pas");
});
