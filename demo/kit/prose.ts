import { measure, shape, type Anchor, type Style } from "./outline.ts";
import { lettered, paint, text, type Paint, type Placed } from "./type.ts";

export interface Paragraph extends Style, Paint {
  x: number;
  /** First baseline. */
  y: number;
  width: number;
  /** Baseline to baseline, in ems; 1.35 by default. */
  leading?: number;
  align?: Anchor | "justify";
}

/** Running text wrapped to a width; '\n' starts a new line. */
export function paragraph(words: string, at: Paragraph): Placed {
  const wide = (line: string) => measure(line, at).width;
  const lines: { text: string; last: boolean }[] = [];
  for (const part of words.split("\n")) {
    let line = "";
    for (const word of part.split(" ")) {
      const next = line === "" ? word : `${line} ${word}`;
      if (line !== "" && wide(next) > at.width) {
        lines.push({ text: line, last: false });
        line = word;
      } else line = next;
    }
    lines.push({ text: line, last: true });
  }
  const step = at.size * (at.leading ?? 1.35);
  const drawn = lines.map((line, i) => {
    const y = at.y + i * step;
    if (at.align === "justify" && !line.last) return justified(line.text, at, y);
    const anchor = at.align === "middle" || at.align === "end" ? at.align : "start";
    const x = anchor === "middle" ? at.x + at.width / 2 : anchor === "end" ? at.x + at.width : at.x;
    return text(line.text, { ...at, x, y, anchor });
  });
  const bottom = at.y + (lines.length - 1) * step;
  return {
    svg: lettered(words, drawn.join("")),
    width: at.width,
    height: bottom - at.y + at.size * 0.75,
    bottom,
    size: at.size,
  };
}

function justified(line: string, at: Paragraph, y: number): string {
  const words = line.split(" ");
  const widths = words.map((word) => measure(word, at).width);
  const space = (at.width - widths.reduce((a, b) => a + b, 0)) / Math.max(1, words.length - 1);
  let x = at.x;
  return words
    .map((word, i) => {
      const drawn = text(word, { ...at, x, y, anchor: "start" });
      x += (widths[i] ?? 0) + space;
      return drawn;
    })
    .join("");
}

export interface Arc extends Style, Paint {
  cx: number;
  cy: number;
  /** Radius of the baseline. */
  radius: number;
  /** Where the middle of the text stands, in degrees clockwise from the top (0 = top, 180 = bottom). */
  at?: number;
  /** Letters with their feet outwards, for the bottom of a seal. */
  inside?: boolean;
}

/** Text on a circle, letter by letter. */
export function arcText(words: string, arc: Arc): string {
  const letters = [...words];
  const { size, tracking = 0 } = arc;
  const widths = letters.map((letter) => shape(letter, arc).width + tracking * size);
  const total = widths.reduce((a, b) => a + b, 0) - tracking * size;
  const way = arc.inside ? -1 : 1;
  const middle = arc.at ?? (arc.inside ? 180 : 0);
  let run = -total / 2;
  const drawn = letters
    .map((letter, i) => {
      const wide = widths[i] ?? 0;
      const along = run + (wide - tracking * size) / 2;
      run += wide;
      const turn = middle + way * (along / arc.radius) * (180 / Math.PI);
      const s = shape(letter, arc);
      const rotation = arc.inside ? turn + 180 : turn;
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [arc.cx + Math.sin(angle) * arc.radius, arc.cy - Math.cos(angle) * arc.radius];
      return paint(
        s.d,
        arc,
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rotation.toFixed(2)}) translate(${(-s.width / 2).toFixed(1)} 0)`,
      );
    })
    .join("");
  return lettered(words, drawn);
}
