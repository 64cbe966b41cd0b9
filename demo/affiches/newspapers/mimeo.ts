import { engrave } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paper, rough } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { el, g, rect, stroke, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { coffeeRing } from "../../kit/wear.ts";
import { make, solids, story, type Inks } from "./parts.ts";
import type { Edition } from "./texts.ts";

/** One typed sheet out of a hand-cranked duplicator. */
export function mimeo(e: Edition, { paper: sheet, ink, spot }: Inks): Poster {
  return make(e, () => {
    const edge = rough(3, 9, 8);
    const title =
      fitLine("LE VIVANT", { face: "special-elite", x: 70, y: 70, width: 560, height: 108, fill: ink }).svg +
      el("rect", { x: 660, y: 66, width: 270, height: 116, fill: "none", stroke: ink, "stroke-width": 5 }) +
      paragraph(fr(e.issue), {
        face: "special-elite",
        size: 27,
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
            size: 27,
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
