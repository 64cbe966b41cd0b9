import { blur, rough } from "./print.ts";
import { random } from "./random.ts";
import { clip, el, g, linear, polygon, rect } from "./svg.ts";

/** Fold lines: `columns` × `rows` panels, a light and a dark side on each crease. */
export function folds(width: number, height: number, columns: number, rows: number, strength = 0.1): string {
  const crease = (x: number, y: number, w: number, h: number, angle: number) => {
    const shade = linear(
      [
        [0, "#000", 0],
        [0.48, "#000", strength],
        [0.5, "#fff", strength * 1.6],
        [0.56, "#fff", strength * 0.5],
        [1, "#fff", 0],
      ],
      angle,
    );
    return shade.defs + rect(x, y, w, h, shade.fill);
  };
  let out = "";
  for (let i = 1; i < columns; i++) out += crease((width * i) / columns - 22, 0, 44, height, 0);
  for (let j = 1; j < rows; j++) out += crease(0, (height * j) / rows - 22, width, 44, 90);
  return out;
}

/** A ring left by a cup. */
export function coffeeRing(cx: number, cy: number, r: number, colour = "#5d3714", opacity = 0.35): string {
  const skin = rough(7, 60, Math.round(cx));
  return (
    skin.defs +
    g(
      { filter: skin.url, opacity, style: "mix-blend-mode:multiply" },
      el("circle", {
        cx,
        cy,
        r,
        fill: "none",
        stroke: colour,
        "stroke-width": r * 0.07,
        "stroke-dasharray": `${r * 4.4} ${r * 0.5} ${r * 1.1} ${r * 0.3}`,
      }),
      el("circle", {
        cx: cx + 2,
        cy: cy - 1,
        r: r * 0.93,
        fill: colour,
        "fill-opacity": 0.1,
        stroke: colour,
        "stroke-opacity": 0.5,
        "stroke-width": r * 0.02,
      }),
    )
  );
}

/** Splashes of ink, mud or blood around a point. */
export function splatter(
  cx: number,
  cy: number,
  reach: number,
  fill: string,
  seed: string,
  count = 26,
): string {
  const dice = random(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    const [turn, far] = [dice.between(0, Math.PI * 2), dice.next() ** 1.6 * reach];
    const r = (1 - far / reach) * dice.between(reach * 0.03, reach * 0.11) + 1.5;
    out += el("ellipse", {
      cx: (cx + Math.cos(turn) * far).toFixed(1),
      cy: (cy + Math.sin(turn) * far).toFixed(1),
      rx: r.toFixed(1),
      ry: (r * dice.between(0.7, 1.2)).toFixed(1),
      fill,
    });
  }
  return out;
}

/** A strip of adhesive tape centred on a point, turned by `angle` degrees. */
export function tape(
  cx: number,
  cy: number,
  width = 180,
  angle = -8,
  colour = "#e9dfb4",
  opacity = 0.72,
): string {
  const h = 46;
  const teeth: [number, number][] = [];
  for (let i = 0; i <= 8; i++) teeth.push([width / 2 + (i % 2) * 5, -h / 2 + (h * i) / 8]);
  for (let i = 8; i >= 0; i--) teeth.push([-width / 2 - (i % 2) * 5, -h / 2 + (h * i) / 8]);
  return g(
    { transform: `translate(${cx} ${cy}) rotate(${angle})`, opacity },
    el("path", { d: polygon(teeth), fill: colour }),
    rect(-width / 2, -h / 2 + 6, width, 5, "#fff", { opacity: 0.35 }),
  );
}

/** A staple. */
export function staple(cx: number, cy: number, angle = 0): string {
  return g(
    { transform: `translate(${cx} ${cy}) rotate(${angle})` },
    rect(-17, 2, 34, 5, "#000", { opacity: 0.35 }),
    rect(-18, -3, 36, 5, "#b9bcc0", { rx: 2 }),
    rect(-18, -3, 36, 1.6, "#f1f2f4", { rx: 1 }),
  );
}

/** A nail head or a round pin. */
export function pin(cx: number, cy: number, colour = "#b3261e", r = 15): string {
  return (
    el("circle", { cx: cx + 4, cy: cy + 7, r, fill: "#000", opacity: 0.35 }) +
    el("circle", { cx, cy, r, fill: colour }) +
    el("circle", { cx: cx - r * 0.3, cy: cy - r * 0.35, r: r * 0.3, fill: "#fff", opacity: 0.6 })
  );
}

/** Outline of a sheet with torn or worn edges, as path data (`depth` in px), to clip with. */
export function tornSheet(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  seed: string,
): string {
  const dice = random(seed);
  const points: [number, number][] = [];
  const side = (x0: number, y0: number, x1: number, y1: number, nx: number, ny: number) => {
    const steps = Math.round(Math.hypot(x1 - x0, y1 - y0) / 16);
    let bite = 0;
    for (let i = 0; i < steps; i++) {
      bite = Math.max(0, Math.min(depth * 2.2, bite + dice.between(-depth, depth)));
      const t = i / steps;
      const far = Math.min(bite, depth) * dice.between(0.6, 1);
      points.push([x0 + (x1 - x0) * t + nx * far, y0 + (y1 - y0) * t + ny * far]);
    }
  };
  side(x, y, x + width, y, 0, 1);
  side(x + width, y, x + width, y + height, -1, 0);
  side(x + width, y + height, x, y + height, 0, -1);
  side(x, y + height, x, y, 1, 0);
  return polygon(points);
}

/** A sheet with torn edges lying on a background, with its shadow; children are clipped by it. */
export function tornOn(
  width: number,
  height: number,
  background: string,
  margin: number,
  depth: number,
  seed: string,
  ...children: string[]
): string {
  const d = tornSheet(margin, margin, width - 2 * margin, height - 2 * margin, depth, seed);
  const shadow = blur(9);
  return (
    background +
    shadow.defs +
    g({ filter: shadow.url, opacity: 0.55, transform: "translate(5 9)" }, el("path", { d, fill: "#000" })) +
    clip(d, ...children)
  );
}
