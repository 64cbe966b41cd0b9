import { expect, test } from "vitest";
import { type Depiction, decodeDepictions, encodeDepictions } from "#schemas/depiction-file.ts";
import { foldQuery, foldText } from "#text/fold-text.ts";
import { knownNames, suggestWords } from "#text/suggest-words.ts";
import { depictionSearch } from "./search-depictions.ts";

const nothing: Depiction = { genre: "", arc: "", words: [], players: [], lettering: [] };
const pictures: Depiction[] = [
  {
    ...nothing,
    genre: "occulte",
    arc: "Pentacle",
    words: ["hibou", "lune"],
    lettering: ["LA NUIT", "DES PORTES"],
  },
  {
    ...nothing,
    genre: "commerce",
    arc: "RED DEAD RP",
    words: ["burger", "fromage"],
    lettering: ["CHEZ GUS", "« DOUBLE »", "Réponse à « bonjour »"],
  },
  {
    ...nothing,
    genre: "recherche",
    words: ["chevaux de bois"],
    lettering: ["RECHERCHÉE", "morte\tou\nvive"],
  },
  {
    ...nothing,
    words: ["boîte de conserve"],
    players: ["Kevin Vargas"],
    lettering: ["Ne nourrissez pas les hiboux du quartier, ils reviennent"],
  },
  { ...nothing, genre: "survie", words: ["morsure", "mort-vivant à lunettes", "certificat de zombie"] },
];
const equals = [
  ["burger", "hamburger"],
  ["hibou", "chouette"],
  ["zombie", "mort-vivant", "morsure"],
  ["soucoupe", "ovni"],
];

function search() {
  const made = depictionSearch(pictures.length);
  const read = decodeDepictions(JSON.parse(JSON.stringify(encodeDepictions(pictures, equals))));
  made.learn(read.equals);
  made.add(0, read.depictions.slice(0, 2));
  made.add(2, read.depictions.slice(2));
  return made;
}
const everything = Int32Array.from(pictures.keys());
const names = ["Nuit des portes", "Chez Gus", "Bois-Sec", "Avis aux voisins, Gus", "Morsure"].map((name) =>
  foldText(name),
);
const named = (text: string) => everything.filter((position) => names[position]?.includes(text));
const found = (query: string, among = everything, besides = new Int32Array()) => [
  ...search().find(foldQuery(query), among, named, besides),
];
const shown = (position: number, query: string) => {
  const phrase = search().matched(position, foldQuery(query));
  return phrase?.map(({ text, match }) => (match ? `[${text}]` : text)).join("");
};

test("[P7] ce que l’on voit se trouve, avant ce qui est écrit, sans égard au pluriel ni aux accents", () => {
  expect(found("hibou")).toEqual([0, 3]);
  expect(found("HIBOUX")).toEqual([0, 3]);
  expect(found("cheval")).toEqual([2]);
  expect(found("boites")).toEqual([3]);
  expect(found("recherche")).toEqual([2]);
  expect(found("pentacle")).toEqual([0]);
  expect(found("vargas")).toEqual([3]);
});

test("[P7] ce qui est montré déjà, ou d’un autre auteur, n’est pas trouvé deux fois", () => {
  expect(found("hibou", everything, Int32Array.of(0))).toEqual([3]);
  expect(found("hibou", Int32Array.of(0, 1))).toEqual([0]);
});

test("[P7] un mot en train d’être tapé trouve déjà, à partir de trois lettres", () => {
  expect(found("bur")).toEqual([1]);
  expect(found("bu")).toEqual([]);
  expect(found("urger")).toEqual([]);
});

test("[P7] plusieurs mots doivent y être tous, où que ce soit", () => {
  expect(found("hibou portes")).toEqual([0]);
  expect(found("hibou fromage")).toEqual([]);
  expect(found("…")).toEqual([]);
  expect(found("des")).toEqual([]);
  expect(found("les hiboux de la lune")).toEqual([0]);
});

