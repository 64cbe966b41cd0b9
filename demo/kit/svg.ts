export type Attributes = Record<string, string | number | undefined>;

let serial = 0;

/** A fresh id for a gradient, filter or clip; unique in the process, so in any document. */
export function freshId(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}`;
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

/** Any element: `el('rect', { x: 0, fill: 'red' })`. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  return children.length === 0
    ? `<${name}${write(attributes)}/>`
    : `<${name}${write(attributes)}>${children.join("")}</${name}>`;
}

/** A group: transform, opacity, filter, clip-path, style (mix-blend-mode)… */
export function g(attributes: Attributes, ...children: string[]): string {
  return el("g", attributes, ...children, "");
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el("rect", { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return el("circle", { cx, cy, r, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return el("path", { d, fill, ...more });
}

/** A stroked, unfilled path. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return el("path", { d, fill: "none", stroke: colour, "stroke-width": width, ...more });
}

/** A closed polygon as path data, from points [x, y]. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity = 1]) =>
      el("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    )
    .join("");
}

/** Gives a definition and the `fill` that names it; angle in degrees, 90 = top to bottom. */
export function linear(list: readonly Stop[], angle = 90): { defs: string; fill: string } {
  const id = freshId("lin");
  const turn = ((angle - 0) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const defs = el(
    "linearGradient",
    { id, x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy },
    stops(list),
  );
  return { defs: el("defs", {}, defs), fill: `url(#${id})` };
}

/** A radial gradient in fractions of the filled box. */
export function radial(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): { defs: string; fill: string } {
  const id = freshId("rad");
  return { defs: el("defs", {}, el("radialGradient", { id, cx, cy, r }, stops(list))), fill: `url(#${id})` };
}

/** Children kept inside the path data `d`. */
export function clip(d: string, ...children: string[]): string {
  const id = freshId("clip");
  return (
    el("defs", {}, el("clipPath", { id }, el("path", { d }))) + g({ "clip-path": `url(#${id})` }, ...children)
  );
}

/** The whole document; what `Poster.draw` returns. */
export function svg(width: number, height: number, ...children: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join("")}</svg>`;
}
