import { bust, type BustOptions } from "../../../kit/bust.ts";
import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { paper, worn } from "../../../kit/print.ts";
import { star, starPoints } from "../../../kit/scene.ts";
import { staple, tape } from "../../../kit/wear.ts";
import { clip, g, linear, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { block, fitLine } from "../../../kit/type.ts";
import { bouts } from "./boxe.texts.ts";

type Who = Omit<BustOptions, "x" | "y" | "size">;
export interface Bout {
  id: string;
  titre: string;
  auteur: string;
  head: string;
  left: readonly [string, string];
  right: readonly [string, string];
  who: readonly [Who, Who];
  under: readonly string[];
  where: string;
  face: Face;
  paper: string;
  ink: string;
  hot: string;
  blend: readonly [string, string];
}

const W = 1000;
const H = 1414;

/** The boxing bill of the print shops: rainbow roll of inks, two faces, names in wood type, the card below. */
function draw(b: Bout): string {
  const roll = linear([
    [0, b.blend[0]],
    [0.5, b.paper],
    [1, b.blend[1]],
  ]);
  const ink = worn(0.02, 5, 6);
  const top = fitLine(b.head, {
    face: "alfa-slab-one",
    x: 60,
    y: 64,
    width: 880,
    maxHeight: 84,
    anchor: "middle",
    fill: b.hot,
  });
  const oval = (x: number) => `M${x} 400a205 235 0 1 1 410 0a205 235 0 1 1 -410 0Z`;
  const name = (lines: readonly string[], x: number, fill: string) =>
    block(
      lines.map((line, i) => ({ text: line, maxHeight: i === 0 ? 46 : 130 })),
      { face: b.face, x, y: 690, width: 410, gap: 14, fill, anchor: "middle" },
    );
  const [left, right] = [name(b.left, 60, b.ink), name(b.right, 530, b.hot)];
  const low = Math.max(left.bottom, right.bottom) + 46;
  const card = b.under
    .map((line, i) => {
      const step = (1280 - low - 96) / b.under.length;
      const y = low + 96 + (i + 0.5) * step;
      return (
        (i > 0 ? rect(60, y - step / 2 - 1, 880, 2.5, b.ink) : "") +
        fitLine(line, {
          face: "fjalla-one",
          x: 60,
          y: y - 20,
          width: 880,
          maxHeight: 40,
          anchor: "middle",
          fill: i % 2 ? b.hot : b.ink,
        }).svg
      );
    })
    .join("");
  return svg(
    W,
    H,
    paper(W, H, { colour: b.paper, amount: 0.18, burnt: 0.2, seed: b.id.length }),
    roll.defs,
    rect(0, 0, W, H, roll.fill, { opacity: 0.8 }),
    ink.defs,
    g(
      { filter: ink.url },
      top.svg,
      clip(
        oval(60),
        rect(60, 160, 410, 480, b.ink),
        bust({
          ...b.who[0],
          x: 40,
          y: 190,
          size: 450,
          style: "stencil",
          palette: [b.ink, b.blend[0], b.paper],
        }),
      ),
      clip(
        oval(530),
        rect(530, 160, 410, 480, b.hot),
        bust({ ...b.who[1], x: 510, y: 190, size: 450, style: "stencil", palette: [b.ink, b.hot, b.paper] }),
      ),
      path(polygon(starPoints(500, 560, 118, 14, 0.8)), b.ink),
      fitLine("VS", { face: "ultra", x: 440, y: 520, width: 120, maxHeight: 84, fill: b.paper }).svg,
      left.svg,
      right.svg,
      rect(0, low, W, 96, b.ink),
      star(90, low + 48, 28, b.paper),
      star(910, low + 48, 28, b.paper),
      fitLine("12 REPRISES · 1 VAINQUEUR · 0 RANCUNE", {
        face: "staatliches",
        x: 140,
        y: low + 26,
        width: 720,
        maxHeight: 46,
        anchor: "middle",
        fill: b.paper,
      }).svg,
    ),
    card,
    g(
      {},
      fitLine(b.where, {
        face: "alfa-slab-one",
        x: 60,
        y: 1310,
        width: 880,
        maxHeight: 50,
        anchor: "middle",
        fill: b.hot,
      }).svg,
    ),
    staple(40, 36, -20),
    tape(940, 40, 150, 34),
  );
}

export const posters: readonly Poster[] = bouts.map((b) => ({
  id: b.id,
  titre: b.titre,
  auteur: b.auteur,
  width: W,
  height: H,
  draw: () => draw(b),
}));
