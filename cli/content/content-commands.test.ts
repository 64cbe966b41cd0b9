import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharp } from "#media/safe-sharp.ts";
import { contentFolder, picture } from "#reader/fixtures/content-folder.ts";
import { readContent } from "#reader/read-content.ts";
import { add } from "./add.ts";
import { check } from "./check.ts";
import { host, noNetwork, run } from "./content.scene.ts";
import { PAGES } from "#addresses/pages.ts";
import { probe } from "./probe-site.ts";
import { Misuse } from "../misuse.ts";

describe("check", () => {
  test("un contenu sain : compte ce qu’il y a, code 0", async () => {
    expect(await run(check, "e2e/fixtures/contenu-autre", [])).toEqual({
      code: 0,
      said: "Aucune erreur : 3 affiches, 0 panneau, 4 joueurs, 1 piste, 3 arcs.\n",
    });
  });

  test("ce qui est retiré n’est pas compté : le compte est celui des pages", async () => {
    const dir = await contentFolder({
      "affiches/bal.yaml": "titre: Bal\nimage: bal.webp\nretrait: true\n",
      "panneaux/rue.yaml": "titre: Rue\nimage: rue.webp\nretrait: true\n",
      "joueurs/ada.yaml": "display_name: Ada\narcs: [School]\nretrait: true\n",
    });
    expect((await run(check, dir, [])).said).toContain("Aucune erreur : 0 affiche, 0 panneau, 0 joueur,");
  });

  test("des fautes : dossier, fichier, ligne, colonne, champ, remède, compte ; code 1", async () => {
    const dir = await contentFolder({
      "joueurs/ada.yaml": "display_name: Ada\narcs: [Schol]\n",
      "logo.png": "<svg/>",
    });
    const { code, said } = await run(check, dir, []);
    expect(code).toBe(1);
    expect(said).toBe(
      `${dir}/joueurs/ada.yaml:2:8  arcs[0] — L’arc « Schol » n’existe pas dans arcs.yaml.
    → Vouliez-vous écrire « School » ?
${dir}/site.yaml:4:1  site.logo — Ce fichier est un dessin SVG ; il faut une image JPEG, PNG ou WebP, quel que soit son nom.
    → Ouvrez l’original et exportez-le de nouveau en JPEG, PNG ou WebP.

2 erreurs dans 2 fichiers.
`,
    );
  });

  test("--json donne les mêmes à une machine", async () => {
    const { said } = await run(check, await contentFolder({ "site.yaml": null }), ["--json"]);
    expect(JSON.parse(said)).toEqual([
      expect.objectContaining({ file: "site.yaml", line: 1, column: 1, message: "Ce fichier manque." }),
    ]);
  });

  test("une option inconnue est dite", async () => {
    await expect(run(check, await contentFolder(), ["--vite"])).rejects.toThrow(Misuse);
  });

  test("rien de ce que contient le contenu ne pilote le terminal", async () => {
    const { said } = await run(check, await contentFolder({ "streamers.yaml": '- "\\u001b[2Jx": 1\n' }), []);
    expect(said).not.toContain("\u001b");
    const named = await contentFolder({ "affiches/a\u001b[2J\n::error::b\u202e.yaml": "x: 1\n" });
    const report = (await run(check, named, [])).said;
    expect(report).toMatch(/affiches\/a.*b.*\.yaml:1:1/);
    for (const mark of ["\u001b", "\u202e", "\n::"]) expect(report).not.toContain(mark);
  });
});

