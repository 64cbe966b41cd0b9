import { expect, test } from "vitest";
import { splitSites } from "./split-sites.ts";

test("un site nommé dans un texte devient un lien, sans la virgule qui le suit", () => {
  expect(splitSites("Vous pouvez saisir la CNIL : www.cnil.fr, 3 place de Fontenoy.")).toEqual([
    { text: "Vous pouvez saisir la CNIL : " },
    { text: "www.cnil.fr", href: "https://www.cnil.fr" },
    { text: ", 3 place de Fontenoy." },
  ]);
});

test("une adresse entière reste ce qu’elle est, même à la fin d’une phrase ou entre parenthèses", () => {
  expect(splitSites("https://exemple.fr/a?b=1. (http://exemple.org)")).toEqual([
    { text: "https://exemple.fr/a?b=1", href: "https://exemple.fr/a?b=1" },
    { text: ". (" },
    { text: "http://exemple.org", href: "http://exemple.org" },
    { text: ")" },
  ]);
});

test("un texte sans site reste d’un morceau", () => {
  expect(splitSites("Rien à suivre : nous répondons www nulle part.")).toHaveLength(1);
  expect(splitSites("")).toEqual([]);
});
