/** Railway, auction, rodeo and land-rush notices of 1899. */
import { bill, type Inks } from "../kit/bill.ts";
import { bull, mule, rooster } from "../kit/engraved-beasts.ts";
import { boot, bottle, hat, locomotive, manicule } from "../kit/engraved-things.ts";
import { engrave, type Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { oldSheet } from "../kit/old-sheet.ts";
import { border, drawPlate, drawRule } from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { arcText, paragraph } from "../kit/prose.ts";
import { random } from "../kit/random.ts";
import { rays } from "../kit/scene.ts";
import { circle, clip, el, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { CIRCUS, column, line, SOBER, WESTERN } from "../kit/woodtype.ts";
import { auctions, lands, rodeos, trains } from "./frontier.texts.ts";

const SOLIDS: Record<string, () => Solid[]> = { bull, mule, rooster, boot, bottle };
type Words = { id: string; titre: string; auteur: string };
const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});

/** The engine runs the whole width, its smoke holding the great word. */
function railway(t: (typeof trains)[number], k: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const dice = random(t.id);
    const puffs = Array.from(
      { length: 15 },
      (_, i) =>
        [1130 - i * 78, 330 - Math.sin(i / 2.4) * 56 - i * 4, 74 + dice.between(0, 46) + i * 3] as const,
    );
    const smoke =
      puffs.map(([x, y, r]) => circle(Math.round(x), Math.round(y), Math.round(r + 5), k.ink)).join("") +
      puffs.map(([x, y, r]) => circle(Math.round(x), Math.round(y), Math.round(r), k.ground)).join("") +
      puffs
        .map(([x, y, r]) =>
          stroke(
            `M${(x - r * 0.6).toFixed(0)} ${(y + r * 0.5).toFixed(0)}A${(r * 0.8).toFixed(0)} ${(r * 0.8).toFixed(0)} 0 0 0 ${(x + r * 0.7).toFixed(0)} ${(y + r * 0.3).toFixed(0)}`,
            k.ink,
            2.5,
            { opacity: 0.5 },
          ),
        )
        .join("");
    const engine = engrave(locomotive(), {
      x: 1040,
      y: 596,
      scale: 2.02,
      gap: 7,
      ink: k.ink,
      under: k.ground,
      halfWidth: 166,
      halfHeight: 108,
    });
    const sky = rays(1120, 640, 1500, 44, k.accent, 0, 0.5);
    const big = fitLine(t.big, { face: "rye", x: 96, y: 222, width: 900, height: 150, fill: k.ink });
    const top =
      rect(40, 40, 1334, 84, k.ink) +
      fitLine(t.company, {
        face: "sancreek",
        x: 80,
        y: 58,
        width: 1254,
        maxHeight: 50,
        anchor: "middle",
        fill: k.ground,
      }).svg;
    const table = column(
      bill([`!54 ${t.sub}`, ...t.times.map((row) => `|31 ${row}`)], { ...k, accent: k.ink, cases: SOBER }),
      { x: 100, y: 496, width: 520, height: 290, gap: 17, ink: k.ink },
    );
    const panel =
      rect(76, 470, 568, 346, k.ground) +
      el("rect", { x: 76, y: 470, width: 568, height: 346, fill: "none", stroke: k.ink, "stroke-width": 5 });
    const ground =
      rect(40, 840, 1334, 120, k.ink) +
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: 80,
        y: 894,
        width: 1254,
        leading: 1.2,
        fill: k.ground,
      }).svg;
    return svg(
      1414,
      1000,
      oldSheet(
        1414,
        1000,
        t.id,
        { paper: k.ground, folded: true },
        clip(
          "M40 124H1374V840H40Z",
          g({ opacity: 0.55 }, sky),
          rect(40, 770, 1334, 70, k.ground),
          stroke("M40 772H1374", k.ink, 4),
          smoke,
        ),
        top,
        big.svg,
        panel,
        table.svg,
        engine,
        ground,
        border("lines", 1414, 1000, 24, k.ink),
      ),
    );
  });
}

