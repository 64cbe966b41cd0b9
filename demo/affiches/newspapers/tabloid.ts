import { engrave } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { halftone, paper } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { g, rect, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { folds } from "../../kit/wear.ts";
import { half, make, solids, story, type Inks } from "./parts.ts";
import type { Edition } from "./texts.ts";

/** The desert evening paper: a red slab, one huge shout, one picture in dots. */
export function tabloid(e: Edition, { paper: sheet, ink, spot }: Inks, tilt: boolean): Poster {
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
