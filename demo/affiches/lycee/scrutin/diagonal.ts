import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { halftone } from "../../../kit/print.ts";
import { clip, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import type { Candidate } from "./candidates.ts";

const [W, H] = [1000, 1414];

const riso = (c: Candidate, x: number, y: number, size: number): string =>
  bust({ ...c.face, palette: c.inks, x, y, size });

/** A slanted field of riso ink. */
export function diagonal(c: Candidate): string {
  const [dark, mid, warm, pale] = c.inks;
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    path(
      polygon([
        [0, 560],
        [W, 180],
        [W, 1120],
        [0, 1414],
      ]),
      mid,
    ),
    halftone({ x: 0, y: 310, width: W, height: 870 }, 24, (u) => u * 0.8 - 0.2, warm, 20),
    clip(`M0 0H${W}V1106L0 1290Z`, riso(c, 60, 190, 960)),
    path(
      polygon([
        [0, 1290],
        [W, 1106],
        [W, H],
        [0, H],
      ]),
      dark,
    ),
    g(
      { transform: "rotate(-10.4 500 1200)" },
      fitLine(c.last, { face: "bowlby-one", x: 24, y: 1136, width: 900, height: 178, fill: warm }).svg,
    ),
    fitLine(c.first, { face: "bowlby-one", x: 60, y: 60, width: 560, fill: dark }).svg,
    text(fr(c.slogan), { face: "caveat-brush", size: 46, x: 66, y: 262, fill: mid }),
    c.promises
      .map((p, i) =>
        g(
          { transform: `rotate(-10.4 60 ${640 + i * 74})` },
          rect(30, 606 + i * 74, 56 + p.length * 17, 54, dark),
          text(fr(p), { face: "archivo-black", size: 28, x: 54, y: 644 + i * 74, fill: pale }),
        ),
      )
      .join(""),
  );
}
