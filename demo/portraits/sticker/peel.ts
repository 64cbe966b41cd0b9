/** What every sticker is made of: thick lines, shining eyes, a border to peel. */
import { circle, el, freshId, g, path, rect, stroke } from "../../kit/svg.ts";

/** The colour of the lines. */
export const LINE = "#2a1a2c";

/** One shape with the thick line of all stickers. */
export const ink = (d: string, colour: string, width = 6): string =>
  path(d, colour, {
    stroke: LINE,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
/** A bare line. */
export const line = (d: string, width = 6, colour = LINE): string =>
  stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
/** A disc or an oval as path data. */
export const ball = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A figure with its die-cut border and the shadow of the paper, on a ground. */
export function peel(ground: string, figure: string): string {
  const [border, shadow] = [freshId("border"), freshId("lift")];
  const grow = (
    id: string,
    radius: number,
    colour: string,
    opacity: number,
    dx: number,
    dy: number,
  ): string =>
    el(
      "filter",
      { id, filterUnits: "userSpaceOnUse", x: -20, y: -20, width: 360, height: 380 },
      el("feMorphology", { in: "SourceAlpha", operator: "dilate", radius, result: "grown" }),
      el("feGaussianBlur", { in: "grown", stdDeviation: 1.2, result: "soft" }),
      el(
        "feComponentTransfer",
        { in: "soft", result: "edge" },
        el("feFuncA", { type: "linear", slope: 3, intercept: -1 }),
      ),
      el("feOffset", { in: "edge", dx, dy, result: "moved" }),
      el("feFlood", { "flood-color": colour, "flood-opacity": opacity }),
      el("feComposite", { in2: "moved", operator: "in" }),
    );
  return (
    ground +
    el("defs", {}, grow(border, 8, "#fffdf8", 1, 0, 0) + grow(shadow, 8, "#1a0f1e", 0.32, 3, 6)) +
    g({ filter: `url(#${shadow})` }, figure) +
    g({ filter: `url(#${border})` }, figure) +
    figure
  );
}

/** A ground with dots, `step` apart. */
export function dotted(colour: string, dot: string, step = 40): string {
  let d = "";
  for (let row = 0; row * step < 340; row += 1)
    for (let x = row % 2 ? step / 2 : 0; x < 340; x += step) d += ball(x, row * step, 5);
  return rect(0, 0, 320, 320, colour) + path(d, dot);
}

/** A large shining eye. */
export const shining = (x: number, y: number, r: number, iris: string): string =>
  ink(ball(x, y, r, r * 1.12), "#ffffff", 5) +
  circle(x, y + r * 0.12, r * 0.72, iris) +
  circle(x, y + r * 0.16, r * 0.42, LINE) +
  circle(x - r * 0.26, y - r * 0.3, r * 0.27, "#ffffff") +
  circle(x + r * 0.26, y + r * 0.46, r * 0.14, "#ffffff");
