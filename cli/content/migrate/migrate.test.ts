import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, picture } from "#reader/fixtures/content-folder.ts";
import { readContent } from "#reader/read-content.ts";
import { migrate } from "./migrate.ts";

async function run(contentDir: string) {
  let said = "";
  const code = await migrate({
    args: [],
    contentDir,
    mediaCache: "",
    reports: "",
    colour: false,
    write: (text) => (said += text),
    fetch,
    fetchOutside: fetch,
  });
  return { code, said: said.replace(/[\u00a0\u202f]/g, " ") };
}

async function content(dir: string) {
  const reading = await readContent(dir);
  expect(reading.faults).toEqual([]);
  if (!reading.ok) throw new Error("refused");
  const { galleries, roster } = reading.content;
  return {
    // Ranks are how the order is kept, and what is compared is the order.
    posters: galleries.affiches.map(({ rank: _, ...poster }) => poster),
    signs: galleries.panneaux,
    roster: roster.map(({ rang: _, ...player }) => player),
  };
}

const AFFICHES = `# Nos affiches, les plus belles d’abord.

# celle du bal
- titre: "Zut : le bal"   # beau
  image: zut.webp
  mots: [lampion, "robe : rouge"]
  texte: |-
    LE BAL
      de minuit
- { titre: Renommée, id: premier-nom, image: autre-nom.webp, retrait: true }
- titre: Ancienne
  image: ancienne.webp
  date: 03/04/2023
- titre: 'L’avant-dernière'
  auteur: ""
  image: b.webp
  date: 05/04/2024
# la dernière n’a pas de date
- titre: Dernière
  image: a.webp
`;

async function listedContent() {
  const names = ["zut", "ancienne", "b", "a"];
  const images = await Promise.all(
    names.map(
      async (name, red) => [`affiches/${name}.webp`, await picture("webp", 60, 80, red * 60)] as const,
    ),
  );
  return contentFolder({
    ...Object.fromEntries(images),
    "affiches/affiches.yaml": AFFICHES,
    "streamers.yaml":
      "- username: zoe_rp\n  display_name: Zoé\n  arcs: [School]\n  nomRP:\n    School: Ravel\n- username: ada\n  arcs: []\n",
  });
}

test("chaque entrée reçoit son fichier ; l’ordre, les adresses, les remarques et les guillemets restent", async () => {
  const dir = await listedContent();
  const before = await content(dir);
  const { code, said } = await run(dir);
  expect([code, said]).toEqual([
    0,
    "affiches/affiches.yaml : 5 entrées ont désormais un fichier dans affiches/\nstreamers.yaml : 2 entrées ont désormais un fichier dans joueurs/\nAucune adresse ne change, l’ordre non plus.\n",
  ]);
  expect(await content(dir)).toEqual(before);
  expect((await readContent(dir)).notices).toEqual([]);
  expect((await readdir(join(dir, "affiches"))).filter((name) => name.endsWith(".yaml"))).toEqual([
    "a.yaml",
    "ancienne.yaml",
    "b.yaml",
    "premier-nom.yaml",
    "zut.yaml",
  ]);
  // Only what dates and names would not put there gets a rank.
  expect(await readFile(join(dir, "affiches/zut.yaml"), "utf8")).toBe(
    '# Nos affiches, les plus belles d’abord.\n\n# celle du bal\ntitre: "Zut : le bal" # beau\nimage: zut.webp\nrang: 10\nmots: [lampion, "robe : rouge"]\ntexte: |-\n  LE BAL\n    de minuit\n',
  );
  expect(await readFile(join(dir, "affiches/premier-nom.yaml"), "utf8")).toBe(
    "titre: Renommée\nimage: autre-nom.webp\nrang: 20\nretrait: true\n",
  );
  expect(await readFile(join(dir, "affiches/a.yaml"), "utf8")).toBe(
    "# la dernière n’a pas de date\ntitre: Dernière\nimage: a.webp\n",
  );
  expect(await run(dir)).toEqual({ code: 0, said: "Rien à changer : chaque entrée a déjà son fichier.\n" });
});

