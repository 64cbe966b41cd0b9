import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { rough } from "../../../kit/print.ts";
import { random } from "../../../kit/random.ts";
import { circle, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { block, text } from "../../../kit/type.ts";

interface Cutout {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  by: string;
  ground: string;
  slab: string;
  ink: string;
  figure: "main" | "clef" | "spirale" | "chute" | "verre" | "oreille";
  where: "haut" | "bas" | "cote";
  face: Face;
}

const W = 1000;
const H = 1414;

/** A slab of paper cut with scissors by someone in a hurry. */
function slab(x: number, y: number, w: number, h: number, fill: string, seed: string, skew = 40): string {
  const dice = random(seed);
  const j = () => dice.between(-skew, skew);
  return path(
    polygon([
      [x + j(), y + j()],
      [x + w * 0.5 + j(), y + j() * 0.6],
      [x + w + j(), y + j()],
      [x + w + j() * 0.6, y + h * 0.55],
      [x + w + j(), y + h + j()],
      [x + j(), y + h + j()],
    ]),
    fill,
  );
}

function figure({ figure: kind, ink, slab: paper, ground }: Cutout): string {
  switch (kind) {
    case "main":
      return (
        path(
          "M390 1120L360 760L250 620L292 580L400 690L380 420L440 408L480 660L500 372L562 372L566 656L630 420L688 436L640 700L700 640L750 690L640 860L630 1120Z",
          ink,
        ) +
        circle(512, 800, 66, paper) +
        circle(512, 800, 28, ink)
      );
    case "clef":
      return (
        path("M450 560H550V1060H690V1140H590V1090H550V1230H450Z", ink) +
        path("M500 180L690 300L660 520L500 600L340 520L310 300Z", ink) +
        path("M500 280L600 350L580 460L500 500L420 460L400 350Z", paper) +
        path("M478 350H522L540 450H460Z", ground)
      );
    case "spirale":
      return (
        [430, 350, 270, 190, 110]
          .map((r, i) =>
            path(
              polygon(
                Array.from({ length: 13 }, (_, k): [number, number] => {
                  const t = (k / 13) * Math.PI * 2 + i * 0.5;
                  const f = r * (1 + ((k * 7 + i * 3) % 5) * 0.03);
                  return [500 + Math.cos(t) * f, 720 + Math.sin(t) * f];
                }),
              ),
              i % 2 ? paper : ink,
            ),
          )
          .join("") +
        g(
          { transform: "translate(500 720) rotate(28) scale(0.42)" },
          path(
            "M-40 -150L40 -150L50 -70L120 0L150 -90L190 -70L150 70L60 40L80 190L150 330L100 350L0 210L-60 360L-116 344L-60 170L-60 40L-160 100L-190 56L-60 -60Z",
            paper === ink ? ground : "#f6efdd",
          ),
          circle(0, -196, 52, "#f6efdd"),
        )
      );
    case "chute":
      return (
        path(
          "M560 -20H760L720 260L780 300L700 640L770 700L690 1414H520L560 720L480 660L560 320L500 270Z",
          paper,
        ) +
        g(
          { transform: "translate(360 640) rotate(140) scale(1.1)" },
          path(
            "M-40 -150L40 -150L50 -70L150 -160L190 -120L80 20L80 190L190 290L150 330L0 210L-60 380L-116 364L-60 170L-60 40L-190 10L-180 -40L-60 -60Z",
            ink,
          ),
          circle(0, -196, 52, ink),
        )
      );
    case "verre":
      return (
        path("M250 300L750 280L560 700V1020L720 1080V1120L290 1130V1084L470 1020V706Z", ink) +
        path("M316 350L690 336L630 470L372 480Z", paper) +
        path("M560 180L640 160L540 420L500 430Z", ground) +
        circle(600, 210, 46, paper)
      );
    case "oreille":
      return (
        path(
          "M320 380Q340 160 560 180Q780 210 740 520Q720 660 620 760Q600 980 470 1020Q360 1040 340 900L420 880Q440 950 490 910Q560 860 520 720Q660 600 660 470Q660 270 540 270Q420 280 420 430L350 470Z",
          ink,
        ) +
        path(
          "M470 470Q500 360 580 400Q640 460 560 560Q500 620 520 720L450 700Q420 600 500 520Q520 480 470 470Z",
          ink,
        ) +
        [0, 1, 2]
          .map((i) =>
            path(
              polygon([
                [60 + i * 70, 620 - i * 60],
                [90 + i * 70, 610 - i * 60],
                [110 + i * 70, 780 + i * 40],
                [70 + i * 70, 800 + i * 40],
              ]),
              paper,
            ),
          )
          .join("")
      );
  }
}

/** Cut-paper thriller: two slabs, one jagged sign, lower-case title that refuses to line up. */
function draw(c: Cutout): string {
  const cut = rough(7, 40, 8);
  const side = c.where === "cote";
  const frame = {
    haut: { x: 70, y: 80, width: 620 },
    bas: { x: 90, y: 1090, width: 700 },
    cote: { x: 70, y: 840, width: 430 },
  }[c.where];
  const title = block(c.lines, { face: c.face, gap: 16, fill: c.ground, ...frame });
  const y = c.where === "bas" ? 1290 - title.height : frame.y;
  const words = block(c.lines, {
    face: c.face,
    gap: 16,
    fill: c.where === "haut" ? c.ink : c.figure === "verre" ? c.slab : c.ground,
    ...frame,
    y,
  });
  const tag = text(c.by, {
    face: "special-elite",
    size: 28,
    x: frame.x,
    y: Math.min(y + title.height + 56, 1376),
    fill: c.where === "haut" ? c.ink : c.figure === "verre" ? c.slab : c.ground,
  });
  const board = side
    ? slab(30, y - 50, 520, title.height + 150, c.ink, c.id, 24)
    : c.where === "bas"
      ? slab(40, y - 60, 860, title.height + 140, c.ink, c.id, 26)
      : "";
  return svg(
    W,
    H,
    rect(0, 0, W, H, c.ground),
    cut.defs,
    g(
      { filter: cut.url },
      slab(140, 120, 740, 1080, c.figure === "chute" ? c.ground : c.slab, c.titre, 60),
      g(
        {
          transform:
            c.where === "haut"
              ? "translate(90 330) scale(0.86)"
              : c.where === "cote"
                ? "translate(120 -60)"
                : "translate(0 -110)",
        },
        figure(c),
      ),
      board,
      words.svg,
      tag,
    ),
  );
}

const films: readonly Cutout[] = [
  {
    id: "la-main-du-notaire",
    titre: "La main du notaire",
    auteur: "Atelier Ciseau",
    lines: ["la main", "du notaire"],
    by: "un film de Margot Sans-Souci",
    ground: "#e4572e",
    slab: "#f2e3bc",
    ink: "#17151a",
    figure: "main",
    where: "bas",
    face: "passion-one",
  },
  {
    id: "double-des-cles",
    titre: "Double des clés",
    auteur: "Atelier Ciseau",
    lines: ["double", "des clés"],
    by: "une enquête de René Coule",
    ground: "#f0b429",
    slab: "#2b5d73",
    ink: "#131a20",
    figure: "clef",
    where: "cote",
    face: "luckiest-guy",
  },
  {
    id: "vertige-du-locataire",
    titre: "Vertige du locataire",
    auteur: "Atelier Ciseau",
    lines: ["VERTIGE", "DU LOCATAIRE"],
    by: "septième étage, sans ascenseur",
    ground: "#f2ead5",
    slab: "#f2ead5",
    ink: "#c2281d",
    figure: "spirale",
    where: "haut",
    face: "staatliches",
  },
  {
    id: "le-dernier-verre-est-offert",
    titre: "Le dernier verre est offert",
    auteur: "Atelier Ciseau",
    lines: ["LE DERNIER", "VERRE EST", "OFFERT"],
    by: "il aurait dû payer",
    ground: "#6a1f3b",
    slab: "#d9c7a0",
    ink: "#1a0d14",
    figure: "verre",
    where: "cote",
    face: "fjalla-one",
  },
  {
    id: "on-vous-ecoute",
    titre: "On vous écoute",
    auteur: "???",
    lines: ["on vous", "écoute"],
    by: "(et on prend des notes)",
    ground: "#e9e2d0",
    slab: "#7fa6b3",
    ink: "#1b2430",
    figure: "oreille",
    where: "bas",
    face: "archivo-black",
  },
];

export const posters: readonly Poster[] = films.map((c) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => draw(c),
}));
