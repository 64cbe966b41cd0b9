import { describe, expect, test } from "vitest";
import { ARCS, contentFolder, picture } from "../fixtures/content-folder.ts";
import { readContent } from "../read-content.ts";

async function reading(files: Record<string, string>) {
  const image = await picture("webp");
  return readContent(await contentFolder({ "affiches/a.webp": image, "panneaux/a.webp": image, ...files }));
}

async function faults(files: Record<string, string>): Promise<string[]> {
  return (await reading(files)).faults.map(
    ({ file, line, field, message, remedy }) => `${file}:${line} ${field} — ${message} → ${remedy}`,
  );
}

const poster = (lines = "") => `titre: A\nimage: a.webp\n${lines}`;

describe("une entrée a son fichier, dont le nom fait l’adresse", () => {
  test("[P8] affiches, panneaux et joueurs se lisent, chacun dans son dossier", async () => {
    const read = await reading({
      "affiches/votez-vargas.yaml": poster(),
      "panneaux/sens-interdit.yaml": poster(),
      "joueurs/Ada_exemple.yaml": "display_name: Ada\narcs: [School]\n",
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.content.galleries).toMatchObject({
      affiches: [{ id: "votez-vargas", file: "affiches/a.webp" }],
      panneaux: [{ id: "sens-interdit", file: "panneaux/a.webp" }],
    });
    expect(read.content.roster).toMatchObject([{ username: "Ada_exemple", display_name: "Ada" }]);
    expect(read.notices).toEqual([]);
  });

  test("l’ordre : les rangs d’abord, puis la date, puis le nom ; sans date, à la fin", async () => {
    const read = await reading({
      "affiches/a-sans-date.yaml": poster(),
      "affiches/b-sans-date.yaml": poster(),
      "affiches/c-vieille.yaml": poster("date: 31/12/2022\n"),
      "affiches/d-recente.yaml": poster("date: 01/02/2024\n"),
      "affiches/e-meme-jour.yaml": poster("date: 01/02/2024\n"),
      "affiches/y-deuxieme.yaml": poster("rang: 20\n"),
      "affiches/z-premiere.yaml": poster("rang: 3\ndate: 01/02/2024\n"),
    });
    expect(read.ok && read.content.galleries.affiches.map(({ id }) => id)).toEqual([
      "z-premiere",
      "y-deuxieme",
      "c-vieille",
      "d-recente",
      "e-meme-jour",
      "a-sans-date",
      "b-sans-date",
    ]);
  });

  test("une liste d’avant se lit encore, à sa place entre les rangs et les fichiers, avec un avis", async () => {
    const read = await reading({
      "affiches/affiches.yaml":
        "- { titre: Z, id: z, image: a.webp }\n- { titre: B, id: b, image: a.webp }\n",
      "affiches/a-fichier.yaml": poster("date: 01/01/2020\n"),
      "affiches/premiere.yaml": poster("rang: 1\n"),
    });
    expect(read.ok && read.content.galleries.affiches.map(({ id }) => id)).toEqual([
      "premiere",
      "z",
      "b",
      "a-fichier",
    ]);
    expect(read.notices.filter(({ file }) => file.startsWith("affiches/"))).toMatchObject([
      {
        file: "affiches/affiches.yaml",
        line: 1,
        remedy: expect.stringContaining("npm run content -- migrate"),
      },
    ]);
  });
});

describe("une faute est dite dans le fichier de l’entrée", () => {
  test("à sa ligne, avec son champ", async () => {
    expect(
      await faults({
        "affiches/a.yaml": "titre: A\nimage: absente.webp\nrang: premier\n",
        "joueurs/ada.yaml": "arcs: [Schol]\n",
      }),
    ).toEqual([
      "affiches/a.yaml:2 image — Le fichier « absente.webp » n’est pas dans le dossier affiches/. → Mettez le fichier dans le dossier affiches/, ou corrigez son nom.",
      "affiches/a.yaml:3 rang — Le rang est un nombre entier, de 1 à 1 000 000, sans guillemets : les plus petits viennent en premier. → Écrivez par exemple rang: 10.",
      "joueurs/ada.yaml:1 arcs[0] — L’arc « Schol » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
    ]);
  });

  test.each([
    [
      "vide",
      "image:",
      "Il manque le nom du fichier. → Écrivez la ligne entière (exemple : image: votez-vargas.webp).",
    ],
    [
      "entre deux guillemets",
      'image: ""',
      "Il manque le nom du fichier. → Écrivez la ligne entière (exemple : image: votez-vargas.webp).",
    ],
    [
      "avec son dossier",
      "image: affiches/a.webp",
      "Ce chemin part déjà du dossier affiches/. → Écrivez le nom seul : a.webp.",
    ],
    [
      "mal écrite",
      "image: aa.webp",
      "Le fichier « aa.webp » n’est pas dans le dossier affiches/. → Vouliez-vous écrire « a.webp » ?",
    ],
  ])(
    "une image %s : rien d’autre n’est dit, ni de son adresse, ni de l’image de ce nom",
    async (_, line, words) => {
      const read = await reading({
        "affiches/a.yaml": `titre: A\n${line}\n`,
        "adresses.txt": "affiches/a\n",
        "panneaux/a.yaml": poster(),
      });
      expect(read.notices).toEqual([]);
      expect(
        read.faults.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`),
      ).toEqual([`affiches/a.yaml:2 ${words}`]);
    },
  );

  test.each([
    ["un fichier vide", "affiches/a.yaml", "", "Ce fichier est vide : il doit dire une affiche."],
    ["une liste", "joueurs/ada.yaml", "- arcs: []\n", "Ce fichier est une liste ; il doit dire un joueur"],
    ["un simple texte", "panneaux/a.yaml", "Sens interdit\n", "une information par ligne"],
    ["un nom impossible", "affiches/Été.yaml", poster(), "et « Été » ne le peut pas"],
    ["un pseudo impossible", "joueurs/a-b.yaml", "arcs: []\n", "et « a-b » ne peut pas en être un"],
    ["une ligne id qui dit autre chose", "affiches/a.yaml", poster("id: b\n"), "ne disent pas la même chose"],
    ["une ligne username de trop", "joueurs/ada.yaml", "username: bob\narcs: []\n", "Retirez cette ligne"],
  ])("%s", async (_, file, text, words) => {
    const said = await faults({ [file]: text });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${file}:`);
    expect(said[0]).toContain(words);
  });

  test("la même entrée dans la liste d’avant et dans un fichier : dit comment finir", async () => {
    expect(
      await faults({
        "affiches/affiches.yaml": "- { titre: A, image: a.webp }\n",
        "affiches/a.yaml": poster(),
      }),
    ).toEqual([
      "affiches/a.yaml:2 image — L’identifiant « a » sert déjà, dans affiches/affiches.yaml. → Si c’est la même entrée, lancez « npm run content -- migrate » ; sinon, donnez-lui un autre nom.",
    ]);
  });

  test("deux fichiers pour un même joueur : dit d’en garder un", async () => {
    expect(await faults({ "joueurs/Ada.yaml": "arcs: []\n", "joueurs/ada.yaml": "arcs: []\n" })).toEqual([
      "joueurs/ada.yaml:1 username — Le pseudo Twitch « ada » sert déjà, dans joueurs/Ada.yaml. → C’est le même joueur, car majuscules et minuscules ne comptent pas : ne gardez qu’un des deux, avec les arcs et les nomRP de l’autre.",
    ]);
  });

  test.each([
    ["nomRP: Mlle Ravel", "Il faut ici une ligne par arc. → Laissez la clé seule sur sa ligne"],
    ["nomRP:\n  School:\u00a0Mlle Ravel", "Une espace de cette ligne est insécable"],
    ["nomRP:", "La ligne « nomRP » est vide."],
  ])("un nom RP mal écrit, %j : dit la forme, ou l’espace qu’on ne voit pas", async (line, words) => {
    const said = await faults({ "joueurs/ada.yaml": `arcs: [School]\n${line}\n` });
    expect(said).toEqual([expect.stringContaining(words)]);
  });

  test("un fichier illisible ne rend inconnus ni son affiche, ni son joueur", async () => {
    const said = await faults({
      "arcs.yaml": `${ARCS}    affiche: le-bal\n`,
      "affiches/le-bal.yaml": "titre: [\n",
      "affiches/a.yaml": poster("joueurs: [Ada]\n"),
      "joueurs/ada.yaml": "display_name: [\n",
    });
    expect(said.map((fault) => fault.split(" ")[0])).toEqual([
      "affiches/le-bal.yaml:1",
      "joueurs/ada.yaml:1",
    ]);
  });
});
