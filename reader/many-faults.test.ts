import { expect, test } from "vitest";
import { ARCS, contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { prepareContent } from "./prepare-content.ts";
import { readContent } from "./read-content.ts";

const entry = (lines: string) => `- ${lines.trim().replaceAll("\n", "\n  ")}\n`;

test("trente fautes dans sept fichiers : les trente en une seule fois, chacune à sa ligne", async () => {
  const image = await picture("webp", 300, 400);
  const affiches = [
    "titre: ok\nimage: a.webp",
    "titre: double\nimage: a.webp", // 1 duplicate id
    "titre: absente\nimage: zzzzzz.webp", // 2 missing file
    "titre: 12\nimage: b.webp", // 3 number
    "image: c.webp", // 4 no title
    "titre: lien\nimage: d.webp\nimport: javascript:alert(1)", // 5
    "titre: clé\nimage: e.webp\nauter: moi", // 6 unknown key
    "titre: casse\nimage: A.webp", // 7 case
    "titre: retrait\nimage: f.webp\nretrait: oui", // 8
    "titre: svg\nimage: svg.png", // 9 not a picture
    "titre: tronquée\nimage: tronquee.jpg", // 10
    "titre: chemin\nimage: ../x.webp", // 11
    "titre: gif\nimage: gif.png", // 12
  ];
  const streamers = [
    "username: ada\narcs: [Schol]", // 13
    "username: a-b\narcs: []", // 14
    "username: ada\narcs: []", // 15
    "username: bob\narcs: School", // 16
    "username: cy\narcs: []\nportrait: non.webp", // 17
    "username: dan\narcs: []\nnomRP: { Survivor: Dan }", // 18
    "arcs: []", // 19
  ];
  const musique = [
    "createur: Ada\narc: Survivor\npistes: [{ titre: a, lien: https://youtu.be/abcdefghijk }]", // 20
    "createur: Bob\npistes: [{ titre: b, lien: https://example.org/b }]", // 21
    "createur: Cy\npistes: []", // 22
    "createur: Dan\npistes: [{ titre: d, fichier: faux.mp3 }]", // 23
    'createur: Eve\npistes: [{ titre: e, lien: https://youtu.be/abcdefghijk, duree: "3:99" }]', // 24
  ];
  const faults = await faultsOf({
    "affiches/affiches.yaml": affiches.map(entry).join(""),
    ...Object.fromEntries("abcdef".split("").map((name) => [`affiches/${name}.webp`, image])),
    "affiches/svg.png": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "affiches/gif.png": "GIF89a;",
    "affiches/tronquee.jpg": (await picture("jpeg", 600, 800)).subarray(0, 900),
    "streamers.yaml": streamers.map(entry).join(""),
    "musique.yaml": musique.map(entry).join(""),
    "faux.mp3": "ce n’est pas du son",
    "site.yaml": SITE.replace("annee: 2025", "annee: deux mille")
      .replace("devise:", "devize:")
      .replace("https://example.org/dons", "http://example.org"), // 25 26 27
    "arcs.yaml": ARCS.replace("24/04/2023", "31/04/2023"), // 28
    "createurs.yaml": "- nom: Ada\n\tportrait: a.webp\n", // 29 tab
    "panneaux/panneau.yaml": "[]\n", // 30 stray file
  });
  expect(faults).toHaveLength(30);
  expect(new Set(faults).size).toBe(30);
});

test("un fichier qui n’est pas de la bonne sorte n’est dit qu’une fois ; .MP3 en majuscules est accepté", async () => {
  const track = (file: string) => `- createur: Ada\n  pistes: [{ titre: A, fichier: ${file} }]\n`;
  const files = { "titres.ttf": "ce n’est pas une police", "a.MP3": "ID3…" };
  expect(
    await faultsOf({ ...files, "site.yaml": `${SITE}police: titres.ttf\n`, "musique.yaml": track("a.MP3") }),
  ).toEqual([expect.stringContaining("La police des titres est un fichier .woff2.")]);
});

/** Four times as much is four times the work, sixteen times where something is quadratic: on any machine. */
const MORE = 4;
const LINEAR = 2 * MORE;

test(
  "3 000 affiches, un fichier chacune : le travail ne croît que comme leur nombre",
  { timeout: 120_000 },
  async () => {
    const image = await picture("webp");
    const growth = await growthOf(3000, (count) =>
      contentFolder({
        ...Object.fromEntries(
          Array.from({ length: count }, (_, i) => [
            `affiches/a-${i}.yaml`,
            `titre: "Affiche ${i}"\nauteur: "???"\nimage: a.webp\n`,
          ]),
        ),
        "affiches/a.webp": image,
      }),
    );
    expect(growth.faults).toEqual([0, 0]);
    expect(growth.work).toBeLessThan(LINEAR);
  },
);

test("30 000 fautes aussi : rien n’est quadratique", { timeout: 120_000 }, async () => {
  const image = await picture("webp");
  const growth = await growthOf(10_000, (count) =>
    contentFolder({
      "affiches/affiches.yaml": Array.from(
        { length: count },
        (_, i) => `- titre: 1\n  image: absente-${i}.webp\n  imag: x\n`,
      ).join(""),
      "affiches/a.webp": image,
    }),
  );
  expect(growth.faults).toEqual([7500, 30_000]);
  expect(growth.work).toBeLessThan(LINEAR);
});

/**
 * How much more processor time it takes to read a content of `most` entries than one of a quarter of them, and the faults of both.
 * Other work on the machine does not count; what the engine learns at first is learned before.
 */
async function growthOf(most: number, make: (count: number) => Promise<string>) {
  const few = await make(most / MORE);
  const many = await make(most);
  await readContent(few);
  const small = await measure(few);
  const large = await measure(many);
  return { faults: [small.faults, large.faults], work: large.seconds / small.seconds };
}

async function measure(dir: string) {
  const started = process.cpuUsage();
  const { faults } = await readContent(dir);
  const { user, system } = process.cpuUsage(started);
  return { faults: faults.length, seconds: (user + system) / 1e6 };
}

async function faultsOf(files: Record<string, string | Buffer>): Promise<string[]> {
  const dir = await contentFolder(files);
  const prepared = await prepareContent({ contentDir: dir, cacheDir: `${dir}/cache-images` });
  if (prepared.ok) return [];
  return prepared.faults.map(
    ({ file, line, column, field, message }) => `${file}:${line}:${column} ${field} — ${message}`,
  );
}

test("des milliers de clés inconnues dans une entrée : les premières, puis combien d’autres", async () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `cle${index}: x`);
  const { faults } = await readContent(await contentFolder({ "affiches/une.yaml": keys.join("\n") }));
  const unknown = faults.filter(({ message }) => message.includes("ici"));
  expect(unknown).toHaveLength(51);
  expect(unknown.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^2.?950 autres clés n’existent pas ici non plus/),
  );
});
