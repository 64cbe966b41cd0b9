/** A nib that presses and lifts: strokes with a swelling width and a hand that trembles. */
import { random, type Random } from "../../kit/random.ts";
import { smooth, type Point } from "../../kit/solids.ts";
import { path } from "../../kit/svg.ts";

/** Reads « 12,40 30,44 … » as points. */
function points(list: string): Point[] {
  return list.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** The points of a run of cubic curves (`M` and `C` only), six a curve. */
export function along(d: string): string {
  const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const at = (i: number): Point => [numbers[i] ?? 0, numbers[i + 1] ?? 0];
  const out: Point[] = [at(0)];
  for (let i = 2; i + 5 < numbers.length; i += 6) {
    const [a, b, c, e] = [at(i - 2), at(i), at(i + 2), at(i + 4)];
    for (let k = 1; k <= 6; k += 1) {
      const t = k / 6;
      const on = (n: 0 | 1): number =>
        a[n] * (1 - t) ** 3 + 3 * b[n] * t * (1 - t) ** 2 + 3 * c[n] * t * t * (1 - t) + e[n] * t ** 3;
      out.push([on(0), on(1)]);
    }
  }
  return out.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The points of a spiral, from its rim to its eye. */
export function spiral(cx: number, cy: number, r: number, turns: number, start = 0, flat = 1): string {
  const count = Math.round(turns * 14);
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = start + (i / count) * turns * Math.PI * 2;
    const reach = r * (1 - (i / count) * 0.86);
    return `${(cx + Math.cos(a) * reach).toFixed(1)},${(cy + Math.sin(a) * reach * flat).toFixed(1)}`;
  }).join(" ");
}

/** One line from point to point, at most `width` px wide, thin where the hand begins and ends. */
function line(list: string, width: number, dice: Random, tremble: number): string {
  const fine = smooth(
    points(list).map(([x, y]): Point => [
      x + dice.between(-tremble, tremble),
      y + dice.between(-tremble, tremble),
    ]),
    5,
  );
  const last = Math.max(1, fine.length - 1);
  const [swell, phase] = [dice.between(0.1, 0.26), dice.next() * 6];
  const sides: [string[], string[]] = [[], []];
  fine.forEach(([x, y], i) => {
    const [before, after] = [fine[Math.max(0, i - 1)] ?? [x, y], fine[Math.min(last, i + 1)] ?? [x, y]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const t = i / last;
    const press = Math.min(1, 0.3 + Math.sin(Math.PI * t) ** 0.6) * (1 + swell * Math.sin(t * 9 + phase));
    const half = (width / 2) * press;
    sides[0].push(`${(x - (dy / length) * half).toFixed(1)} ${(y + (dx / length) * half).toFixed(1)}`);
    sides[1].push(`${(x + (dy / length) * half).toFixed(1)} ${(y - (dx / length) * half).toFixed(1)}`);
  });
  return `M${sides[0].join("L")}L${sides[1].toReversed().join("L")}Z`;
}

/** A pen of one ink: call it with lines of points and a width. */
export function pen(
  seed: string,
  ink: string,
  tremble = 0.7,
): (width: number, ...lines: readonly string[]) => string {
  const dice = random(`pen:${seed}`);
  return (width, ...lines) => path(lines.map((each) => line(each, width, dice, tremble)).join(""), ink);
}

/** A patch of wash or marker inside a closed line of points, not quite in the lines. */
export function wash(list: string, colour: string, opacity = 1): string {
  const outline = smooth(points(list), 5).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return path(`M${outline.join("L")}Z`, colour, opacity === 1 ? {} : { opacity });
}

/** Points all around an oval, closed. */
export function around(cx: number, cy: number, rx: number, ry: number, count = 12): string {
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    return `${(cx + Math.cos(a) * rx).toFixed(1)},${(cy + Math.sin(a) * ry).toFixed(1)}`;
  }).join(" ");
}
