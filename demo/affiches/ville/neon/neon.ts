import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { blur, neon } from "../../../kit/print.ts";
import { random } from "../../../kit/random.ts";
import { g, path, radial, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { clubs } from "./neon.texts.ts";

/** Tubes in a 400 × 400 box: path data by colour (0 = first tube colour, 1 = second). */
export type Sign = readonly (readonly [tube: 0 | 1, d: string])[];

export interface Club {
  id: string;
  titre: string;
  auteur: string;
  name: string;
  face: Face;
  lines: readonly string[];
  foot: string;
  sign: Sign;
  wall: string;
  joint: string;
  tubes: readonly [string, string];
  lay: "dessus" | "dessous" | "colonne";
  box?: boolean;
}

const W = 1000;
const H = 1414;

function wall({ wall: brick, joint, id }: Club): string {
  const dice = random(id);
  let light = "";
  for (let y = 0; y < 24; y++)
    for (let x = -1; x < 9; x++)
      if (dice.chance(0.16)) light += `M${x * 124 + (y % 2) * 62 + 4} ${y * 60 + 4}h116v52h-116Z`;
  let lines = "";
  for (let y = 0; y < 24; y++)
    lines +=
      `M0 ${y * 60}H${W}` +
      Array.from({ length: 9 }, (_, x) => `M${x * 124 + (y % 2) * 62} ${y * 60}v60`).join("");
  return (
    rect(0, 0, W, H, brick) +
    path(light, joint, { opacity: 0.35 }) +
    stroke(lines, joint, 5, { opacity: 0.75 })
  );
}

function tubes(sign: Sign, colours: readonly [string, string], x: number, y: number, size: number): string {
  const k = size / 400;
  const one = (which: 0 | 1) =>
    sign
      .filter(([tube]) => tube === which)
      .map(([, d]) => d)
      .join("");
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    [0, 1]
      .map((n) =>
        neon(
          (c) =>
            stroke(one(n ? 1 : 0), c, 9 / Math.sqrt(k), {
              "stroke-linecap": "round",
              "stroke-linejoin": "round",
            }),
          colours[n ? 1 : 0],
          "#fff8f2",
          16 / k,
        ),
      )
      .join(""),
  );
}

/** A club’s sign lit on its wall at night, photographed as the poster. */
function draw(c: Club): string {
  const [first, second] = c.tubes;
  const glow = radial(
    [
      [0, first, 0.5],
      [1, first, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const dark = radial(
    [
      [0.3, "#000", 0],
      [1, "#000", 0.8],
    ],
    0.5,
    0.45,
    0.75,
  );
  const column = c.lay === "colonne";
  const nameY = { dessus: 150, dessous: 760, colonne: 0 }[c.lay];
  const signY = { dessus: 480, dessous: 120, colonne: 330 }[c.lay];
  const name = column
    ? g(
        { transform: "translate(120 1180) rotate(-90)" },
        neon(
          (fill) => fitLine(c.name, { face: c.face, x: 0, y: 0, width: 1040, maxHeight: 210, fill }).svg,
          first,
          "#fff8f2",
          18,
        ),
      )
    : neon(
        (fill) =>
          fitLine(c.name, {
            face: c.face,
            x: 90,
            y: nameY,
            width: 820,
            maxHeight: 220,
            anchor: "middle",
            fill,
          }).svg,
        first,
        "#fff8f2",
        18,
      );
  const soft = blur(14);
  const box = c.box
    ? neon(
        (colour) => rect(62, 70, 876, 1150, "none", { rx: 50, stroke: colour, "stroke-width": 10 }),
        second,
        "#fff8f2",
        16,
      )
    : "";
  const detail = c.lines
    .map(
      (line, i) =>
        fitLine(line, {
          face: "oswald",
          weight: 600,
          tracking: 0.1,
          x: column ? 380 : 130,
          y: 1060 + i * 64,
          width: column ? 560 : 740,
          maxHeight: i === 0 ? 36 : 27,
          anchor: column ? "end" : "middle",
          fill: i === 0 ? "#fff4e6" : second,
        }).svg,
    )
    .join("");
  return svg(
    W,
    H,
    wall(c),
    glow.defs,
    rect(-200, 0, 1400, 1300, glow.fill),
    dark.defs,
    rect(0, 0, W, H, dark.fill),
    soft.defs,
    stroke("M250 -10Q260 60 300 120M760 -10Q740 40 720 120", "#08080a", 10, { opacity: 0.8 }),
    box,
    tubes(c.sign, c.tubes, column ? 400 : 500 - 270, signY, column ? 560 : 540),
    name,
    detail,
    rect(0, 1262, W, 152, "#09080c"),
    text(c.foot, {
      face: "oswald",
      weight: 500,
      size: 31,
      tracking: 0.1,
      x: 500,
      y: 1350,
      anchor: "middle",
      fill: "#d8cfc4",
    }),
  );
}

export const posters: readonly Poster[] = clubs.map((c) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => draw(c),
}));
