import { describe, expect, test } from "vitest";
import { ArcsFile } from "#schemas/arc.ts";
import { FrenchDate } from "#schemas/french-date.ts";
import { Slug } from "#schemas/french-text.ts";
import type { Content, ContentOutline } from "#schemas/content.ts";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { Site } from "#schemas/site.ts";
import { Workshop } from "#schemas/workshop.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { refusal } from "../page/refuse-faulty.ts";
import { formConfig } from "./form-config.ts";

const SITE = Site.parse({
  nom: "Port-Brume",
  devise: "On y passe.",
  description: "Un port.",
  logo: "logo.png",
  accueil: { titre: "Entrez", paragraphes: ["Bonjour."] },
  copyright: { annee: 2025, profils: [{ nom: "Ada", href: "https://example.org/ada" }] },
});
const ARCS = ArcsFile.parse({
  arcs: [
    { cle: "School", nom: "Le lycée", debut: "31/03/2023", description: "La rentrée.", accent: "#f2b544" },
  ],
}).arcs;

function content(...posters: object[]): Content {
  const affiches = posters.map((poster) =>
    GalleryEntry.parse({ titre: "Bal", image: "bal.webp", ...poster }),
  );
  return {
    site: SITE,
    arcs: ARCS,
    coming: [],
    galleries: { affiches, panneaux: [] },
    creators: [],
    playlists: [],
    roster: [],
    search: { equals: [], genres: [] },
  };
}

interface Config {
  backend: Record<string, unknown>;
  collections: { name: string; folder: string; delete: boolean; reorder?: unknown; fields: Field[] }[];
  singletons: { name?: string; file?: string; fields?: Field[] }[];
}

function config(
  site: ContentOutline = content(),
  savings: Parameters<typeof formConfig>[1] = { service: "local", name: "contenu", folder: "" },
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a configuration of another program, looked at here alone
  return formConfig(site, savings, "/icons/icon-192.png") as unknown as Config;
}

const named = (fields: readonly Field[] | undefined, name: string) =>
  fields?.find((field) => field.name === name);

