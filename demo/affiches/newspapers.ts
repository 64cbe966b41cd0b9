/** Front pages: a broadsheet of 1899, a desert tabloid, a pasted-up school paper, a mimeographed bulletin. */
import { cat, rattlesnake, rooster, vulture } from "../kit/engraved-beasts.ts";
import {
  balloon,
  banjo,
  bottle,
  cactus,
  gasMask,
  hat,
  locomotive,
  palm,
  saucer,
  skull,
  tin,
} from "../kit/engraved-things.ts";
import { engrave, type Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { drawPlate, drawRule } from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { halftone, paper, rough } from "../kit/print.ts";
import { paragraph } from "../kit/prose.ts";
import { random } from "../kit/random.ts";
import { el, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { block, fitLine, text } from "../kit/type.ts";
import { coffeeRing, folds, staple, tape } from "../kit/wear.ts";
import { bulletin, mirage, preau, rouille, type Edition, type Story } from "./newspapers.texts.ts";

interface Inks {
  paper: string;
  ink: string;
  spot: string;
}
interface Setting {
  head: string;
  body: string;
  size: number;
  ink: string;
  align?: "justify" | "start";
}
const SOLIDS: Record<string, () => Solid[]> = {
  banjo,
  locomotive,
  rooster,
  hat,
  saucer,
  cactus,
  snake: rattlesnake,
  vulture,
  tin,
  balloon,
  skull,
  cat,
  bottle,
  gasMask,
  palm,
};
const solids = (name: string): Solid[] => (SOLIDS[name] ?? hat)();
const half = (name: string): number => (name === "locomotive" ? 164 : 104);
const make = (e: Edition, draw: () => string): Poster => ({
  id: e.id,
  titre: fr(e.titre),
  auteur: e.auteur,
  width: 1000,
  height: 1414,
  draw,
});

/** One story in a column; gives its end. */
function story(s: Story, x: number, y: number, width: number, how: Setting): { svg: string; bottom: number } {
  const head = fitLine(fr(s.head), {
    face: how.head,
    x,
    y,
    width,
    maxHeight: how.size * 1.15,
    anchor: how.align === "start" ? "start" : "middle",
    fill: how.ink,
  });
  const body = paragraph(fr(s.text), {
    face: how.body,
    size: how.size,
    x,
    y: head.bottom + how.size * 1.35,
    width,
    leading: 1.24,
    align: how.align ?? "justify",
    fill: how.ink,
  });
  return { svg: head.svg + body.svg, bottom: body.bottom + how.size * 0.7 };
}

function stack(
  list: readonly Story[],
  x: number,
  y: number,
  width: number,
  how: Setting,
): { svg: string; bottom: number } {
  let [drawn, at] = ["", y];
  list.forEach((s, i) => {
    if (i > 0) {
      drawn += rect(x + width * 0.3, at + 4, width * 0.4, 2, how.ink);
      at += 22;
    }
    const one = story(s, x, at, width, how);
    drawn += one.svg;
    at = one.bottom;
  });
  return { svg: drawn, bottom: at };
}

function boxed(
  words: readonly [string, string],
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  ground: string,
  face: string,
): string {
  return (
    rect(x, y, width, height, ink) +
    fitLine(fr(words[0]), {
      face,
      x: x + 16,
      y: y + height * 0.2,
      width: width - 32,
      maxHeight: height * 0.3,
      anchor: "middle",
      fill: ground,
    }).svg +
    fitLine(fr(words[1]), {
      face: "im-fell-dw-pica",
      x: x + 16,
      y: y + height * 0.64,
      width: width - 32,
      maxHeight: height * 0.2,
      anchor: "middle",
      fill: ground,
    }).svg
  );
}

/** 1899: black-letter name, a deck of heads, four columns around the engraving. */
function broadsheet(e: Edition, { paper: sheet, ink }: Inks, left: boolean): Poster {
  return make(e, () => {
    const name = text("L’Écho de Sainte-Rouille", {
      face: "unifrakturcook",
      weight: 700,
      size: 100,
      x: 500,
      y: 132,
      anchor: "middle",
      fill: ink,
    });
    const strap =
      rect(50, 164, 900, 3, ink) +
      text(fr(e.issue), { face: "old-standard-tt", size: 24, x: 500, y: 196, anchor: "middle", fill: ink }) +
      rect(50, 210, 900, 7, ink);
    const head = block(
      e.headline.map((w) => ({ text: fr(w), maxHeight: 78 })),
      {
        face: "playfair-display",
        weight: 900,
        x: 50,
        y: 244,
        width: 900,
        gap: 20,
        anchor: "middle",
        fill: ink,
      },
    );
    const deck = text(fr(e.deck), {
      face: "im-fell-dw-pica",
      size: 36,
      x: 500,
      y: head.bottom + 46,
      anchor: "middle",
      fill: ink,
    });
    const top = head.bottom + 84;
    const how: Setting = { head: "old-standard-tt", body: "old-standard-tt", size: 26, ink };
    const column = 280;
    const [px, sx] = left ? [50, 670] : [360, 50];
    const picture = drawPlate(
      solids(e.figure),
      { hw: half(e.figure), hh: 104, gap: 7 },
      ink,
      px,
      top,
      590,
      400,
      { frame: "box", ground: sheet },
    );
    const caption = text(fr(e.caption), {
      face: "im-fell-dw-pica",
      size: 27,
      x: px + 295,
      y: top + 436,
      anchor: "middle",
      fill: ink,
    });
    const lead = e.lead.split(" ");
    const cut = Math.ceil(lead.length / 2);
    const body = {
      face: "old-standard-tt",
      size: 27,
      width: column,
      leading: 1.22,
      align: "justify" as const,
      fill: ink,
    };
    const first = paragraph(lead.slice(0, cut).join(" "), { ...body, x: px, y: top + 486 });
    const second = paragraph(lead.slice(cut).join(" "), { ...body, x: px + 310, y: top + 486 });
    const side = stack(e.stories.slice(0, 4), sx, top, column, how);
    const low = Math.max(first.bottom, second.bottom) + 26;
    const adTop = Math.max(low + 8, 1196);
    const last = e.stories[4];
    const weather = story({ head: "LE TEMPS", text: e.weather }, px, adTop + 4, column, { ...how, size: 24 });
    const ad = boxed(e.ad, px + 310, adTop, column, 146, ink, sheet, "rye");
    const rules =
      rect(sx === 50 ? 344 : 654, top, 2, 1350 - top, ink) +
      rect(px + 294, top + 462, 2, adTop - top - 480, ink) +
      rect(px, adTop - 16, 590, 3, ink);
    const filler =
      side.bottom < 1240 && last
        ? rect(sx, side.bottom + 6, column, 3, ink) + story(last, sx, side.bottom + 26, column, how).svg
        : drawRule("swell", sx, Math.min(1340, side.bottom + 20), column, ink);
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: sheet, age: "#8a6a34", amount: 0.4, seed: 12, burnt: 0.55 }),
      name,
      strap,
      head.svg,
      deck,
      rules,
      picture,
      caption,
      first.svg,
      second.svg,
      side.svg,
      filler,
      weather.svg,
      ad,
      folds(1000, 1414, 1, 2, 0.16),
    );
  });
}

