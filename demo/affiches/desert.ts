/** Fort Carson City: postcards, roadside signs, festivals, saucers; sun-bleached mid-century printing. */
import { rattlesnake, scorpion, vulture } from "../kit/engraved-beasts.ts";
import { cactus as saguaro } from "../kit/engraved-things.ts";
import { engrave, type Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import { burst } from "../kit/ornaments.ts";
import type { Poster } from "../kit/poster.ts";
import { clouds, halftone, misregister } from "../kit/print.ts";
import { paragraph } from "../kit/prose.ts";
import { cactus, coupe } from "../kit/props.ts";
import { mesas, rays, ridge, star, stars } from "../kit/scene.ts";
import { circle, clip, el, freshId, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { fitLine, text } from "../kit/type.ts";
import { column, line } from "../kit/woodtype.ts";
import { festivals, motels, postcards, saucers } from "./desert.texts.ts";

interface Inks {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ink: string;
  pale: string;
}
const SOLIDS: Record<string, () => Solid[]> = { snake: rattlesnake, scorpion, vulture, cactus: saguaro };
type Words = { id: string; titre: string; auteur: string };
const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});
const bleach = (width: number, height: number, pale: string): string =>
  clouds(width, height, pale, 0.16, 0.0035, 11);

/** The landscape seen through letters and around them. */
function view(kind: string, k: Inks, width: number, height: number, seed: string): string {
  const horizon = height * 0.62;
  const sky =
    rect(0, 0, width, height, k.sky) +
    (kind === "letters"
      ? ""
      : kind === "night"
        ? stars(0, 0, width, horizon, 150, k.pale, seed)
        : rays(width * 0.68, height * 0.4, width, 30, k.pale, 0, 0.5)) +
    circle(width * 0.68, height * 0.4, height * 0.2, k.sun);
  const far =
    mesas(width, horizon, height * 0.26, k.far, seed) +
    mesas(width, horizon + 40, height * 0.16, k.near, `${seed}2`);
  const floor = rect(0, horizon + 40, width, height, kind === "lake" ? k.pale : k.near);
  const road =
    path(
      polygon([
        [width * 0.48, horizon + 40],
        [width * 0.5, horizon + 40],
        [width * 0.86, height],
        [width * 0.16, height],
      ]),
      k.ink,
    ) +
    path(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const a = (i / 5) ** 1.6;
          const b = ((i + 0.5) / 5) ** 1.6;
          const y = (t: number): number => horizon + 44 + t * (height - horizon);
          return polygon([
            [width * 0.49 - a * 8, y(a)],
            [width * 0.49 + a * 8, y(a)],
            [width * 0.495 + b * 12, y(b)],
            [width * 0.495 - b * 12, y(b)],
          ]);
        })
        .join(""),
      k.pale,
    );
  const lake = Array.from({ length: 9 }, (_, i) =>
    rect(
      width * (0.04 + (i % 3) * 0.06),
      horizon + 64 + i * 34,
      width * (0.86 - (i % 4) * 0.12),
      7 + i,
      k.sky,
    ),
  ).join("");
  return (
    sky +
    far +
    floor +
    (kind === "lake" ? lake : kind === "road" ? road : ridge(width, height * 0.86, 26, height, k.ink, seed)) +
    (kind === "lake"
      ? ""
      : cactus(width * 0.1, height * 0.93, height * 0.36, k.ink) +
        cactus(width * 0.92, height * 0.9, height * 0.22, k.ink, -1))
  );
}

