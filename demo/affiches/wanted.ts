/** Wanted notices, 1899: seven typographic arrangements on old sheets. */
import { bustSolids, type Looks } from "../kit/engraved-people.ts";
import { cat, mule, pig, rooster, toad, vulture } from "../kit/engraved-beasts.ts";
import { hat, tooth } from "../kit/engraved-things.ts";
import type { Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { oldSheet, type Sheet } from "../kit/old-sheet.ts";
import {
  border,
  drawPlate,
  drawRule,
  plate,
  rule,
  scroll,
  type BorderKind,
  type RuleKind,
} from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { circle, g, rect, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { column, line, prose, small, SOBER, WESTERN, type Case } from "../kit/woodtype.ts";
import { notices, type Notice } from "./wanted.texts.ts";

interface Look extends Sheet {
  ink: string;
  accent?: string;
  cases?: Case;
}
type Figure = { solids: () => Solid[]; hw?: number; hh?: number; up?: number; zoom?: number };

const person = (looks: Looks): Figure => ({ solids: () => bustSolids(looks), hw: 100, hh: 108, up: 0 });
const beast = (solids: () => Solid[], more: Omit<Figure, "solids"> = {}): Figure => ({ solids, ...more });

function poster(n: Notice, width: number, height: number, draw: () => string): Poster {
  return { id: n.id, titre: fr(n.titre), auteur: fr(n.auteur), width, height, draw };
}

/** The full-width stack: head, portrait in a box, name, charge, reward. */
function stack(
  n: Notice,
  figure: Figure,
  look: Look,
  rules: RuleKind,
  frame: "box" | "none" = "box",
): Poster {
  return poster(n, 1000, 1414, () => {
    const body = column(
      [
        line(n.head, 190, look.cases ? {} : { face: "rye" }),
        rule(rules, look.ink, 14),
        small(n.charge, 40, { face: "old-standard-tt", weight: 700, tracking: 0.12 }),
        plate(figure.solids(), { ...figure, gap: 7.8 }, look.ink, 520, {
          frame,
          ground: look.paper,
          inset: frame === "box" ? 120 : 0,
        }),
        line(n.name, 104),
        rule("double", look.ink, 12),
        prose(n.details, 27, { align: "justify" }),
        rule(rules, look.ink, 14),
        small("RÉCOMPENSE", 34, { face: "rye", tracking: 0.3 }),
        line(n.reward, 170, {
          face: "ultra",
          fill: look.accent ?? look.ink,
          flank: (x, y, w, h) => drawRule("diamonds", x, y + h / 2, w, look.ink),
        }),
        small(n.foot, 30),
      ],
      { x: 105, y: 100, width: 790, height: 1214, gap: 15, ink: look.ink, cases: look.cases ?? WESTERN },
    );
    return svg(1000, 1414, oldSheet(1000, 1414, n.id, look, body.svg));
  });
}

/** Portrait tall on the left, words on the right, reward across the foot. */
function aside(n: Notice, figure: Figure, look: Look, flip = false): Poster {
  return poster(n, 1000, 1414, () => {
    const px = flip ? 550 : 80;
    const tx = flip ? 80 : 480;
    const head = fitLine(fr(n.head), {
      face: "ultra",
      x: 80,
      y: 92,
      width: 840,
      height: 190,
      fill: look.accent ?? look.ink,
    });
    const words = column(
      [
        line(n.name.split(" ").slice(0, -1).join(" ") || n.name, 90),
        line(n.name.split(" ").at(-1) ?? "", 130),
        rule("swell", look.ink, 20),
        prose(n.charge, 40, { face: "im-fell-dw-pica", align: "start" }),
        rule("thin", look.ink, 4),
        prose(n.details, n.details.length > 155 ? 31 : 34, { align: "start", face: "im-fell-dw-pica" }),
      ],
      { x: tx, y: 340, width: 440, gap: 20, ink: look.ink, cases: SOBER },
    );
    const portrait = drawPlate(
      figure.solids(),
      { ...figure, gap: 8, zoom: figure.zoom ?? 1.3, up: 30 },
      look.ink,
      px,
      340,
      370,
      640,
      { frame: "box", ground: look.paper, flip },
    );
    const foot =
      rect(60, 1034, 880, 226, look.ink) +
      fitLine(fr(n.reward), {
        face: "alfa-slab-one",
        x: 90,
        y: 1066,
        width: 500,
        height: 162,
        fill: look.paper,
      }).svg +
      column([line("PRIME", 60, { fill: look.paper }), line("OFFERTE", 60, { fill: look.paper })], {
        x: 620,
        y: 1066,
        width: 290,
        height: 162,
        gap: 16,
        ink: look.paper,
        cases: WESTERN,
      }).svg;
    const last = fitLine(fr(n.foot), {
      face: "rye",
      x: 80,
      y: 1284,
      width: 840,
      maxHeight: 44,
      anchor: "middle",
      fill: look.ink,
    });
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        head.svg,
        drawRule("wave", 80, 308, 840, look.ink),
        portrait,
        words.svg,
        foot,
        last.svg,
      ),
    );
  });
}

