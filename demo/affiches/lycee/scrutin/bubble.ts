import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { paragraph } from "../../../kit/prose.ts";
import { rays } from "../../../kit/scene.ts";
import { clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import type { Candidate } from "./candidates.ts";

const [W, H] = [1000, 1414];

const riso = (c: Candidate, x: number, y: number, size: number): string =>
  bust({ ...c.face, palette: c.inks, x, y, size });

/** A comic strip. */
export function bubble(c: Candidate): string {
  const [dark, mid, green, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, green),
    rays(470, 900, 1500, 30, pale, 0.4, 0.4),
    clip("M0 0H1000V1230H0Z", riso(c, -60, 400, 900)),
    path("M400 70H940V470H700L610 590L618 470H400Z", pale, {
      stroke: dark,
      "stroke-width": 9,
      "stroke-linejoin": "round",
    }),
    paragraph(fr(c.slogan), {
      face: "bangers",
      size: 68,
      x: 432,
      y: 156,
      width: 480,
      leading: 1.12,
      fill: dark,
    }).svg,
    g(
      { transform: "rotate(-4 760 720)" },
      rect(590, 650, 400, 150, mid),
      text(fr(c.promises[0] ?? ""), {
        face: "bangers",
        size: 43,
        x: 790,
        y: 712,
        anchor: "middle",
        fill: pale,
      }),
      text(fr(`(${(c.promises[1] ?? "").toLowerCase()})`), {
        face: "bangers",
        size: 43,
        x: 790,
        y: 768,
        anchor: "middle",
        fill: pale,
      }),
    ),
    rect(0, 1056, W, 358, dark),
    fitLine(c.first, { face: "luckiest-guy", x: 50, y: 1092, width: 900, fill: green }).svg,
    fitLine(`${c.last} !`, {
      face: "luckiest-guy",
      x: 50,
      y: 1270,
      width: 900,
      maxHeight: 110,
      anchor: "middle",
      fill: pale,
    }).svg,
  );
}
