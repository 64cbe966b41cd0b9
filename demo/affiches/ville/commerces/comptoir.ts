import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { rays, star, starPoints } from "../../../kit/scene.ts";
import { circle, clip, el, g, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { arcText } from "../../../kit/prose.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { place, type Inks, type Motif } from "../motifs/motif.ts";
import { diners } from "./comptoir.texts.ts";

export interface Diner {
  id: string;
  titre: string;
  auteur: string;
  name: readonly string[];
  script: string;
  price: string;
  where: string;
  image: Motif;
  plan: "googie" | "damier" | "geant" | "medaillon";
  face: Face;
  ground: string;
  second: string;
  ink: string;
  pale: string;
  hot: string;
  food: Inks;
}

const W = 1000;
const H = 1414;

const atom = (x: number, y: number, r: number, colour: string) =>
  star(x, y, r, colour, 8, 0.14) + star(x, y, r * 0.6, colour, 8, 0.2, 22) + circle(x, y, r * 0.14, colour);

function burstPrice(d: Diner, x: number, y: number, r: number): string {
  return (
    path(polygon(starPoints(x, y, r, 18, 0.84, 5)), d.hot) +
    g(
      { transform: `rotate(-10 ${x} ${y})` },
      fitLine(d.price, {
        face: "passion-one",
        weight: 700,
        x: x - r * 0.62,
        y: y - r * 0.3,
        width: r * 1.24,
        maxHeight: r * 0.6,
        anchor: "middle",
        fill: d.pale,
      }).svg,
    )
  );
}

function stack(
  d: Diner,
  x: number,
  y: number,
  width: number,
  maxHeight: number,
  fill: string,
  anchor: "start" | "middle" = "start",
): { svg: string; bottom: number } {
  let at = y;
  const drawn = d.name.map((line) => {
    const placed = fitLine(line, { face: d.face, x, y: at, width, maxHeight, anchor, fill });
    at = placed.bottom + 20;
    return placed.svg;
  });
  return { svg: drawn.join(""), bottom: at - 20 };
}

const PLANS: Record<Diner["plan"], (d: Diner) => string> = {
  googie: (d) => {
    const name = stack(d, 0, 0, 640, 170, d.pale);
    return (
      rect(0, 0, W, H, d.ground) +
      path("M-40 300Q420 120 1040 260V1000Q560 760 -40 1060Z", d.second) +
      atom(130, 200, 100, d.pale) +
      atom(880, 1180, 120, d.hot) +
      atom(790, 120, 60, d.pale) +
      el("ellipse", { cx: 520, cy: 1050, rx: 380, ry: 40, fill: d.ink, opacity: 0.25 }) +
      place(d.image, d.food, 530, 720, 660, -6) +
      path("M40 90L760 40Q800 220 700 400L60 380Q10 240 40 90Z", d.ink) +
      g({ transform: `translate(90 ${235 - name.bottom / 2}) rotate(-2)` }, name.svg) +
      stroke("M120 390L80 1414M680 400L760 560", d.ink, 16) +
      burstPrice(d, 850, 470, 120) +
      text(d.script, { face: "pacifico", size: 70, x: 170, y: 1210, fill: d.hot }) +
      text(d.where, { face: "oswald", weight: 600, size: 32, tracking: 0.1, x: 170, y: 1300, fill: d.ink })
    );
  },
  damier: (d) => {
    const cells = Array.from({ length: 40 }, (_, i) => {
      const r = Math.floor(i / 10);
      const c = i % 10;
      return (r + c) % 2 ? rect(c * 100, 1014 + r * 100, 100, 100, d.ink) : "";
    }).join("");
    const name = stack(d, 60, 74, 880, 230, d.hot, "middle");
    return (
      rect(0, 0, W, H, d.ground) +
      name.svg +
      rect(0, 1014, W, 400, d.pale) +
      cells +
      circle(500, 850, 330, d.second) +
      circle(500, 850, 300, "none", { stroke: d.pale, "stroke-width": 8 }) +
      place(d.image, d.food, 500, 840, 540, 5) +
      g(
        { transform: "rotate(-5 500 1240)" },
        path("M60 1180H940L890 1250L940 1320H60L110 1250Z", d.hot),
        fitLine(d.where, {
          face: "oswald",
          weight: 600,
          tracking: 0.06,
          x: 150,
          y: 1232,
          width: 700,
          maxHeight: 40,
          anchor: "middle",
          fill: d.pale,
        }).svg,
      ) +
      text(d.script, {
        face: "lobster",
        size: 62,
        x: 500,
        y: name.bottom + 82,
        anchor: "middle",
        fill: d.ink,
      }) +
      burstPrice(d, 150, 590, 116)
    );
  },
  geant: (d) => {
    const name = stack(d, 60, 1006, 880, 108, d.pale);
    return (
      rect(0, 0, W, H, d.second) +
      rays(500, 540, 1300, 16, d.ground, 0.5) +
      place(d.image, d.food, 520, 470, 1020, -8) +
      path("M0 940L1000 860V1414H0Z", d.ink) +
      path("M0 930L1000 850V874L0 954Z", d.hot) +
      g({ transform: "rotate(-4.5 500 1100)" }, name.svg) +
      text(d.script, { face: "pacifico", size: 56, x: 70, y: 1372, fill: d.hot }) +
      text(d.where, {
        face: "oswald",
        weight: 600,
        size: 29,
        tracking: 0.08,
        x: 940,
        y: 1376,
        anchor: "end",
        fill: d.pale,
      }) +
      burstPrice(d, 856, 776, 118)
    );
  },
  medaillon: (d) => {
    return (
      rect(0, 0, W, H, d.ground) +
      Array.from({ length: 15 }, (_, i) => rect(i * 134 - 60, 0, 67, H, d.second)).join("") +
      rect(70, 70, 860, 1274, d.pale, { rx: 40 }) +
      rect(96, 96, 808, 1222, "none", { rx: 24, stroke: d.hot, "stroke-width": 7 }) +
      circle(500, 560, 350, d.second) +
      clip("M150 560A350 350 0 0 1 850 560A350 350 0 0 1 150 560Z", rays(500, 560, 500, 22, d.ground, 0.3)) +
      place(d.image, d.food, 500, 560, 500, 0) +
      arcText(d.script.toUpperCase(), {
        face: "righteous",
        size: 48,
        tracking: 0.06,
        cx: 500,
        cy: 560,
        radius: 372,
        fill: d.ink,
      }) +
      (() => {
        const n = stack(d, 150, 975, 700, 116, d.hot, "middle");
        return (
          n.svg +
          text(d.where, {
            face: "oswald",
            weight: 600,
            size: 27,
            tracking: 0.1,
            x: 500,
            y: 1282,
            anchor: "middle",
            fill: d.ink,
          })
        );
      })() +
      burstPrice(d, 824, 880, 100)
    );
  },
};

export const posters: readonly Poster[] = diners.map((d) => ({
  id: d.id,
  titre: d.titre,
  auteur: d.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, PLANS[d.plan](d)),
}));
