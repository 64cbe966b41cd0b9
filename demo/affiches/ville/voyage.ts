import { frame } from "../../kit/scene.ts";
import type { Poster } from "../../kit/poster.ts";
import { clip, g, path, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import type { Face } from "../../kit/outline.ts";
import {
  billboards,
  boulevard,
  cable,
  canal,
  furnaces,
  lighthouse,
  linerBow,
  market,
  observatory,
  train,
  type Scene,
  type Tones,
} from "./voyage-scenes.ts";

type Setting = "bande" | "ciel" | "passe-partout";

interface Trip {
  id: string;
  titre: string;
  auteur: string;
  name: string;
  over: string;
  under: string;
  scene: Scene;
  face: Face;
  setting: Setting;
  tones: Tones;
  /** Moves the landscape down, to clear the sky for the name. */
  lower?: number;
}

const W = 1000;
const H = 1414;
const tones = (
  high: string,
  low: string,
  light: string,
  mid: string,
  dark: string,
  accent: string,
): Tones => ({ high, low, light, mid, dark, accent });

/** Whether dark lettering reads better on this colour. */
const pale = (hex: string) =>
  [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(hex.slice(i, i + 2), 16), 0) > 420;

/** A thick band at the foot, the name across it. */
function band(trip: Trip): string {
  const { tones: t, face } = trip;
  const name = fitLine(trip.name, {
    face,
    x: 90,
    y: 1212,
    width: 820,
    maxHeight: 96,
    anchor: "middle",
    fill: t.light,
  });
  return (
    rect(0, 1160, W, 254, t.dark) +
    rect(0, 1160, W, 8, t.accent) +
    name.svg +
    fitLine(trip.under, {
      face: "oswald",
      weight: 500,
      tracking: 0.22,
      x: 90,
      y: 1336,
      width: 820,
      maxHeight: 24,
      anchor: "middle",
      fill: t.light,
    }).svg +
    text(trip.over, {
      face: "oswald",
      weight: 600,
      size: 27,
      tracking: 0.3,
      x: 78,
      y: 110,
      fill: pale(t.high) ? t.dark : t.light,
    }) +
    frame(W, H, 30, 5, t.light)
  );
}

/** The name huge in the sky, a small line at the foot. */
function inTheSky(trip: Trip): string {
  const { tones: t, face } = trip;
  const name = fitLine(trip.name, {
    face,
    x: 70,
    y: 80,
    width: 860,
    fill: t.light,
    maxHeight: 220,
    anchor: "middle",
  });
  return (
    name.svg +
    text(trip.over, {
      face: "oswald",
      weight: 600,
      size: 30,
      tracking: 0.22,
      x: 500,
      y: name.bottom + 56,
      anchor: "middle",
      fill: t.light,
    }) +
    rect(0, 1330, W, 84, t.light) +
    text(trip.under, {
      face: "oswald",
      weight: 600,
      size: 27,
      tracking: 0.2,
      x: 500,
      y: 1383,
      anchor: "middle",
      fill: t.dark,
    })
  );
}

/** The image in a wide paper border, everything written below. */
function matted(trip: Trip): string {
  const { tones: t, face } = trip;
  const paper = "#f3e7cc";
  const name = fitLine(trip.name, { face, x: 56, y: 1196, width: 620, maxHeight: 110, fill: t.dark });
  const hole = `M0 0H${W}V${H}H0ZM56 56V1150H944V56Z`;
  return (
    path(hole, paper, { "fill-rule": "evenodd" }) +
    name.svg +
    fitLine(trip.under, {
      face: "oswald",
      weight: 500,
      tracking: 0.1,
      x: 56,
      y: 1340,
      width: 620,
      maxHeight: 22,
      fill: t.dark,
    }).svg +
    g(
      {},
      rect(720, 1196, 224, 168, t.accent),
      fitLine(trip.over, {
        face: "oswald",
        weight: 600,
        x: 744,
        y: 1262,
        width: 176,
        maxHeight: 34,
        anchor: "middle",
        fill: paper,
      }).svg,
    )
  );
}

const SETTINGS: Record<Setting, (trip: Trip) => string> = {
  bande: band,
  ciel: inTheSky,
  "passe-partout": matted,
};

const trips: readonly Trip[] = [
  {
    id: "port-sale-par-beau-temps",
    titre: "Port-Salé par beau temps",
    auteur: "Office du tourisme de Los Carmines",
    name: "PORT-SALÉ",
    over: "OFFICE DU TOURISME",
    under: "SES PHARES · SES MOULES · SES TÉMOINS DISTRAITS",
    scene: lighthouse,
    face: "limelight",
    setting: "bande",
    tones: tones("#1d5c7a", "#f2a65a", "#fdf0cf", "#2f7f8f", "#12324a", "#d9472b"),
  },
  {
    id: "la-braise-vous-rechauffe",
    titre: "La Braise vous réchauffe",
    auteur: "Office du tourisme de Los Carmines",
    name: "LA BRAISE",
    over: "DIX MINUTES PAR LE TRAM",
    under: "HAUTS-FOURNEAUX OUVERTS LE DIMANCHE",
    scene: furnaces,
    face: "alfa-slab-one",
    setting: "ciel",
    tones: tones("#7a1f1f", "#e8662a", "#ffd98a", "#4a1a22", "#24101a", "#f2902f"),
  },
  {
    id: "colline-aux-panneaux",
    titre: "Colline-aux-Panneaux",
    auteur: "Imprimerie Vieux-Quai",
    name: "LA COLLINE",
    over: "ELLE EST À LOUER",
    under: "COLLINE-AUX-PANNEAUX · LA VUE, DERRIÈRE LA RÉCLAME",
    scene: billboards,
    face: "yeseva-one",
    setting: "passe-partout",
    tones: tones("#f7c59a", "#f6e3c0", "#fff3d6", "#7fa08c", "#23423f", "#d8543f"),
  },
  {
    id: "les-docks-bon-voyage",
    titre: "Les Docks, bon voyage",
    auteur: "Compagnie des Paquebots Nocturnes",
    name: "LES DOCKS",
    over: "DÉPART CHAQUE MINUIT",
    under: "COMPAGNIE DES PAQUEBOTS NOCTURNES",
    scene: linerBow,
    face: "poiret-one",
    setting: "bande",
    tones: tones("#c8d8d4", "#f2e8cf", "#fbf5e3", "#3f5f6f", "#15222e", "#c23b22"),
  },
  {
    id: "mirador-le-soir",
    titre: "Mirador, le soir",
    auteur: "Imprimerie Vieux-Quai",
    name: "MIRADOR",
    over: "L’OBSERVATOIRE EST OUVERT",
    under: "ON Y VOIT LES ÉTOILES, ET CHEZ LES VOISINS",
    scene: observatory,
    face: "limelight",
    setting: "ciel",
    tones: tones("#101a44", "#5a3f86", "#ffe6b0", "#2b2a62", "#0c1230", "#d46a8a"),
  },
  {
    id: "vieux-quai-en-barque",
    titre: "Vieux-Quai en barque",
    auteur: "Mado Ferraille",
    name: "VIEUX-QUAI",
    over: "TROIS PIÈCES",
    under: "PROMENADES EN BARQUE · ON RAME À VOTRE PLACE",
    scene: canal,
    face: "shrikhand",
    setting: "passe-partout",
    tones: tones("#27435c", "#c98b6b", "#ffe2a0", "#4d6b70", "#142534", "#b5533c"),
  },
  {
    id: "boulevard-zenith",
    titre: "Boulevard Zénith",
    auteur: "Office du tourisme de Los Carmines",
    name: "ZÉNITH",
    over: "LE BOULEVARD LE PLUS DROIT DU MONDE",
    under: "DEUX FEUX ROUGES · QUARANTE PALMIERS · AUCUNE OMBRE",
    scene: boulevard,
    face: "monoton",
    setting: "ciel",
    tones: tones("#0f6f7f", "#f7b267", "#fff0c4", "#d97b54", "#2a1a3a", "#e0345a"),
  },
  {
    id: "le-carmin-express",
    titre: "Le Carmin-Express",
    auteur: "Chemins de Fer Carmin",
    name: "CARMIN-EXPRESS",
    over: "FORT CARSON EN 4 H",
    under: "CHEMINS DE FER CARMIN",
    scene: train,
    face: "bebas-neue",
    setting: "bande",
    tones: tones("#e9b872", "#f6dfae", "#fff2d2", "#a8553a", "#241a2b", "#a3202c"),
  },
  {
    id: "telecabine-du-mirador",
    titre: "Télécabine du Mirador",
    auteur: "Régie des Transports",
    name: "TÉLÉCABINE",
    over: "ALLER SIMPLE",
    under: "DU MIRADOR AU CIEL EN SEPT MINUTES ET DEMIE",
    scene: cable,
    face: "righteous",
    setting: "passe-partout",
    tones: tones("#ffcf9a", "#f78d6b", "#fff1cf", "#b5556a", "#2e2145", "#e2a72e"),
  },
  {
    id: "marche-de-nuit",
    titre: "Marché de nuit",
    auteur: "Les Lampions Réunis",
    name: "MARCHÉ DE NUIT",
    over: "SAMEDI, VIEUX-QUAI",
    under: "ON N’ACHÈTE RIEN · ON REVIENT AVEC TOUT",
    scene: market,
    face: "yeseva-one",
    setting: "bande",
    tones: tones("#16204a", "#48396e", "#ffd77d", "#2a2a57", "#120f26", "#e2553a"),
  },
  {
    id: "les-docks-en-hiver",
    titre: "Les Docks en hiver",
    auteur: "Compagnie des Paquebots Nocturnes",
    name: "CROISIÈRE",
    over: "LES DOCKS · QUAI N° 9",
    under: "CINQ JOURS EN MER OU REMBOURSÉ À LA NAGE",
    scene: linerBow,
    face: "staatliches",
    setting: "ciel",
    tones: tones("#0e3b57", "#4fa3a5", "#f7efd2", "#d97742", "#0a1f33", "#e8b13a"),
    lower: 410,
  },
];

function lowered({ scene, tones: t, lower }: Trip): string {
  return lower === undefined
    ? scene(t)
    : rect(0, 0, W, lower + 2, t.high) + g({ transform: `translate(0 ${lower})` }, scene(t));
}

export const posters: readonly Poster[] = trips.map((trip) => ({
  id: trip.id,
  titre: trip.titre,
  auteur: trip.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, clip(`M0 0H${W}V${H}H0Z`, lowered(trip)), SETTINGS[trip.setting](trip)),
}));
