import { expect, test } from "vitest";
import { refusal, refuseFaulty } from "./refuse-faulty.ts";

const TRACK = "titre: Le bus";

test.each([
  [
    "une piste sans lien ni fichier",
    "musique.yaml",
    `- createur: Tony\n  pistes:\n    - ${TRACK}\n`,
    /^Tony › Pistes › Le bus › Titre\s: Il faut un « lien » vers une vidéo ou un « fichier » du site, un et un seul des deux\. /,
  ],
  [
    "une piste dont le lien n’est pas de YouTube",
    "content/musique.yaml",
    `- createur: Tony\n  pistes:\n    - ${TRACK}\n      lien: https://example.org/a\n`,
    /^Tony › Pistes › Le bus › Lien YouTube\s: Ce lien n’est pas une vidéo YouTube reconnue\. Copiez le lien d’une seule vidéo .* ou donnez un « fichier » du site à la place\./,
  ],
  [
    "un arc fini avant de commencer",
    "arcs.yaml",
    'arcs:\n  - { cle: School, nom: School, debut: 31/03/2023, fin: 01/03/2023, description: La rentrée., accent: "#f2b544" }\n',
    /^Arcs › School › Fin\s: La fin de l’arc est avant son début\. /,
  ],
  [
    "deux pistes du même titre, dans deux groupes",
    "musique.yaml",
    ["Tony", "Zoé"]
      .map(
        (name) =>
          `- createur: ${name}\n  pistes:\n    - { titre: Générique, lien: "https://youtu.be/dQw4w9WgXcQ" }\n`,
      )
      .join(""),
    /^Zoé › Pistes › Générique › Identifiant\s: L’identifiant de piste « generique » sert déjà\. Donnez-en un différent/,
  ],
  [
    "deux arcs de la même clé",
    "arcs.yaml",
    `arcs:\n${["School", "school"]
      .map(
        (key) =>
          `  - { cle: ${key}, nom: ${key}, debut: 31/03/2023, description: Un arc., accent: "#f2b544" }\n`,
      )
      .join("")}`,
    /^Arcs › school › Clé\s: La clé d’arc « school » sert déjà\. Chaque arc a sa propre clé\./,
  ],
  [
    "un dessin qui attendait dans « Ressources », pour un portrait",
    "joueurs/zoe.yaml",
    "display_name: Zoé\nportrait: blason de Zoé.svg\n",
    /^Portrait\s: Le site ne sait montrer ni un dessin SVG.* exportez-le en JPEG, PNG ou WebP/,
  ],
  [
    "un PDF qui attendait de même, pour l’aperçu d’une vidéo",
    "createurs.yaml",
    '- nom: Zoé\n  titre_video: La rentrée\n  description: Elle filme.\n  video: https://youtu.be/dQw4w9WgXcQ\n  apercu: "createurs/tract.PDF"\n',
    /^Zoé › .*\s: Le site ne sait montrer ni un dessin SVG, ni un PDF/,
  ],
  [
    "un titre où une lettre cachée s’est collée",
    "affiches/bal.yaml",
    "titre: \u202ebal\nimage: bal.webp\n",
    /^Titre\s: Ici, le titre contient un caractère invisible\. /,
  ],
  [
    "ce qui est écrit sur une affiche, où une lettre cachée s’est collée, par le nom de son champ",
    "panneaux/halte.yaml",
    "titre: Halte\nimage: halte.webp\ntexte: \u202eHALTE\n",
    /^Ce qui est écrit dessus\s: Ici, /,
  ],
  [
    "un nom RP trop long",
    "joueurs/zoe.yaml",
    `nomRP:\n  School: ${"a".repeat(121)}\n`,
    /^Noms RP › School\s: Ici, le nom RP dépasse la limite/,
  ],
])("%s est dit avant d’être enregistré, avec sa place dans le formulaire", async (_, path, text, words) => {
  expect(refusal(path, text)?.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(words);
  await expect(refuseFaulty({ changes: [{ path, data: text }] })).rejects.toThrow("saving_failed");
});

test("tout ce qui serait refusé d’une entrée se lit d’un coup, chaque champ une fois, dans l’ordre de la fiche", () => {
  const words = refusal(
    "affiches/bal.yaml",
    `titre: "\u202ebal"\nimage: bal.webp\nauteur: "${"a".repeat(500)}"\n`,
  );
  expect(words?.replaceAll(/[\u00a0\u202f]/g, " ").split("\n\n")).toEqual([
    expect.stringMatching(/^1\. Titre : Ici, le titre contient un caractère invisible\. /),
    expect.stringMatching(/^2\. Auteur : /),
  ]);
});

test("ce que la vérification accepte s’enregistre : une entrée, un fichier vidé, une image, un fichier d’ailleurs", async () => {
  const changes = [
    { path: "affiches/bal.yaml", data: "titre: Bal\nimage: bal.webp\nretrait: false\n" },
    { path: "content/panneaux/halte.yaml", data: "titre: Halte\nimage: halte.webp\n" },
    { path: "joueurs/zoe_brume.yaml", data: "retrait: true\n" },
    { path: "musique.yaml", data: "[]\n" },
    { path: "createurs.yaml", data: "" },
    { path: "recherche.yaml", data: "{}\n" },
    { path: "affiches/bal.webp", data: new Blob(["RIFF0000WEBP"]) },
    { path: "notes.yaml", data: "n’importe: quoi" },
  ];
  const saving = { changes };
  expect(await refuseFaulty(saving)).toBe(saving);
});

test("ce que le formulaire ne montre pas, et ne peut donc corriger, n’empêche pas d’enregistrer le reste", () => {
  expect(refusal("affiches/bal.yaml", "titr: Bal\ntitre: Bal\nimage: bal.webp\n")).toBeUndefined();
  expect(refusal("affiches/bal.yaml", "titre: Bal\nimage: bal.webp\nimport: ailleurs\n")).toBeUndefined();
  expect(refusal("affiches/Nom Ancien.yaml", "titre: Bal\nimage: bal.webp\n")).toBeUndefined();
});