test("[P7] à défaut, ce qui en a le plus, les mots les plus rares d’abord", () => {
  const some = (query: string) => [...search().findSome(foldQuery(query), everything, named)];
  expect(some("hibou fromage")).toEqual([1, 0, 3]);
  expect(some("hibou lune fromage")).toEqual([0]);
  expect(some("soucoupe")).toEqual([]);
});

test("[P7] un mot du titre et un mot de l’image répondent ensemble, dans n’importe quel ordre", () => {
  expect(found("hibou gus")).toEqual([3]);
  expect(found("portes nuit lune")).toEqual([0]);
  expect(found("voisins avis")).toEqual([3]);
});

test("[P7] à moitié retrouvé, un titre passe devant ce que l’on voit", () => {
  const some = (query: string) => [...search().findSome(foldQuery(query), everything, named)];
  expect(some("voisins chiod")).toEqual([3]);
  expect(some("morsures zombx")).toEqual([4]);
  expect(some("gus hamburgerx")).toEqual([1, 3]);
});

test("[P7] « l’affiche du », « le truc avec » ne disent rien d’une image, sauf seuls", () => {
  expect(found("l’affiche du burger")).toEqual([1]);
  expect(found("le truc avec un fromage")).toEqual([1]);
  expect(found("affiche")).toEqual([]);
});

test("[P7] les synonymes du contenu valent dans les deux sens, aussi pour une locution", () => {
  expect(found("hamburgers")).toEqual([1]);
  expect(found("chouette")).toEqual([0, 3]);
  expect(found("chouettes de nuit")).toEqual([0]);
  expect(found("mort vivant")).toEqual([4]);
  expect(found("zombies")).toEqual([4]);
});

test("[P7] un arc se trouve aussi par les initiales de son nom", () => {
  expect(found("rdr")).toEqual([1]);
  expect(found("RDR")).toEqual([1]);
  expect(shown(1, "rdr")).toBe("Arc\u00a0: [RED] [DEAD] [RP]");
  expect(found("p")).toEqual([]);
});

test("[P7] chaque affiche dit ce qui a répondu, le mot surligné", () => {
  expect(shown(0, "chouette")).toBe("On y voit\u00a0: [hibou]");
  expect(shown(4, "zombies")).toBe("On y voit\u00a0: certificat de [zombie]");
  expect(shown(0, "occ")).toBe("Genre\u00a0: [occulte]");
  expect(shown(2, "recherche")).toBe("Genre\u00a0: [recherche]");
  expect(shown(2, "recherche vive")).toBe("Genre\u00a0: [recherche]");
  expect(shown(1, "bonjour")).toBe("«\u00a0Réponse à “[bonjour]”\u00a0»");
  expect(shown(2, "vive")).toBe("«\u00a0morte ou [vive]\u00a0»");
  expect(shown(3, "chouette")).toBe("«\u00a0…pas les [hiboux] du quartier, ils reviennent\u00a0»");
  expect(shown(3, "kevin")).toBe("Avec [Kevin] Vargas");
  expect(shown(1, "hibou")).toBeUndefined();
});

test("[P7] ce que l’on voit se dit une fois chacun, pour les recherches sans réponse", () => {
  const phrases = [...search().phrases()];
  expect(phrases).toContain("fromage");
  expect(phrases).toContain("Kevin Vargas");
  expect(phrases).not.toContain("CHEZ GUS");
  // Also in the words that mean the same, as far as they lead to something.
  expect(suggestWords("hamburgeur", knownNames(phrases), () => false)).toEqual(["hamburger"]);
  expect(phrases).not.toContain("ovni");
  expect(new Set(phrases).size).toBe(phrases.length);
});

test("une autre réponse du réseau n’est pas un fichier de ce que montrent les images", () => {
  for (const answer of [null, "…", {}, { ...encodeDepictions(pictures, equals), words: 1 }])
    expect(() => decodeDepictions(answer)).toThrow("not a file of depictions");
});