describe("add", () => {
  test("[P8] copie l’image sous un nom ASCII et écrit à côté son fichier, que le site accepte et met à la fin", async () => {
    const dir = await contentFolder({
      "affiches/a.yaml": "titre: A\nimage: a.webp\nrang: 10\n",
      "affiches/a.webp": await picture("webp"),
      "Été à l’école.JPG": await picture("jpeg", 600, 800),
    });
    const { code, said } = await run(add, dir, [
      "affiche",
      join(dir, "Été à l’école.JPG"),
      "--titre",
      "Été : la « boum »",
      "--auteur",
      "Mado",
    ]);
    expect([code, said]).toEqual([
      0,
      "Ajouté à affiches/ete-la-boum.yaml : « Été : la « boum » », image ete-la-boum.jpg.\n",
    ]);
    expect(await readFile(join(dir, "affiches/ete-la-boum.yaml"), "utf8")).toMatch(
      /^titre: "Été : la « boum »"\nauteur: Mado\nimage: ete-la-boum.jpg\ndate: "\d\d\/\d\d\/\d{4}"\n$/,
    );
    const reading = await readContent(dir);
    expect(reading.faults).toEqual([]);
    expect(reading.ok && reading.content.galleries.affiches.map(({ id }) => id)).toEqual([
      "a",
      "ete-la-boum",
    ]);
  });

  test("un titre coupé juste après un mot, pour l’adresse, ne finit pas par un tiret : il est pris", async () => {
    const dir = await contentFolder({ "b.png": await picture("png", 600, 800) });
    const title = `${"a".repeat(69)} et la suite`;
    const { code, said } = await run(add, dir, ["affiche", join(dir, "b.png"), "--titre", title]);
    expect([code, said]).toEqual([0, expect.stringContaining(`image ${"a".repeat(69)}.png.`)]);
  });

  test("un titre et un nom d’image d’un autre alphabet : l’adresse veut des lettres de a à z, le titre non", async () => {
    const dir = await contentFolder({
      "Привет.png": await picture("png", 600, 800),
      "privet.png": await picture("png", 600, 800, 10),
    });
    const say = async (...args: string[]) => (await run(add, dir, ["affiche", ...args])).said;
    expect(await say(join(dir, "Привет.png"))).toMatch(/de a à z.* → Renommez l’image/);
    expect(await say(join(dir, "privet.png"), "--titre", "Привет")).toContain("« Привет », image privet.png");
  });

  test("un titre qui commence par un tiret est un titre, et non une option inconnue", async () => {
    const dir = await contentFolder({ "solde.webp": await picture("webp", 600, 800) });
    const image = join(dir, "solde.webp");
    await run(add, dir, ["affiche", image, "--titre", "- 50 % sur tout", "--auteur", "-18"]);
    const text = await readFile(join(dir, "affiches/50-sur-tout.yaml"), "utf8");
    expect(text).toContain('titre: "- 50 % sur tout"\nauteur: "-18"\n');
    await expect(run(add, dir, ["affiche", image, "--titre", "-t"])).rejects.toThrow(/-t.» n’existe pas/);
  });

  test("crée le dossier des panneaux quand il n’y en a pas", async () => {
    const dir = await contentFolder({ "p.png": await picture("png") });
    expect((await run(add, dir, ["panneau", join(dir, "p.png"), "--titre", "Sens interdit"])).code).toBe(0);
    expect((await readContent(dir)).faults).toEqual([]);
  });

  test("plusieurs photos d’un coup : chacune telle que le site la prend, le titre tiré de son nom, une refusée n’arrête rien", async () => {
    const photo = sharp(await picture("png", 600, 800, 10)).withExif({ IFD0: { Model: "Telephone" } });
    const dir = await contentFolder({
      "photos/bal-des-couronnes.jpg": await photo.jpeg().toBuffer(),
      "photos/votez_vargas.avif": await avif(),
      "photos/IMG_2034.jpg": await picture("jpeg", 600, 800, 30),
      "photos/petite.png": await picture("png", 200, 300),
    });
    const { code, said } = await run(add, dir, ["affiche", join(dir, "photos/*")]);
    expect(code).toBe(1);
    expect(said).toContain("« Bal des couronnes », image bal-des-couronnes.jpg.");
    expect(said).toContain("L’image a été débarrassée de ses informations cachées (lieu, appareil…).");
    expect(said).toContain("« Votez vargas », image votez-vargas.webp.");
    expect(said).toContain("L’image a été convertie en WebP (c’était un AVIF).");
    expect(said).toContain("Attention, 200 × 300 pixels : elle sera floue.");
    expect(said).toMatch(/IMG_2034\.jpg » : ce nom d’appareil photo ne dit rien.*→ Renommez le fichier/);
    expect(said).toContain("3 images ajoutées, 1 refusée.");
    expect((await readFile(join(dir, "affiches/bal-des-couronnes.jpg"))).includes("Telephone")).toBe(false);
    expect((await run(check, dir, [])).code).toBe(0);
  });

  test("« * » dans un dossier au nom entre crochets prend ses images ; un dossier qui s’y trouve est nommé pour ce qu’il est", async () => {
    const dir = await contentFolder({
      "Photos [2026] (1)/bal [2].png": await picture("png", 600, 800),
      "Photos [2026] (1)/autres/dedans.png": await picture("png", 600, 800, 10),
    });
    const { said } = await run(add, dir, ["affiche", join(dir, "Photos [2026] (1)/*")]);
    expect(said).toContain("image bal-2.png.");
    expect(said).toMatch(/autres » : c’est un dossier/);
  });

  test("une animation et un titre qui manque sont demandés à la personne ; sans personne, l’option est dite", async () => {
    const frames = [await picture("png", 600, 800, 10), await picture("png", 600, 800, 250)];
    const dir = await contentFolder({
      "IMG_1.gif": await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    });
    const asked = async (...answers: string[]) => {
      const questions: string[] = [];
      const ask = (question: string) => {
        questions.push(question);
        return Promise.resolve(answers.shift() ?? "");
      };
      return { questions, ...(await run(add, dir, ["affiche", join(dir, "IMG_1.gif")], noNetwork, ask)) };
    };
    expect((await run(add, dir, ["affiche", join(dir, "IMG_1.gif")])).said).toContain("--premiere-image");
    expect(await asked("n")).toMatchObject({ code: 1 });
    const { questions, code, said } = await asked("o", "La ronde");
    expect(questions.map((question) => question.replace(/\s/g, " "))).toEqual([
      expect.stringContaining("est animée. Garder sa première image ?"),
      "Titre de « IMG_1.gif » : ",
    ]);
    expect([code, said]).toEqual([0, expect.stringContaining("« La ronde », image la-ronde.png.")]);
  });

  test("ne prend pas pour une image déjà là ce qu’une commande tuée a laissé à côté", async () => {
    const dir = await contentFolder({
      "b.png": await picture("png", 600, 800),
      "affiches/a.webp": await picture("webp", 600, 800),
    });
    await run(add, dir, ["affiche", join(dir, "b.png"), "--titre", "B"]);
    await rm(join(dir, "affiches/b.yaml"));
    await rename(join(dir, "affiches/b.png"), join(dir, "affiches/b.png.4242.tmp"));
    const { said } = await run(add, dir, ["affiche", join(dir, "b.png"), "--titre", "B"]);
    expect(said).toContain("Ajouté à affiches/b.yaml");
  });

  test("une image déposée dans le dossier avant d’être donnée, que rien ne montre : dit quoi en faire", async () => {
    const image = await picture("png", 600, 800);
    const dir = await contentFolder({ "affiches/bal.png": image });
    const given = ["affiche", join(dir, "affiches/bal.png"), "--titre", "Bal"];
    const { code, said } = await run(add, dir, given);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("rien ne la montre. → Sortez-la du dossier affiches/, puis recommencez"),
    ]);
    await rename(join(dir, "affiches/bal.png"), join(dir, "bal.png"));
    await run(add, dir, ["affiche", join(dir, "bal.png"), "--titre", "Bal"]);
    const again = await run(add, dir, given);
    expect(again.said).toContain("déjà là, sous le nom « bal.png ».");
  });

  test("refuse un identifiant pris, une image déjà là, une image abîmée ou absente", async () => {
    const dir = await contentFolder({
      "affiches/a.yaml": "titre: A\nimage: a.webp\n",
      "affiches/a.webp": await picture("webp"),
      "b.png": await picture("png"),
      "c.png": "non",
    });
    const say = async (...args: string[]) => (await run(add, dir, ["affiche", ...args])).said;
    expect(await say(join(dir, "b.png"), "--titre", "A")).toContain("« a » existe déjà dans affiches.");
    expect(await say(join(dir, "affiches/a.webp"), "--titre", "Autre")).toContain(
      "cette image est déjà là, sous le nom « a.webp ».",
    );
    expect(await say(join(dir, "b.png"), "--titre", "T".repeat(161))).toContain("160 caractères au plus");
    expect(await say(join(dir, "c.png"), "--titre", "C")).toContain("format inconnu");
    expect(await say(join(dir, "zut.png"), "--titre", "Z")).toContain("introuvable");
    await expect(run(add, dir, ["affiche", "x.png", "y.png", "--titre", "X"])).rejects.toThrow(
      "une seule image",
    );
    await expect(run(add, dir, ["affiche", join(dir, "affiches/")])).rejects.toThrow(
      `« ${join(dir, "affiches")}/* »`,
    );
    expect(await readdir(join(dir, "affiches"))).toEqual(["a.webp", "a.yaml"]);
  });
});

