import { mesas } from "../../kit/scene.ts";
import { circle, clip, linear, path, rect } from "../../kit/svg.ts";
import { cast, rust } from "../materials.ts";

export const bullet = (x: number, y: number): string =>
  circle(x, y, 22, "#8d8f8c") + circle(x, y, 15, "#2a2724") + circle(x - 5, y - 6, 5, "#4a4642");

/** A free shape of painted sheet metal with a border. */
export function sheet(
  d: string,
  fill: string,
  line: string,
  seed: string,
  at: readonly [number, number, number, number],
  ...printed: string[]
): string {
  const sheen = linear(
    [
      [0, "#fff", 0.22],
      [0.5, "#fff", 0],
      [1, "#000", 0.22],
    ],
    60,
  );
  return (
    cast(d) +
    path(d, fill) +
    sheen.defs +
    clip(
      d,
      ...printed,
      path(d, "none", { stroke: line, "stroke-width": 26 }),
      rust(...at, seed, 8),
      path(d, sheen.fill),
    )
  );
}

export const desertSky = (w: number, h: number): string => {
  const sky = linear([
    [0, "#e6a35a"],
    [1, "#c95f38"],
  ]);
  return sky.defs + rect(0, 0, w, h, sky.fill) + mesas(w, h, h * 0.24, "#8c3a28", `route${w}${h}`);
};
