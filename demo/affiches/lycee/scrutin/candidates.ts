import type { BustOptions } from "../../../kit/bust.ts";

/** One candidate: words, inks and face of the bill. */
export interface Candidate {
  id: string;
  titre: string;
  auteur: string;
  first: string;
  last: string;
  slogan: string;
  promises: readonly string[];
  inks: readonly [dark: string, mid: string, warm: string, pale: string];
  face: BustOptions;
}

/** Everyone who stands for delegate. */
export const candidates: readonly Candidate[] = [
  {
    id: "votez-vargas",
    titre: "Votez Vargas",
    auteur: "Imprimerie Vieux-Quai",
    first: "VOTEZ",
    last: "VARGAS",
    slogan: "Il sera en retard, mais il viendra.",
    promises: ["Sieste obligatoire", "Frites le mardi", "Sonnerie en option"],
    inks: ["#1d2350", "#e23b3b", "#f6b042", "#fdf1d8"],
    face: {
      seed: "vargas",
      era: "lycee",
      gender: "m",
      age: "jeune",
      hair: "banane",
      hat: "aucun",
      glasses: "aucunes",
      beard: "aucune",
      outfit: "teddy",
      mood: "malice",
    },
  },
  {
    id: "nour-pour-de-vrai",
    titre: "Nour, pour de vrai",
    auteur: "Comité Nour Zénith",
    first: "NOUR",
    last: "POUR DE VRAI",
    slogan: "Elle a lu le règlement. Tout le règlement.",
    promises: ["Clés du toit", "Savon aux lavabos", "Chauffage avant avril"],
    inks: ["#133a35", "#e8643c", "#f3c85a", "#f7f0dc"],
    face: {
      seed: "nourz2",
      era: "lycee",
      gender: "f",
      age: "jeune",
      hair: "afro",
      hat: "aucun",
      glasses: "rondes",
      outfit: "chemise",
      mood: "sourire",
    },
  },
  {
    id: "ni-l-un-ni-l-autre",
    titre: "Ni l’un ni l’autre",
    auteur: "???",
    first: "NI L’UN",
    last: "NI L’AUTRE",
    slogan: "Candidate malgré elle, élue malgré vous.",
    promises: ["Aucune promesse", "Tenues toutes"],
    inks: ["#151217", "#b3162f", "#9a8f86", "#efe9df"],
    face: {
      seed: "garance0",
      era: "lycee",
      gender: "f",
      age: "jeune",
      hair: "frange",
      hat: "aucun",
      glasses: "aucunes",
      outfit: "col-roule",
      mood: "grave",
    },
  },
  {
    id: "basile-delegue-a-vie",
    titre: "Basile, délégué à vie",
    auteur: "Club Informatique",
    first: "BASILE",
    last: "DÉLÉGUÉ À VIE",
    slogan: "Le réseau du lycée, c’est lui. Soyez gentils.",
    promises: ["Wi-Fi au fond du bus", "Notes arrondies (par erreur)"],
    inks: ["#2b1745", "#d43f8d", "#54c6c0", "#f4efe2"],
    face: {
      seed: "basile4",
      era: "lycee",
      gender: "m",
      age: "jeune",
      hair: "boucles",
      hat: "aucun",
      glasses: "carrees",
      beard: "aucune",
      outfit: "pull",
      mood: "sourire",
    },
  },
  {
    id: "madame-clapotis-presidente",
    titre: "Madame Clapotis, présidente !",
    auteur: "La classe de SVT",
    first: "CLAPOTIS",
    last: "PRÉSIDENTE",
    slogan: "Ce n’est pas une élève. Personne n’a osé le dire.",
    promises: ["Une grenouille par élève", "Vivante"],
    inks: ["#1f3522", "#c9502f", "#9bbf4c", "#f6efd5"],
    face: {
      seed: "clapotis7",
      era: "lycee",
      gender: "f",
      age: "vieux",
      hair: "chignon",
      hat: "aucun",
      glasses: "chat",
      outfit: "pull",
      mood: "rire",
    },
  },
];
