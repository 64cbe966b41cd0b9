import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { paragraph } from "../../../kit/prose.ts";
import { circle, clip, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import type { Candidate } from "./candidates.ts";

const [W, H] = [1000, 1414];

const riso = (c: Candidate, x: number, y: number, size: number): string =>
  bust({ ...c.face, palette: c.inks, x, y, size });

/** A window of an old computer. */
export function pixels(c: Candidate): string {
  const [dark, mid, cold, pale] = c.inks;
  let squares = "";
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 28; j++)
      if (((j > 7 && j < 23) || i < 1 || i > 18) && (i * 7 + j * 13 + ((i * j) % 5)) % 6 === 0)
        squares += rect(i * 50, j * 50.5, 50, 50.5, (i + j) % 3 ? mid : cold, { opacity: 0.75 });
  return svg(
    W,
    H,
    rect(0, 0, W, H, dark),
    squares,
    rect(100, 330, 800, 800, pale),
    rect(100, 330, 800, 56, mid),
    circle(140, 358, 13, pale),
    circle(180, 358, 13, pale),
    circle(220, 358, 13, pale),
    text("delegue.exe", { face: "vt323", size: 44, x: 860, y: 372, anchor: "end", fill: pale }),
    clip("M100 386H900V1130H100Z", rect(100, 386, 800, 744, cold), riso(c, 60, 350, 880)),
    fitLine(c.first, { face: "press-start-2p", x: 100, y: 90, width: 800, fill: pale }).svg,
    fitLine(c.last, { face: "press-start-2p", x: 100, y: 236, width: 800, fill: cold }).svg,
    rect(60, 1176, 880, 180, dark),
    paragraph(fr(`> ${c.slogan}\n> ${c.promises.join("\n> ")}`), {
      face: "vt323",
      size: 46,
      x: 84,
      y: 1222,
      width: 860,
      leading: 0.98,
      fill: pale,
    }).svg,
  );
}