function postcard(t: (typeof postcards)[number], k: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const id = freshId("letters");
    const big = fitLine(t.big, { face: "bowlby-one", x: 90, y: 330, width: 1234, height: 400, fill: "#fff" });
    const scene = view(t.kind, k, 1414, 1000, t.id);
    const inner = view(
      "letters",
      { ...k, sky: k.sun, sun: k.pale, far: k.sky, near: k.far },
      1414,
      1000,
      `${t.id}x`,
    );
    const solid = (fill: string, dx: number, dy: number): string =>
      fitLine(t.big, {
        face: "bowlby-one",
        x: 90 + dx,
        y: 330 + dy,
        width: 1234,
        height: 400,
        fill,
        attributes: { stroke: fill, "stroke-width": 16, "stroke-linejoin": "round" },
      }).svg;
    const letters =
      el("defs", {}, el("mask", { id }, big.svg)) +
      g({ mask: `url(#${id})` }, g({ transform: "translate(0 130)" }, inner));
    const top = g(
      { transform: "rotate(-5 420 220)" },
      misregister(
        (ink) => text(fr(t.top), { face: "lobster", size: 148, x: 96, y: 260, fill: ink }),
        k.ink,
        k.pale,
        6,
        6,
      ),
      text(fr(t.top), { face: "lobster", size: 148, x: 96, y: 260, fill: k.pale }),
    );
    return svg(
      1414,
      1000,
      rect(0, 0, 1414, 1000, k.pale),
      clip(
        "M44 44H1370V956H44Z",
        scene,
        Array.from({ length: 9 }, (_, i) => solid(k.ink, 22 - i * 2, 22 - i * 2))
          .slice(0, 5)
          .join(""),
        solid(k.pale, 0, 0),
        letters,
        top,
        t.kind === "road" ? coupe(860, 930, 360, k.sun, k.ink, k.pale) : "",
        rect(44, 856, 1326, 100, k.ink),
        fitLine(fr(t.note), {
          face: "pacifico",
          x: 90,
          y: 876,
          width: 1234,
          maxHeight: 60,
          anchor: "middle",
          fill: k.pale,
        }).svg,
      ),
      bleach(1414, 1000, k.pale),
    );
  });
}

/** A roadside sign towering over a low horizon. */
function roadside(t: (typeof motels)[number], k: Inks, flip: boolean): Poster {
  return make(t, 1000, 1414, () => {
    const sx = flip ? 130 : 0;
    const land =
      rect(0, 0, 1000, 1414, k.sky) +
      circle(flip ? 200 : 820, 980, 190, k.sun) +
      mesas(1000, 1180, 190, k.far, t.id) +
      rect(0, 1180, 1000, 240, k.near) +
      path("M0 1300L1000 1240V1414H0Z", k.ink);
    const poles = rect(sx + 210, 250, 34, 1060, k.ink) + rect(sx + 560, 250, 34, 1060, k.ink);
    const arrow = polygon([
      [sx + 60, 150],
      [sx + 650, 90],
      [sx + 650, 30],
      [sx + 850, 180],
      [sx + 650, 330],
      [sx + 650, 270],
      [sx + 60, 270],
    ]);
    const bulbs = Array.from({ length: 13 }, (_, i) =>
      circle(sx + 90 + i * 44, 256 - i * 0.2, 7, k.pale),
    ).join("");
    const panel =
      path(
        polygon([
          [sx + 40, 320],
          [sx + 780, 290],
          [sx + 820, 660],
          [sx + 80, 690],
        ]),
        k.ink,
        { transform: "translate(14 16)" },
      ) +
      path(
        polygon([
          [sx + 40, 320],
          [sx + 780, 290],
          [sx + 820, 660],
          [sx + 80, 690],
        ]),
        k.sun,
      );
    const name = g(
      { transform: `rotate(-2.4 ${sx + 430} 490)` },
      column([line(t.name[0], 120), line(t.name[1], 150)], {
        x: sx + 96,
        y: 344,
        width: 660,
        height: 290,
        gap: 22,
        ink: k === DUSK ? k.ink : k.pale,
        cases: ["bungee", "bowlby-one", "righteous", "anton", "monoton"],
      }).svg,
    );
    const tag = text(t.tag, { face: "righteous", size: 118, x: sx + 90, y: 238, fill: k.pale });
    const board =
      rect(sx + 110, 730, 640, 300, k.pale) +
      el("rect", {
        x: sx + 110,
        y: 730,
        width: 640,
        height: 300,
        fill: "none",
        stroke: k.ink,
        "stroke-width": 10,
      }) +
      t.board
        .map(
          (words, i) =>
            fitLine(fr(words), {
              face: "anton",
              x: sx + 140,
              y: 762 + i * 90,
              width: 580,
              maxHeight: 60,
              anchor: "middle",
              fill: i === 2 ? k.sun : k.ink,
            }).svg + rect(sx + 130, 838 + i * 90, 600, 3, k.ink, { opacity: 0.3 }),
        )
        .join("");
    const spark = burst(sx + 800, 330, 96, k.pale, 12, 0.28) + circle(sx + 800, 330, 16, k.ink);
    const script = g(
      { transform: "rotate(-4 500 1330)" },
      fitLine(fr(t.script), { face: "pacifico", x: 60, y: 1262, width: 760, maxHeight: 104, fill: k.pale })
        .svg,
    );
    return svg(
      1000,
      1414,
      land,
      halftone({ x: 0, y: 0, width: 1000, height: 900 }, 22, (_u, v) => 0.34 * (1 - v), k.far, 30),
      poles,
      path(arrow, k.ink, { transform: "translate(10 12)" }),
      path(arrow, k.far),
      bulbs,
      tag,
      panel,
      name,
      spark,
      board,
      coupe(flip ? 60 : 640, 1270, 300, k.sun, k.ink, k.pale, flip),
      script,
      bleach(1000, 1414, k.pale),
    );
  });
}