/** The desert evening paper: a red slab, one huge shout, one picture in dots. */
function tabloid(e: Edition, { paper: sheet, ink, spot }: Inks, tilt: boolean): Poster {
  return make(e, () => {
    const mast =
      rect(0, 0, 1000, 168, spot) +
      text("Le Mirage", { face: "lobster", size: 132, x: 46, y: 130, fill: sheet }) +
      fitLine("DU SOIR", { face: "bowlby-one", x: 640, y: 44, width: 314, height: 58, fill: sheet }).svg +
      fitLine(fr(e.issue), {
        face: "oswald",
        weight: 500,
        x: 640,
        y: 122,
        width: 314,
        maxHeight: 22,
        fill: sheet,
      }).svg;
    const head = block(
      e.headline.map((w) => ({ text: fr(w) })),
      { face: "anton", x: 46, y: 206, width: 908, gap: 24, height: 400, fill: ink },
    );
    const box = { x: 46, y: 640, width: 560, height: 470 };
    const dots =
      rect(box.x, box.y, box.width, box.height, spot) +
      halftone(
        box,
        15,
        (u, v) => Math.max(0, 0.25 + v * 0.7 - (1 - Math.min(1, Math.hypot(u - 0.5, v - 0.46) * 2.1)) * 0.9),
        ink,
        45,
      );
    const cx = box.x + box.width / 2;
    const scale = half(e.figure) > 110 ? 1.5 : 2.1;
    const picture = engrave(solids(e.figure), {
      x: cx,
      y: box.y + box.height / 2,
      scale,
      gap: 8,
      ink,
      under: sheet,
      halfWidth: half(e.figure),
      halfHeight: 108,
      contour: 5,
    });
    const lead = paragraph(fr(e.lead), {
      face: "zilla-slab",
      weight: 500,
      size: 29,
      x: 634,
      y: 734,
      width: 320,
      leading: 1.24,
      fill: ink,
    });
    const deck = paragraph(fr(e.deck), {
      face: "abril-fatface",
      size: 37,
      x: 634,
      y: 674,
      width: 320,
      leading: 1.1,
      fill: spot,
    });
    const shift = Math.max(0, deck.bottom - 640 - 34);
    const stories = e.stories
      .map(
        (s, i) =>
          story(s, 46 + i * 310, 1190, 270, {
            head: "anton",
            body: "zilla-slab",
            size: 28,
            ink,
            align: "start",
          }).svg,
      )
      .join("");
    const sun = g(
      { transform: tilt ? "rotate(6 810 1290)" : "rotate(-5 810 1290)" },
      rect(664, 1206, 290, 158, spot),
      fitLine(fr(e.ad[0]), {
        face: "anton",
        x: 684,
        y: 1230,
        width: 250,
        maxHeight: 54,
        anchor: "middle",
        fill: sheet,
      }).svg,
      paragraph(fr(e.ad[1]), {
        face: "zilla-slab",
        weight: 600,
        size: 27,
        x: 684,
        y: 1318,
        width: 250,
        align: "middle",
        leading: 1.1,
        fill: sheet,
      }).svg,
    );
    const strip =
      rect(46, 1126, 560, 42, ink) +
      fitLine(fr(`TEMPS : ${e.weather}`), {
        face: "oswald",
        weight: 600,
        x: 62,
        y: 1137,
        width: 528,
        maxHeight: 22,
        fill: sheet,
      }).svg;
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: sheet, age: "#b07a3a", amount: 0.25, seed: 31, burnt: 0.25 }),
      mast,
      head.svg,
      dots,
      picture,
      strip,
      deck.svg,
      g({ transform: `translate(0 ${shift.toFixed(0)})` }, lead.svg),
      stories,
      sun,
      folds(1000, 1414, 1, 2, 0.12),
    );
  });
}

