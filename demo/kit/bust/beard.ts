import { clip, path, stroke } from "../svg.ts";
import { mix, type Paints } from "./paints.ts";
import { skull } from "./head.ts";
import type { Person } from "./person.ts";

const split = (d: string, paint: Paints, x: number): string =>
  path(d, paint.hair) + clip(d, path(`M${x} 0H260V440H${x - 10}Z`, paint.hairShade));

/** Beard and moustache, drawn before the mouth so that the lips stay in front. */
export function beard(p: Person, paint: Paints): { under: string; over: string } {
  const m = p.turn * 11;
  const y = 228 + p.noseLength * 0.5;
  const { jaw, cheek, chin } = p;
  const sides = `M${-cheek - 2} 168C${-cheek + 4} 190 ${-cheek + 6} 206 ${-34 + m} 214C${-22 + m} 218 ${-16 + m} 219 ${m} 219C${16 + m} 219 ${22 + m} 218 ${34 + m} 214C${cheek - 6} 206 ${cheek - 4} 190 ${cheek + 2} 168`;
  const moustache = `M${m} ${y - 8}C${-10 + m} ${y - 13} ${-22 + m} ${y - 6} ${-30 + m} ${y + 6}C${-20 + m} ${y + 5} ${-8 + m} ${y + 5} ${m} ${y}C${8 + m} ${y + 5} ${20 + m} ${y + 5} ${30 + m} ${y + 6}C${22 + m} ${y - 6} ${10 + m} ${y - 13} ${m} ${y - 8}Z`;
  const hole = `M${-17 + m} ${y + 4}C${-8 + m} ${y} ${8 + m} ${y} ${17 + m} ${y + 4}C${12 + m} ${y + 17} ${-12 + m} ${y + 17} ${-17 + m} ${y + 4}Z`;
  switch (p.beard) {
    case "rase": {
      const d = `${sides}L${jaw + 4} 236L${16 + m} ${chin + 4}L${-16 + m} ${chin + 4}L${-jaw - 4} 236Z`;
      return {
        under: clip(skull(p), path(d, mix(paint.hairShade, paint.skinShade, 0.35), { opacity: 0.42 })),
        over: "",
      };
    }
    case "moustache":
      return { under: "", over: split(moustache, paint, 4 + m) };
    case "guidon": {
      const d = `M${m} ${y - 8}C${-12 + m} ${y - 16} ${-26 + m} ${y - 4} ${-38 + m} ${y + 3}C${-48 + m} ${y + 6} ${-54 + m} ${y - 2} ${-50 + m} ${y - 11}C${-62 + m} ${y - 2} ${-56 + m} ${y + 15} ${-40 + m} ${y + 13}C${-22 + m} ${y + 10} ${-10 + m} ${y + 6} ${m} ${y}C${10 + m} ${y + 6} ${22 + m} ${y + 10} ${40 + m} ${y + 13}C${56 + m} ${y + 15} ${62 + m} ${y - 2} ${50 + m} ${y - 11}C${54 + m} ${y - 2} ${48 + m} ${y + 6} ${38 + m} ${y + 3}C${26 + m} ${y - 4} ${12 + m} ${y - 16} ${m} ${y - 8}Z`;
      return {
        under: "",
        over:
          split(d, paint, 4 + m) +
          stroke(
            `M${-34 + m} ${y + 7}C${-22 + m} ${y + 4} ${-14 + m} ${y - 2} ${-6 + m} ${y - 5}`,
            paint.hairLight,
            2.4,
            { "stroke-linecap": "round" },
          ),
      };
    }
    case "bouc": {
      const d = `M${-24 + m} ${y + 2}C${-30 + m} ${y + 20} ${-20 + m} ${chin + 8} ${m} ${chin + 18}C${20 + m} ${chin + 8} ${30 + m} ${y + 20} ${24 + m} ${y + 2}C${18 + m} ${y + 22} ${-18 + m} ${y + 22} ${-24 + m} ${y + 2}Z`;
      return { under: split(d, paint, 6 + m), over: split(moustache, paint, 4 + m) };
    }
    case "favoris": {
      const d = `M${-cheek - 4} 160C${-cheek - 12} 190 ${-jaw - 16} 226 ${-jaw + 2} 246C${-36 + m} 250 ${-30 + m} 236 ${-32 + m} 226C${-44 + m} 218 ${-50} 196 ${-cheek + 8} 162ZM${cheek + 4} 160C${cheek + 12} 190 ${jaw + 16} 226 ${jaw - 2} 246C${36 + m} 250 ${30 + m} 236 ${32 + m} 226C${44 + m} 218 ${50} 196 ${cheek - 8} 162Z`;
      return { under: split(d, paint, 6 + m), over: split(moustache, paint, 4 + m) };
    }
    case "pleine":
    case "longue": {
      const low = p.beard === "longue" ? chin + 62 : chin + 14;
      const d = `${sides}C${cheek + 8} 210 ${jaw + 10} ${low - 34} ${24 + m} ${low - 6}C${14 + m} ${low} ${8 + m} ${low - 2} ${2 + m} ${low + 8}C${-8 + m} ${low - 2} ${-14 + m} ${low} ${-24 + m} ${low - 8}C${-jaw - 10} ${low - 34} ${-cheek - 8} 210 ${-cheek - 2} 168Z`;
      const locks = stroke(
        `M${-40 + m} 224C${-40 + m} 238 ${-34 + m} 248 ${-28 + m} ${low - 18}M${-22 + m} 246C${-22 + m} 256 ${-18 + m} 262 ${-12 + m} ${low - 10}M${-54} 204C${-54} 216 -50 228 -46 236`,
        paint.hairLight,
        3,
        { "stroke-linecap": "round" },
      );
      return {
        under: split(d, paint, 10 + m) + locks + path(hole, paint.skinShade),
        over: split(moustache, paint, 4 + m),
      };
    }
    default:
      return { under: "", over: "" };
  }
}
