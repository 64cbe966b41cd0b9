import { fr } from "../kit/french.ts";
import { worn } from "../kit/print.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { circle, clip, g, linear, path, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { box, cast, wall } from "./materials.ts";

/** A shop front: painted fascia with raised letters under a striped awning. */
function garage(): string {
  const sheen = linear([
    [0, "#fff", 0.16],
    [1, "#000", 0.3],
  ]);
  return svg(
    1400,
    700,
    wall(1400, 700, "brique", 71),
    cast(box(40, 60, 1320, 420, 8)),
    path(box(40, 60, 1320, 420, 8), "#0f3b3a"),
    path(box(64, 84, 1272, 372, 4), "none", { stroke: "#e0b04f", "stroke-width": 6 }),
    fitLine("MADO FERRAILLE", { face: "bungee", x: 118, y: 152, width: 1180, fill: "#071f1f" }).svg,
    fitLine("MADO FERRAILLE", { face: "bungee", x: 112, y: 146, width: 1180, fill: "#8a5a1e" }).svg,
    fitLine("MADO FERRAILLE", { face: "bungee", x: 106, y: 138, width: 1180, fill: "#f0c565" }).svg,
    text(fr("Garage, greffes et seconde chance"), {
      face: "righteous",
      size: 54,
      x: 700,
      y: 400,
      anchor: "middle",
      fill: "#f3e6c8",
    }),
    sheen.defs,
    rect(40, 60, 1320, 420, sheen.fill),
    Array.from({ length: 16 }, (_, i) =>
      path(`M${i * 88 - 4} 480h88l6 130a44 44 0 0 1 -88 0Z`, i % 2 ? "#b3162f" : "#f3e6c8"),
    ).join(""),
    rect(0, 474, 1400, 16, "#000", { opacity: 0.45 }),
    rect(0, 560, 1400, 140, "#000", { opacity: 0.12 }),
  );
}

/** Opening hours in gold letters on the glass of a door. */
function hours(): string {
  const glass = linear(
    [
      [0, "#20303a"],
      [0.5, "#101a22"],
      [1, "#25323a"],
    ],
    70,
  );
  const rows: readonly (readonly [string, string])[] = [
    ["Lundi", "non"],
    ["Mardi", "10 h – soupçons"],
    ["Mercredi", "selon la lune"],
    ["Jeudi", "10 h – 12 h, puis 12 h"],
    ["Vendredi", "on vous appellera"],
    ["Samedi", "avec rendez-vous"],
    ["Dimanche", "par la fenêtre"],
  ];
  return svg(
    900,
    1300,
    rect(0, 0, 900, 1300, "#5a2a1c"),
    rect(40, 40, 820, 1220, "#3d1a12"),
    glass.defs,
    rect(70, 70, 760, 1160, glass.fill),
    path("M70 70H400L160 1230H70ZM470 70H560L330 1230H240Z", "#ffffff", { opacity: 0.06 }),
    arcText("PRÊTEUR SUR RÊVES", {
      face: "abril-fatface",
      size: 72,
      cx: 450,
      cy: 720,
      radius: 470,
      fill: "#e0b04f",
    }),
    circle(450, 440, 60, "none", { stroke: "#e0b04f", "stroke-width": 6 }),
    path("M410 440C430 410 470 410 490 440C470 470 430 470 410 440Z", "#e0b04f"),
    circle(450, 440, 13, "#101a22"),
    ...rows.map(
      ([day, when], i) =>
        text(day, { face: "abril-fatface", size: 42, x: 130, y: 640 + i * 72, fill: "#f0d999" }) +
        stroke(`M340 ${632 + i * 72}H400`, "#e0b04f", 3, { "stroke-dasharray": "3 9" }) +
        text(fr(when), { face: "old-standard-tt", size: 38, x: 420, y: 640 + i * 72, fill: "#f6ecd4" }),
    ),
    text(fr("La maison ne rend pas les cauchemars."), {
      face: "old-standard-tt",
      weight: 700,
      size: 34,
      x: 450,
      y: 1180,
      anchor: "middle",
      fill: "#e0b04f",
    }),
  );
}

