/** Broadsides of 1899: dense bills, remedies, coloured playbills, marvels, price lists. */
import { bill, type Figures, type Inks } from "../kit/bill.ts";
import { bull, rattlesnake } from "../kit/engraved-beasts.ts";
import {
  balloon,
  banjo,
  boot,
  bottle,
  candle,
  hat,
  manicule,
  moonFace,
  skull,
  tooth,
} from "../kit/engraved-things.ts";
import type { Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { oldSheet, type Sheet } from "../kit/old-sheet.ts";
import { border, burst, drawPlate, drawRule, scroll, type BorderKind } from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { rays, starPoints } from "../kit/scene.ts";
import { disc, join, oval, rod, shape } from "../kit/solids.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine } from "../kit/type.ts";
import { CIRCUS, column, SOBER, WESTERN } from "../kit/woodtype.ts";
import {
  bills,
  marvels,
  plays,
  remedies,
  tariffs,
  type Marvel,
  type Play,
  type Remedy,
} from "./broadsides.texts.ts";

const badge = (): Solid[] => [
  {
    d: shape(
      starPoints(0, 0, 92, 6, 0.55).map(([x, y]) => [x, y] as const),
      3,
    ),
    round: 24,
    tone: 0.22,
  },
  ...starPoints(0, 0, 92, 6, 0.55)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]): Solid => ({ d: disc(x, y, 10), round: 9, tone: 0.1 })),
  { d: disc(0, 0, 40), round: 8, tone: 0.02 },
];
const duck = (): Solid[] => [
  { d: join(18, oval(-14, 42, 62, 36), rod([-60, 26], [-86, 2], 16, 4)), round: 30, tone: 0.1 },
  { d: join(10, oval(-18, 40, 34, 18, -0.2)), round: 12, tone: 0.3 },
  { d: join(14, disc(42, -26, 32), rod([40, 0], [30, 30], 18, 24)), round: 22, tone: 0.06 },
  { d: join(5, oval(80, -22, 20, 7, -0.15), oval(76, -14, 16, 6, 0.2)), round: 7, tone: 0.5 },
  { d: disc(52, -36, 6), round: 30, tone: 1 },
  { d: oval(0, 84, 98, 9), round: 8, tone: 0.4 },
];
const figures: Figures = {
  bottle: { solids: bottle, hw: 60, hh: 106 },
  badge: { solids: badge },
  banjo: { solids: banjo },
  boot: { solids: boot, hw: 84, hh: 100 },
  tooth: { solids: tooth, hw: 60, hh: 92 },
  duck: { solids: duck, hw: 108, hh: 98 },
  skull: { solids: skull, hw: 74, hh: 90 },
  moonFace: { solids: moonFace },
  candle: { solids: candle, hw: 70, hh: 104 },
  hat: { solids: hat, hw: 104, hh: 86 },
  balloon: { solids: balloon, hw: 70, hh: 104 },
  bull: { solids: bull, hw: 96, hh: 100 },
  snake: { solids: rattlesnake, hw: 104, hh: 98 },
};
const solidsOf = (name: string): Figures[string] => figures[name] ?? { solids: hat };

function dense(
  id: string,
  titre: string,
  auteur: string,
  rows: readonly string[],
  inks: Inks,
  sheet: Omit<Sheet, "paper">,
  kind: BorderKind,
): Poster {
  return {
    id,
    titre: fr(titre),
    auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const body = column(bill(rows, inks, figures), {
        x: 110,
        y: 108,
        width: 780,
        height: 1198,
        gap: 17,
        ink: inks.ink,
        cases: inks.cases ?? WESTERN,
      });
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          id,
          { paper: inks.ground, ...sheet },
          border(kind, 1000, 1414, 62, inks.ink),
          body.svg,
        ),
      );
    },
  };
}

