import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { halftone } from "../../kit/print.ts";
import { cactus } from "../../kit/props.ts";
import { mesas, star, stars } from "../../kit/scene.ts";
import { circle, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { bleach, make, type Inks } from "./parts.ts";
import type { saucers } from "./texts.ts";

/** A beam of light with words inside it. */
export function beam(t: (typeof saucers)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const cone = polygon([
      [420, 330],
      [580, 330],
      [930, 1260],
      [70, 1260],
    ]);
    const widths = [220, 318, 440, 590];
    const words = t.lines
      .map(
        (w, i) =>
          fitLine(w, {
            face: "anton",
            x: 500 - (widths[i] ?? 500) / 2,
            y: 450 + ([0, 130, 300, 500][i] ?? 0),
            width: widths[i] ?? 500,
            height: [104, 144, 172, 216][i] ?? 150,
            fill: k.ink,
          }).svg,
      )
      .join("");
    const hull =
      path("M150 270Q500 150 850 270Q700 372 500 372T150 270Z", k.far) +
      path("M150 270Q500 400 850 270Q700 392 500 392T150 270Z", k.ink) +
      path("M342 222Q352 84 500 84T658 222Q500 270 342 222Z", k.pale) +
      path("M380 200Q392 112 470 108Q420 150 420 212Z", "#fff", { opacity: 0.6 }) +
      [220, 330, 440, 560, 670, 780]
        .map((x) => circle(x, 276 + (1 - Math.abs(x - 500) / 330) * 36, 17, k.sun))
        .join("");
    const land =
      mesas(1000, 1270, 190, k.near, t.id) +
      rect(0, 1264, 1000, 150, k.ink) +
      cactus(120, 1290, 230, k.ink) +
      cactus(900, 1290, 170, k.ink, -1);
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, k.sky),
      stars(0, 0, 1000, 1100, 120, k.pale, t.id),
      star(840, 120, 26, k.sun, 4, 0.2),
      star(130, 500, 20, k.pale, 4, 0.2),
      land,
      path(cone, k.sun),
      halftone(
        { x: 0, y: 330, width: 1000, height: 930 },
        26,
        (u, v) => (Math.abs(u - 0.5) < 0.08 + v * 0.35 ? 0.05 + v * 0.28 : 0),
        k.pale,
        20,
      ),
      words,
      hull,
      fitLine(fr(t.note), {
        face: "righteous",
        x: 60,
        y: 1322,
        width: 880,
        maxHeight: 42,
        anchor: "middle",
        fill: k.pale,
      }).svg,
      stroke("M60 1300H940", k.pale, 3),
      bleach(1000, 1414, k.pale),
    );
  });
}
