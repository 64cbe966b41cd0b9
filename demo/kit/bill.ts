/** Playbills written as rows of text: one row, one line of type.
 *
 *  `!90 WORDS` wood type 90 px high (`!!` in the second ink) · `.30 words` small capitals · `>26 words` prose
 *  (`>2:26` in two columns) · `=wave` a rule · `@300 name` an engraving · `_20` a space · `|40 left … right` a leader line.
 */
import type { Solid } from "./engrave.ts";
import { fr } from "./french.ts";
import { drawRule, plate, rule, type RuleKind } from "./ornaments.ts";
import { measure } from "./outline.ts";
import { circle } from "./svg.ts";
import { text } from "./type.ts";
import { art, line, prose, small, type Case, type Line } from "./woodtype.ts";

export interface Inks {
  ink: string;
  accent: string;
  ground: string;
  cases?: Case;
  smallFace?: string;
  proseFace?: string;
}
export type Figures = Record<
  string,
  {
    solids: () => Solid[];
    hw?: number;
    hh?: number;
    up?: number;
    gap?: number;
    frame?: "oval" | "box" | "none";
    inset?: number;
  }
>;

const RULES: ReadonlySet<string> = new Set([
  "thin",
  "thick",
  "double",
  "swell",
  "wave",
  "stars",
  "diamonds",
  "scroll",
  "dots",
]);
const isRule = (name: string): name is RuleKind => RULES.has(name);

function leader(words: string, size: number, inks: Inks): Line {
  const [left = "", right = ""] = fr(words).split(" … ");
  const face = { face: inks.proseFace ?? "old-standard-tt", weight: inks.proseFace ? 400 : 700, size };
  return art(size * 0.8, (x, y, w, h) => {
    const from = x + measure(left, face).width + 14;
    const to = x + w - measure(right, face).width - 14;
    let dots = "";
    for (let cx = from; cx < to; cx += 13) dots += circle(cx, y + h - 3, 2, inks.ink);
    return (
      text(left, { ...face, x, y: y + h, fill: inks.ink }) +
      text(right, { ...face, x: x + w, y: y + h, anchor: "end", fill: inks.accent }) +
      dots
    );
  });
}

/** Turns the rows into lines for `column()`. Throws on a row it does not know. */
export function bill(rows: readonly string[], inks: Inks, figures: Figures = {}): Line[] {
  return rows.map((row): Line => {
    const [head = "", ...rest] = row.split(" ");
    const words = rest.join(" ");
    const mark = head[0] ?? "";
    if (mark === "=") {
      const kind = head.slice(1);
      if (!isRule(kind)) throw new Error(`Unknown rule in « ${row} »`);
      return rule(kind, inks.ink, kind === "scroll" ? 46 : kind === "stars" ? 24 : 16);
    }
    const number = Number(
      head
        .replace(/^[!.>@_|]+/, "")
        .split(":")
        .at(-1),
    );
    switch (mark) {
      case "!":
        return line(words, number, {
          fill: head.startsWith("!!") ? inks.accent : inks.ink,
          flank: (x, y, w, h) => drawRule("double", x, y + h / 2, w, inks.ink),
          ...(inks.cases ? { cases: inks.cases } : {}),
        });
      case ".":
        return small(words, number, { fill: inks.ink, ...(inks.smallFace ? { face: inks.smallFace } : {}) });
      case ">":
        return prose(words, number, {
          fill: inks.ink,
          columns: head.includes(":") ? Number(head.slice(1).split(":")[0]) : 1,
          ...(inks.proseFace ? { face: inks.proseFace } : {}),
        });
      case "_":
        return { kind: "space", h: number };
      case "|":
        return leader(words, number, inks);
      case "@": {
        const figure = figures[words];
        if (!figure) throw new Error(`Unknown figure « ${words} »`);
        return plate(figure.solids(), { gap: 7.6, ...figure }, inks.ink, number, {
          frame: figure.frame ?? "none",
          ground: inks.ground,
          inset: figure.inset ?? 0,
        });
      }
      default:
        throw new Error(`Unknown row « ${row} »`);
    }
  });
}
