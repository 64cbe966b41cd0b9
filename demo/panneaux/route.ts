import { fr } from "../kit/french.ts";
import type { Poster } from "../kit/poster.ts";
import { paragraph } from "../kit/prose.ts";
import { coupe } from "../kit/props.ts";
import { mesas, star } from "../kit/scene.ts";
import { circle, clip, g, linear, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { box, cast, plate, rust, screw, wall } from "./materials.ts";

const bullet = (x: number, y: number): string =>
  circle(x, y, 22, "#8d8f8c") + circle(x, y, 15, "#2a2724") + circle(x - 5, y - 6, 5, "#4a4642");

/** A free shape of painted sheet metal with a border. */
function sheet(
  d: string,
  fill: string,
  line: string,
  seed: string,
  at: readonly [number, number, number, number],
  ...printed: string[]
): string {
  const sheen = linear(
    [
      [0, "#fff", 0.22],
      [0.5, "#fff", 0],
      [1, "#000", 0.22],
    ],
    60,
  );
  return (
    cast(d) +
    path(d, fill) +
    sheen.defs +
    clip(
      d,
      ...printed,
      path(d, "none", { stroke: line, "stroke-width": 26 }),
      rust(...at, seed, 8),
      path(d, sheen.fill),
    )
  );
}

const octagon = (cx: number, cy: number, r: number): string =>
  polygon(
    Array.from({ length: 8 }, (_, i): [number, number] => [
      cx + Math.cos(((i + 0.5) / 8) * Math.PI * 2) * r,
      cy + Math.sin(((i + 0.5) / 8) * Math.PI * 2) * r,
    ]),
  );

const desertSky = (w: number, h: number): string => {
  const sky = linear([
    [0, "#e6a35a"],
    [1, "#c95f38"],
  ]);
  return sky.defs + rect(0, 0, w, h, sky.fill) + mesas(w, h, h * 0.24, "#8c3a28", `route${w}${h}`);
};

const stop = (): string =>
  svg(
    1000,
    1000,
    desertSky(1000, 1000),
    rect(474, 700, 52, 300, "#6d6f6c"),
    sheet(
      octagon(500, 470, 420),
      "#b3162f",
      "#f6ecd8",
      "stop",
      [80, 50, 840, 840],
      fitLine("ARRÊT", {
        face: "oswald",
        weight: 700,
        x: 200,
        y: 300,
        width: 600,
        height: 220,
        fill: "#f6ecd8",
      }).svg,
      fitLine("sauf si l’on vous suit", {
        face: "oswald",
        weight: 600,
        x: 220,
        y: 580,
        width: 560,
        fill: "#f6ecd8",
      }).svg,
    ),
    bullet(300, 250),
    bullet(690, 680),
    bullet(650, 230),
    screw(500, 130),
    screw(500, 810),
  );

const diamond = (): string =>
  svg(
    1000,
    1000,
    wall(1000, 1000, "nuit", 21),
    rect(476, 600, 48, 400, "#5a5c5a"),
    g(
      {},
      sheet(
        polygon([
          [500, 40],
          [940, 480],
          [500, 920],
          [60, 480],
        ]),
        "#f2b632",
        "#1a1613",
        "alien",
        [120, 100, 760, 760],
        g(
          { transform: "translate(500 345)" },
          path("M-180 40C-180 10 180 10 180 40C180 80 -180 80 -180 40Z", "#1a1613"),
          path("M-96 26C-96 -110 96 -110 96 26C60 44 -60 44 -96 26Z", "#1a1613"),
          path("M-60 80L-150 250H150L60 80Z", "#1a1613", { opacity: 0.28 }),
          g(
            { transform: "translate(0 190) scale(0.62)" },
            path(
              "M-120 -30C-80 -70 60 -70 100 -40C140 -30 150 -90 180 -90C190 -60 180 -30 150 -10L120 10V100H92V20H-70V100H-98V10C-118 0 -124 -10 -120 -30Z",
              "#1a1613",
            ),
          ),
        ),
        fitLine("VACHES VOLANTES", {
          face: "oswald",
          weight: 700,
          x: 335,
          y: 640,
          width: 330,
          fill: "#1a1613",
        }).svg,
      ),
    ),
    bullet(640, 330),
  );

function city(): string {
  return svg(
    1400,
    700,
    desertSky(1400, 700),
    rect(260, 560, 44, 140, "#6d6f6c"),
    rect(1096, 560, 44, 140, "#6d6f6c"),
    plate(
      {
        x: 70,
        y: 60,
        width: 1260,
        height: 520,
        fill: "#0f5b48",
        r: 40,
        line: "#f4ecd8",
        seed: "los",
        worn: 8,
      },
      fitLine("LOS CARMINES", {
        face: "oswald",
        weight: 700,
        x: 150,
        y: 130,
        width: 1100,
        height: 180,
        fill: "#f4ecd8",
      }).svg,
      text(fr("Alt. 12 m (marée basse)"), {
        face: "oswald",
        weight: 600,
        size: 52,
        x: 150,
        y: 410,
        fill: "#f4ecd8",
      }),
      text(fr("Hab. : ça dépend des nuits"), {
        face: "oswald",
        weight: 600,
        size: 52,
        x: 150,
        y: 490,
        fill: "#f4ecd8",
      }),
      star(1150, 420, 74, "#f2b632"),
    ),
    bullet(980, 470),
  );
}

function parking(): string {
  const line = (y: number, sign: string, when: string, fill: string): string =>
    rect(130, y, 640, 170, fill) +
    fitLine(fr(sign), {
      face: "anton",
      x: 160,
      y: y + 26,
      width: 580,
      maxHeight: 64,
      anchor: "middle",
      fill: "#f6f0e0",
    }).svg +
    text(fr(when), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 450,
      y: y + 144,
      anchor: "middle",
      fill: "#f6f0e0",
    });
  return svg(
    900,
    1400,
    wall(900, 1400, "brique", 14),
    plate(
      {
        x: 80,
        y: 60,
        width: 740,
        height: 1280,
        fill: "#f6f0e0",
        r: 26,
        line: "#b3162f",
        seed: "parking",
        worn: 9,
      },
      circle(450, 250, 122, "none", { stroke: "#b3162f", "stroke-width": 30 }),
      text("P", { face: "archivo-black", size: 180, x: 454, y: 314, anchor: "middle", fill: "#1a1613" }),
      stroke("M366 166L534 334", "#b3162f", 28),
      line(430, "INTERDIT", "jours pairs, et les autres", "#b3162f"),
      line(630, "AUTORISÉ 4 MINUTES", "entre 3 h 11 et 3 h 14", "#0f5b48"),
      line(830, "LIVRAISONS LOUCHES", "sonner deux fois, ne rien dire", "#1d2c4f"),
      paragraph(fr("Tout véhicule gênant sera déplacé par Mado, avec ses outils, où bon lui semble."), {
        face: "barlow",
        weight: 600,
        size: 39,
        x: 140,
        y: 1080,
        width: 620,
        leading: 1.22,
        fill: "#1a1613",
      }).svg,
      text("FOURRIÈRE DES DOCKS", { face: "anton", size: 42, x: 140, y: 1270, fill: "#b3162f" }),
    ),
  );
}

