/** Printer's ornaments: rules, dividers, borders, corners, medallions. */
import { engrave, type Solid } from "./engrave.ts";
import { circle, clip, el, g, path, polygon, rect, stroke } from "./svg.ts";
import { star, starPoints } from "./scene.ts";
import { art, type Line } from "./woodtype.ts";

export type RuleKind =
  | "thin"
  | "thick"
  | "double"
  | "swell"
  | "wave"
  | "stars"
  | "diamonds"
  | "scroll"
  | "dots";

/** A rule across a column: `h` is its height in px. */
export function rule(kind: RuleKind, ink: string, h = 12): Line {
  return { kind: "art", h, draw: (x, y, w, height) => drawRule(kind, x, y + height / 2, w, ink) };
}

export function drawRule(kind: RuleKind, x: number, y: number, w: number, ink: string): string {
  const mid = x + w / 2;
  switch (kind) {
    case "thin":
      return rect(x, y - 1, w, 2, ink);
    case "thick":
      return rect(x, y - 4, w, 8, ink);
    case "double":
      return rect(x, y - 5, w, 6, ink) + rect(x, y + 4, w, 2, ink);
    case "swell":
      return (
        path(`M${x} ${y}Q${mid} ${y - 6} ${x + w} ${y}Q${mid} ${y + 6} ${x} ${y}Z`, ink) +
        path(
          polygon([
            [mid - 16, y],
            [mid, y - 10],
            [mid + 16, y],
            [mid, y + 10],
          ]),
          ink,
        )
      );
    case "wave": {
      const step = w / Math.round(w / 22);
      let d = `M${x} ${y}`;
      for (let i = 0; i * step < w - 1; i += 1) d += `q${step / 2} ${i % 2 ? 9 : -9} ${step} 0`;
      return stroke(d, ink, 3.4);
    }
    case "stars": {
      const count = Math.max(3, Math.floor(w / 44));
      return Array.from({ length: count }, (_, i) => star(x + (w * (i + 0.5)) / count, y, 11, ink)).join("");
    }
    case "dots": {
      const count = Math.max(3, Math.floor(w / 20));
      return Array.from({ length: count }, (_, i) => circle(x + (w * (i + 0.5)) / count, y, 3.6, ink)).join(
        "",
      );
    }
    case "diamonds": {
      const count = Math.max(3, Math.floor(w / 26));
      return path(
        Array.from({ length: count }, (_, i) => {
          const cx = x + (w * (i + 0.5)) / count;
          return polygon([
            [cx - 10, y],
            [cx, y - 7],
            [cx + 10, y],
            [cx, y + 7],
          ]);
        }).join(""),
        ink,
      );
    }
    default:
      return scroll(mid, y, Math.min(w, 420), ink);
  }
}

/** A pair of acanthus-like scrolls around a diamond. */
export function scroll(cx: number, cy: number, w: number, ink: string): string {
  const r = w / 2;
  const half = `M14 0C${r * 0.25} -26 ${r * 0.42} -22 ${r * 0.5} -4C${r * 0.55} 12 ${r * 0.4} 16 ${r * 0.38} 4M${r * 0.5} -4C${r * 0.62} 18 ${r * 0.85} 16 ${r} 0C${r * 0.9} -14 ${r * 0.76} -10 ${r * 0.8} 2`;
  return g(
    { transform: `translate(${cx} ${cy})` },
    stroke(half, ink, 4, { "stroke-linecap": "round" }),
    g({ transform: "scale(-1 1)" }, stroke(half, ink, 4, { "stroke-linecap": "round" })),
    path("M-11 0L0 -9L11 0L0 9Z", ink),
  );
}

export type BorderKind = "lines" | "check" | "rope" | "stars" | "ornate" | "deco" | "teeth";

