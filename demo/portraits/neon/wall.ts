/** A brick wall and the tubes on it. */
import { blur } from "../../kit/print.ts";
import { random } from "../../kit/random.ts";
import { g, path, radial, rect, stroke } from "../../kit/svg.ts";

export interface Sign {
  brick: string;
  joint: string;
  /** Tubes as path data, by the colour of their gas. */
  tubes: readonly (readonly [colour: string, d: string])[];
  /** Where and how much the wall is lit. */
  glow: readonly [x: number, y: number, colour: string];
}

function wall(seed: string, brick: string, joint: string): string {
  const dice = random(`wall:${seed}`);
  let [light, dark] = ["", ""];
  for (let row = 0; row < 13; row += 1)
    for (let x = row % 2 ? -32 : 0; x < 320; x += 64) {
      const tile = `M${x + 2} ${row * 25 + 2}h60v21h-60Z`;
      if (dice.chance(0.25)) light += tile;
      else dark += tile;
    }
  return rect(0, 0, 320, 320, joint) + path(dark, brick) + path(light, brick, { opacity: 0.72 });
}

/** A lit sign of 320 × 320; `seed` lays its bricks. */
export function sign(seed: string, { brick, joint, tubes, glow: [x, y, colour] }: Sign): string {
  const [wide, near] = [blur(13), blur(4)];
  const pass = (width: number, tint?: string): string =>
    tubes
      .map(([gas, d]) =>
        stroke(d, tint ?? gas, width, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
      )
      .join("");
  const light = radial(
    [
      [0, colour, 0.5],
      [1, colour, 0],
    ],
    x / 320,
    y / 320,
    0.62,
  );
  const dusk = radial(
    [
      [0.4, "#05030a", 0],
      [1, "#05030a", 0.75],
    ],
    x / 320,
    y / 320,
    0.75,
  );
  return (
    wall(seed, brick, joint) +
    dusk.defs +
    rect(0, 0, 320, 320, dusk.fill) +
    light.defs +
    rect(0, 0, 320, 320, light.fill) +
    wide.defs +
    near.defs +
    g({ transform: "translate(5 8)", opacity: 0.5 }, pass(5, "#05030a")) +
    g({ filter: wide.url }, pass(11)) +
    g({ filter: near.url }, pass(9)) +
    pass(6.4) +
    pass(2.4, "#fff8f2")
  );
}

/** The gases. */
export const [PINK, BLUE, GOLD, GREEN, RED] = [
  "#ff3d8b",
  "#4fd2ff",
  "#ffc84a",
  "#3dffb0",
  "#ff3b36",
] as const;
