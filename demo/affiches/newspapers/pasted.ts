import { engrave } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { rough } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { staple, tape } from "../../kit/wear.ts";
import { make, solids, type Inks } from "./parts.ts";
import type { Edition } from "./texts.ts";

/** Pasted strips on squared paper, photocopied at the library. */
export function pasted(e: Edition, { paper: sheet, ink, spot }: Inks, seed: string): Poster {
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
        stroke("M640 1124q40 -30 80 0t80 0t80 0t60 -6", spot, 6),
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