/** Oval portrait under an arch of letters, ornate border, a black band at the foot. */
function medallion(n: Notice, figure: Figure, look: Look, kind: BorderKind): Poster {
  return poster(n, 1000, 1414, () => {
    const arch = arcText(fr(n.head), {
      face: "sancreek",
      size: Math.min(132, 1720 / n.head.length),
      cx: 500,
      cy: 640,
      radius: 418,
      tracking: 0.03,
      fill: look.accent ?? look.ink,
    });
    const oval = drawPlate(figure.solids(), { ...figure, gap: 7.8 }, look.ink, 230, 330, 540, 620, {
      frame: "oval",
      ground: look.paper,
    });
    const words = column(
      [
        line(n.name, 108),
        small(n.charge, 36, { face: "rye" }),
        rule("swell", look.ink, 16),
        prose(n.details, 27, { align: "middle", face: "im-fell-dw-pica" }),
      ],
      { x: 110, y: 975, width: 780, gap: 18, ink: look.ink, cases: SOBER },
    );
    const sides = [150, 850]
      .map((x) => text("$", { face: "vast-shadow", size: 120, x, y: 905, anchor: "middle", fill: look.ink }))
      .join("");
    const band = fitLine(fr(n.reward), {
      face: "ultra",
      x: 330,
      y: 1266,
      width: 340,
      maxHeight: 66,
      anchor: "middle",
      fill: look.accent ?? look.ink,
    });
    const ends = drawRule("stars", 100, 1300, 190, look.ink) + drawRule("stars", 710, 1300, 190, look.ink);
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        border(kind, 1000, 1414, 58, look.ink),
        arch,
        oval,
        sides,
        words.svg,
        ends,
        band.svg,
      ),
    );
  });
}

/** Several portraits in a row on a landscape sheet. */
function row(n: Notice, figures: readonly Figure[], names: readonly string[], look: Look): Poster {
  return poster(n, 1414, 1000, () => {
    const gap = 24;
    const each = (1234 - gap * (figures.length - 1)) / figures.length;
    const portraits = figures
      .map((figure, i) => {
        const x = 90 + i * (each + gap);
        return (
          drawPlate(figure.solids(), { ...figure, gap: 7 }, look.ink, x, 300, each, 380, {
            frame: "box",
            ground: look.paper,
            flip: i % 2 === 1,
          }) +
          fitLine(fr(names[i] ?? ""), {
            face: "sancreek",
            x,
            y: 700,
            width: each,
            maxHeight: 42,
            anchor: "middle",
            fill: look.ink,
          }).svg
        );
      })
      .join("");
    const head =
      fitLine(fr(n.name), { face: "rye", x: 90, y: 84, width: 1234, height: 132, fill: look.ink }).svg +
      drawRule("stars", 90, 254, 400, look.ink) +
      drawRule("stars", 924, 254, 400, look.ink) +
      text(fr(n.head), {
        face: "ultra",
        size: 48,
        x: 707,
        y: 272,
        anchor: "middle",
        fill: look.accent ?? look.ink,
      });
    const left = column([line(n.charge.toUpperCase(), 52), prose(n.details, 29, { align: "start" })], {
      x: 90,
      y: 776,
      width: 620,
      gap: 14,
      ink: look.ink,
      cases: SOBER,
    });
    const right =
      fitLine(fr(n.reward), {
        face: "ultra",
        x: 750,
        y: 776,
        width: 574,
        height: 92,
        fill: look.accent ?? look.ink,
      }).svg +
      fitLine(fr(n.foot), {
        face: "old-standard-tt",
        weight: 700,
        x: 750,
        y: 888,
        width: 574,
        maxHeight: 34,
        anchor: "middle",
        fill: look.ink,
      }).svg;
    return svg(1414, 1000, oldSheet(1414, 1000, n.id, look, head, portraits, left.svg, right));
  });
}

