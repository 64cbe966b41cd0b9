import type { Poster } from "../../kit/poster.ts";
import type { Face } from "../../kit/outline.ts";
import { halftone } from "../../kit/print.ts";
import { rays, skyline } from "../../kit/scene.ts";
import { circle, el, g, linear, path, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { credits } from "./film-credits.ts";

type Beast = (skin: string, shade: string, eye: string) => string;
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
const soft = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

const hamster: Beast = (a, b, c) =>
  path(
    "M170 1100Q120 560 300 430Q260 330 340 300Q400 290 410 360Q500 330 590 360Q600 290 660 300Q740 330 700 430Q880 560 830 1100Z",
    a,
  ) +
  path("M330 1100Q300 760 500 700T670 1100Z", c, { opacity: 0.85 }) +
  circle(405, 500, 44, b) +
  circle(595, 500, 44, b) +
  circle(392, 486, 14, "#fff") +
  circle(582, 486, 14, "#fff") +
  path("M470 560H530L500 596Z", b) +
  path("M440 620Q500 660 560 620L556 690H444Z", b) +
  path("M478 626h20v46h-20ZM502 626h20v46h-20Z", "#fff") +
  [-1, 1]
    .map((s) =>
      g(
        { transform: `translate(500 0) scale(${s} 1)` },
        stroke("M120 590L300 560M120 612L300 622", b, 6, soft),
        path("M170 780Q250 700 330 760Q360 800 320 840Q240 860 180 830Z", a),
        stroke("M300 770l40 -8M310 800l40 4M300 828l34 14", b, 10, soft),
        el("ellipse", { cx: 200, cy: 345, rx: 26, ry: 34, fill: b, opacity: 0.5 }),
      ),
    )
    .join("");
const pigeon: Beast = (a, b, c) =>
  path(
    "M250 1100Q260 760 380 640Q400 420 500 380Q640 350 670 480L760 530L672 556Q670 640 740 720Q860 900 800 1100Z",
    a,
  ) +
  path("M380 640Q520 720 670 600Q690 700 740 760Q560 820 400 720Z", b) +
  path("M300 900Q120 700 -40 620Q20 820 240 1060ZM740 880Q900 660 1050 560Q1000 800 800 1060Z", b) +
  stroke("M60 700L250 940M20 660L240 880M960 640L790 900", a, 8, soft) +
  circle(590, 470, 42, c) +
  circle(594, 470, 18, "#111") +
  path("M672 500L790 530L672 560Z", c);
const octopus: Beast = (a, b, c) =>
  [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ]
    .map(([s = 1, k = 0]) =>
      g(
        { transform: `translate(500 ${k * 60}) scale(${s} 1)` },
        stroke(
          k ? "M90 780Q240 900 220 1060T330 1200" : "M120 700Q330 690 360 520T500 330Q560 330 530 400",
          a,
          k ? 74 : 66,
          soft,
        ),
        [0, 1, 2, 3, 4]
          .map((i) =>
            circle(k ? 150 + i * 20 : 200 + i * 50, k ? 870 + i * 50 : 690 - i * i * 14, 12, c, {
              opacity: 0.8,
            }),
          )
          .join(""),
      ),
    )
    .join("") +
  path("M290 760Q250 330 500 320T710 760Q640 880 500 880T290 760Z", a) +
  path("M500 320Q750 330 710 760Q660 850 580 874Q680 600 500 320Z", b, { opacity: 0.5 }) +
  el("ellipse", { cx: 410, cy: 640, rx: 62, ry: 50, fill: c }) +
  el("ellipse", { cx: 590, cy: 640, rx: 62, ry: 50, fill: c }) +
  rect(398, 600, 24, 80, "#111", { rx: 12 }) +
  rect(578, 600, 24, 80, "#111", { rx: 12 }) +
  stroke("M340 580L470 610M660 580L530 610", b, 16, soft);
const lizard: Beast = (a, b, c) =>
  path(
    "M320 1120Q280 860 350 700Q330 560 300 500Q280 400 380 350L620 300Q700 300 720 350L730 380Q620 400 560 420L720 440L700 480Q600 520 560 540Q700 640 740 780Q820 940 980 960Q1060 980 1010 1120Z",
    a,
  ) +
  [
    [380, 350],
    [340, 420],
    [318, 500],
    [330, 580],
    [345, 660],
    [330, 760],
    [318, 860],
  ]
    .map(([x = 0, y = 0]) => path(`M${x + 14} ${y - 44}L${x - 78} ${y - 24}L${x + 6} ${y + 40}Z`, b))
    .join("") +
  path("M560 540Q600 700 560 1120H440Q520 760 480 560Z", c, { opacity: 0.6 }) +
  path("M560 420l18 22l16 -18l18 20l16 -16l20 18l16 -14l18 16l14 -8Q640 420 560 420Z", "#fff") +
  circle(520, 366, 24, c) +
  circle(524, 366, 10, "#111") +
  path("M600 660Q720 640 740 700L716 712L760 726L720 744L750 766Q660 760 590 730Z", a) +
  path("M732 420Q900 380 1050 300V560Q900 480 732 440Z", c, { opacity: 0.9 }) +
  path("M760 424Q900 410 1050 380V480Q900 450 760 434Z", "#fff", { opacity: 0.8 });
const ant: Beast = (a, b, c) =>
  [
    [-1, 1],
    [1, 1],
  ]
    .map(([s = 1]) =>
      g(
        { transform: `translate(500 0) scale(${s} 1)` },
        stroke("M90 780L300 620L420 900L470 1120", a, 30, soft),
        stroke("M80 720L250 470L460 560L520 760", a, 26, soft),
        stroke("M60 500Q120 330 250 300L330 210", a, 18, soft),
        circle(330, 206, 16, a),
        path("M40 650Q120 700 90 780Q50 770 30 700Z", b),
      ),
    )
    .join("") +
  el("ellipse", { cx: 500, cy: 1010, rx: 190, ry: 230, fill: a }) +
  stroke("M330 940Q500 1000 670 940M318 1030Q500 1090 682 1030", b, 12) +
  el("ellipse", { cx: 500, cy: 760, rx: 110, ry: 100, fill: a }) +
  path("M350 560Q350 400 500 400T650 560Q640 680 500 690T350 560Z", a) +
  el("ellipse", { cx: 410, cy: 530, rx: 56, ry: 70, fill: c, transform: "rotate(18 410 530)" }) +
  el("ellipse", { cx: 590, cy: 530, rx: 56, ry: 70, fill: c, transform: "rotate(-18 590 530)" }) +
  [0, 1, 2]
    .map((i) =>
      stroke(`M${372 + i * 28} 480L${392 + i * 22} 590M${628 - i * 28} 480L${608 - i * 22} 590`, b, 3),
    )
    .join("");
const eye: Beast = (a, b, c) =>
  stroke(
    "M500 900Q420 1000 470 1120M560 900Q680 1000 640 1120M430 880Q300 980 330 1120M620 860Q780 940 760 1110",
    a,
    36,
    soft,
  ) +
  circle(500, 620, 300, "#fdf6e4") +
  path("M200 620A300 300 0 0 0 800 620Q760 860 500 870T200 620Z", b, { opacity: 0.35 }) +
  stroke(
    "M230 520Q310 540 330 600M240 740Q330 730 350 690M770 500Q700 540 680 590M780 730Q710 740 660 690M500 326Q480 400 500 440",
    "#c23b22",
    7,
    soft,
  ) +
  circle(500, 620, 150, c) +
  circle(500, 620, 84, "#111") +
  circle(450, 560, 34, "#fff") +
  path("M180 560Q320 270 500 270T820 560Q660 400 500 400T180 560Z", a);

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