/** Lots numbered in two columns under a wide engraving. */
function auction(t: (typeof auctions)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const head = column(bill(t.rows, k), {
      x: 80,
      y: 84,
      width: 840,
      height: 330,
      gap: 18,
      ink: k.ink,
      cases: WESTERN,
    });
    const beast = drawPlate(
      (SOLIDS[t.figure] ?? hat)(),
      { hw: 100, hh: 104, gap: 7.8, zoom: 1.1 },
      k.ink,
      80,
      450,
      400,
      480,
      { frame: "box", ground: k.ground },
    );
    const lots = t.lots
      .map((lot, i) => {
        const y = 450 + i * 82;
        return (
          rect(510, y, 62, 62, i % 2 ? k.accent : k.ink) +
          fitLine(String(i + 1), {
            face: "ultra",
            x: 524,
            y: y + 13,
            width: 34,
            maxHeight: 36,
            anchor: "middle",
            fill: k.ground,
          }).svg +
          paragraph(fr(lot.replace(/^Lot \d\. /, "")), {
            face: "im-fell-dw-pica",
            size: 32,
            x: 590,
            y: y + (lot.length > 32 ? 24 : 40),
            width: 334,
            leading: 1.06,
            fill: k.ink,
          }).svg
        );
      })
      .join("");
    const hand =
      drawPlate(manicule(), { hw: 104, hh: 52, gap: 7 }, k.ink, 80, 976, 300, 150, { ground: k.ground }) +
      column([line("LE MARTEAU", 60), line("TOMBE UNE FOIS", 54)], {
        x: 410,
        y: 984,
        width: 510,
        height: 130,
        gap: 14,
        ink: k.accent,
        cases: CIRCUS,
      }).svg;
    const foot = column(bill(t.foot, k), {
      x: 80,
      y: 1158,
      width: 840,
      height: 176,
      gap: 18,
      ink: k.ink,
      cases: WESTERN,
    });
    return svg(
      1000,
      1414,
      oldSheet(1000, 1414, t.id, { paper: k.ground, on: "wood" }, head.svg, beast, lots, hand, foot.svg),
    );
  });
}

/** The lasso is the layout: words run along the rope around the animal. */
function rodeo(t: (typeof rodeos)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const [cx, cy] = [500, 620];
    const rope = (r: number): string =>
      circle(cx, cy, r, "none", { stroke: k.ink, "stroke-width": 18 }) +
      circle(cx, cy, r, "none", { stroke: k.ground, "stroke-width": 11, "stroke-dasharray": "13 7" });
    const tail =
      stroke(
        "M800 940C900 1040 1010 930 960 830C930 780 880 820 900 900C930 1010 1000 1100 1040 1120",
        k.ink,
        18,
      ) +
      stroke(
        "M800 940C900 1040 1010 930 960 830C930 780 880 820 900 900C930 1010 1000 1100 1040 1120",
        k.ground,
        11,
        { "stroke-dasharray": "13 7" },
      );
    const disc =
      circle(cx, cy, 346, k.accent) +
      clip(
        `M${cx} ${cy - 346}A346 346 0 1 1 ${cx - 0.1} ${cy - 346}Z`,
        rays(cx, cy, 400, 28, k.ground, 0, 0.42),
        engrave((SOLIDS[t.figure] ?? bull)(), {
          x: cx,
          y: cy + 40,
          scale: 3,
          gap: 9.5,
          ink: k.ink,
          under: k.ground,
          halfHeight: 112,
          contour: 5,
        }),
      );
    const ring = arcText(fr(t.ring), {
      face: "sancreek",
      size: Math.min(62, (2400 / t.ring.length) * 1.5),
      cx,
      cy,
      radius: 386,
      fill: k.ink,
    });
    const name =
      rect(0, 1066, 1000, 190, k.ink) +
      fitLine(t.name, { face: "rye", x: 60, y: 1092, width: 880, height: 138, fill: k.ground }).svg;
    const top = fitLine(t.place, { face: "ultra", x: 60, y: 54, width: 880, maxHeight: 74, fill: k.ink }).svg;
    const note = fitLine(fr(t.note), {
      face: "im-fell-dw-pica",
      x: 60,
      y: 1292,
      width: 880,
      maxHeight: 52,
      anchor: "middle",
      fill: k.ink,
    }).svg;
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        t.id,
        { paper: k.ground, ring: [160, 1180] },
        disc,
        rope(362),
        rope(452),
        ring,
        tail,
        top,
        name,
        note,
        drawRule("stars", 60, 1378, 880, k.ink),
      ),
    );
  });
}