/** The flask in the middle, its virtues on both sides. */
function remedy(r: Remedy, inks: Inks): Poster {
  return {
    id: r.id,
    titre: fr(r.titre),
    auteur: r.auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const { ink, accent, ground } = inks;
      const side = { face: "im-fell-dw-pica", size: 34, width: 226, leading: 1.26, fill: ink };
      const sun = clip("M60 400H940V1104H60Z", rays(500, 760, 700, 40, accent, 0, 0.5));
      const medal = "M500 426A172 330 0 1 1 499.9 426Z";
      const flask =
        path(medal, ground) +
        stroke(medal, ink, 5) +
        drawPlate(bottle(), { hw: 62, hh: 108, gap: 7.6 }, ink, 330, 480, 340, 560, { ground });
      const tag = column(
        [
          { kind: "line", text: r.label[0] ?? "", h: 46, fill: accent },
          { kind: "line", text: r.label[1] ?? "", h: 40 },
          { kind: "line", text: r.label[2] ?? "", h: 30 },
          { kind: "line", text: r.label[3] ?? "", h: 36, fill: accent },
        ],
        { x: 420, y: 775, width: 160, height: 165, gap: 8, ink, cases: WESTERN },
      );
      const panel = (x: number, words: string): string =>
        rect(x, 480, 254, 540, ground) +
        rect(x, 480, 254, 540, "none", { stroke: ink, "stroke-width": 4 }) +
        paragraph(fr(words), { ...side, size: words.length > 118 ? 29 : 33, x: x + 16, y: 528 }).svg;
      const head = arcText(fr(r.arch), {
        face: "sancreek",
        size: Math.min(70, 1400 / r.arch.length),
        cx: 500,
        cy: 2130,
        radius: 1990,
        tracking: 0.05,
        fill: ink,
      });
      const name = column(
        [
          { kind: "line", text: r.name[0], h: 120, fill: ink, face: "rye" },
          { kind: "line", text: r.name[1], h: 110, fill: accent },
        ],
        { x: 90, y: 196, width: 820, height: 190, gap: 14, ink, cases: CIRCUS },
      );
      const foot = column(
        bill([`!56 ${r.vow}`, "=double", `!!104 ${r.price}`, `.30 DANS LES BONNES ROULOTTES`], {
          ...inks,
          cases: SOBER,
        }),
        { x: 90, y: 1134, width: 820, height: 208, gap: 16, ink, cases: SOBER },
      );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          r.id,
          { paper: ground },
          border("lines", 1000, 1414, 34, ink),
          head,
          name.svg,
          sun,
          panel(64, r.left),
          panel(682, r.right),
          flask,
          tag.svg,
          foot.svg,
        ),
      );
    },
  };
}

/** A long playbill on coloured paper. */
function playbill(p: Play, inks: Inks): Poster {
  return {
    id: p.id,
    titre: fr(p.titre),
    auteur: p.auteur,
    width: 1000,
    height: 1500,
    draw: () => {
      const rows = [
        `!62 ${p.house}`,
        "=double",
        `.30 ${p.lead}`,
        ...p.title.map((words, i) => `!${i === 0 ? 170 : 130} ${words}`),
        `.30 ${p.genre}`,
        "=swell",
        `@300 ${p.figure}`,
        "=swell",
        ...p.cast.map((role) => `|34 ${role}`),
        "=thin",
        `>31 ${p.acts}`,
        "=thick",
        `!52 ${p.foot}`,
      ];
      const body = column(
        bill(rows, { smallFace: "im-fell-dw-pica", proseFace: "im-fell-dw-pica", ...inks }, figures),
        { x: 90, y: 70, width: 820, height: 1360, gap: 18, ink: inks.ink, cases: SOBER },
      );
      return svg(
        1000,
        1500,
        oldSheet(
          1000,
          1500,
          p.id,
          { paper: inks.ground, age: "#5d4a30", on: "none" },
          body.svg,
          stroke("M44 40V1460M956 40V1460", inks.ink, 3),
        ),
      );
    },
  };
}

/** Circus sheet: the marvel in front of a burst of rays, name in the arms of the sun. */
function marvel(m: Marvel, inks: Inks & { sky: string }): Poster {
  return {
    id: m.id,
    titre: fr(m.titre),
    auteur: m.auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const { ink, accent, ground, sky } = inks;
      const figure = solidsOf(m.figure);
      const scene =
        clip("M50 50H950V980H50Z", rect(50, 50, 900, 930, sky), rays(500, 560, 900, 26, ground, 0.25, 0.5)) +
        circle(500, 580, 330, accent) +
        circle(500, 580, 306, ground);
      const drawn = drawPlate(figure.solids(), { ...figure, gap: 8 }, ink, 200, 300, 600, 600, { ground });
      const top =
        rect(50, 50, 900, 120, ink) +
        fitLine(fr(m.top), {
          face: "anton",
          x: 90,
          y: 82,
          width: 820,
          maxHeight: 56,
          anchor: "middle",
          fill: ground,
        }).svg;
      const seal = g(
        { transform: "rotate(-12 836 300)" },
        burst(836, 300, 122, ink, 22, 0.84),
        column(
          [
            { kind: "line", text: m.badge[0], h: 56, fill: ground },
            { kind: "line", text: m.badge[1], h: 56, fill: ground },
          ],
          {
            x: 766,
            y: 248,
            width: 140,
            height: 104,
            gap: 12,
            ink: ground,
            cases: ["anton", "fjalla-one", "passion-one"],
          },
        ).svg,
      );
      const scrolls = polygon([
        [30, 850],
        [970, 800],
        [970, 1010],
        [30, 1060],
      ]);
      const ribbon =
        path(scrolls, accent) +
        stroke(scrolls, ink, 5) +
        g(
          { transform: "rotate(-3.05 500 930)" },
          fitLine(fr(m.name[0] ?? ""), {
            face: "ultra",
            x: 90,
            y: 862,
            width: 820,
            height: 128,
            fill: ground,
          }).svg,
        );
      const rest = column(
        bill([`!120 ${m.name[1] ?? ""}`, "=stars", ...m.lines], { ...inks, cases: CIRCUS }),
        { x: 90, y: 1084, width: 820, height: 262, gap: 16, ink, cases: CIRCUS },
      );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          m.id,
          { paper: ground, folded: true },
          scene,
          top,
          drawn,
          seal,
          ribbon,
          rest.svg,
          border("lines", 1000, 1414, 26, ink),
        ),
      );
    },
  };
}

