/** Copper-plate shading: solids given by signed distance fields, drawn as swelling lines and a clean contour. */

export type Field = (x: number, y: number) => number;

/** One inflated shape. `round` is how far the bulge reaches inside (figure units); `tone` 0 white … 1 black. */
export interface Solid {
  d: Field;
  round: number;
  tone?: number | Field;
  contour?: false;
}

export interface Engraving {
  /** Page position of the figure's origin, and page pixels per figure unit. */
  x: number;
  y: number;
  scale: number;
  /** Half extents of the figure in its own units; default 100 × 100. */
  halfWidth?: number;
  halfHeight?: number;
  gap?: number;
  angle?: number;
  bow?: number;
  ink?: string;
  /** Paper colour put under the figure, so that it hides what is behind it. */
  under?: string;
  contour?: number;
  crossing?: boolean;
  /** Light ink on a dark ground: the lines swell in the lights. */
  negative?: boolean;
}

const LIGHT = { x: -0.46, y: -0.62, z: 0.63 };

const OUTSIDE = -1;

function darkness(solids: readonly Solid[], x: number, y: number): number {
  for (let index = solids.length - 1; index >= 0; index -= 1) {
    const solid = solids[index];
    if (!solid) continue;
    const d = solid.d(x, y);
    if (d >= 0) continue;
    const base = typeof solid.tone === "function" ? solid.tone(x, y) : (solid.tone ?? 0.12);
    const t = Math.min(1, -d / solid.round);
    const step = 0.6;
    const gx = (solid.d(x + step, y) - d) / step;
    const gy = (solid.d(x, y + step) - d) / step;
    const slope = 1 - t;
    const lit = gx * slope * LIGHT.x + gy * slope * LIGHT.y + Math.sqrt(1 - slope * slope) * LIGHT.z;
    return Math.min(1, Math.max(0, base + (LIGHT.z - lit) * 0.62));
  }
  return OUTSIDE;
}

function hatch(
  solids: readonly Solid[],
  e: Engraving,
  angle: number,
  tone: (dark: number) => number,
): string {
  const gap = e.gap ?? 5;
  const hw = (e.halfWidth ?? 100) * e.scale;
  const hh = (e.halfHeight ?? 100) * e.scale;
  const reach = Math.hypot(hw, hh);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bow = (e.bow ?? 0.12) / reach;
  const out: string[] = [];
  for (let row = -reach; row <= reach; row += gap) {
    let upper: string[] = [];
    let lower: string[] = [];
    const flush = (): void => {
      if (upper.length > 1) out.push(`M${upper.join("L")}L${lower.toReversed().join("L")}Z`);
      upper = [];
      lower = [];
    };
    for (let run = -reach; run <= reach; run += 3) {
      const v = row + bow * run * run;
      const px = run * c - v * s;
      const py = run * s + v * c;
      const inside = Math.abs(px) <= hw && Math.abs(py) <= hh;
      const dark = inside ? tone(darkness(solids, px / e.scale, py / e.scale)) : OUTSIDE;
      if (dark < 0.06) {
        flush();
        continue;
      }
      const half = (gap * Math.min(1, dark)) / 2;
      upper.push(`${(e.x + px + s * half).toFixed(1)} ${(e.y + py - c * half).toFixed(1)}`);
      lower.push(`${(e.x + px - s * half).toFixed(1)} ${(e.y + py + c * half).toFixed(1)}`);
    }
    flush();
  }
  return out.join("");
}

/** Marching-squares contour of every solid, kept only where no later solid covers it. */
function contours(solids: readonly Solid[], e: Engraving): string {
  const hw = e.halfWidth ?? 100;
  const hh = e.halfHeight ?? 100;
  const cell = 3 / e.scale;
  const nx = Math.ceil((2 * hw) / cell);
  const ny = Math.ceil((2 * hh) / cell);
  const out: string[] = [];
  solids.forEach((solid, rank) => {
    if (solid.contour === false) return;
    const above = solids.slice(rank + 1);
    let previous: number[] = [];
    for (let j = 0; j <= ny; j += 1) {
      const y = -hh + j * cell;
      const line: number[] = [];
      for (let i = 0; i <= nx; i += 1) line.push(solid.d(-hw + i * cell, y));
      const cells = j > 0 ? nx : 0;
      for (let i = 0; i < cells; i += 1) {
        const corners = [previous[i] ?? 1, previous[i + 1] ?? 1, line[i + 1] ?? 1, line[i] ?? 1];
        const x = -hw + i * cell;
        const places = [
          [x, y - cell],
          [x + cell, y - cell],
          [x + cell, y],
          [x, y],
        ] as const;
        const hits: string[] = [];
        for (let k = 0; k < 4; k += 1) {
          const [a, b] = [corners[k] ?? 1, corners[(k + 1) % 4] ?? 1];
          const [p, q] = [places[k], places[(k + 1) % 4]];
          if (!p || !q || a < 0 === b < 0) continue;
          const f = a / (a - b);
          const [hx, hy] = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
          if (above.some((other) => other.d(hx, hy) < 0)) continue;
          hits.push(`${(e.x + hx * e.scale).toFixed(1)} ${(e.y + hy * e.scale).toFixed(1)}`);
        }
        if (hits.length > 1) out.push(`M${hits[0]}L${hits[1]}`);
      }
      previous = line;
    }
  });
  return out.join("");
}

/** Draws the solids (later ones in front) as an engraving; returns SVG markup. */
export function engrave(solids: readonly Solid[], e: Engraving): string {
  const ink = e.ink ?? "#1d140d";
  const angle = e.angle ?? 0.35;
  const tone =
    e.negative === true
      ? (dark: number) => (dark < 0 ? 0 : (1 - dark) * 0.62)
      : (dark: number) => dark * 0.95;
  const first = hatch(solids, e, angle, tone);
  const second =
    e.crossing === false || e.negative === true
      ? ""
      : hatch(solids, e, angle + 1.05, (dark) => (dark - 0.55) * 1.5);
  const line = contours(solids, e);
  const below = hatch(solids, { ...e, gap: 4, bow: 0 }, 0, (dark) => (dark >= 0 ? 1 : 0));
  const mask = e.under ? `<path d="${below}" fill="${e.under}" stroke="${e.under}"/>` : "";
  return `${mask}<path d="${first}${second}" fill="${ink}"/><path d="${line}" fill="none" stroke="${ink}" stroke-width="${e.contour ?? 2.6}" stroke-linecap="round"/>`;
}
