/** An old printed sheet: paper, worn ink, folds, and what it hangs on. */
import { clouds, paper, worn } from "./print.ts";
import { coffeeRing, folds, pin, tornOn } from "./wear.ts";
import { random } from "./random.ts";
import { g, rect, stroke } from "./svg.ts";

export interface Sheet {
  paper: string;
  age?: string;
  /** What is behind the sheet; `none` lets the paper bleed off. */
  on?: "wood" | "wall" | "none";
  folded?: boolean;
  ring?: readonly [number, number];
  wear?: number;
  /** Margin of the torn sheet on its ground. */
  margin?: number;
}

function planks(width: number, height: number, seed: string): string {
  const dice = random(`${seed}-planks`);
  const tones = ["#3a2617", "#432c1a", "#352214", "#3f2917"] as const;
  let out = "";
  for (let x = 0; x < width;) {
    const w = dice.between(150, 230);
    out += rect(x, 0, w, height, dice.pick(tones)) + rect(x, 0, 4, height, "#170d06");
    for (let i = 0; i < 4; i += 1) {
      const gx = x + dice.between(14, w - 14);
      out += stroke(
        `M${gx.toFixed(0)} 0C${(gx + 14).toFixed(0)} ${(height * 0.3).toFixed(0)} ${(gx - 16).toFixed(0)} ${(height * 0.7).toFixed(0)} ${(gx + 5).toFixed(0)} ${height}`,
        "#22140a",
        3,
        { opacity: 0.6 },
      );
    }
    x += w;
  }
  return out;
}

/** Puts the printed children on the sheet; `ink` passes through the wear of the press. */
export function oldSheet(
  width: number,
  height: number,
  seed: string,
  look: Sheet,
  ...printed: string[]
): string {
  const dice = random(`${seed}-sheet`);
  const press = worn(look.wear ?? 0, 9, dice.int(1, 90));
  const age = look.age ?? "#7a5326";
  const surface = [
    paper(width, height, {
      colour: look.paper,
      age,
      amount: dice.between(0.22, 0.42),
      seed: dice.int(1, 90),
      burnt: 0.5,
    }),
    press.defs,
    g(
      { style: "mix-blend-mode:multiply", ...(look.wear === undefined ? {} : { filter: press.url }) },
      ...printed,
    ),
    look.ring ? coffeeRing(look.ring[0], look.ring[1], dice.between(70, 110)) : "",
    look.folded ? folds(width, height, 2, dice.int(2, 3), 0.1) : "",
  ];
  if (!look.on || look.on === "none") return surface.join("");
  const margin = look.margin ?? 26;
  const ground =
    look.on === "wood"
      ? planks(width, height, seed)
      : rect(0, 0, width, height, "#8d7f6b") + clouds(width, height, "#3d3228", 0.7, 0.01, 7);
  const nails = [
    [margin + 34, margin + 30],
    [width - margin - 36, margin + 34],
  ] as const;
  return (
    tornOn(width, height, ground, margin, 7, seed, ...surface) +
    nails.map(([x, y]) => pin(x, y, "#5b5148", 10)).join("")
  );
}
