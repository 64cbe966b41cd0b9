import { bill, type Inks } from "../../kit/bill.ts";
import { engrave } from "../../kit/engrave.ts";
import { locomotive } from "../../kit/engraved/devices.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { border } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { rays } from "../../kit/scene.ts";
import { circle, clip, el, g, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { SOBER, column } from "../../kit/woodtype.ts";
import { make } from "./parts.ts";
import type { trains } from "./texts.ts";

/** The engine runs the whole width, its smoke holding the great word. */
export function railway(t: (typeof trains)[number], k: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const dice = random(t.id);
    const puffs = Array.from(
      { length: 15 },
      (_, i) =>
        [1130 - i * 78, 330 - Math.sin(i / 2.4) * 56 - i * 4, 74 + dice.between(0, 46) + i * 3] as const,
    );
    const smoke =
      puffs.map(([x, y, r]) => circle(Math.round(x), Math.round(y), Math.round(r + 5), k.ink)).join("") +
      puffs.map(([x, y, r]) => circle(Math.round(x), Math.round(y), Math.round(r), k.ground)).join("") +
      puffs
        .map(([x, y, r]) =>
          stroke(
            `M${(x - r * 0.6).toFixed(0)} ${(y + r * 0.5).toFixed(0)}A${(r * 0.8).toFixed(0)} ${(r * 0.8).toFixed(0)} 0 0 0 ${(x + r * 0.7).toFixed(0)} ${(y + r * 0.3).toFixed(0)}`,
            k.ink,
            2.5,
            { opacity: 0.5 },
          ),
        )
        .join("");
    const engine = engrave(locomotive(), {
      x: 1040,
      y: 596,
      scale: 2.02,
      gap: 7,
      ink: k.ink,
      under: k.ground,
      halfWidth: 166,
      halfHeight: 108,
    });
    const sky = rays(1120, 640, 1500, 44, k.accent, 0, 0.5);
    const big = fitLine(t.big, { face: "rye", x: 96, y: 222, width: 900, height: 150, fill: k.ink });
    const top =
      rect(40, 40, 1334, 84, k.ink) +
      fitLine(t.company, {
        face: "sancreek",
        x: 80,
        y: 58,
        width: 1254,
        maxHeight: 50,
        anchor: "middle",
        fill: k.ground,
      }).svg;
    const table = column(
      bill([`!54 ${t.sub}`, ...t.times.map((row) => `|31 ${row}`)], { ...k, accent: k.ink, cases: SOBER }),
      { x: 100, y: 496, width: 520, height: 290, gap: 17, ink: k.ink },
    );
    const panel =
      rect(76, 470, 568, 346, k.ground) +
      el("rect", { x: 76, y: 470, width: 568, height: 346, fill: "none", stroke: k.ink, "stroke-width": 5 });
    const ground =
      rect(40, 840, 1334, 120, k.ink) +
      paragraph(fr(t.note), {
        face: "im-fell-dw-pica",
        size: 35,
        x: 80,
        y: 894,
        width: 1254,
        leading: 1.2,
        fill: k.ground,
      }).svg;
    return svg(
      1414,
      1000,
      oldSheet(
        1414,
        1000,
        t.id,
        { paper: k.ground, folded: true },
        clip(
          "M40 124H1374V840H40Z",
          g({ opacity: 0.55 }, sky),
          rect(40, 770, 1334, 70, k.ground),
          stroke("M40 772H1374", k.ink, 4),
          smoke,
        ),
        top,
        big.svg,
        panel,
        table.svg,
        engine,
        ground,
        border("lines", 1414, 1000, 24, k.ink),
      ),
    );
  });
}