async function avif(): Promise<Buffer> {
  return sharp(await picture("png", 600, 800))
    .avif()
    .toBuffer();
}

describe("probe, un site en ligne (doublure locale)", () => {
  const lists: Record<string, unknown> = {
    "/affiches.json": [
      { title: "Bonne", import: "/import/affiches/bonne.png" },
      { title: "Sans CORS", import: "https://exemple.fr/import/affiches/fermee.png" },
    ],
    "/panneaux.json": [],
  };
  const site = async (): Promise<typeof fetch> => {
    const png = await picture("png");
    return host(({ url = "" }, response) => {
      if (url.startsWith("/assets/")) return response.writeHead(404).end();
      if (PAGES.some(({ path }) => encodeURI(path) === url)) return response.end("<!doctype html>");
      if (url in lists) return response.end(JSON.stringify(lists[url]));
      const open = url.includes("bonne") ? { "Access-Control-Allow-Origin": "*" } : {};
      return response.writeHead(200, { "Content-Type": "image/png", ...open }).end(png);
    });
  };

  test("[P8] chaque image d’import est essayée ; celle qui manquerait en jeu est nommée, avec la raison ; code 1", async () => {
    const { code, said } = await run(probe, "", ["https://exemple.fr"], await site());
    expect(code).toBe(1);
    expect(said).toContain("« Sans CORS » (https://exemple.fr/import/affiches/fermee.png)");
    expect(said).toContain("CORS");
    expect(said).not.toContain("« Bonne »");
    expect(said).toContain("1 problème");
  });

  test("une page derrière une redirection et un fichier absent que l’on ferait garder sont dits, avec le remède", async () => {
    const careless = await host(({ url = "" }, response) => {
      if (url.endsWith(".json")) return response.end("[]");
      if (url.startsWith("/assets/"))
        return response.writeHead(404, { "cache-control": "public, max-age=31536000, immutable" }).end();
      return url === "/" ? response.end() : response.writeHead(308, { location: `${url}/` }).end();
    });
    const { code, said } = await run(probe, "", ["https://exemple.fr"], careless);
    expect(code).toBe(1);
    expect(said).toContain("https://exemple.fr/vid%C3%A9o renvoie ailleurs (/vid%C3%A9o/)");
    expect(said).toContain("PUBLISH_TO");
    expect(said).toContain("immutable");
    expect(said).toContain("7 problèmes");
  });

  test("des pages dont le serveur refuse le style, parce qu’il en est aux règles d’une autre version, sont dites une fois, avec le remède", async () => {
    const style = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    const page = (css: string) => `<!doctype html><style>${css}</style><p>${css}</p>`;
    const site = (rules: string, css: string) =>
      host(({ url = "" }, response) => {
        if (url.endsWith(".json")) return response.end("[]");
        if (url.startsWith("/assets/")) return response.writeHead(404).end();
        const policy = `default-src 'none'; style-src 'self' ${rules}; img-src 'self'`;
        return response.writeHead(200, { "content-security-policy": policy }).end(page(css));
      });
    const before = "body{color:#fff}";
    const now = "body{color:#é00}";
    const late = await run(probe, "", ["https://exemple.fr"], await site(style(before), now));
    expect(late.code).toBe(1);
    expect(late.said).toContain("les pages s’y ouvrent sans leur style");
    expect(late.said).toContain("nginx -s reload");
    expect(late.said).toContain("1 problème");
    const both = `${style(before)} ${style(now)}`;
    expect((await run(probe, "", ["https://exemple.fr"], await site(both, now))).code).toBe(0);
  });

  test("une adresse qui n’est pas celle d’un tel site, ou qui ne répond pas, est dite", async () => {
    const page = await host((_, response) => response.end("<!doctype html>"));
    expect((await run(probe, "", ["https://exemple.fr"], page)).said).toContain("ce n’est pas la liste");
    expect((await run(probe, "", ["https://exemple.fr"])).said).toContain("ne répond pas");
    await expect(run(probe, "", ["exemple.fr"])).rejects.toThrow(Misuse);
  });
});