function diner(): string {
  return svg(
    1400,
    700,
    desertSky(1400, 700),
    rect(330, 560, 60, 140, "#5b3220"),
    rect(1010, 560, 60, 140, "#5b3220"),
    cast(box(60, 60, 1280, 520, 60)),
    path(box(60, 60, 1280, 520, 60), "#f3dfb4"),
    clip(
      box(60, 60, 1280, 520, 60),
      path(
        polygon([
          [60, 420],
          [1340, 280],
          [1340, 580],
          [60, 580],
        ]),
        "#b3162f",
      ),
      path(
        polygon([
          [60, 400],
          [1340, 260],
          [1340, 284],
          [60, 424],
        ]),
        "#2b7f80",
      ),
      fitLine("Chez Bonbeurre", { face: "pacifico", x: 120, y: 100, width: 760, fill: "#b3162f" }).svg,
      text(fr("À 2 milles : tarte."), { face: "alfa-slab-one", size: 60, x: 130, y: 500, fill: "#f3dfb4" }),
      text(fr("À 3 milles : regrets."), { face: "alfa-slab-one", size: 36, x: 130, y: 556, fill: "#f2b632" }),
      g(
        { transform: "translate(1090 300)" },
        path("M-170 40H170L120 150H-120Z", "#d9a25a"),
        path(
          "M-190 40C-190 -60 190 -60 190 40C150 64 120 30 80 50C40 70 0 30 -40 50C-80 70 -120 30 -190 40Z",
          "#e9bd6a",
        ),
        circle(-70, -4, 16, "#b3162f"),
        circle(20, -20, 16, "#b3162f"),
        circle(100, 2, 16, "#b3162f"),
        stroke(
          "M-60 -60C-84 -100 -36 -120 -60 -160M20 -70C-4 -110 44 -130 20 -170M90 -60C66 -100 114 -120 90 -160",
          "#b9986a",
          12,
          { "stroke-linecap": "round" },
        ),
      ),
      rust(60, 60, 1280, 520, "diner", 9),
    ),
    stroke(box(60, 60, 1280, 520, 60), "#5b3220", 10),
  );
}