describe("rien ne se perd", () => {
  test("un fichier du même nom qui dit autre chose : refusé en le nommant, rien n’est changé", async () => {
    const dir = await listedContent();
    await writeFile(join(dir, "affiches/b.yaml"), "titre: Une autre\nimage: b.webp\n");
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain("affiches/b.yaml existe déjà et dit autre chose que affiches/affiches.yaml:14.");
    expect(said).toContain("Rien n’a été changé.");
    expect(await readFile(join(dir, "affiches/affiches.yaml"), "utf8")).toBe(AFFICHES);
    await expect(access(join(dir, "joueurs"))).rejects.toThrow("ENOENT");
  });

  test("une liste qui ne se laisse pas lire n’est pas une liste absente", async () => {
    const dir = await contentFolder({});
    await mkdir(join(dir, "affiches"));
    await symlink("affiches.yaml", join(dir, "affiches/affiches.yaml"));
    await expect(run(dir)).rejects.toThrow("ELOOP");
  });

  test("une remarque au bout d’une liste décalée de deux espaces va avec la dernière entrée", async () => {
    const dir = await contentFolder({
      "affiches/affiches.yaml": "  - titre: A\n    image: a.webp\n  # à suivre\n# et fin\n",
      "affiches/a.webp": await picture("webp"),
    });
    expect((await run(dir)).code).toBe(0);
    expect(await readFile(join(dir, "affiches/a.yaml"), "utf8")).toBe(
      "titre: A\nimage: a.webp\n# à suivre\n# et fin\n",
    );
  });

  test("une liste qui n’a que des remarques : rien ne les prend, et ce qu’il faut faire est possible", async () => {
    const dir = await contentFolder({ "affiches/affiches.yaml": "# rien encore\n[]\n" });
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain(
      "affiches/affiches.yaml n’a que des remarques (après un #), et aucune entrée qui les garde. → Recopiez ailleurs celles qui servent, effacez ce fichier, et recommencez.",
    );
    expect(await readFile(join(dir, "affiches/affiches.yaml"), "utf8")).toBe("# rien encore\n[]\n");
  });

  test("le même joueur, écrit avec d’autres majuscules, n’a pas deux fichiers", async () => {
    const dir = await contentFolder({
      "streamers.yaml": "- username: Ada_RP\n  arcs: []\n",
      "joueurs/ada_rp.yaml": "display_name: Ada\narcs: []\n",
    });
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain("joueurs/ada_rp.yaml existe déjà, et streamers.yaml:1 écrit « Ada_RP »");
    expect(await readdir(join(dir, "joueurs"))).toEqual(["ada_rp.yaml"]);
    expect(await readFile(join(dir, "streamers.yaml"), "utf8")).toContain("Ada_RP");
  });

  test.each([
    ["une entrée fautive", "- titre: A\n  imag: a.webp\n"],
    ["deux entrées du même nom", "- { titre: A, image: a.webp }\n- { titre: B, id: a, image: b.webp }\n"],
    ["une liste illisible", "- titre: [\n"],
  ])("%s se corrige d’abord", async (_, list) => {
    const dir = await contentFolder({ "affiches/affiches.yaml": list });
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain("« npm run content -- check » la montre");
    expect(await readFile(join(dir, "affiches/affiches.yaml"), "utf8")).toBe(list);
  });

  test("une entrée ajoutée en fichier avant la migration garde sa place, à la fin", async () => {
    const dir = await listedContent();
    await writeFile(join(dir, "affiches/nouvelle.webp"), await picture("webp", 60, 80, 99));
    await writeFile(
      join(dir, "affiches/nouvelle.yaml"),
      "titre: Nouvelle\nimage: nouvelle.webp\ndate: 01/01/2023\n",
    );
    const before = await content(dir);
    expect(before.posters.at(-1)?.id).toBe("nouvelle");
    expect((await run(dir)).code).toBe(0);
    expect(await content(dir)).toEqual(before);
  });

  test("coupée n’importe quand (kill -9), la commande se relance et finit : même contenu, aucune entrée en double", async () => {
    const entries = Array.from(
      { length: 300 },
      (_, i) => `- titre: "Affiche ${i}"\n  image: a.webp\n  id: a-${(i * 7) % 300}\n`,
    );
    const dir = await contentFolder({
      "affiches/affiches.yaml": entries.join(""),
      "affiches/a.webp": await picture("webp"),
    });
    const before = await content(dir);
    for (let cut = 0; cut < 3; cut++) {
      const child = spawn(process.execPath, ["cli/content.ts", "migrate"], {
        env: { ...process.env, CONTENT_DIR: dir },
        stdio: "ignore",
      });
      const written = Math.floor(Math.random() * 300);
      await expect
        .poll(
          async () => (await readdir(join(dir, "affiches"))).length >= written || child.exitCode !== null,
          { timeout: 100_000, interval: 5 },
        )
        .toBe(true);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    expect((await run(dir)).code).toBe(0);
    expect(await content(dir)).toEqual(before);
    expect((await readdir(join(dir, "affiches"))).filter((name) => name.endsWith(".yaml"))).toHaveLength(300);
  });
});