/** The amount fills the sheet; the culprit is small. */
function amount(n: Notice, figure: Figure, look: Look): Poster {
  return poster(n, 1000, 1414, () => {
    const [value = "", sign = "$"] = n.reward.split(" ");
    const number =
      fitLine(value, { face: "ultra", x: 70, y: 90, width: 700, height: 560, fill: look.accent ?? look.ink })
        .svg +
      fitLine(sign, { face: "vast-shadow", x: 790, y: 90, width: 140, height: 300, fill: look.ink }).svg;
    const note = paragraph(fr(n.foot), {
      face: "rye",
      size: 30,
      x: 790,
      y: 440,
      width: 140,
      leading: 1.3,
      align: "middle",
      fill: look.ink,
    }).svg;
    const figureSvg = drawPlate(figure.solids(), { ...figure, gap: 7.6 }, look.ink, 70, 720, 430, 430, {
      frame: "none",
    });
    const words = column(
      [
        line(n.head, 84),
        line(n.name, 78),
        prose(n.charge, 42, { face: "im-fell-dw-pica", align: "start" }),
        rule("double", look.ink, 14),
        prose(n.details, n.details.length > 150 ? 29 : 34, { align: "start" }),
      ],
      { x: 530, y: 730, width: 400, gap: 20, ink: look.ink, cases: WESTERN },
    );
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        n.id,
        look,
        number,
        note,
        drawRule("thick", 70, 686, 860, look.ink),
        figureSvg,
        words.svg,
        scroll(285, 1240, 380, look.ink),
      ),
    );
  });
}

/** A black shape where the face should be. */
function unknown(n: Notice, figure: Figure, look: Look, mark: string): Poster {
  return poster(n, 1000, 1414, () => {
    const dark = figure.solids().map((solid): Solid => ({ ...solid, tone: 1, contour: false }));
    const portrait =
      rect(90, 300, 820, 690, look.accent ?? look.ink) +
      circle(500, 590, 268, look.paper) +
      g({}, drawPlate(dark, { ...figure, gap: 4 }, look.ink, 210, 360, 580, 628, { frame: "none" }));
    const sign = text(mark, {
      face: "abril-fatface",
      size: 230,
      x: 500,
      y: 700,
      anchor: "middle",
      fill: look.paper,
    });
    const head = fitLine(fr(n.head), {
      face: "six-caps",
      x: 90,
      y: 80,
      width: 820,
      height: 186,
      fill: look.ink,
    });
    const words = column(
      [
        line(n.name, 92),
        small(n.charge, 33, { face: "im-fell-dw-pica", tracking: 0.02 }),
        prose(n.details, 27, { inset: 60, align: "middle" }),
        rule("thick", look.ink, 10),
        line(`${n.reward} — ${n.foot}`, 52),
      ],
      { x: 90, y: 1020, width: 820, height: 316, gap: 17, ink: look.ink, cases: SOBER },
    );
    return svg(1000, 1414, oldSheet(1000, 1414, n.id, look, head.svg, portrait, sign, words.svg));
  });
}

