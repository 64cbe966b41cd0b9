import { expect, test } from "vitest";
import { contentFolder, SITE } from "#reader/fixtures/content-folder.ts";
import { check } from "./check.ts";
import { noNetwork } from "./content.scene.ts";

async function checkOnline(site: string, files: Record<string, string> = {}) {
  const contentDir = await contentFolder({ "site.yaml": site, ...files });
  let said = "";
  const code = await check({
    args: ["--en-ligne"],
    contentDir,
    mediaCache: `${contentDir}/var/images`,
    reports: `${contentDir}/var`,
    colour: false,
    write: (text) => (said += text),
    fetch: noNetwork,
    fetchOutside: noNetwork,
  });
  return { code, said: said.replaceAll(`${contentDir}/`, "").replace(/[\u00a0\u202f]/g, " ") };
}

/** A site that its community has made its own. */
const OWN = `${SITE.replace("https://example.org/tutoriel", "https://wiki.ville-voisine.fr/importer")
  .replace("https://example.org/dons", "https://dons.ville-voisine.fr")
  .replace("https://example.org/ada", "https://www.twitch.tv/ada")
  .replace("https://example.org/bob", "https://www.twitch.tv/bob")}
hebergeur: { nom: Les Machines du Nord, adresse: "3 quai des Brumes, 59000 Lille" }
mentions_legales:
  - { titre: Éditeur, texte: Ada édite ce site. }
`;

test("un contenu à soi peut aller en ligne : code 0", async () => {
  expect(await checkOnline(OWN)).toEqual({
    code: 0,
    said: "Aucune erreur : 0 affiche, 0 panneau, 0 joueur, 0 piste, 1 arc.\n",
  });
});

test("don, liens et profils de l’exemple, hébergeur et mentions qui manquent : chacun à sa ligne ; code 1", async () => {
  const { code, said } = await checkOnline(SITE);
  expect(code).toBe(1);
  expect(said.split("\n").filter((line) => line.startsWith("site.yaml"))).toEqual([
    expect.stringContaining("Il manque l’hébergeur"),
    expect.stringContaining("Il manque les mentions légales"),
    expect.stringMatching(/^site\.yaml:8:1 {2}site\.tutoriel — /),
    expect.stringMatching(
      /^site\.yaml:9:\d+ {2}site\.dons\.page — Cette page de don n’existe pas : un don se perdrait\./,
    ),
    expect.stringMatching(/^site\.yaml:13:\d+ {2}site\.copyright\.profils\[0\]\.nom — Ada n’existe pas\./),
    expect.stringMatching(/^site\.yaml:14:\d+ {2}site\.copyright\.profils\[1\]\.nom — /),
  ]);
});

test("un hébergeur de démonstration, un numéro de fiction, le nom et les gens de l’exemple", async () => {
  const { code, said } = await checkOnline(
    OWN.replace("La Ville d’à côté", "Minuit Carmin").replace(
      /hebergeur: .*/,
      'hebergeur: { nom: Hébergeur de démonstration, adresse: "3 quai des Brumes", telephone: 01 99 00 12 34 }',
    ),
    { "joueurs/ada.yaml": "arcs: [School]\n", "joueurs/vesperine.yaml": "arcs: [School]\n" },
  );
  expect(code).toBe(1);
  const faults = said.split("\n").filter((line) => / — /.test(line));
  expect(faults).toHaveLength(4);
  expect(said).toContain("site.nom — C’est le nom de la démonstration.");
  expect(said).toContain("site.hebergeur.nom — C’est celui de la démonstration.");
  expect(said).toContain("site.hebergeur.telephone — C’est celui de la démonstration.");
  expect(said).toMatch(
    /^joueurs\/vesperine\.yaml:1:\d+ .* — Il reste 1 streamer inventé, dont « vesperine »/m,
  );
});
