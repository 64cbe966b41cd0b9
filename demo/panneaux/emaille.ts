import { fr } from "../kit/french.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { star } from "../kit/scene.ts";
import { circle, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { plate, wall } from "./materials.ts";

const street = (): string =>
  svg(
    1400,
    500,
    wall(1400, 500, "platre", 4),
    plate(
      {
        x: 40,
        y: 40,
        width: 1320,
        height: 420,
        fill: "#173a6e",
        r: 36,
        line: "#f4ecd8",
        seed: "zenith",
        worn: 12,
      },
      fitLine("Boulevard", { face: "abril-fatface", x: 130, y: 92, width: 400, fill: "#f4ecd8" }).svg,
      fitLine("ZÉNITH", { face: "abril-fatface", x: 130, y: 196, width: 860, height: 180, fill: "#f4ecd8" })
        .svg,
      text(fr("Promesse électorale (1961–…)"), {
        face: "old-standard-tt",
        weight: 700,
        size: 34,
        x: 560,
        y: 142,
        fill: "#f4ecd8",
      }),
      circle(1170, 250, 130, "#7f1d2b"),
      arcText("LOS CARMINES", {
        face: "oswald",
        weight: 600,
        size: 36,
        cx: 1170,
        cy: 250,
        radius: 88,
        fill: "#f4ecd8",
        tracking: 0.1,
      }),
      star(1170, 262, 54, "#f4ecd8"),
    ),
  );

const number = (): string =>
  svg(
    900,
    900,
    wall(900, 900, "brique", 2),
    plate(
      {
        x: 90,
        y: 90,
        width: 720,
        height: 720,
        fill: "#f1e9d6",
        r: 120,
        line: "#173a6e",
        seed: "treize",
        worn: 11,
      },
      fitLine("13", { face: "ultra", x: 200, y: 220, width: 500, height: 330, fill: "#173a6e" }).svg,
      fitLine("BIS, ET ALORS ?", { face: "ultra", x: 210, y: 626, width: 480, fill: "#7f1d2b" }).svg,
    ),
  );

const dog = (): string =>
  svg(
    1000,
    1300,
    wall(1000, 1300, "platre", 8),
    plate(
      {
        x: 70,
        y: 60,
        width: 860,
        height: 1180,
        fill: "#f0d24a",
        r: 40,
        line: "#1a1613",
        seed: "chien",
        worn: 10,
      },
      fitLine("CHIEN GENTIL", { face: "alfa-slab-one", x: 140, y: 130, width: 720, fill: "#1a1613" }).svg,
      g(
        { transform: "translate(500 590)" },
        path(
          "M-150 -190C-60 -236 60 -236 150 -190C250 -220 300 -100 268 60C236 110 200 60 192 10C190 110 120 230 0 240C-120 230 -190 110 -192 10C-200 60 -236 110 -268 60C-300 -100 -250 -220 -150 -190Z",
          "#1a1613",
        ),
        path(
          "M-110 -60C-90 -90 -50 -90 -40 -50C-60 -40 -90 -40 -110 -60ZM110 -60C90 -90 50 -90 40 -50C60 -40 90 -40 110 -60Z",
          "#f0d24a",
        ),
        path("M-60 60C-40 30 40 30 60 60C50 100 20 112 0 112C-20 112 -50 100 -60 60Z", "#f0d24a"),
        stroke("M-168 -150C-196 -100 -200 -40 -190 10M168 -150C196 -100 200 -40 190 10", "#f0d24a", 9, {
          "stroke-linecap": "round",
        }),
        stroke("M0 112V150M0 150C-30 184 -80 176 -100 150M0 150C30 184 80 176 100 150", "#f0d24a", 12, {
          "stroke-linecap": "round",
        }),
        path("M-54 166L-40 210L-26 172ZM54 166L40 210L26 172Z", "#f4ecd8"),
      ),
      fitLine("PROPRIÉTAIRE", { face: "alfa-slab-one", x: 140, y: 880, width: 720, fill: "#1a1613" }).svg,
      fitLine("MÉCHANT", { face: "alfa-slab-one", x: 140, y: 996, width: 720, height: 150, fill: "#9c1c22" })
        .svg,
    ),
  );

const spit = (): string =>
  svg(
    1400,
    700,
    wall(1400, 700, "tole", 5),
    plate(
      {
        x: 60,
        y: 60,
        width: 1280,
        height: 580,
        fill: "#f3ecdc",
        r: 24,
        line: "#9c1c22",
        seed: "cracher",
        worn: 12,
      },
      rect(78, 78, 1244, 140, "#9c1c22"),
      fitLine("DÉFENSE DE MOURIR", {
        face: "anton",
        x: 140,
        y: 100,
        width: 1120,
        height: 96,
        fill: "#f3ecdc",
      }).svg,
      paragraph(fr("sur les voies, dans les wagons et pendant les heures de pointe."), {
        face: "old-standard-tt",
        weight: 700,
        size: 62,
        x: 140,
        y: 320,
        width: 1120,
        leading: 1.2,
        fill: "#1a1613",
      }).svg,
      text(fr("Contrevenants : amende posthume de 12 $."), {
        face: "old-standard-tt",
        weight: 700,
        size: 42,
        x: 140,
        y: 516,
        fill: "#9c1c22",
      }),
      text(fr("Compagnie du Métro de Los Carmines — Ordonnance n° 9"), {
        face: "old-standard-tt",
        size: 32,
        x: 140,
        y: 584,
        fill: "#1a1613",
      }),
    ),
  );

const pharmacy = (): string =>
  svg(
    1000,
    1000,
    wall(1000, 1000, "brique", 6),
    plate(
      {
        x: 110,
        y: 110,
        width: 780,
        height: 780,
        fill: "#0f5a46",
        r: 390,
        line: "#e8c05a",
        seed: "officine",
        worn: 8,
        screws: false,
      },
      path(
        polygon([
          [430, 300],
          [570, 300],
          [570, 430],
          [700, 430],
          [700, 570],
          [570, 570],
          [570, 700],
          [430, 700],
          [430, 570],
          [300, 570],
          [300, 430],
          [430, 430],
        ]),
        "#f4ecd8",
      ),
      stroke(
        "M500 330C420 380 580 420 500 470C420 520 580 560 500 610C460 636 470 660 500 680",
        "#0f5a46",
        26,
        { "stroke-linecap": "round" },
      ),
      circle(500, 322, 26, "#0f5a46"),
      arcText("PHARMACIE ORDINAIRE", {
        face: "abril-fatface",
        size: 66,
        cx: 500,
        cy: 500,
        radius: 296,
        fill: "#e8c05a",
        tracking: 0.04,
      }),
      arcText("ARRIÈRE-BOUTIQUE : FRAPPER", {
        face: "abril-fatface",
        size: 44,
        cx: 500,
        cy: 500,
        radius: 326,
        inside: true,
        fill: "#f4ecd8",
        tracking: 0.04,
      }),
    ),
  );

const lift = (): string =>
  svg(
    900,
    1200,
    wall(900, 1200, "nuit", 9),
    plate(
      {
        x: 70,
        y: 70,
        width: 760,
        height: 1060,
        fill: "#1b1a1c",
        r: 18,
        line: "#cfa452",
        seed: "ascenseur",
        worn: 3,
      },
      fitLine("ASCENSEUR", { face: "limelight", x: 140, y: 140, width: 620, fill: "#cfa452" }).svg,
      path("M450 290L560 430H340ZM450 1040L340 900H560Z", "#cfa452"),
      paragraph(fr("3 personnes\nou 1 piano\nou 1 secret"), {
        face: "poiret-one",
        size: 78,
        x: 140,
        y: 550,
        width: 620,
        leading: 1.36,
        align: "middle",
        fill: "#f1e3c0",
      }).svg,
      text(fr("Ne s’arrête jamais au 4e."), {
        face: "limelight",
        size: 36,
        x: 450,
        y: 850,
        anchor: "middle",
        fill: "#cfa452",
      }),
    ),
  );

/** Enamel and engraved plates of the city. */
export const posters: Poster[] = [
  {
    id: "plaque-boulevard-zenith",
    titre: "Plaque du boulevard Zénith",
    auteur: "Voirie de Los Carmines",
    width: 1400,
    height: 500,
    draw: street,
  },
  {
    id: "numero-treize-bis",
    titre: "13 bis, et alors ?",
    auteur: "Mado Ferraille",
    width: 900,
    height: 900,
    draw: number,
  },
  {
    id: "chien-gentil",
    titre: "Chien gentil, propriétaire méchant",
    auteur: "???",
    width: 1000,
    height: 1300,
    draw: dog,
  },
  {
    id: "defense-de-mourir",
    titre: "Défense de mourir",
    auteur: "Compagnie du Métro",
    width: 1400,
    height: 700,
    draw: spit,
  },
  {
    id: "pharmacie-ordinaire",
    titre: "Pharmacie Ordinaire",
    auteur: "Atelier Vieux-Quai",
    width: 1000,
    height: 1000,
    draw: pharmacy,
  },
  {
    id: "ascenseur-trois-personnes",
    titre: "Ascenseur, trois personnes",
    auteur: "Atelier Vieux-Quai",
    width: 900,
    height: 1200,
    draw: lift,
  },
];
