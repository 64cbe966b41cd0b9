/** The press: a flat plane, then an ink of lines and dots, a little off. */
import { bust, type BustOptions } from "../../kit/bust.ts";
import { tones } from "../../kit/bust/paints.ts";
import { silhouette } from "../../kit/bust/treatment.ts";
import { circle, el, freshId, g, rect } from "../../kit/svg.ts";

interface Print extends Omit<BustOptions, "x" | "y" | "size"> {
  eyes: readonly [x: number, y: number];
  size: number;
  lean?: number;
  /** The paper and what is printed flat on it behind the sitter. */
  paper: string;
  behind: string;
  /** The colour of the sitter's flat plane, then the ink of the lines and dots. */
  plane: string;
  ink: string;
  /** A third pull over one part: lips, glasses, scarf. */
  touch?: string;
  /** Step of the dots, in px, and their angle in degrees. */
  dots?: number;
  angle?: number;
}

/** A grey drawing as ink only: full where it is dark, dots in the half tones, nothing in the lights. */
function screened(grey: string, ink: string, dots: number, angle: number): string {
  const [tile, dot, filter] = [freshId("tile"), freshId("dot"), freshId("screen")];
  const [r, gr, b] = [1, 3, 5].map((i) => (Number.parseInt(ink.slice(i, i + 2), 16) / 255).toFixed(3));
  const box = { x: 0, y: 0, width: 320, height: 320 };
  return (
    el(
      "defs",
      {},
      el(
        "radialGradient",
        { id: dot },
        el("stop", { offset: 0, "stop-color": "#000" }),
        el("stop", { offset: 1, "stop-color": "#fff" }),
      ),
      el(
        "pattern",
        {
          id: tile,
          width: dots,
          height: dots,
          patternUnits: "userSpaceOnUse",
          patternTransform: `rotate(${angle})`,
        },
        rect(0, 0, dots, dots, "#ffffff"),
        circle(dots / 2, dots / 2, dots * 0.66, `url(#${dot})`),
      ),
      el(
        "filter",
        { id: filter, filterUnits: "userSpaceOnUse", ...box, "color-interpolation-filters": "sRGB" },
        el("feColorMatrix", { values: `0 0 0 0 ${r} 0 0 0 0 ${gr} 0 0 0 0 ${b} -5 -5 -5 0 6.6` }),
      ),
    ) +
    g(
      { filter: `url(#${filter})` },
      rect(0, 0, 320, 320, "#ffffff"),
      grey,
      rect(0, 0, 320, 320, `url(#${tile})`, { opacity: 0.46 }),
    )
  );
}

/** A print of 320 × 320. */
export function print(p: Print): string {
  const {
    eyes,
    size,
    lean = 0,
    paper,
    behind,
    plane,
    ink,
    touch = "",
    dots = 11,
    angle = 30,
    paints,
    ...person
  } = p;
  const [x, y] = eyes;
  const inPlace = (drawing: string): string =>
    lean === 0 ? drawing : g({ transform: `rotate(${lean} ${x} ${y})` }, drawing);
  const place = { x: x - size / 2, y: y - size * 0.43, size };
  const greys = { ...tones(p.seed, { age: p.age ?? "adulte" }), ...paints };
  const grey = inPlace(bust({ ...person, ...place, paints: greys }));
  return (
    rect(0, 0, 320, 320, paper) +
    behind +
    g({ transform: "translate(5 -4)" }, silhouette(grey, plane)) +
    touch +
    g({ style: "mix-blend-mode:multiply" }, screened(grey, ink, dots, angle))
  );
}

/** Greys of a pale and of a dark skin, and of black hair. */
export const PALE = { skin: "#ffffff", skinShade: "#8f8f8f", skinDeep: "#303030", skinLight: "#ffffff" };
export const DARK = { skin: "#a8a8a8", skinShade: "#505050", skinDeep: "#101010", skinLight: "#f4f4f4" };
export const BLACK_HAIR = { hair: "#101010", hairShade: "#000000", hairLight: "#9a9a9a" };
