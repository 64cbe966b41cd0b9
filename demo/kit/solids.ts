/** Signed distance fields (negative inside) that engraved figures are built from. */
import type { Field } from "./engrave.ts";

export type Point = readonly [number, number];

export const disc =
  (cx: number, cy: number, r: number): Field =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

/** Ellipse turned by `turn` radians; the distance is approximate, good enough for shading. */
export function oval(cx: number, cy: number, rx: number, ry: number, turn = 0): Field {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const small = Math.min(rx, ry);
  return (x, y) => {
    const u = ((x - cx) * c + (y - cy) * s) / rx;
    const v = (-(x - cx) * s + (y - cy) * c) / ry;
    return (Math.hypot(u, v) - 1) * small;
  };
}

/** Segment with a radius at each end. */
export function rod(a: Point, b: Point, r1: number, r2 = r1): Field {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1;
  return (x, y) => {
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
    return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t) - (r1 + (r2 - r1) * t);
  };
}

/** Rounded rectangle. */
export const slab =
  (cx: number, cy: number, hw: number, hh: number, r = 2): Field =>
  (x, y) => {
    const qx = Math.abs(x - cx) - hw + r;
    const qy = Math.abs(y - cy) - hh + r;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r;
  };

/** Closed polygon, exact distance; `soft` rounds its corners. */
export function shape(points: readonly Point[], soft = 0): Field {
  return (x, y) => {
    let best = Infinity;
    let inside = false;
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.min(1, Math.max(0, ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1)));
      best = Math.min(best, Math.hypot(x - a[0] - ex * t, y - a[1] - ey * t));
      if (a[1] > y !== b[1] > y && x < (ex * (y - a[1])) / ey + a[0]) inside = !inside;
    });
    return (inside ? -best : best) - soft;
  };
}

/** Several fields melted together over `k` units. */
export const join =
  (k: number, ...fields: readonly Field[]): Field =>
  (x, y) => {
    let sum = Infinity;
    for (const field of fields) {
      const d = field(x, y);
      const h = Math.max(k - Math.abs(sum - d), 0) / k;
      sum = Math.min(sum, d) - (Number.isFinite(h) ? (h * h * k) / 4 : 0);
    }
    return sum;
  };

export const cut =
  (from: Field, ...away: readonly Field[]): Field =>
  (x, y) =>
    Math.max(from(x, y), ...away.map((field) => -field(x, y)));

export const within =
  (a: Field, b: Field): Field =>
  (x, y) =>
    Math.max(a(x, y), b(x, y));

/** Catmull-Rom points along a polyline, four a span. */
export function smooth(points: readonly Point[], steps = 4): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const at = (n: 0 | 1): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  const last = points.at(-1);
  return last ? [...out, last] : out;
}

/** A smooth tube through the points, its radius given along 0…1; for snakes, tails, ropes. */
export function tube(points: readonly Point[], radius: (t: number) => number): Field {
  const fine = smooth(points);
  const last = fine.length - 1;
  const rods = fine.slice(1).map((b, i) => rod(fine[i] ?? b, b, radius(i / last), radius((i + 1) / last)));
  return (x, y) => {
    let best = Infinity;
    for (const field of rods) best = Math.min(best, field(x, y));
    return best;
  };
}

const mirror =
  (field: Field): Field =>
  (x, y) =>
    field(-x, y);

export const moved =
  (field: Field, dx: number, dy: number, size = 1): Field =>
  (x, y) =>
    field((x - dx) / size, (y - dy) / size) * size;

/** Striped tone for hair, feathers and scales: `per` units a stripe along direction `turn`. */
export const stripes =
  (low: number, high: number, per: number, turn: number): Field =>
  (x, y) =>
    low +
    (high - low) * (0.5 + 0.5 * Math.sin(((x * Math.cos(turn) + y * Math.sin(turn)) / per) * Math.PI * 2));

/** The field and its mirror image together. */
export function both(field: Field): Field {
  const other = mirror(field);
  return (x, y) => Math.min(field(x, y), other(x, y));
}

/** A thin ring, `w` the half thickness of its line. */
export const ring =
  (cx: number, cy: number, r: number, w: number): Field =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - r) - w;