/** A border inside the sheet, `m` px from its edge. */
export function border(kind: BorderKind, width: number, height: number, m: number, ink: string): string {
  const box = (inset: number, t: number): string =>
    el("rect", {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: "none",
      stroke: ink,
      "stroke-width": t,
    });
  const along = (step: number, draw: (x: number, y: number, turn: number) => string): string => {
    let out = "";
    const nx = Math.round((width - 2 * m) / step);
    const ny = Math.round((height - 2 * m) / step);
    for (let i = 0; i <= nx; i += 1)
      out +=
        draw(m + ((width - 2 * m) * i) / nx, m, 0) + draw(m + ((width - 2 * m) * i) / nx, height - m, 180);
    for (let j = 1; j < ny; j += 1)
      out +=
        draw(m, m + ((height - 2 * m) * j) / ny, 270) + draw(width - m, m + ((height - 2 * m) * j) / ny, 90);
    return out;
  };
  const corners = (draw: string): string =>
    [
      [m, m, 1, 1],
      [width - m, m, -1, 1],
      [m, height - m, 1, -1],
      [width - m, height - m, -1, -1],
    ]
      .map(([x, y, sx, sy]) => g({ transform: `translate(${x} ${y}) scale(${sx} ${sy})` }, draw))
      .join("");
  switch (kind) {
    case "check":
      return (
        path(
          along(16, (x, y) => `M${x - 8} ${y - 8}h8v8h-8ZM${x} ${y}h8v8h-8Z`),
          ink,
        ) +
        box(m + 16, 2.5) +
        box(m - 14, 2.5)
      );
    case "rope":
      return (
        box(m - 9, 2.5) +
        box(m + 9, 2.5) +
        stroke(
          along(13, (x, y, turn) =>
            turn % 180 === 0
              ? `M${x - 6} ${y + 7}L${x + 6} ${y - 7}`
              : `M${x - 7} ${y + 6}L${x + 7} ${y - 6}`,
          ),
          ink,
          4,
        )
      );
    case "stars":
      return box(m - 15, 3) + box(m + 15, 2) + along(38, (x, y) => star(x, y, 10, ink));
    case "teeth":
      return (
        path(
          along(18, (x, y, turn) => {
            const a = (turn * Math.PI) / 180;
            const [c, s] = [Math.cos(a), Math.sin(a)];
            return polygon([
              [x - 8 * c, y - 8 * s],
              [x + 8 * c, y + 8 * s],
              [x - 13 * s, y + 13 * c],
            ]);
          }),
          ink,
        ) + box(m - 2, 4)
      );
    case "ornate":
      return (
        box(m, 5) +
        box(m + 11, 1.6) +
        corners(path("M-6 -6H92Q60 10 58 30Q40 26 30 40Q26 58 10 60L-6 92Z", ink)) +
        corners(circle(46, 46, 8, ink))
      );
    case "deco":
      return box(m, 3) + corners(stroke("M0 60H60V0M0 40H40V0M0 20H20V0", ink, 3)) + box(m + 14, 1.5);
    default:
      return box(m, 8) + box(m + 14, 2);
  }
}

/** A figure engraved in a frame of the column, on its own ground. */
export function plate(
  solids: Solid[],
  size: { hw?: number; hh?: number; up?: number; gap?: number; zoom?: number },
  ink: string,
  h: number,
  more: {
    frame?: "oval" | "box" | "none";
    ground?: string;
    inset?: number;
    flip?: boolean;
    lines?: boolean;
  } = {},
): Line {
  return art(h, (x, y, w, height) => {
    const inset = more.inset ?? 0;
    return drawPlate(solids, size, ink, x + inset, y, w - inset * 2, height, more);
  });
}

export function drawPlate(
  solids: Solid[],
  size: { hw?: number; hh?: number; up?: number; gap?: number; zoom?: number },
  ink: string,
  x: number,
  y: number,
  w: number,
  h: number,
  more: { frame?: "oval" | "box" | "none"; ground?: string; flip?: boolean; lines?: boolean } = {},
): string {
  const [hw, hh] = [size.hw ?? 104, size.hh ?? 106];
  const scale = Math.min(w / (hw * 2), h / (hh * 2)) * (size.zoom ?? 1);
  const [cx, cy] = [x + w / 2, y + h / 2 + (size.up ?? 0) * scale];
  const figure = engrave(solids, {
    x: cx,
    y: cy,
    scale,
    halfWidth: hw,
    halfHeight: hh + Math.abs(size.up ?? 0),
    gap: size.gap ?? 7.2,
    ink,
    ...(more.ground ? { under: more.ground } : {}),
  });
  const turned = more.flip ? g({ transform: `translate(${2 * cx} 0) scale(-1 1)` }, figure) : figure;
  if (!more.frame || more.frame === "none") return turned;
  const outline =
    more.frame === "oval"
      ? `M${cx} ${y}A${Math.min(w, h * 0.82) / 2} ${h / 2} 0 1 1 ${cx - 0.1} ${y}Z`
      : `M${x} ${y}h${w}v${h}h${-w}Z`;
  let sky = "";
  if (more.lines !== false)
    for (let row = 0; row < h; row += 13)
      sky += `M${x} ${(y + row).toFixed(0)}h${w}v${(1 + 4.5 * (1 - row / h)).toFixed(1)}h${-w}Z`;
  return (
    clip(outline, more.ground ? path(outline, more.ground) : "", path(sky, ink, { opacity: 0.42 }), turned) +
    stroke(outline, ink, 6)
  );
}

/** A burst seal (star of many points) to put words on. */
export function burst(cx: number, cy: number, r: number, fill: string, points = 24, inner = 0.86): string {
  return path(polygon(starPoints(cx, cy, r, points, inner)), fill);
}
