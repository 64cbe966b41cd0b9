import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone } from "../../../kit/print.ts";
import { rays, skyline } from "../../../kit/scene.ts";
import { g, linear, rect, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";
import { credits } from "./film-credits.ts";
import { hamster, pigeon, octopus, lizard, ant, eye } from "./film-beasts.ts";

export type Beast = (skin: string, shade: string, eye: string) => string;
interface Monster {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  shout: string;
  strap: string;
  face: Face;
  beast: Beast;
  sky: readonly [string, string];
  ray: string;
  skin: string;
  shade: string;
  eye: string;
  ink: string;
  edge: string;
  tilt: number;
}

const W = 1000;
const H = 1414;

/** Monster film: the beast over the town, rays, a slanted title with a hard edge. */
function draw(m: Monster): string {
  const sky = linear([
    [0, m.sky[0]],
    [1, m.sky[1]],
  ]);
  const at = { face: m.face, x: 0, y: 0, width: 900, gap: 14 };
  const title = block(m.lines, { ...at, fill: m.ink });
  const k = Math.min(1, 330 / title.height);
  const edge = block(m.lines, {
    ...at,
    fill: m.edge,
    attributes: { stroke: m.edge, "stroke-width": 34, "stroke-linejoin": "round" },
  });
  return svg(
    W,
    H,
    sky.defs,
    rect(0, 0, W, H, sky.fill),
    rays(500, 640, 1300, 24, m.ray),
    g({ transform: "translate(0 -40)" }, m.beast(m.skin, m.shade, m.eye)),
    halftone({ x: 0, y: 560, width: W, height: 560 }, 22, (_u, v) => v * 0.42, m.shade, 30),
    skyline(-20, 1150, 1040, 60, 250, m.edge, m.id, m.ray),
    rect(0, 1140, W, 300, m.edge),
    fitLine(m.shout, {
      face: "passion-one",
      weight: 700,
      x: 70,
      y: 60,
      width: 860,
      maxHeight: 74,
      anchor: "middle",
      fill: m.ink,
      attributes: { stroke: m.edge, "stroke-width": 10, "paint-order": "stroke" },
    }).svg,
    g(
      {
        transform: `translate(${50 + (1 - k) * 450} ${1185 - title.height * k - m.tilt * -4}) rotate(${m.tilt} ${450} 0) scale(${k})`,
      },
      g({ transform: "translate(10 14)" }, edge.svg),
      edge.svg,
      title.svg,
    ),
    text(m.strap, {
      face: "oswald",
      weight: 600,
      size: 30,
      tracking: 0.06,
      x: 500,
      y: 1270,
      anchor: "middle",
      fill: m.eye,
    }),
    credits(m.titre, 70, 1316, 860, "#d9d2c4"),
  );
}

const monsters: readonly Monster[] = [
  {
    id: "le-hamster-du-boulevard",
    titre: "Le Hamster du Boulevard",
    auteur: "Studios Carmin",
    lines: ["LE HAMSTER", "DU BOULEVARD"],
    shout: "IL A FAIM. IL A DES JOUES.",
    strap: "TOURNÉ SANS TRUCAGE, AVEC UN TRÈS PETIT BOULEVARD",
    face: "bangers",
    beast: hamster,
    sky: ["#f9c449", "#e8622c"],
    ray: "#ffdf7e",
    skin: "#b5622b",
    shade: "#5a2317",
    eye: "#ffe9bf",
    ink: "#fff3c4",
    edge: "#2a0f12",
    tilt: -6,
  },
  {
    id: "pigeonzilla-contre-la-mairie",
    titre: "Pigeonzilla contre la mairie",
    auteur: "Studios Carmin",
    lines: ["PIGEONZILLA", "CONTRE LA MAIRIE"],
    shout: "LES STATUES NE SUFFISAIENT PLUS !",
    strap: "EN ROUCOULOSCOPE · INTERDIT AUX MIETTES",
    face: "luckiest-guy",
    beast: pigeon,
    sky: ["#2c6e7a", "#9fd0b0"],
    ray: "#4b9a98",
    skin: "#5c6b8a",
    shade: "#2d3355",
    eye: "#ffb02e",
    ink: "#ffe95c",
    edge: "#161a33",
    tilt: 4,
  },
  {
    id: "la-chose-des-docks",
    titre: "La Chose des Docks",
    auteur: "Studios Carmin",
    lines: ["LA CHOSE", "DES DOCKS"],
    shout: "HUIT BRAS, AUCUN SCRUPULE",
    strap: "ELLE REMONTE PAR LES LAVABOS",
    face: "creepster",
    beast: octopus,
    sky: ["#1c1140", "#6a2a7a"],
    ray: "#3a1f66",
    skin: "#3fae7a",
    shade: "#123f3c",
    eye: "#ffe14d",
    ink: "#a6ff5c",
    edge: "#0c0720",
    tilt: -4,
  },
  {
    id: "reveil-a-port-sale",
    titre: "Réveil à Port-Salé",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["RÉVEIL À", "PORT-SALÉ"],
    shout: "ON AVAIT DIT : PAS DE BRUIT",
    strap: "LA SIESTE EST FINIE",
    face: "bowlby-one",
    beast: lizard,
    sky: ["#101c2e", "#c23b22"],
    ray: "#5e2230",
    skin: "#3d6b4a",
    shade: "#14281f",
    eye: "#ff8f2b",
    ink: "#ff6a2b",
    edge: "#0b0f16",
    tilt: -8,
  },
  {
    id: "elles-montent-de-la-cave",
    titre: "Elles montent de la cave",
    auteur: "???",
    lines: ["ELLES MONTENT", "DE LA CAVE"],
    shout: "SIX PATTES, TROIS ÉTAGES",
    strap: "QUELQU’UN A LAISSÉ LE SUCRE OUVERT",
    face: "rubik-mono-one",
    beast: ant,
    sky: ["#f0e6c8", "#d8c48a"],
    ray: "#e6d6a6",
    skin: "#7a1e1a",
    shade: "#3a0d0f",
    eye: "#8fd14f",
    ink: "#e5342b",
    edge: "#1d1014",
    tilt: 3,
  },
  {
    id: "l-oeil-au-dessus-des-toits",
    titre: "L’Œil au-dessus des toits",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["L’ŒIL", "AU-DESSUS DES TOITS"],
    shout: "IL NE CLIGNE JAMAIS",
    strap: "VOUS AVEZ PENSÉ AUX RIDEAUX ?",
    face: "passion-one",
    beast: eye,
    sky: ["#0f5c4f", "#cfe07a"],
    ray: "#2a8060",
    skin: "#c2412d",
    shade: "#3a1430",
    eye: "#f2a93b",
    ink: "#fdf6e4",
    edge: "#16221f",
    tilt: -3,
  },
];

export const posters: readonly Poster[] = monsters.map((m) => ({
  id: m.id,
  titre: m.titre,
  auteur: m.auteur,
  width: W,
  height: H,
  draw: () => draw(m),
}));
