import { worn } from "../../kit/print.ts";
import { clip, g } from "../../kit/svg.ts";

export type Tone = readonly [string, string, string];

export const PINE: Tone = ["#a8713c", "#976231", "#5f3a1a"];

export const GREY: Tone = ["#8d8272", "#7d7263", "#4c4439"];

export const OAK: Tone = ["#5f3a20", "#523119", "#2d190c"];

/** Paint that has suffered on wood. */
export function painted(d: string, seed: number, ...children: string[]): string {
  const wear = worn(0.005, 9, seed);
  return clip(d, wear.defs, g({ filter: wear.url }, ...children));
}

/** A pair of chains from the top of the picture. */
export const chains = (xs: readonly number[], to: number): string =>
  xs
    .map((x) =>
      Array.from(
        { length: Math.ceil(to / 34) },
        (_, i) =>
          `<ellipse cx="${x}" cy="${i * 34}" rx="${i % 2 ? 5 : 12}" ry="22" fill="none" stroke="#2a2622" stroke-width="7"/>`,
      ).join(""),
    )
    .join("");
