/** The lights of the night photographer. */
import { linear, circle, clip, path, radial, rect, type Stop } from "../../kit/svg.ts";
import { random } from "../../kit/random.ts";

/** The dark of every shape against the light. */
export const BLACK = "#0d0b13";

/** A black shape whose edge on the side of the light is lit; `dx`, `dy` point away from the light. */
export function rimmed(d: string, rim: string, dx: number, dy: number, dark = BLACK): string {
  return clip(d, path(d, rim), path(d, dark, { transform: `translate(${dx} ${dy})` }));
}

/** A sky from top to bottom. */
export function sky(...stops: readonly Stop[]): string {
  const shade = linear(stops);
  return shade.defs + rect(0, 0, 320, 320, shade.fill);
}

/** A soft round light. */
export function glow(x: number, y: number, r: number, colour: string, strength = 0.9): string {
  const light = radial([
    [0, colour, strength],
    [1, colour, 0],
  ]);
  return light.defs + circle(x, y, r, light.fill);
}

/** Street lamps out of focus. */
export function bokeh(seed: string, colours: readonly string[], count = 22): string {
  const dice = random(seed);
  return Array.from({ length: count }, () =>
    circle(dice.between(0, 320), dice.between(60, 320), dice.between(8, 22), dice.pick(colours), {
      opacity: dice.between(0.18, 0.5).toFixed(2),
    }),
  ).join("");
}