/** Pasted strips on squared paper, photocopied at the library. */
function pasted(e: Edition, { paper: sheet, ink, spot }: Inks, seed: string): Poster {
  return make(e, () => {
    const dice = random(seed);
    const edge = rough(4, 22, 6);
    const strip = (
      words: string,
      x: number,
      y: number,
      width: number,
      height: number,
      face: string,
      fill: string,
      ground: string,
    ): string => {
      const turn = dice.between(-3, 3);
      const [a, b, c, d] = [0, 0, 0, 0].map(() => dice.between(-9, 9));
      return g(
        { transform: `rotate(${turn.toFixed(1)} ${x + width / 2} ${y})` },
        path(
          polygon([
            [x - 16, y - 14 + (a ?? 0)],
            [x + width + 16, y - 16 + (b ?? 0)],
            [x + width + 14 + (c ?? 0), y + height + 16],
            [x - 14 + (d ?? 0), y + height + 14],
          ]),
          "#000",
          { opacity: 0.25, transform: "translate(5 7)" },
        ),
        path(
          polygon([
            [x - 16, y - 14 + (a ?? 0)],
            [x + width + 16, y - 16 + (b ?? 0)],
            [x + width + 14 + (c ?? 0), y + height + 16],
            [x - 14 + (d ?? 0), y + height + 14],
          ]),
          ground,
        ),
        fitLine(fr(words), { face, x, y, width, height, fill }).svg,
      );
    };
    let grid = "";
    for (let i = 1; i < 26; i += 1) grid += `M${i * 40} 0V1414M0 ${i * 56}H1000`;
    const faces = dice.shuffle([
      "alfa-slab-one",
      "anton",
      "special-elite",
      "bungee",
      "abril-fatface",
      "passion-one",
    ]);
    const name = strip("LE PRÉAU", 60, 70, 560, 120, faces[2] ?? "anton", sheet, ink);
    const issue = paragraph(e.issue, {
      face: "courier-prime",
      weight: 700,
      size: 27,
      x: 680,
      y: 90,
      width: 270,
      leading: 1.25,
      fill: ink,
    }).svg;
    const head = e.headline
      .map((w, i) =>
        strip(
          w,
          70 + i * 60,
          262 + i * 166,
          780,
          128,
          faces[i] ?? "anton",
          i === 0 ? ink : "#fff",
          i === 0 ? "#fff" : spot,
        ),
      )
      .join("");
    const deck = text(fr(e.deck), {
      face: "permanent-marker",
      size: Math.min(44, 1500 / e.deck.length),
      x: 60,
      y: 640,
      fill: ink,
    });
    const photo = g(
      { transform: `rotate(${dice.between(-4, 4).toFixed(1)} 280 900)` },
      rect(60, 690, 430, 440, "#000", { opacity: 0.3, transform: "translate(6 9)" }),
      rect(60, 690, 430, 440, "#fff"),
      rect(84, 714, 382, 340, spot, { opacity: 0.35 }),
      engrave(solids(e.figure), { x: 275, y: 884, scale: 1.5, gap: 7, ink, under: "#fff", halfHeight: 108 }),
      text(fr(e.caption), { face: "caveat-brush", size: 36, x: 275, y: 1104, anchor: "middle", fill: ink }),
      tape(275, 690, 130, -3),
    );
    const lead = paragraph(fr(e.lead), {
      face: "courier-prime",
      size: 29,
      x: 540,
      y: 724,
      width: 400,
      leading: 1.26,
      fill: ink,
    });
    const small = e.stories
      .map((s, i) => {
        const x = 60 + i * 300;
        return g(
          { transform: `rotate(${dice.between(-2, 2).toFixed(1)} ${x + 130} 1270)` },
          rect(x - 10, 1176, 284, 176, i === 1 ? spot : "#fff"),
          fitLine(s.head.toUpperCase(), {
            face: "anton",
            x: x + 8,
            y: 1194,
            width: 250,
            maxHeight: 30,
            fill: i === 1 ? "#fff" : ink,
          }).svg,
          paragraph(fr(s.text), {
            face: "courier-prime",
            size: 24,
            x: x + 8,
            y: 1256,
            width: 256,
            leading: 1.2,
            fill: i === 1 ? "#fff" : ink,
          }).svg,
        );
      })
      .join("");
    const scrawl =
      edge.defs +
      g(
        { filter: edge.url },
        stroke("M640 1108q40 -30 80 0t80 0t80 0t60 -6", spot, 6),
        text(fr(`${e.ad[0]} ${e.ad[1]}`), {
          face: "caveat-brush",
          size: Math.min(40, 1020 / (e.ad[0].length + e.ad[1].length)),
          x: 940,
          y: 1092,
          anchor: "end",
          fill: spot,
        }),
      );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, sheet),
      stroke(grid, "#7f9dc0", 2, { opacity: 0.4 }),
      name,
      issue,
      head,
      deck,
      photo,
      lead.svg,
      scrawl,
      small,
      text(fr(`météo — ${e.weather}`), {
        face: "courier-prime",
        weight: 700,
        size: 25,
        x: 60,
        y: 1392,
        fill: ink,
      }),
      staple(46, 40, -40),
    );
  });
}

