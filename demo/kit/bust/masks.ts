import { clip, path, stroke } from "../svg.ts";
import type { Paints } from "./paints.ts";
import type { Person } from "./person.ts";

/** What hides the lower face: gas mask, bandanna, paper mask. */
export function mask(p: Person, paint: Paints): string {
  const m = p.turn * 11;
  const low = p.chin + 6;
  switch (p.mask) {
    case "papier": {
      const d = `M${-46 + m} 206C${-20 + m} 194 ${20 + m} 194 ${46 + m} 206C${48 + m} 232 ${34 + m} ${low} ${m} ${low}C${-34 + m} ${low} ${-48 + m} 232 ${-46 + m} 206Z`;
      return (
        stroke(`M${-46 + m} 210L${-p.cheek - 2} 182M${46 + m} 210L${p.cheek + 2} 182`, paint.white, 3.4) +
        path(d, paint.white) +
        clip(d, path(`M${14 + m} 180H200V300H${2 + m}Z`, paint.underShade)) +
        stroke(
          `M${-40 + m} 222C${-16 + m} 214 ${16 + m} 214 ${40 + m} 222M${-38 + m} 238C${-16 + m} 231 ${16 + m} 231 ${38 + m} 238`,
          paint.underShade,
          2.4,
        )
      );
    }
    case "foulard": {
      const d = `M${-p.cheek - 6} 192C${-30 + m} 206 ${-10 + m} 196 ${m} 190C${10 + m} 196 ${30 + m} 206 ${p.cheek + 6} 192C${p.cheek + 8} 240 ${40} ${low + 18} ${m} ${low + 52}C-40 ${low + 18} ${-p.cheek - 8} 240 ${-p.cheek - 6} 192Z`;
      return (
        path(d, paint.accent) +
        clip(
          d,
          path(`M${20 + m} 160H200V400H${m}Z`, paint.accentShade),
          stroke(
            `M-50 210C-30 226 -14 246 ${-6 + m} 280M-56 224C-40 240 -26 256 -18 274M50 212C34 226 20 244 ${8 + m} 268`,
            paint.accentShade,
            3.4,
            { "stroke-linecap": "round" },
          ),
          ...[-40, -22, -6, 12].map(
            (x, i) => `<circle cx="${x + m}" cy="${232 + (i % 2) * 18}" r="3.4" fill="${paint.under}"/>`,
          ),
        )
      );
    }
    case "gaz": {
      const t = p.turn * 9;
      const shell = `M${-p.cheek - 4} 150C-54 132 -20 136 ${t} 140C20 136 54 132 ${p.cheek + 4} 150C${p.cheek + 6} 200 ${p.jaw + 4} ${low} ${m} ${low + 8}C${-p.jaw - 4} ${low} ${-p.cheek - 6} 200 ${-p.cheek - 4} 150Z`;
      const eye = (x: number): string =>
        `<circle cx="${x}" cy="174" r="25" fill="${paint.clothShade}"/><circle cx="${x}" cy="174" r="19" fill="${paint.accent}"/><path d="M${x - 15} 182A19 19 0 0 1 ${x + 6} 156L${x + 2} 164A14 14 0 0 0 ${x - 9} 180Z" fill="${paint.white}" opacity="0.7"/>`;
      return (
        path(shell, paint.lens) +
        clip(
          shell,
          path(`M-70 150C-60 190 -54 220 -40 250L-52 260L-90 200Z`, paint.clothLight, { opacity: 0.5 }),
        ) +
        eye(-30 + t) +
        eye(30 + t) +
        `<circle cx="${m}" cy="232" r="33" fill="${paint.clothShade}"/><circle cx="${m}" cy="230" r="26" fill="${paint.underShade}"/>` +
        [-12, -4, 4, 12]
          .map((y) => stroke(`M${m - 18} ${230 + y}H${m + 18}`, paint.clothShade, 3.4))
          .join("") +
        stroke(`M${-p.cheek - 2} 168L-80 150M${p.cheek + 2} 168L80 150`, paint.lens, 8)
      );
    }
    default:
      return "";
  }
}
