import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { clip, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { block, text } from "../../../kit/type.ts";
import type { Candidate } from "./candidates.ts";

const [W, H] = [1000, 1414];

/** A face struck out. */
export function crossed(c: Candidate): string {
  const [dark, mid, grey, pale] = c.inks;
  const title = block([c.first, c.last], { face: "anton", x: 60, y: 60, width: 880, gap: 18, fill: dark });
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    title.svg,
    clip(
      "M60 640H940V1240H60Z",
      rect(60, 640, 880, 600, grey),
      bust({ ...c.face, palette: [dark, grey, pale], x: 150, y: 636, size: 700 }),
    ),
    path(
      polygon([
        [150, 640],
        [250, 640],
        [850, 1240],
        [750, 1240],
      ]),
      mid,
    ),
    path(
      polygon([
        [750, 640],
        [850, 640],
        [250, 1240],
        [150, 1240],
      ]),
      mid,
    ),
    text(fr(c.slogan), { face: "space-mono", weight: 700, size: 33, x: 60, y: 1306, fill: dark }),
    text(fr(c.promises.join(". ") + "."), { face: "space-mono", size: 33, x: 60, y: 1356, fill: mid }),
  );
}