/** One typed sheet out of a hand-cranked duplicator. */
function mimeo(e: Edition, { paper: sheet, ink, spot }: Inks): Poster {
  return make(e, () => {
    const edge = rough(3, 9, 8);
    const title =
      fitLine("LE VIVANT", { face: "special-elite", x: 70, y: 70, width: 560, height: 108, fill: ink }).svg +
      el("rect", { x: 660, y: 66, width: 270, height: 116, fill: "none", stroke: ink, "stroke-width": 5 }) +
      paragraph(fr(e.issue), {
        face: "special-elite",
        size: 25,
        x: 678,
        y: 104,
        width: 240,
        leading: 1.25,
        fill: ink,
      }).svg;
    const head = block(
      e.headline.map((w) => ({ text: fr(w) })),
      { face: "black-ops-one", x: 70, y: 232, width: 860, gap: 22, maxHeight: 140, fill: spot },
    );
    const deck = text(fr(e.deck), { face: "special-elite", size: 37, x: 70, y: head.bottom + 62, fill: ink });
    const top = head.bottom + 116;
    const lead = paragraph(fr(e.lead), {
      face: "courier-prime",
      size: 30,
      x: 70,
      y: top,
      width: 520,
      leading: 1.26,
      fill: ink,
    });
    const figure = engrave(solids(e.figure), {
      x: 770,
      y: top + 150,
      scale: 1.6,
      gap: 8,
      ink,
      under: sheet,
      halfHeight: 108,
    });
    const low = Math.max(lead.bottom, top + 330) + 24;
    const stories = e.stories
      .map(
        (s, i) =>
          story(s, 70 + i * 296, low + 30, 266, {
            head: "special-elite",
            body: "courier-prime",
            size: 25,
            ink,
            align: "start",
          }).svg,
      )
      .join("");
    const foot =
      rect(70, 1256, 860, 96, spot) +
      fitLine(fr(`${e.ad[0]} : ${e.ad[1]}`), {
        face: "special-elite",
        x: 94,
        y: 1284,
        width: 812,
        maxHeight: 44,
        fill: sheet,
      }).svg;
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: sheet, age: "#7a7460", amount: 0.3, seed: 17, burnt: 0.3 }),
      edge.defs,
      g(
        { filter: edge.url, transform: "rotate(-0.8 500 700)" },
        title,
        head.svg,
        deck,
        lead.svg,
        figure,
        stroke(`M70 ${low}H930M70 ${low + 7}H930`, ink, 3, { "stroke-dasharray": "16 8" }),
        stories,
        foot,
        text(fr(e.weather), { face: "courier-prime", weight: 700, size: 27, x: 70, y: 1392, fill: ink }),
      ),
      coffeeRing(850, 150, 96, ink, 0.25),
    );
  });
}