/** A price list with pointing hands in the margin. */
function tariff(id: string, titre: string, auteur: string, rows: readonly string[], inks: Inks): Poster {
  return {
    id,
    titre: fr(titre),
    auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const hand = drawPlate(manicule(), { hw: 104, hh: 50, gap: 6 }, inks.ink, 56, 560, 190, 110, {
        ground: inks.ground,
      });
      const body = column(bill(rows, inks, figures), {
        x: 270,
        y: 90,
        width: 650,
        height: 1234,
        gap: 22,
        ink: inks.ink,
        cases: WESTERN,
      });
      const spine =
        rect(50, 60, 200, 1294, inks.accent) +
        g(
          { transform: "translate(206 1318) rotate(-90)" },
          fitLine("TARIF 1899", {
            face: "sancreek",
            x: 0,
            y: -116,
            width: 620,
            height: 120,
            fill: inks.ground,
          }).svg,
        );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          id,
          { paper: inks.ground, ring: [560, 1260] },
          spine,
          drawRule("diamonds", 64, 90, 172, inks.ground),
          g({ transform: "translate(0 -320)" }, hand),
          scroll(150, 520, 170, inks.ground),
          body.svg,
        ),
      );
    },
  };
}

const NOIR = "#1d150e";
const [elixir, tonique, sirop, huile] = remedies;
const [hamlet, fantome, puits, soeurs] = plays;
const [ballon, boeuf, crotale] = marvels;
if (
  !elixir ||
  !tonique ||
  !sirop ||
  !huile ||
  !hamlet ||
  !fantome ||
  !puits ||
  !soeurs ||
  !ballon ||
  !boeuf ||
  !crotale
)
  throw new Error("A broadside text is missing");

export const posters: Poster[] = [
  remedy(elixir, { ink: "#1f1a12", accent: "#b8431f", ground: "#ecdcae" }),
  playbill(hamlet, { ink: "#1c1712", accent: "#1c1712", ground: "#d9a99a" }),
  marvel(ballon, { ink: "#1b1d2b", accent: "#b5391f", ground: "#efdfb4", sky: "#7fa8a3" }),
  dense(
    "ouverture-du-dernier-verre",
    "Ouverture du Dernier Verre",
    "Imprimerie Vieux-Quai",
    bills.verre,
    { ink: NOIR, accent: "#8f2a1b", ground: "#e3cd9b" },
    { on: "wood", folded: true },
    "check",
  ),
  tariff(
    "pruneau-barbier-dentiste",
    "Pruneau, barbier et dentiste",
    "Imprimerie Vieux-Quai",
    tariffs.barbier,
    { ink: NOIR, accent: "#94291c", ground: "#ead9b0" },
  ),
  playbill(fantome, { ink: "#161425", accent: "#161425", ground: "#a9b6b4" }),
  dense(
    "grand-bal-du-sherif",
    "Grand bal du shérif",
    "L’Encre du Shérif",
    bills.bal,
    { ink: "#20160e", accent: "#274d5e", ground: "#e8d6a8", cases: SOBER },
    { on: "none", ring: [760, 260] },
    "stars",
  ),
  remedy(tonique, { ink: "#1d1a24", accent: "#3e6b5a", ground: "#e9d8b2" }),
  marvel(boeuf, { ink: "#23140f", accent: "#c05a1e", ground: "#f0dcaa", sky: "#a33b24" }),
  dense(
    "concert-de-scies-musicales",
    "Concert de scies musicales",
    "Mado Ferraille",
    bills.scies,
    { ink: "#221b10", accent: "#7d4a12", ground: "#dcc58e", cases: WESTERN },
    { on: "none", folded: true },
    "teeth",
  ),
  playbill(puits, { ink: "#191a12", accent: "#191a12", ground: "#c8b65c" }),
  remedy(sirop, { ink: "#261019", accent: "#7a2c55", ground: "#e7d3b0" }),
  dense(
    "le-duel-est-reporte",
    "Le duel est reporté",
    "L’Encre du Shérif",
    bills.duel,
    { ink: NOIR, accent: "#a02c1a", ground: "#e6d3a4", cases: SOBER },
    { on: "wood" },
    "lines",
  ),
  marvel(crotale, { ink: "#14201a", accent: "#8f2f4a", ground: "#ead9a6", sky: "#4f7a4d" }),
  tariff("bains-chauds-ou-presque", "Bains chauds, ou presque", "Hôtel Mirabelle", tariffs.bains, {
    ink: "#17202a",
    accent: "#2f6275",
    ground: "#e4d8b6",
  }),
  playbill(soeurs, { ink: "#1c1a14", accent: "#1c1a14", ground: "#b9c39a" }),
  remedy(huile, { ink: "#12190f", accent: "#6d7a1e", ground: "#e6dcae" }),
];