function slow(): string {
  return svg(
    1000,
    1000,
    wall(1000, 1000, "platre", 23),
    sheet(
      "M500 60L960 880H40Z",
      "#f6f0e0",
      "#b3162f",
      "nids",
      [120, 500, 760, 370],
      g({ transform: "translate(0 60)" }, coupe(300, 660, 400, "#1a1613", "#1a1613", "#f6f0e0")),
      path(
        "M220 730C300 700 360 770 440 736C520 700 600 780 700 730C740 716 770 730 790 740L800 790H200Z",
        "#1a1613",
      ),
      path("M500 330l-34 110h30l-20 90l80 -120h-34l24 -80Z", "#1a1613"),
    ),
    plate(
      {
        x: 250,
        y: 890,
        width: 500,
        height: 96,
        fill: "#f6f0e0",
        r: 12,
        line: "#1a1613",
        seed: "nids2",
        worn: 2,
        screws: false,
      },
      fitLine("NID DE COUPÉ", {
        face: "oswald",
        weight: 700,
        x: 300,
        y: 918,
        width: 400,
        height: 44,
        fill: "#1a1613",
      }).svg,
    ),
  );
}

function oneWay(): string {
  return svg(
    1400,
    500,
    wall(1400, 500, "brique", 31),
    plate(
      {
        x: 50,
        y: 60,
        width: 1300,
        height: 380,
        fill: "#141318",
        r: 18,
        line: "#f6f0e0",
        seed: "sens",
        worn: 7,
      },
      path("M120 170H1010V110L1280 250L1010 390V330H120Z", "#f6f0e0"),
      fitLine("SENS UNIQUE", {
        face: "oswald",
        weight: 700,
        x: 170,
        y: 196,
        width: 620,
        height: 108,
        fill: "#141318",
      }).svg,
      text(fr("(on a essayé l’autre)"), {
        face: "oswald",
        weight: 600,
        size: 34,
        x: 820,
        y: 264,
        fill: "#b3162f",
      }),
    ),
  );
}

/** Signs of the road, in town and in the desert. */
export const posters: Poster[] = [
  {
    id: "arret-sauf-poursuite",
    titre: "Arrêt, sauf si l’on vous suit",
    auteur: "Voirie de Los Carmines",
    width: 1000,
    height: 1000,
    draw: stop,
  },
  {
    id: "vaches-volantes",
    titre: "Attention, vaches volantes",
    auteur: "Comté de Fort Carson",
    width: 1000,
    height: 1000,
    draw: diamond,
  },
  {
    id: "entree-de-los-carmines",
    titre: "Entrée de Los Carmines",
    auteur: "Voirie de Los Carmines",
    width: 1400,
    height: 700,
    draw: city,
  },
  {
    id: "stationnement-impossible",
    titre: "Stationnement impossible",
    auteur: "Mado Ferraille",
    width: 900,
    height: 1400,
    draw: parking,
  },
  {
    id: "chez-bonbeurre",
    titre: "Chez Bonbeurre, tarte à 2 milles",
    auteur: "Chef Bonbeurre",
    width: 1400,
    height: 700,
    draw: diner,
  },
  { id: "nid-de-coupe", titre: "Nid de coupé", auteur: "???", width: 1000, height: 1000, draw: slow },
  {
    id: "sens-unique",
    titre: "Sens unique (on a essayé l’autre)",
    auteur: "Voirie de Los Carmines",
    width: 1400,
    height: 500,
    draw: oneWay,
  },
];
