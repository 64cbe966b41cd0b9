import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { star } from "../../../kit/scene.ts";
import { circle, clip, g, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import type { Candidate } from "./candidates.ts";

const [W, H] = [1000, 1414];

const riso = (c: Candidate, x: number, y: number, size: number): string =>
  bust({ ...c.face, palette: c.inks, x, y, size });

/** The name climbing a dark column. */
export function column(c: Candidate): string {
  const [dark, mid, warm, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, warm),
    circle(620, 700, 470, mid),
    rect(0, 0, 250, H, dark),
    clip("M150 0H1000V1180H150Z", riso(c, 130, 300, 900)),
    g(
      { transform: "translate(196 1366) rotate(-90)" },
      fitLine(c.first, { face: "anton", x: 0, y: -140, width: 1310, height: 150, fill: pale }).svg,
    ),
    fitLine(c.last, { face: "anton", x: 290, y: 60, width: 660, height: 190, fill: dark }).svg,
    rect(250, 1180, 750, 234, pale),
    fitLine(fr(c.slogan), { face: "archivo-black", x: 290, y: 1214, width: 664, fill: mid }).svg,
    c.promises
      .map(
        (p, i) =>
          star(312, 1296 + i * 42, 15, mid) +
          text(fr(p), { face: "zilla-slab", weight: 600, size: 34, x: 342, y: 1307 + i * 42, fill: dark }),
      )
      .join(""),
  );
}