/** A surveyor's plan of numbered plots below the promise. */
function landRush(t: (typeof lands)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const dice = random(t.seed);
    const [x0, y0, w, h] = [60, 640, 880, 560];
    let plots = "";
    for (let i = 0; i < 8; i += 1)
      for (let j = 0; j < 5; j += 1) {
        const [x, y] = [x0 + (i * w) / 8, y0 + (j * h) / 5];
        const taken = dice.chance(0.3);
        plots +=
          (taken ? rect(x, y, w / 8, h / 5, k.accent, { opacity: 0.55 }) : "") +
          el("rect", {
            x,
            y,
            width: w / 8,
            height: h / 5,
            fill: "none",
            stroke: k.ink,
            "stroke-width": 2.5,
          }) +
          text(taken ? "PRIS" : `N° ${j * 8 + i + 1}`, {
            face: taken ? "rye" : "old-standard-tt",
            size: taken ? 32 : 27,
            x: x + w / 16,
            y: y + h / 10 + 10,
            anchor: "middle",
            fill: k.ink,
          });
      }
    const y1 = y0 + dice.between(160, 380);
    const river = `M${x0} ${y1}C${x0 + 240} ${y1 - 190} ${x0 + 330} ${y1 + 170} ${x0 + 520} ${y1}S${x0 + 760} ${y1 - 170} ${x0 + w} ${y1 + 30}`;
    const water =
      stroke(river, k.ground, 54) +
      stroke(river, k.ink, 44) +
      stroke(river, k.ground, 38) +
      [-10, 0, 10].map((dy) => g({ transform: `translate(0 ${dy})` }, stroke(river, k.ink, 1.8))).join("");
    const compass = g(
      { transform: "translate(856 724)" },
      circle(0, 0, 62, k.ground, { stroke: k.ink, "stroke-width": 4 }),
      path(
        polygon([
          [0, -84],
          [12, -12],
          [84, 0],
          [12, 12],
          [0, 84],
          [-12, 12],
          [-84, 0],
          [-12, -12],
        ]),
        k.ink,
      ),
      text("N", { face: "rye", size: 34, x: 0, y: -90, anchor: "middle", fill: k.ink }),
    );
    const plan =
      clip(`M${x0} ${y0}h${w}v${h}h${-w}Z`, plots, water) +
      el("rect", { x: x0, y: y0, width: w, height: h, fill: "none", stroke: k.ink, "stroke-width": 9 }) +
      compass;
    const head = column([line(t.head, 210, { fill: k.accent }), line(t.sub, 74)], {
      x: 60,
      y: 70,
      width: 880,
      height: 330,
      gap: 24,
      ink: k.ink,
      cases: WESTERN,
    });
    const words = paragraph(fr(t.texts), {
      face: "old-standard-tt",
      size: 34,
      x: 60,
      y: 462,
      width: 880,
      leading: 1.22,
      align: "justify",
      fill: k.ink,
    });
    const foot = fitLine(fr(t.date), { face: "ultra", x: 60, y: 1246, width: 880, height: 96, fill: k.ink });
    return svg(
      1000,
      1414,
      oldSheet(
        1000,
        1414,
        t.id,
        { paper: k.ground, folded: true, on: "none" },
        head.svg,
        drawRule("double", 60, 422, 880, k.ink),
        words.svg,
        plan,
        foot.svg,
        border("lines", 1000, 1414, 26, k.ink),
      ),
    );
  });
}

const palettes = {
  train: [
    { ink: "#1c1a22", accent: "#c9783f", ground: "#ecd9a9" },
    { ink: "#141a2e", accent: "#7d93ad", ground: "#e2dcc0" },
    { ink: "#15292b", accent: "#8fb7a8", ground: "#efe0b3" },
  ],
  auction: [
    { ink: "#21160d", accent: "#9a2c1b", ground: "#e3cc97" },
    { ink: "#1d1721", accent: "#5f2450", ground: "#e4d2a8" },
    { ink: "#1d1b12", accent: "#3f5a2b", ground: "#e6d6a4" },
  ],
  rodeo: [
    { ink: "#231510", accent: "#c8502a", ground: "#f0dcab" },
    { ink: "#1b2230", accent: "#3f7f92", ground: "#efe0b8" },
    { ink: "#261a10", accent: "#d9a12f", ground: "#f0e0b4" },
  ],
  land: [
    { ink: "#1f1a10", accent: "#2f6b4a", ground: "#e7d7a6" },
    { ink: "#241a0d", accent: "#a8741a", ground: "#eadbad" },
    { ink: "#1c1c26", accent: "#8a2f2a", ground: "#e3d3a9" },
  ],
} as const;
/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2].flatMap((i) => {
  const [train, sale, show, land] = [trains[i], auctions[i], rodeos[i], lands[i]];
  const [a, b, c, d] = [palettes.train[i], palettes.auction[i], palettes.rodeo[i], palettes.land[i]];
  if (!train || !sale || !show || !land || !a || !b || !c || !d) return [];
  return [railway(train, a), auction(sale, b), rodeo(show, c), landRush(land, d)];
});
