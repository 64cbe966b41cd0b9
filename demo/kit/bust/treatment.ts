import { el, freshId, g } from "../svg.ts";
import { lightness } from "./paints.ts";

/** Faint planes go, the others lose their transparency: a cut sheet knows no half tone. */
const solid = (drawing: string): string =>
  drawing.replaceAll(/<path [^>]*opacity="0\.[0-4]\d*"[^>]*\/>/g, "").replaceAll(/ opacity="[\d.]+"/g, "");

/** Repaints a drawing in a few inks (dark to light), by the lightness of each colour: crisp, no filter. */
export function inks(drawing: string, palette: readonly string[]): string {
  return solid(drawing).replaceAll(/#[0-9a-f]{6}/g, (colour) => {
    const index = Math.min(palette.length - 1, Math.floor(lightness(colour) * palette.length));
    return palette[index] ?? colour;
  });
}

/** Keeps the silhouette only: every plane in one colour. */
export function silhouette(drawing: string, colour: string): string {
  return drawing.replaceAll(/#[0-9a-f]{6}/g, colour).replaceAll(/ opacity="[\d.]+"/g, "");
}

/**
 * Cuts a grey drawing into swelling ink lines, like a wood engraving: tone + triangular wave, then a threshold.
 * `pitch` is the distance of two lines in units of the 400 box; the result is ink on nothing.
 */
export function engrave(grey: string, ink: string, pitch: number): string {
  const [wave, rings, filter] = [freshId("wave"), freshId("rings"), freshId("cut")];
  const stops =
    el("stop", { offset: 0, "stop-color": "#000" }) + el("stop", { offset: 1, "stop-color": "#fff" });
  const [r, gr, b] = [1, 3, 5].map((i) => (Number.parseInt(ink.slice(i, i + 2), 16) / 255).toFixed(3));
  const box = { x: -200, y: -60, width: 400, height: 512 };
  return (
    el(
      "defs",
      {},
      el(
        "radialGradient",
        {
          id: rings,
          gradientUnits: "userSpaceOnUse",
          cx: -60,
          cy: -330,
          r: pitch / 2,
          spreadMethod: "reflect",
        },
        stops,
      ),
      el(
        "linearGradient",
        {
          id: wave,
          gradientUnits: "userSpaceOnUse",
          x1: 0,
          y1: 0,
          x2: pitch * 0.42,
          y2: pitch * 0.3,
          spreadMethod: "reflect",
        },
        stops,
      ),
      el(
        "filter",
        { id: filter, filterUnits: "userSpaceOnUse", ...box, "color-interpolation-filters": "sRGB" },
        // Darkness becomes opacity; the slope keeps a soft edge of about one pixel.
        el("feColorMatrix", {
          type: "matrix",
          values: `0 0 0 0 ${r} 0 0 0 0 ${gr} 0 0 0 0 ${b} -6 -6 -6 0 8.85`,
        }),
      ),
    ) +
    g(
      { filter: `url(#${filter})` },
      el("rect", { ...box, fill: "#ffffff" }),
      grey,
      el("rect", { ...box, fill: `url(#${rings})`, opacity: 0.5 }),
    )
  );
}
