import type { BustOptions } from "../../kit/bust.ts";

/** One missing person: the words of the notice and the face that goes with them. */
export interface Missing {
  id: string;
  titre: string;
  auteur: string;
  /** The shout at the top. */
  cry: string;
  name: string;
  /** Two to four short facts, label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  story: string;
  call: string;
  face: BustOptions;
  paper: string;
  ink: string;
}

const face = (seed: string, more: Partial<BustOptions>): BustOptions => ({ seed, ...more });

/** Photocopies with tabs to tear off. */
export const tabs: readonly Missing[] = [
  {
    id: "disparu-le-facteur",
    titre: "Disparu : le facteur de la Braise",
    auteur: "Comité de quartier, La Braise",
    cry: "DISPARU",
    name: "Firmin Cachet",
    facts: [
      ["Âge", "52 ans"],
      ["Vu", "rue des Lampions"],
      ["Sac", "cuir, 11 kilos"],
    ],
    story:
      "Parti lundi avec le courrier de tout le quartier. On voudrait bien le retrouver. On voudrait aussi le courrier.",
    call: "555-0142",
    face: face("firmin", {
      era: "ville",
      gender: "m",
      age: "adulte",
      hat: "kepi",
      beard: "moustache",
      outfit: "chemise",
      glasses: "aucunes",
      mood: "sourire",
    }),
    paper: "#f4d84f",
    ink: "#16130f",
  },
  {
    id: "cherche-bassiste-ou-corps",
    titre: "Cherche bassiste (ou son corps)",
    auteur: "Les Cendres Froides",
    cry: "PERDU",
    name: "Bob, notre bassiste",
    facts: [
      ["Vu", "jeudi, vers 4 h"],
      ["Avec", "la caisse du groupe"],
      ["Signe", "toujours en retard"],
    ],
    story:
      "S’il lit ceci : la répétition est à vingt heures. Si c’est vous qui l’avez trouvé : il sait aussi porter les amplis.",
    call: "555-0177",
    face: face("bobbasse", {
      era: "ville",
      gender: "m",
      age: "jeune",
      hair: "crete",
      hat: "aucun",
      beard: "rase",
      outfit: "cuir",
      glasses: "soleil",
      mood: "grave",
    }),
    paper: "#f3a7bd",
    ink: "#1b1020",
  },
  {
    id: "disparue-dahlia-neuf-heures",
    titre: "Disparue depuis neuf heures",
    auteur: "???",
    cry: "DISPARUE",
    name: "Dahlia Orsini",
    facts: [
      ["Taille", "1 m 70"],
      ["Vue", "quai 3, Port-Salé"],
      ["Robe", "rouge, un seul gant"],
    ],
    story: "Elle est sortie acheter des allumettes. L’autre gant est chez moi. Je n’éteins plus la lumière.",
    call: "555-0103",
    face: face("dahlia9", {
      era: "ville",
      gender: "f",
      age: "adulte",
      hair: "ondules",
      hat: "aucun",
      outfit: "robe",
      glasses: "aucunes",
      mood: "malice",
    }),
    paper: "#efe9dc",
    ink: "#141216",
  },
  {
    id: "rendez-nous-mamie-tornade",
    titre: "Rendez-nous Mamie Tornade",
    auteur: "Les petits-enfants",
    cry: "ÉVADÉE",
    name: "Mamie Tornade",
    facts: [
      ["Âge", "84 ans, en forme"],
      ["Véhicule", "fauteuil débridé"],
      ["Armée", "de tricot"],
    ],
    story:
      "A quitté la résidence par la fenêtre du premier. Ne pas la poursuivre : elle prend ça pour une course.",
    call: "555-0184",
    face: face("mamiet", {
      era: "ville",
      gender: "f",
      age: "vieux",
      hair: "chignon",
      hat: "aucun",
      outfit: "pull",
      glasses: "chat",
      mood: "rire",
    }),
    paper: "#a9dcc0",
    ink: "#14201c",
  },
];

/** Official sheets from the police of the city and of the county. */
export const files: readonly Missing[] = [
  {
    id: "avis-de-recherche-delmas",
    titre: "Avis de recherche n° 207",
    auteur: "Police de Los Carmines",
    cry: "AVIS DE RECHERCHE",
    name: "DELMAS, Rémi",
    facts: [
      ["Né le", "29 février"],
      ["Profession", "projectionniste"],
      ["Dernière séance", "minuit, salle 2"],
      ["Chaussures", "une seule"],
    ],
    story:
      "Le film tournait encore. Le rang G était tiède. Toute personne ayant vu la fin est priée de nous la raconter.",
    call: "Commissariat du Mirador — 555-0110",
    face: face("delmasr", {
      era: "ville",
      gender: "m",
      hat: "feutre",
      glasses: "rondes",
      beard: "aucune",
      outfit: "costume",
    }),
    paper: "#e9e2cd",
    ink: "#1d1a17",
  },
  {
    id: "dossier-de-la-rouge",
    titre: "Dossier de la Rouge",
    auteur: "Police de Los Carmines",
    cry: "PERSONNE RECHERCHÉE",
    name: "« LA ROUGE »",
    facts: [
      ["Identité", "sept, connues"],
      ["Cheveux", "varient"],
      ["Langues", "toutes, bien pendues"],
      ["Dette", "à tout le monde"],
    ],
    story:
      "A loué la même chambre à onze personnes, dont un brigadier. Ne lui prêtez ni stylo, ni voiture, ni attention.",
    call: "Brigade des Élégances — 555-0118",
    face: face("larouge", {
      era: "ville",
      gender: "f",
      hair: "carre",
      hat: "beret",
      glasses: "soleil",
      outfit: "cuir",
      age: "adulte",
    }),
    paper: "#dfe0cf",
    ink: "#1a1b1d",
  },
  {
    id: "le-temoin-du-quai-neuf",
    titre: "Le témoin du quai 9",
    auteur: "",
    cry: "TÉMOIN RECHERCHÉ",
    name: "INCONNU",
    facts: [
      ["Taille", "moyenne"],
      ["Visage", "moyen"],
      ["Manteau", "moyen aussi"],
      ["Cicatrice", "mémorable"],
    ],
    story: "Il a tout vu, il n’a rien dit, il est parti au milieu de sa soupe. Nous gardons la soupe.",
    call: "Capitainerie des Docks — 555-0191",
    face: face("temoin9", {
      era: "ville",
      gender: "m",
      hat: "bonnet",
      scar: true,
      beard: "rase",
      outfit: "manteau",
      glasses: "aucunes",
      age: "adulte",
    }),
    paper: "#ead9b8",
    ink: "#20170f",
  },
];

/** Wild photocopies, cut and pasted. */
export const copies: readonly Missing[] = [
  {
    id: "ou-est-lilou",
    titre: "Où est Lilou ?",
    auteur: "Le Syndicat des Colleurs",
    cry: "OÙ EST",
    name: "LILOU ?",
    facts: [
      ["", "Zone B, sortie du tunnel"],
      ["", "Sac bleu, piles, sifflet"],
    ],
    story:
      "Elle siffle trois fois, deux longues et une courte. Répondez pareil. Si ça répond autrement, courez.",
    call: "CANAL 9, CHAQUE NUIT",
    face: face("lilou0", {
      era: "survie",
      gender: "f",
      age: "jeune",
      hair: "tresses",
      hat: "aucun",
      mask: "aucun",
      outfit: "capuche",
      glasses: "aucunes",
      mood: "neutre",
    }),
    paper: "#f26b3a",
    ink: "#161210",
  },
  {
    id: "pas-mordu-juste-perdu",
    titre: "Pas mordu, juste perdu",
    auteur: "Refuge Saint-Émile",
    cry: "PAS MORDU",
    name: "JUSTE PERDU",
    facts: [
      ["", "Marcel, 61 ans, myope"],
      ["", "Marche lentement : NE PAS TIRER"],
    ],
    story: "Il grogne le matin, il a toujours grogné le matin. Merci de vérifier deux fois.",
    call: "REFUGE SAINT-ÉMILE, SONNEZ",
    face: face("marcel61", {
      era: "survie",
      gender: "m",
      age: "vieux",
      hair: "couronne",
      hat: "aucun",
      mask: "aucun",
      beard: "pleine",
      glasses: "rondes",
      outfit: "gilet",
      mood: "surprise",
    }),
    paper: "#c9d65a",
    ink: "#141610",
  },
  {
    id: "on-cherche-le-chef",
    titre: "On cherche le chef",
    auteur: "Mado Ferraille",
    cry: "ON CHERCHE",
    name: "LE CHEF",
    facts: [
      ["", "Parti « cinq minutes » en mars"],
      ["", "A gardé les clés du bunker"],
    ],
    story:
      "Chef, on est dehors depuis trois semaines. On a mangé le plan. Rentrez, on ne dira rien pour la radio.",
    call: "PORTE NORD, FRAPPER FORT",
    face: face("chefbunker", {
      era: "survie",
      gender: "m",
      age: "adulte",
      hat: "casquette",
      mask: "aucun",
      beard: "guidon",
      glasses: "aviateur",
      outfit: "militaire",
      mood: "grave",
    }),
    paper: "#69b7c9",
    ink: "#0f1518",
  },
  {
    id: "avez-vous-vu-ce-masque",
    titre: "Avez-vous vu ce masque ?",
    auteur: "Section Quarantaine",
    cry: "VOUS AVEZ VU",
    name: "CE MASQUE ?",
    facts: [
      ["", "Le n° 12, volé au poste Est"],
      ["", "La personne dedans : Hugo"],
    ],
    story: "Rapportez le masque, le filtre, et si possible Hugo. Dans cet ordre.",
    call: "POSTE EST, GUICHET 2",
    face: face("hugomasque", {
      era: "survie",
      gender: "m",
      hat: "capuche",
      mask: "gaz",
      outfit: "militaire",
      glasses: "aucunes",
    }),
    paper: "#e8c53a",
    ink: "#17130c",
  },
];

/** Written by hand, in a hurry. */
export const notes: readonly Missing[] = [
  {
    id: "papa-reviens-le-lavomatique",
    titre: "Papa, le lavomatique ferme",
    auteur: "Zélie, 9 ans",
    cry: "PAPA",
    name: "le lavomatique ferme à minuit",
    facts: [
      ["", "moustache"],
      ["", "chemise à fleurs"],
      ["", "sent la lessive"],
    ],
    story: "Tu es parti chercher de la monnaie mardi. J’ai fini mon livre. J’ai plié tes chaussettes.",
    call: "je suis à la machine 6",
    face: face("papalavo", {
      era: "desert",
      gender: "m",
      beard: "moustache",
      outfit: "hawai",
      hat: "aucun",
      hair: "court",
      glasses: "aucunes",
      mood: "rire",
    }),
    paper: "#fbf6e9",
    ink: "#1f3fa8",
  },
  {
    id: "perdue-ma-jumelle",
    titre: "Perdue : ma jumelle",
    auteur: "L’autre jumelle",
    cry: "PERDUE",
    name: "ma sœur. Même tête que moi.",
    facts: [
      ["", "même frange"],
      ["", "même rire"],
      ["", "plus méchante"],
    ],
    story: "Si vous croyez me croiser et que je vous insulte, ce n’est pas moi : retenez-la.",
    call: "kiosque du Boulevard Zénith",
    face: face("jumelle2", {
      era: "ville",
      gender: "f",
      hair: "frange",
      hat: "aucun",
      outfit: "col-roule",
      glasses: "aucunes",
      mood: "colere",
      age: "jeune",
    }),
    paper: "#ffe9ef",
    ink: "#c01838",
  },
  {
    id: "trouve-un-sherif",
    titre: "Trouvé : un shérif",
    auteur: "La patronne du Mirage",
    cry: "TROUVÉ",
    name: "un shérif, peu servi.",
    facts: [
      ["", "ronfle"],
      ["", "étoile en fer-blanc"],
      ["", "répond à « Dan »"],
    ],
    story: "Dort dans ma réserve depuis la fête. À réclamer avant dimanche, après je le garde.",
    call: "motel Le Mirage, Fort Carson City",
    face: face("sherifdan", {
      era: "desert",
      gender: "m",
      age: "adulte",
      hat: "cowboy",
      beard: "guidon",
      glasses: "aviateur",
      outfit: "chemise",
      mood: "neutre",
    }),
    paper: "#f3e2bd",
    ink: "#1b1a1a",
  },
];

/** One face, six disguises. */
export const guises: readonly Missing[] = [
  {
    id: "l-homme-aux-six-chapeaux",
    titre: "L’homme aux six chapeaux",
    auteur: "Agence Loupe & Fille",
    cry: "IL A PEUT-ÊTRE CHANGÉ DE CHAPEAU",
    name: "Anatole Fuyard",
    facts: [],
    story: "Méfiez-vous surtout du quatrième. Cinq cents dollars pour l’homme, vingt pour chaque chapeau.",
    call: "Agence Loupe & Fille, Vieux-Quai — 555-0166",
    face: face("anatole", { era: "ville", gender: "m", age: "adulte", hair: "court", mirrored: false }),
    paper: "#efe4c9",
    ink: "#7a1220",
  },
];