const BLACK = "#1d1811";
const made: Poster[][] = [
  rouille.map((e, i) =>
    broadsheet(
      e,
      { paper: ["#e6d6b0", "#dfcda2", "#e9dcbb", "#e2d0aa"][i] ?? "#e6d6b0", ink: BLACK, spot: BLACK },
      i % 2 === 1,
    ),
  ),
  mirage.map((e, i) =>
    tabloid(
      e,
      [
        { paper: "#f1e2c0", ink: "#1f1b1e", spot: "#c8452b" },
        { paper: "#f3e3b5", ink: "#22201a", spot: "#d9822b" },
        { paper: "#efe2c4", ink: "#1a211d", spot: "#2f7a68" },
        { paper: "#f0dfc4", ink: "#231a16", spot: "#2b6d8c" },
      ][i] ?? { paper: "#f1e2c0", ink: BLACK, spot: "#c8452b" },
      i % 2 === 0,
    ),
  ),
  preau.map((e, i) =>
    pasted(
      e,
      [
        { paper: "#f2efe2", ink: "#191a1f", spot: "#d2356b" },
        { paper: "#eef0ea", ink: "#1b1830", spot: "#5b3fc4" },
        { paper: "#e9efe4", ink: "#14201a", spot: "#2f8a4f" },
        { paper: "#f4ecd6", ink: "#1e1a17", spot: "#e0641f" },
      ][i] ?? { paper: "#f2efe2", ink: BLACK, spot: "#d2356b" },
      e.id,
    ),
  ),
  bulletin.map((e, i) =>
    mimeo(
      e,
      [
        { paper: "#e8e2cc", ink: "#3b2f78", spot: "#3b2f78" },
        { paper: "#d9dfd0", ink: "#1f3d3a", spot: "#a8321f" },
        { paper: "#f2e7b9", ink: "#24304f", spot: "#c2501f" },
      ][i] ?? { paper: "#e8e2cc", ink: BLACK, spot: BLACK },
    ),
  ),
];
/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
