import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, clip, g, path, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards, cast } from "../materials.ts";
import { type Tone, PINE, GREY, OAK, painted } from "./parts.ts";

function arrows(): string {
  const plank = (y: number, way: 1 | -1, words: string, far: string, tone: Tone, seed: string): string => {
    const d =
      way === 1
        ? `M140 ${y}H800L900 ${y + 85}L800 ${y + 170}H140Z`
        : `M860 ${y}H200L100 ${y + 85}L200 ${y + 170}H860Z`;
    const wood = boards(90, y - 4, 820, 178, 2, tone, seed);
    const x = way === 1 ? 180 : 220;
    return g(
      { transform: `rotate(${way * (seed.length % 3) - 1} 500 ${y})` },
      cast(d),
      clip(d, wood.svg),
      painted(
        d,
        y,
        fitLine(words, { face: "rye", x, y: y + 34, width: 430, maxHeight: 66, fill: "#f3e3bd" }).svg,
        text(fr(far), { face: "rye", size: 36, x, y: y + 142, fill: "#e9bd5c" }),
      ),
      stroke(d, "#2d190c", 6),
    );
  };
  return svg(
    1000,
    1300,
    rect(0, 0, 1000, 1300, "#d89a52"),
    rect(0, 1060, 1000, 240, "#a8612c"),
    path("M0 1060C200 1010 420 1080 640 1040C800 1010 900 1040 1000 1020V1120H0Z", "#c07c3c"),
    circle(780, 260, 170, "#f0bd6a"),
    rect(452, 60, 96, 1200, "#4a2d18"),
    rect(452, 60, 26, 1200, "#5f3a20"),
    plank(120, 1, "FORT CARSON", "3 milles, dont 2 mauvais", OAK, "a"),
    plank(350, -1, "LA MINE", "n’y allez pas", GREY, "bb"),
    plank(580, 1, "L’EAU", "déjà passée", PINE, "ccc"),
    plank(810, -1, "LE PENDU", "demandez-lui la route", OAK, "dddd"),
  );
}

export const poster: Poster = {
  id: "quatre-directions",
  titre: "Quatre mauvaises directions",
  auteur: "L’Encre du Shérif",
  width: 1000,
  height: 1300,
  draw: arrows,
};
