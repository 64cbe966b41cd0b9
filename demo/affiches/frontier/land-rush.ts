import type { Inks } from "../../kit/bill.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { border, drawRule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { circle, clip, el, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { WESTERN, column, line } from "../../kit/woodtype.ts";
import { make } from "./parts.ts";
import type { lands } from "./texts.ts";

/** A surveyor's plan of numbered plots below the promise. */
export function landRush(t: (typeof lands)[number], k: Inks): Poster {
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