describe("le formulaire du staff vient des schémas", () => {
  test("chaque clé d’une affiche et d’un joueur y est, sauf celle que dit le nom du fichier", () => {
    const [affiches, panneaux, joueurs] = config().collections;
    expect(affiches?.fields.map(({ name }) => name)).toEqual([
      "titre",
      "auteur",
      "image",
      "rang",
      "arc",
      "genre",
      "mots",
      "texte",
      "joueurs",
      "date",
      "retrait",
    ]);
    expect(panneaux?.fields).toHaveLength(affiches?.fields.length ?? 0);
    expect(joueurs?.fields.map(({ name }) => name)).toEqual(
      Object.keys(RosterEntry.shape).filter((name) => name !== "username"),
    );
  });

  test("rien de ce qui fut public ne s’y efface : on le retire", () => {
    for (const { delete: isDeletable, fields } of config().collections) {
      expect(isDeletable).toBe(false);
      expect(named(fields, "retrait")).toMatchObject({ widget: "boolean", default: false });
    }
  });

  test("ce qu’il faut y est demandé, dans ses bornes, avec les mots de la vérification", () => {
    const fields = config().collections[0]?.fields;
    expect(named(fields, "titre")).toMatchObject({ label: "Titre", required: true, maxlength: 160 });
    expect(named(fields, "genre")).toMatchObject({ required: false, maxlength: 40 });
    const site = config().singletons.find(({ name }) => name === "site")?.fields;
    expect(named(site, "tutoriel")?.["pattern"]).toEqual([
      expect.stringContaining("https://"),
      expect.stringContaining("Ce lien n’est pas accepté."),
    ]);
  });

  test("chaque fichier que le formulaire écrit est relu avant d’être enregistré, où que soit le contenu", () => {
    for (const folder of ["", "contenu"]) {
      const { collections, singletons } = config(content(), { service: "local", name: "contenu", folder });
      const files = [
        ...collections.map((collection) => `${collection.folder}/une-entree.yaml`),
        ...singletons.map(({ file }) => file ?? ""),
      ];
      expect(files).toHaveLength(8);
      expect(files.filter((file) => refusal(file, "1") === undefined)).toEqual([]);
    }
  });

  test("une plainte du formulaire ne demande pas les guillemets d’un fichier", () => {
    const video = config().singletons.find(({ name }) => name === "createurs")?.fields?.[0]?.["fields"];
    expect(video).toContainEqual(
      expect.objectContaining({
        name: "duree",
        pattern: [
          expect.any(String),
          "La durée n’est pas écrite comme il faut. Minutes:secondes ou heures:minutes:secondes (exemples : 3:25, 1:02:03).",
        ],
      }),
    );
  });

  test("ce que le formulaire accepte, la vérification l’accepte : identifiants et dates", () => {
    const [affiches] = config().collections;
    const slug = new RegExp(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      (affiches as unknown as { slug: { pattern: [string, string] } }).slug.pattern[0],
    );
    for (const id of ["votez-vargas", "1899", "Votez", "é", "a_b", "-a"])
      expect([id, slug.test(id)]).toEqual([id, Slug.safeParse(id).success]);
    expect(named(affiches?.fields, "date")).toMatchObject({ type: "date", format: "DD/MM/YYYY" });
    expect(FrenchDate.safeParse("22/11/2026").success).toBe(true);
  });

  test("une couleur écrite en majuscules, que la vérification accepte, n’est pas refusée par le formulaire, qui la montre pourtant", () => {
    const { singletons } = config();
    const arcs = singletons.find(({ name }) => name === "arcs")?.fields;
    const site = singletons.find(({ name }) => name === "site")?.fields;
    const colours = [
      ["accent", named(arcs, "arcs")],
      ...["accent", "papier", "nuit"].map((name) => [name, named(site, "couleurs")] as const),
    ] as const;
    for (const [name, place] of colours) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      const { pattern } = named(place?.["fields"] as Field[], name) as unknown as { pattern: string[] };
      for (const value of ["#D9A441", "#d9a441", "#D9A44"])
        expect([value, new RegExp(pattern[0] ?? "").test(value)]).toEqual([value, value.length === 7]);
    }
  });

  test("les arcs se choisissent, un nom RP par arc, et les genres déjà employés sont rappelés", () => {
    const { collections } = config(content({ genre: "concert" }, { genre: "concert" }, { genre: "film" }));
    expect(named(collections[0]?.fields, "arc")).toMatchObject({ widget: "relation", file: "arcs" });
    expect(named(collections[0]?.fields, "genre")?.hint).toBe("Déjà employés : concert, film…");
    expect(named(collections[2]?.fields, "nomRP")).toMatchObject({
      fields: [{ name: "School", label: "Le lycée", required: false }],
    });
  });

  test("un nom RP qu’un joueur garde d’un arc retiré a encore son champ : il se lit et se vide", () => {
    const roster = [{ nomRP: { School: "Ada", Ancien: "Docteur Givre" } }, { nomRP: { Ancien: "Brume" } }];
    const [, , joueurs] = config({ ...content(), roster }).collections;
    expect(named(joueurs?.fields, "nomRP")).toMatchObject({
      fields: [
        { name: "School", label: "Le lycée" },
        { name: "Ancien", label: "Ancien (retiré)", widget: "string", required: false },
      ],
    });
  });

  test("les fichiers vont dans le dossier de ce qui les montre, et chaque dossier n’est montré qu’une fois dans « Ressources »", () => {
    const { collections, singletons, ...whole } = config();
    const folders = [whole, ...collections, ...singletons].map((one) =>
      "media_folder" in one ? one.media_folder : undefined,
    );
    expect(folders).toEqual([
      "/site",
      "",
      "",
      "/joueurs",
      "/arcs",
      "/musique",
      "/createurs",
      undefined,
      undefined,
    ]);
    // An empty one would be the folder of everything, which « Ressources » then shows twice, and fails.
    expect(config(content(), { service: "local", name: "depot", folder: "content" })).toMatchObject({
      media_folder: "/content/site",
    });
  });

  test("une image se choisit parmi ce que le formulaire convertit : ni dessin SVG ni TIFF, que la vérification refuserait", () => {
    const { collections, singletons } = config();
    const site = singletons.find(({ name }) => name === "site")?.fields;
    for (const image of [named(collections[0]?.fields, "image"), named(site, "logo")])
      expect(String(image?.["accept"]).split(",")).toEqual(
        ["jpeg", "png", "webp", "avif", "gif", "heic", "heif"].map((type) => `image/${type}`),
      );
  });

  test("la fiche d’un joueur d’aucun arc, comme un import en écrit, se corrige et se retire", () => {
    const [, , joueurs] = config().collections;
    expect(named(joueurs?.fields, "arcs")).toMatchObject({ required: false, multiple: true });
  });

  test("des sous-titres se choisissent parmi les fichiers, non parmi les images", () => {
    const videos = config().singletons.find(({ name }) => name === "createurs")?.fields?.[0]?.["fields"];
    expect(videos).toContainEqual(
      expect.objectContaining({ name: "sous_titres", widget: "file", accept: ".vtt" }),
    );
    expect(videos).toContainEqual(expect.objectContaining({ name: "apercu", widget: "image" }));
  });

  test("sans arcs lisibles, les noms RP d’un joueur restent hors du formulaire, qui ne les perd pas", () => {
    const [, , joueurs] = config({ ...content(), arcs: [] }).collections;
    expect(named(joueurs?.fields, "nomRP")).toBeUndefined();
  });

  test("les affiches se rangent à la main quand elles l’étaient toutes ; une nouvelle ne passe jamais devant des dates", () => {
    expect(config(content({ rang: 10 }, { rang: 20 })).collections[0]?.reorder).toEqual({ key: "rang" });
    expect(config(content({ rang: 10 }, {})).collections[0]?.reorder).toBeUndefined();
    expect(config(content()).collections[0]?.reorder).toBeUndefined();
  });

  test("une clé sans mots arrête la construction : aucun champ ne porte un nom de programme", () => {
    expect(() => fieldsOf(ArcsFile, {})).not.toThrow();
    expect(() => fieldsOf(Site, {})).not.toThrow();
  });
});

