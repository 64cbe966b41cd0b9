import { expect, test } from "vitest";
import { brokenLinks } from "./broken-links.ts";

/** A content as the editor holds it: an arc, a player of it, a poster that names both and hangs on its card. */
const STORED: { locales: { _default: { path: string; content: Record<string, unknown> } } }[] =
  Object.entries({
    "content/arcs.yaml": { "arcs.0.cle": "Degel", "arcs.0.nom": "Le Dégel", "arcs.0.affiche": "bal" },
    "content/joueurs/ida_serac.yaml": {
      display_name: "Ida Sérac",
      "arcs.0": "Degel",
      "nomRP.Degel": "Docteur Givre",
    },
    "content/affiches/bal.yaml": {
      titre: "Bal des foins",
      arc: "Degel",
      genre: "fête",
      "joueurs.0": "Docteur Givre",
    },
    "content/affiches/loup.yaml": { titre: "Loup", genre: "fête" },
    "content/affiches/vieux.yaml": { titre: "Vieux", retrait: true },
    "content/musique.yaml": { "musique.0.createur": "Tony", "musique.0.arc": "Degel" },
  }).map(([path, content]) => ({ locales: { _default: { path, content } } }));

function said(path: string, data: string, stored = STORED): string[] {
  return brokenLinks(stored, [{ path: `content/${path}`, data }]).map((words) =>
    words.replaceAll(/[\u00a0\u202f]/g, " "),
  );
}

const ARCS = "arcs:\n  - { cle: Degel, nom: Le Dégel, affiche: bal }\n";
const IDA = "display_name: Ida Sérac\narcs: [Degel]\nnomRP: { Degel: Docteur Givre }\n";

test.each([
  [
    "un arc que d’autres nomment, retiré ou renommé",
    "arcs.yaml",
    "arcs:\n  - { cle: Regel, nom: Le Regel, affiche: bal }\n",
    "L’arc « Degel » est encore nommé ailleurs : Joueurs › Ida Sérac, Affiches › Bal des foins, Musique. Enlevez-le d’abord de là, ou gardez sa clé.",
  ],
  [
    "le nom d’un joueur, changé là où une affiche le nomme",
    "joueurs/ida_serac.yaml",
    IDA.replace("Docteur Givre", "Docteur Neige"),
    "« Docteur Givre » est encore nommé ailleurs : Affiches › Bal des foins. Écrivez-y d’abord le pseudo Twitch de ce joueur, qui ne change pas, ou gardez ce nom.",
  ],
  [
    "un joueur mal écrit sur une affiche",
    "affiches/loup.yaml",
    "titre: Loup\njoueurs: [Docteur Girve]\n",
    "Joueurs › n° 1 : Personne ne s’appelle « Docteur Girve » parmi les joueurs. Vouliez-vous écrire « Docteur Givre » ?",
  ],
  [
    "un joueur inconnu, dont parle une piste",
    "musique.yaml",
    "- createur: Tony\n  pistes:\n    - { titre: Le bus, joueurs: [ida_serac, Personne] }\n",
    "Tony › Pistes › Le bus › Joueurs › n° 2 : Personne ne s’appelle « Personne » parmi les joueurs. Écrivez un pseudo, un nom affiché ou un nom RP de la liste des joueurs, à la lettre.",
  ],
  [
    "une affiche retirée, qui est sur la carte d’un arc",
    "affiches/bal.yaml",
    "titre: Bal des foins\nretrait: true\n",
    "L’affiche « bal » est encore sur une carte : Arcs › Le Dégel. Choisissez-y d’abord une autre affiche.",
  ],
  [
    "une affiche retirée, que l’on met sur une carte",
    "arcs.yaml",
    ARCS.replace("bal", "vieux"),
    "Arcs › Le Dégel › Affiche collée sur la carte : L’affiche « vieux » est retirée, ou n’existe pas. Choisissez-en une autre, ou aucune.",
  ],
  [
    "un genre écrit autrement qu’ailleurs",
    "affiches/loup.yaml",
    "titre: Loup\ngenre: Fêtes\n",
    "Genre : Le genre « Fêtes » s’écrit ailleurs « fête » (1 fois). Écrivez « fête ».",
  ],
])("%s : c’est dit avant d’être enregistré, avec quoi faire", (_, path, text, words) => {
  expect(said(path, text)).toEqual([words]);
});

test("un genre qui ressemble à un autre dit où l’accepter dans le formulaire", () => {
  const cours = STORED.map(({ locales: { _default: one } }) => ({
    locales: { _default: { ...one, content: { ...one.content, genre: "course" } } },
  }));
  expect(said("affiches/loup.yaml", "titre: Loup\ngenre: cours\n", cours)[0]).toMatch(
    /« cours » ressemble à « course ».* si c’en est un autre, ajoutez-le dans Recherche, à « Genres à ne pas confondre »\./,
  );
});

test("ce qui mène quelque part s’enregistre : le pseudo d’un joueur, un arc que plus rien ne nomme, une affiche neuve et son genre neuf", () => {
  const free = STORED.filter(({ locales }) => !/joueurs|affiches|musique/.test(locales._default.path));
  expect(
    said(
      "affiches/neuve.yaml",
      "titre: Neuve\narc: Degel\ngenre: concert\njoueurs: [ida_serac, Ida\u00a0Sé\u00adrac]\n",
    ),
  ).toEqual([]);
  expect(said("joueurs/zoe.yaml", "display_name: Zoé\narcs: [Degel]\n")).toEqual([]);
  expect(said("arcs.yaml", "arcs: []\n", free)).toEqual([]);
  expect(said("arcs.yaml", ARCS.replace("Le Dégel", "Le dégel"))).toEqual([]);
});

test("ce qui était déjà faux, ou que le formulaire ne sait pas (des joueurs d’une ancienne liste), n’empêche pas d’enregistrer le reste", () => {
  const old = STORED.map(({ locales: { _default: one } }) => ({
    locales: {
      _default: one.path.endsWith("bal.yaml")
        ? { ...one, content: { ...one.content, arc: "Ancien", "joueurs.0": "De la liste" } }
        : one,
    },
  }));
  const bal = "titre: Bal du regain\narc: Ancien\njoueurs: [De la liste]\n";
  expect(said("affiches/bal.yaml", bal, old)).toEqual([]);
  expect(said("affiches/loup.yaml", "titre: Loup\njoueurs: [Un autre de la liste]\n", old)).toEqual([]);
  expect(said("affiches/loup.yaml", "titre: Loup\njoueurs: [Personne]\n", [])).toEqual([]);
});

test("de ce que nomment beaucoup de fiches, cinq sont dites, et combien de plus", () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    locales: { _default: { path: `joueurs/j${index}.yaml`, content: { "arcs.0": "Degel" } } },
  }));
  expect(said("arcs.yaml", "arcs: []\n", [...STORED.slice(0, 1), ...many])[0]).toMatch(
    /Joueurs › j0, .*Joueurs › j4 et 3 de plus\. /,
  );
});
