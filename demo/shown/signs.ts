import type { FamilyShown } from "./shown.ts";

/** The signs of all streets. */
export const signsShown: readonly FamilyShown[] = [
  {
    family: "enseignes-neon",
    genre: "commerce",
    all: "néon, nuit",
    seen: {
      "ouvert-meme-ferme": "enseigne, cadre bleu, ouvert, mur de briques",
      "motel-le-mirage": "enseigne, flèche, motel",
      "bar-les-naufrages": "palmier, île, soleil, bar, mur de briques",
      voyance: "œil, étoile, voyante",
      "ferme-pour-contrat": "enseigne, croix éteinte, fermé",
    },
    arcs: { "motel-le-mirage": "FortCarson" },
    joueurs: { voyance: ["Mère Fortune"] },
  },
  {
    family: "bois",
    genre: "western",
    arc: "RedDeadRP",
    all: "bois, planche",
    seen: {
      "saloon-du-dernier-coup": "saloon, lettres dorées, bar",
      "croque-mort-sur-pied": "cercueil, croix, croque-mort",
      "quatre-directions": "flèches, poteau, directions, route",
      "sherif-absent": "étoile, shérif, chaînes",
      "au-chat-de-minuit": "chat, lune, écusson, bar",
      "ecurie-des-deux-mules": "fer à cheval, écurie, chevaux",
      "bienvenue-fort-carson": "bienvenue, habitants, chiffres barrés",
    },
    arcs: { "bienvenue-fort-carson": "FortCarson" },
    joueurs: { "croque-mort-sur-pied": ["Croque-mort Lucius"] },
  },
  {
    family: "emaille",
    genre: "plaque",
    all: "métal, émail",
    seen: {
      "plaque-boulevard-zenith": "plaque de rue, bleu, étoile",
      "numero-treize-bis": "numéro, treize, mur de briques",
      "chien-gentil": "chien, tête, jaune",
      "defense-de-mourir": "interdiction, rouge, métro",
      "pharmacie-ordinaire": "croix verte, serpent, pharmacie",
      "ascenseur-trois-personnes": "flèches, ascenseur, noir et or",
    },
  },
  {
    family: "route",
    genre: "route",
    all: "panneau, circulation",
    seen: {
      "arret-sauf-poursuite": "stop, octogone, rouge, impacts de balles",
      "vaches-volantes": "vache, soucoupe, losange, ovni",
      "entree-de-los-carmines": "entrée de ville, étoile, vert",
      "stationnement-impossible": "parking, interdiction, mur de briques",
      "chez-bonbeurre": "tarte, vapeur, restaurant",
      "nid-de-coupe": "triangle, voiture, éclair, bosse",
      "sens-unique": "flèche, sens unique, noir",
    },
    arcs: { "vaches-volantes": "FortCarson", "chez-bonbeurre": "FortCarson" },
  },
  {
    family: "quarantaine",
    genre: "survie",
    arc: "Survivor",
    seen: {
      "zone-b": "danger biologique, jaune, bandes noires, métal",
      "point-de-controle-est": "contrôle, bandes jaunes et noires, taches, sang",
      "vivants-dedans": "bois, peinture rouge, flèche, écrit à la main",
      "eau-potable": "goutte, eau, croix, bleu",
    },
    joueurs: { "eau-potable": ["Gaston Radar"] },
  },
  {
    family: "devantures",
    genre: "commerce",
    all: "boutique",
    seen: {
      "garage-mado-ferraille": "auvent, rayures, garage",
      "preteur-sur-reves": "vitrine, œil, horaires, porte",
      "ardoise-d-oncle-paprika": "ardoise, craie, bol, soupe, menu",
      "tif-s-et-griffe": "ciseaux, barbier, rayures",
    },
  },
];