const BISTRE = "#22150b";
const BLACK = "#17140f";
export const posters: Poster[] = [
  stack(
    notices.corbin,
    person({ hat: "stetson", whiskers: "handlebar", face: "long", turn: 2, scar: true }),
    { paper: "#e2c994", ink: BISTRE, on: "wood", folded: true },
    "diamonds",
  ),
  aside(notices.crapaud, beast(toad, { hw: 100, hh: 110 }), {
    paper: "#e8dab5",
    ink: "#1c1d16",
    accent: "#53602a",
    ring: [790, 220],
  }),
  medallion(
    notices.mamie,
    person({ hat: "bonnet", hair: "bun", dress: "lace", dark: false, face: "round", eyes: "glasses" }),
    { paper: "#dfc79c", ink: "#2a1710", accent: "#7f2317", on: "wall" },
    "ornate",
  ),
  row(
    notices.pardon,
    [
      person({ hat: "bowler", whiskers: "moustache", face: "round", eyes: "squint" }),
      person({ hat: "bowler", whiskers: "moustache", face: "long", scar: true }),
    ],
    ["AUGUSTE PARDON", "OCTAVE PARDON"],
    { paper: "#e4cfa0", ink: BISTRE, accent: "#8a2419", folded: true, on: "wood" },
  ),
  amount(notices.chapeau, beast(hat, { hw: 104, hh: 90 }), {
    paper: "#e9d9ae",
    ink: BLACK,
    accent: "#a3301d",
  }),
  unknown(
    notices.personne,
    person({ hat: "stetson", dress: "coat" }),
    { paper: "#dbc08a", ink: "#19120b", accent: "#6e2015", on: "wood" },
    "?",
  ),
  stack(
    notices.josephine,
    beast(mule, { hw: 90, hh: 108 }),
    { paper: "#d8bd85", ink: "#20150d", accent: "#20150d", ring: [230, 1180] },
    "wave",
    "none",
  ),
  stack(
    notices.dolores,
    person({ hat: "feather", hair: "curls", dress: "lace", mask: "domino", face: "round" }),
    { paper: "#e6cfa6", ink: "#2b1413", accent: "#8c1f24", cases: SOBER, on: "wall" },
    "stars",
  ),
  aside(
    notices.vautour,
    beast(vulture, { hw: 86, hh: 112 }),
    { paper: "#d9c69b", ink: "#15171a", on: "wood" },
    true,
  ),
  medallion(
    notices.evanesco,
    person({ hat: "top", hair: "curls", eyes: "monocle", dress: "collar", whiskers: "goatee" }),
    { paper: "#e0cba4", ink: "#171722", accent: "#2c2f6b" },
    "stars",
  ),
  stack(
    notices.coq,
    beast(rooster, { hw: 98, hh: 106 }),
    { paper: "#ecdcb4", ink: "#231409", accent: "#b0371b", folded: true },
    "thick",
    "none",
  ),
  aside(
    notices.cochon,
    beast(pig, { hw: 88, hh: 100 }),
    { paper: "#e7cda9", ink: "#2b1712", accent: "#93402f", on: "wall" },
    true,
  ),
  row(
    notices.quatuor,
    [
      person({ hat: "none", whiskers: "walrus", face: "round", hair: "bald" }),
      person({ hat: "top", face: "long", dress: "collar", eyes: "squint" }),
      person({ hair: "bun", dress: "lace", eyes: "glasses" }),
      person({ hat: "sombrero", whiskers: "beard", dress: "poncho" }),
    ],
    ["LE BARBIER", "LE CROQUE-MORT", "L’INSTITUTRICE", "LA CONTREBASSE"],
    { paper: "#dcc592", ink: BLACK },
  ),
  stack(
    notices.visage,
    person({ hat: "stetson", mask: "bandana", hair: "long", eyes: "squint" }),
    { paper: "#cfb079", ink: "#1b110a", on: "wood", cases: SOBER, ring: [760, 1110] },
    "double",
  ),
  amount(notices.dent, beast(tooth, { hw: 70, hh: 96 }), {
    paper: "#dfd0a8",
    ink: "#1d1a12",
    accent: "#97711c",
    folded: true,
    on: "wall",
  }),
  medallion(
    notices.chat,
    beast(cat, { hw: 96, hh: 108, up: 6 }),
    { paper: "#e8d7ab", ink: "#1a1612" },
    "rope",
  ),
  unknown(
    notices.dame,
    person({ hat: "feather", hair: "bun", dress: "lace" }),
    { paper: "#e3d2ab", ink: "#171019", accent: "#3d4f52" },
    "…",
  ),
  aside(notices.veuve, person({ hair: "bun", eyes: "monocle", dress: "lace", face: "long", turn: -2 }), {
    paper: "#e1cda0",
    ink: "#1c1418",
    accent: "#4b1f3c",
  }),
  stack(
    notices.bouc,
    person({ hat: "top", whiskers: "handlebar", eyes: "patch", dress: "collar", face: "square" }),
    { paper: "#e5d2a2", ink: "#221910", accent: "#7a2b13", folded: true, on: "wood" },
    "scroll",
  ),
];