describe("où le formulaire enregistre", () => {
  test("dans le dépôt que dit « atelier: », et le dossier du contenu dans ce dépôt", () => {
    const savings = Workshop.parse({
      service: "gitea",
      depot: "brume/site",
      serveur: "https://forge.example/",
      dossier: "content",
    });
    const { backend, collections, singletons } = config(content(), savings);
    expect(backend).toMatchObject({
      name: "gitea",
      repo: "brume/site",
      branch: "main",
      api_root: "https://forge.example/api/v1",
      auth_methods: ["token"],
    });
    expect(collections.map(({ folder }) => folder)).toEqual([
      "content/affiches",
      "content/panneaux",
      "content/joueurs",
    ]);
    expect(singletons[0]).toMatchObject({ file: "content/arcs.yaml" });
  });

  test("une adresse ou une application pour GitHub est refusée : il n’en prend pas", () => {
    expect(Workshop.safeParse({ service: "github", depot: "a/b" }).success).toBe(true);
    for (const more of [{ serveur: "https://forge.example" }, { application: "42" }])
      expect(Workshop.safeParse({ service: "github", depot: "a/b", ...more }).success).toBe(false);
    expect(Workshop.safeParse({ service: "github", depot: "https://github.com/a/b" }).success).toBe(false);
  });
});
