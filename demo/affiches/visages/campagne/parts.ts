import { bust, type BustOptions } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import { rays } from "../../../kit/scene.ts";
import { clip, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

export type Inks = readonly [string, string, string, string];

/** Four flat inks and one word. */
export function oneWord(
  word: string,
  under: string,
  face: BustOptions,
  [dark, mid, warm, pale]: Inks,
): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, dark),
    rect(36, 36, 464, 1080, mid),
    rect(500, 36, 464, 1080, warm),
    clip(
      "M36 36H964V1116H36Z",
      rays(500, 520, 900, 36, pale, 0, 0.18),
      bust({ ...face, palette: [dark, mid, warm, pale], x: -10, y: 110, size: 1020 }),
    ),
    fitLine(word, { face: "bowlby-one", x: 36, y: 1144, width: 928, height: 166, fill: pale }).svg,
    text(fr(under), { face: "barlow", weight: 600, size: 35, x: 500, y: 1366, anchor: "middle", fill: warm }),
  );
}