/** A chalkboard on its easel. */
function menu(): string {
  const chalk = worn(0.0, 3, 21);
  const dish = (y: number, name: string, price: string): string =>
    text(fr(name), { face: "cabin-sketch", weight: 700, size: 54, x: 150, y, fill: "#f4efe0" }) +
    text(price, { face: "cabin-sketch", weight: 700, size: 54, x: 790, y, anchor: "end", fill: "#f2c65a" });
  return svg(
    940,
    1300,
    wall(940, 1300, "platre", 77),
    path("M170 1180L110 1290M770 1180L830 1290", "none", { stroke: "#5f3a20", "stroke-width": 40 }),
    cast(box(60, 50, 820, 1150, 14)),
    path(box(60, 50, 820, 1150, 14), "#7a4a26"),
    path(box(104, 94, 732, 1062, 6), "#1f2a28"),
    chalk.defs,
    path("M120 700C300 620 620 900 820 760V900C600 1000 340 800 120 900Z", "#ffffff", { opacity: 0.05 }),
    g(
      { filter: chalk.url },
      fitLine("Oncle Paprika", { face: "lobster", x: 180, y: 140, width: 580, fill: "#f4efe0" }).svg,
      stroke("M170 300C320 280 420 320 480 296S680 280 770 304", "#e0634a", 8, { "stroke-linecap": "round" }),
      dish(400, "Soupe d’hier", "2 $"),
      dish(484, "Soupe de demain", "3 $"),
      dish(568, "Le truc frit", "4 $"),
      dish(652, "Ce qu’il a, lui", "5 $"),
      dish(736, "Silence du chef", "offert"),
      stroke(
        "M330 960C330 1060 610 1060 610 960ZM300 960H640M400 920C384 890 416 880 400 846M470 920C454 890 486 880 470 846M540 920C524 890 556 880 540 846",
        "#f4efe0",
        9,
        { "stroke-linecap": "round", "stroke-linejoin": "round" },
      ),
      paragraph(fr("Le piment est dans un coffre."), {
        face: "cabin-sketch",
        size: 44,
        x: 150,
        y: 1118,
        width: 640,
        align: "middle",
        fill: "#e0634a",
      }).svg,
    ),
  );
}

/** A barber's lightbox. */
function barber(): string {
  const d = box(60, 60, 880, 880, 440);
  const light = linear([
    [0, "#fffaf0"],
    [1, "#f4dfb8"],
  ]);
  return svg(
    1000,
    1000,
    wall(1000, 1000, "brique", 79),
    cast(d, 0, 0, 40),
    light.defs,
    path(d, light.fill),
    clip(
      d,
      Array.from({ length: 14 }, (_, i) =>
        path(
          `M${-300 + i * 130} 1000L${100 + i * 130} 600h46L${-254 + i * 130} 1000Z`,
          i % 2 ? "#b3162f" : "#1d3f77",
        ),
      ).join(""),
      rect(0, 590, 1000, 16, "#1a1613"),
      path("M500 262L860 176C850 214 780 262 520 318ZM500 330L860 404C850 366 780 322 520 274Z", "#1a1613"),
      stroke("M330 236L520 300M330 352L520 290", "#1a1613", 30),
      circle(272, 212, 58, "none", { stroke: "#1a1613", "stroke-width": 26 }),
      circle(272, 376, 58, "none", { stroke: "#1a1613", "stroke-width": 26 }),
      circle(520, 296, 12, "#fffaf0"),
      fitLine("Tif’s & Griffe", {
        face: "shrikhand",
        x: 200,
        y: 464,
        width: 600,
        maxHeight: 120,
        anchor: "middle",
        fill: "#1a1613",
      }).svg,
      rect(250, 680, 500, 190, "#fffaf0", { rx: 20 }),
      fitLine("BARBIER", { face: "limelight", x: 290, y: 706, width: 420, fill: "#b3162f" }).svg,
      text(fr("lame rendue après"), {
        face: "righteous",
        size: 40,
        x: 500,
        y: 846,
        anchor: "middle",
        fill: "#1a1613",
      }),
    ),
    stroke(d, "#1a1613", 26),
  );
}

/** Shop fronts, doors and menus. */
export const posters: Poster[] = [
  {
    id: "garage-mado-ferraille",
    titre: "Garage Mado Ferraille",
    auteur: "Mado Ferraille",
    width: 1400,
    height: 700,
    draw: garage,
  },
  {
    id: "preteur-sur-reves",
    titre: "Prêteur sur rêves : horaires",
    auteur: "Atelier Vieux-Quai",
    width: 900,
    height: 1300,
    draw: hours,
  },
  {
    id: "ardoise-d-oncle-paprika",
    titre: "L’ardoise d’Oncle Paprika",
    auteur: "Oncle Paprika",
    width: 940,
    height: 1300,
    draw: menu,
  },
  {
    id: "tif-s-et-griffe",
    titre: "Tif’s & Griffe, barbier",
    auteur: "Atelier Vieux-Quai",
    width: 1000,
    height: 1000,
    draw: barber,
  },
];
