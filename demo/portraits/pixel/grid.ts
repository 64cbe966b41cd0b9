/** Pixels by hand: a sprite of 32 × 32 cells, its left half written row by row, the right one its mirror. */
import { path, rect } from "../../kit/svg.ts";

/** A colour, or a colour with the one that the end of its runs takes (the side away from the light). */
type Ink = string | readonly [colour: string, shade: string];

export interface Sprite {
  /** 32 rows of 16 letters; a dot is nothing. */
  half: string;
  /** What breaks the mirror: cell, row, letters to the right; a dot keeps what is there. */
  over?: readonly (readonly [x: number, y: number, letters: string])[];
  inks: Readonly<Record<string, Ink>>;
  /** From top to bottom, in dithered bands. */
  sky: readonly string[];
}

const SIDE = 32;
const CELL = 10;

function rows({ half, over = [] }: Sprite): string[][] {
  const cells = half
    .trim()
    .split("\n")
    .map((row) => {
      const left = [...row.trim().padEnd(SIDE / 2, ".")];
      return [...left, ...left.toReversed()];
    });
  for (const [x, y, letters] of over)
    [...letters].forEach((letter, i) => {
      const row = cells[y];
      if (row && letter !== ".") row[x + i] = letter;
    });
  return cells;
}

/** Which cells take the shade: the last ones of a run that ends on the right, one in four, at least one in three. */
function isShaded(row: readonly string[], x: number): boolean {
  const letter = row[x];
  let [from, to] = [x, x];
  while (row[from - 1] === letter) from -= 1;
  while (row[to + 1] === letter) to += 1;
  const length = to - from + 1;
  return to > SIDE / 2 + 1 && length > 2 && to - x < Math.max(1, Math.round(length / 4));
}

function dithered(colours: readonly string[]): string {
  const cells = new Map<string, string>();
  const band = SIDE / colours.length;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = Math.floor(y / band);
      const left = (at + 1) * band - y;
      const mixed = left <= 2 && (x + y) % 2 === 0;
      const colour = colours[Math.min(colours.length - 1, mixed ? at + 1 : at)] ?? "#000000";
      cells.set(colour, `${cells.get(colour) ?? ""}M${x * CELL} ${y * CELL}h10v10h-10Z`);
    }
  return [...cells].map(([colour, d]) => path(d, colour, { "shape-rendering": "crispEdges" })).join("");
}

/** The sprite on its sky, 320 × 320. Throws when a row is too short or a letter has no ink. */
export function pixels(sprite: Sprite): string {
  const cells = new Map<string, string>();
  rows(sprite).forEach((row, y) => {
    if (row.length !== SIDE) throw new Error(`Row ${y} of the sprite has ${row.length} cells`);
    row.forEach((letter, x) => {
      if (letter === ".") return;
      const ink = sprite.inks[letter];
      if (ink === undefined) throw new Error(`No ink for « ${letter} » in row ${y}`);
      const colour = typeof ink === "string" ? ink : ink[isShaded(row, x) ? 1 : 0];
      cells.set(colour, `${cells.get(colour) ?? ""}M${x * CELL} ${y * CELL}h10v10h-10Z`);
    });
  });
  const figure = [...cells]
    .map(([colour, d]) => path(d, colour, { "shape-rendering": "crispEdges" }))
    .join("");
  return rect(0, 0, SIDE * CELL, SIDE * CELL, sprite.sky[0] ?? "#000000") + dithered(sprite.sky) + figure;
}
