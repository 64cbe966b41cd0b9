import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { blur, neon } from "../../../kit/print.ts";
import { ridge, stars } from "../../../kit/scene.ts";
import { palm } from "../../../kit/props.ts";
import { circle, g, linear, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { signs } from "./enseigne.texts.ts";

export interface Roadside {
  id: string;
  titre: string;
  auteur: string;
  kind: "fleche" | "tour" | "palette" | "antenne";
  name: readonly string[];
  board: readonly string[];
  foot: string;
  face: Face;
  sky: readonly [string, string, string];
  panel: string;
  second: string;
  bulb: string;
  dark: string;
}

const W = 1000;
const H = 1414;

const bulbs = (points: readonly (readonly [number, number])[], step: number, colour: string) =>
  points
    .slice(0, -1)
    .map(([x, y], i) => {
      const [bx, by] = points[i + 1] ?? [x, y];
      const n = Math.max(1, Math.round(Math.hypot(bx - x, by - y) / step));
      return Array.from({ length: n }, (_, k) =>
        circle(x + ((bx - x) * k) / n, y + ((by - y) * k) / n, 9, colour),
      ).join("");
    })
    .join("");

function marquee(s: Roadside, x: number, y: number, w: number): string {
  const h = 60 + s.board.length * 62;
  return (
    rect(x, y, w, h, "#fbf6e6") +
    rect(x, y, w, h, "none", { stroke: s.dark, "stroke-width": 12 }) +
    s.board
      .map(
        (line, i) =>
          rect(x + 20, y + 84 + i * 62 - 2, w - 40, 3, "#cfc8b4") +
          fitLine(line, {
            face: "bebas-neue",
            tracking: 0.06,
            x: x + 30,
            y: y + 34 + i * 62,
            width: w - 60,
            maxHeight: 42,
            anchor: "middle",
            fill: i % 2 ? "#b3261e" : "#1b1b1f",
          }).svg,
      )
      .join("")
  );
}

function lit(
  s: Roadside,
  x: number,
  y: number,
  w: number,
  maxHeight: number,
  fill = s.bulb,
): { svg: string; bottom: number } {
  let at = y;
  const drawn = s.name.map((line) => {
    const placed = fitLine(line, {
      face: s.face,
      x,
      y: at,
      width: w,
      maxHeight,
      anchor: "middle",
      fill: "#000",
    });
    const tube = neon(
      (c) => fitLine(line, { face: s.face, x, y: at, width: w, maxHeight, anchor: "middle", fill: c }).svg,
      fill,
      "#fffaf0",
      12,
    );
    at = placed.bottom + 26;
    return tube;
  });
  return { svg: drawn.join(""), bottom: at };
}

const SIGNS: Record<Roadside["kind"], (s: Roadside) => string> = {
  fleche: (s) => {
    const arrow: [number, number][] = [
      [170, 250],
      [770, 170],
      [790, 470],
      [700, 480],
      [860, 700],
      [620, 560],
      [620, 500],
      [190, 560],
      [170, 250],
    ];
    return (
      stroke("M300 500V1300M560 480V1300", s.dark, 34) +
      path(polygon(arrow), s.panel, { stroke: s.dark, "stroke-width": 16, "stroke-linejoin": "round" }) +
      bulbs(arrow, 44, s.bulb) +
      g({ transform: "rotate(-6 470 370)" }, lit(s, 225, 275, 500, 104).svg) +
      marquee(s, 190, 700, 520)
    );
  },
  tour: (s) => {
    const tall: [number, number][] = [
      [380, 120],
      [620, 120],
      [620, 1000],
      [380, 1000],
      [380, 120],
    ];
    const letters = [...(s.name[0] ?? "")];
    const step = 780 / letters.length;
    return (
      stroke("M440 980V1320M560 980V1320", s.dark, 34) +
      circle(500, 150, 190, s.second) +
      circle(500, 150, 190, "none", { stroke: s.dark, "stroke-width": 14 }) +
      path(polygon(tall), s.panel, { stroke: s.dark, "stroke-width": 14 }) +
      bulbs(tall, 46, s.bulb) +
      letters
        .map((letter, i) =>
          neon(
            (c) =>
              text(letter, {
                face: s.face,
                size: step * 1.02,
                x: 500,
                y: 190 + step * (i + 0.86),
                anchor: "middle",
                fill: c,
              }),
            s.bulb,
            "#fffaf0",
            10,
          ),
        )
        .join("") +
      marquee(s, 90, 1000, 820)
    );
  },
  palette: (s) => {
    const blob = "M140 380Q120 160 420 170Q760 130 860 300Q930 470 760 560Q640 620 420 590Q170 580 140 380Z";
    return (
      stroke("M360 560L300 1320M640 560L700 1320M330 900H670", s.dark, 30) +
      path(blob, s.second, { transform: "translate(24 30)" }) +
      path(blob, s.panel, { stroke: s.dark, "stroke-width": 14 }) +
      stroke(blob, s.bulb, 16, { "stroke-dasharray": "1 40", "stroke-linecap": "round" }) +
      g({ transform: "rotate(-4 500 380)" }, lit(s, 220, 270, 560, 130).svg) +
      [0, 1, 2]
        .map((i) =>
          g(
            { transform: `translate(${300 + i * 200} ${130 - (i % 2) * 50})` },
            path("M0 -70L14 -14L70 0L14 14L0 70L-14 14L-70 0L-14 -14Z", s.bulb),
          ),
        )
        .join("") +
      marquee(s, 240, 690, 520)
    );
  },
  antenne: (s) => {
    const mast =
      "M430 1320L495 130H505L570 1320M440 1130L560 1130M448 980L552 980M456 830L544 830M464 680L536 680M472 530L528 530M440 1130L552 980M560 1130L448 980M448 980L544 830M552 980L456 830M456 830L536 680M544 830L464 680M464 680L528 530M536 680L472 530";
    const glow = blur(10);
    return (
      glow.defs +
      [120, 220, 330, 450, 580]
        .map((r, i) =>
          g(
            { filter: i % 2 ? undefined : glow.url },
            stroke(
              `M${500 - r * 0.86} ${140 - r * 0.5}A${r} ${r} 0 0 0 ${500 - r * 0.86} ${140 + r * 0.5}M${500 + r * 0.86} ${140 - r * 0.5}A${r} ${r} 0 0 1 ${500 + r * 0.86} ${140 + r * 0.5}`,
              s.bulb,
              16,
              { opacity: 0.95 - i * 0.16, "stroke-linecap": "round" },
            ),
          ),
        )
        .join("") +
      stroke(mast, s.dark, 14) +
      circle(500, 126, 28, s.panel) +
      rect(60, 560, 880, 250, s.panel, { stroke: s.dark, "stroke-width": 14 }) +
      lit(s, 110, 606, 780, s.name.length > 1 ? 68 : 150).svg +
      marquee(s, 200, 850, 600)
    );
  },
};

/** Roadside sign at dusk, seen from the car. */
function draw(s: Roadside): string {
  const sky = linear([
    [0, s.sky[0]],
    [0.55, s.sky[1]],
    [0.9, s.sky[2]],
  ]);
  return svg(
    W,
    H,
    sky.defs,
    rect(0, 0, W, H, sky.fill),
    stars(0, 0, W, 500, 70, s.bulb, s.id),
    ridge(W, 1120, 50, H, s.dark, s.id, 150).replace("<path", '<path opacity="0.55"'),
    palm(900, 1300, 420, s.dark, -40, s.id),
    palm(70, 1320, 300, s.dark, 30, s.id),
    SIGNS[s.kind](s),
    path("M0 1290Q500 1250 1000 1290V1414H0Z", s.dark),
    fitLine(s.foot, {
      face: "oswald",
      weight: 600,
      tracking: 0.12,
      x: 60,
      y: 1338,
      width: 880,
      maxHeight: 28,
      anchor: "middle",
      fill: s.bulb,
    }).svg,
  );
}

export const posters: readonly Poster[] = signs.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => draw(s),
}));