/** The animal huge across the sheet, words climbing beside it. */
function festival(t: (typeof festivals)[number], k: Inks, left: boolean): Poster {
  return make(t, 1000, 1414, () => {
    const disc = circle(left ? 620 : 400, 700, 420, k.sun);
    const animal = engrave((SOLIDS[t.figure] ?? rattlesnake)(), {
      x: left ? 610 : 400,
      y: 730,
      scale: 3.5,
      gap: 11,
      ink: k.ink,
      under: k.pale,
      halfWidth: 108,
      halfHeight: 112,
      contour: 6,
    });
    const head = fitLine(t.name[0], {
      face: "shrikhand",
      x: 60,
      y: 70,
      width: 880,
      maxHeight: 210,
      anchor: left ? "start" : "end",
      fill: k.ink,
    });
    const middle = text(t.name[1], {
      face: "shrikhand",
      size: 96,
      x: left ? 940 : 60,
      y: head.bottom + 100,
      anchor: left ? "end" : "start",
      fill: k.sun,
    });
    const tail = fitLine(t.name[2], {
      face: "shrikhand",
      x: 60,
      y: 1064,
      width: 880,
      height: 130,
      fill: k.pale,
    });
    const stripes = [0, 1, 2, 3]
      .map((i) =>
        path(
          `M0 ${1010 + i * 26}Q500 ${930 + i * 26} 1000 ${1010 + i * 26}V1414H0Z`,
          [k.sun, k.far, k.near, k.ink][i] ?? k.ink,
        ),
      )
      .join("");
    const date = g(
      { transform: "rotate(9 820 380)" },
      burst(left ? 170 : 830, 520, 128, k.far, 18, 0.85),
      paragraph(fr(t.dates), {
        face: "righteous",
        size: 35,
        x: (left ? 170 : 830) - 88,
        y: 500,
        width: 176,
        align: "middle",
        leading: 1.14,
        fill: k.pale,
      }).svg,
    );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, k.sky),
      rays(left ? 620 : 400, 700, 1200, 32, k.pale, 0, 0.5),
      disc,
      stripes,
      animal,
      head.svg,
      middle,
      date,
      rect(0, 1040, 1000, 374, k.ink),
      tail.svg,
      paragraph(fr(t.items), {
        face: "zilla-slab",
        weight: 500,
        size: 32,
        x: 60,
        y: 1252,
        width: 880,
        leading: 1.22,
        fill: k.pale,
      }).svg,
      fitLine(fr(t.foot), { face: "righteous", x: 60, y: 1346, width: 880, maxHeight: 34, fill: k.sun }).svg,
      bleach(1000, 1414, k.pale),
    );
  });
}

