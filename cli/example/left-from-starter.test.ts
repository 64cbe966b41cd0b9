import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contentFolder, picture } from "#reader/fixtures/content-folder.ts";
import { readContent } from "#reader/read-content.ts";
import { leftFromExample } from "./example.ts";
import { STAND_INS, STARTER_PICTURES, starterFiles } from "./starter-files.ts";

const PICTURES = ["logo.png", "affiches/exemple-affiche.png", "panneaux/exemple-panneau.png"];
const LAW = `hebergeur: { nom: Les Machines du Nord, adresse: "3 quai des Brumes, 59000 Lille" }
mentions_legales:
  - { titre: Éditeur, texte: Ada édite ce site. }
`;

/** What `content nouveau` leaves. */
async function started(): Promise<Record<string, string | Buffer>> {
  const answers = { nom: "Les Quais", devise: "Au bord", description: "On y joue", arc: "Été" };
  const files = starterFiles({ ...answers, debut: "31/03/2026", pseudo: "ada" }, "ete", 2026);
  const pictures = PICTURES.map(
    async (path) => [path, await readFile(new URL(path, STARTER_PICTURES))] as const,
  );
  return { ...files, ...Object.fromEntries(await Promise.all(pictures)) };
}

/** What is said of a content, each as its file, its line and its words. */
async function said(files: Record<string, string | Buffer | null>): Promise<string[]> {
  const dir = await contentFolder(files);
  const reading = await readContent(dir);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const left = leftFromExample(reading, dir);
  return left.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test("une affiche et un panneau à soi, la loi servie : l’histoire de l’arc, le genre et le logo restés de « nouveau » sont dits à leur ligne, aussi réécrits par un formulaire ou sous un autre nom", async () => {
  const files = await started();
  const own = {
    ...files,
    "site.yaml": `${String(files["site.yaml"]).replace("logo.png", "embleme.png")}\n${LAW}`,
    "embleme.png": files["logo.png"] ?? "",
    "arcs.yaml": `arcs:\n  - cle: ete\n    nom: Été\n    debut: 31/03/2026\n    description: >-\n      Racontez ici\n      ce qui s’y passe.\n    accent: "#f2b544"\n`,
    "affiches/exemple-affiche.yaml": null,
    "affiches/bal.yaml": "titre: Le bal\nimage: bal.png\ngenre: exemple\nmots: [exemple, bal]\n",
    "affiches/bal.png": await picture("png"),
    "affiches/vieille.yaml": "titre: Une affiche d’exemple\nimage: exemple-affiche.png\nretrait: true\n",
    "panneaux/exemple-panneau.yaml": null,
  };
  expect(await said(own)).toEqual([
    "arcs.yaml:5 C’est encore l’exemple : « Racontez ici ce qui s’y passe. ».",
    "affiches/bal.yaml:3 C’est encore l’exemple : « exemple ».",
    "site.yaml:5 Cette image est encore celle de l’exemple.",
  ]);
});

test("tout ce que « nouveau » met à la place des mots d’une communauté est dit, même les lignes dont on n’a fait qu’enlever le #", async () => {
  const files = await started();
  for (const [path, text] of Object.entries(files))
    if (typeof text === "string") files[path] = text.replaceAll(/^# (?=\w+:|- | {2})/gm, "");
  const all = (await said(files)).join("\n");
  for (const text of Object.values(STAND_INS)) expect(all).toContain(`« ${text} »`);
  for (const path of PICTURES)
    expect(all).toContain(
      `${path.replace("logo.png", "site.yaml:5").replace(".png", ".yaml:4")} Cette image est encore`,
    );
});

test("chaque ligne d’exemple de « nouveau » se lit telle quelle, une fois son # enlevé", async () => {
  const files = await started();
  const opened = Object.entries(files).map(
    ([path, text]) =>
      [
        path,
        typeof text === "string" ? text.replaceAll(/^( *)# (?=[a-zA-Z_]+:|- | )/gm, "$1") : text,
      ] as const,
  );
  const { faults } = await readContent(await contentFolder(Object.fromEntries(opened)));
  expect(faults).toEqual([]);
  expect(String(Object.fromEntries(opened)["arcs.yaml"])).toContain("    fin: 31/12/2026");
});