/** A beam of light with words inside it. */
function beam(t: (typeof saucers)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const cone = polygon([
      [420, 330],
      [580, 330],
      [930, 1260],
      [70, 1260],
    ]);
    const widths = [220, 318, 440, 590];
    const words = t.lines
      .map(
        (w, i) =>
          fitLine(w, {
            face: "anton",
            x: 500 - (widths[i] ?? 500) / 2,
            y: 450 + ([0, 130, 300, 500][i] ?? 0),
            width: widths[i] ?? 500,
            height: [104, 144, 172, 216][i] ?? 150,
            fill: k.ink,
          }).svg,
      )
      .join("");
    const hull =
      path("M150 270Q500 150 850 270Q700 372 500 372T150 270Z", k.far) +
      path("M150 270Q500 400 850 270Q700 392 500 392T150 270Z", k.ink) +
      path("M342 222Q352 84 500 84T658 222Q500 270 342 222Z", k.pale) +
      path("M380 200Q392 112 470 108Q420 150 420 212Z", "#fff", { opacity: 0.6 }) +
      [220, 330, 440, 560, 670, 780]
        .map((x) => circle(x, 276 + (1 - Math.abs(x - 500) / 330) * 36, 17, k.sun))
        .join("");
    const land =
      mesas(1000, 1270, 190, k.near, t.id) +
      rect(0, 1264, 1000, 150, k.ink) +
      cactus(120, 1290, 230, k.ink) +
      cactus(900, 1290, 170, k.ink, -1);
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, k.sky),
      stars(0, 0, 1000, 1100, 120, k.pale, t.id),
      star(840, 120, 26, k.sun, 4, 0.2),
      star(130, 500, 20, k.pale, 4, 0.2),
      land,
      path(cone, k.sun),
      halftone(
        { x: 0, y: 330, width: 1000, height: 930 },
        26,
        (u, v) => (Math.abs(u - 0.5) < 0.08 + v * 0.35 ? 0.05 + v * 0.28 : 0),
        k.pale,
        20,
      ),
      words,
      hull,
      fitLine(fr(t.note), {
        face: "righteous",
        x: 60,
        y: 1322,
        width: 880,
        maxHeight: 42,
        anchor: "middle",
        fill: k.pale,
      }).svg,
      stroke("M60 1300H940", k.pale, 3),
      bleach(1000, 1414, k.pale),
    );
  });
}

const SUNSET: Inks = {
  sky: "#f2b25f",
  sun: "#d9512c",
  far: "#b5533c",
  near: "#8c3b33",
  ink: "#3a1f2b",
  pale: "#f9ead0",
};
const TURQUOISE: Inks = {
  sky: "#8fc9bd",
  sun: "#e2603a",
  far: "#d98b57",
  near: "#b96a42",
  ink: "#24343f",
  pale: "#f8edd3",
};
const LEMON: Inks = {
  sky: "#f1d98a",
  sun: "#d9752f",
  far: "#4f9a94",
  near: "#c08a4a",
  ink: "#2c3b3a",
  pale: "#fbf3da",
};
const ROSE: Inks = {
  sky: "#efb9a4",
  sun: "#c93f4e",
  far: "#8a5a7c",
  near: "#a6604f",
  ink: "#3b2440",
  pale: "#fbeedd",
};
const DUSK: Inks = {
  sky: "#2b3566",
  sun: "#f0c04f",
  far: "#8f4a78",
  near: "#5a356b",
  ink: "#171a3a",
  pale: "#f6e8c8",
};
const NIGHT: Inks = {
  sky: "#17353f",
  sun: "#c9dd6a",
  far: "#d9653b",
  near: "#2f5f5c",
  ink: "#0e2028",
  pale: "#f2ecc9",
};
const PLUM: Inks = {
  sky: "#3c1f4a",
  sun: "#f29a5b",
  far: "#d1495b",
  near: "#6b2f63",
  ink: "#21102b",
  pale: "#fbe5c8",
};
const COCOA: Inks = {
  sky: "#1f2a44",
  sun: "#f2d06b",
  far: "#4fa3a5",
  near: "#37507a",
  ink: "#101830",
  pale: "#f4ead2",
};

const made: Poster[][] = [
  festivals.map((t, i) => festival(t, [TURQUOISE, SUNSET, LEMON, ROSE][i] ?? SUNSET, i % 2 === 0)),
  motels.map((t, i) => roadside(t, [SUNSET, TURQUOISE, LEMON, DUSK][i] ?? SUNSET, i % 2 === 1)),
  saucers.map((t, i) => beam(t, [NIGHT, DUSK, PLUM, COCOA][i] ?? NIGHT)),
  postcards.map((t, i) => postcard(t, [ROSE, LEMON, TURQUOISE, DUSK][i] ?? SUNSET)),
];
/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
