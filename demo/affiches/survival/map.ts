import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { random } from "../../kit/random.ts";
import { circle, clip, el, g, path, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { folds } from "../../kit/wear.ts";
import { make, type Inks } from "./parts.ts";
import type { maps } from "./texts.ts";

export function map(t: (typeof maps)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const dice = random(t.seed);
    const [xs, ys]: [number[], number[]] = [[40], [250]];
    while ((xs.at(-1) ?? 0) < 900) xs.push((xs.at(-1) ?? 0) + dice.int(96, 170));
    while ((ys.at(-1) ?? 0) < 960) ys.push((ys.at(-1) ?? 0) + dice.int(84, 150));
    let blocks = "";
    for (let i = 0; i + 1 < xs.length; i += 1)
      for (let j = 0; j + 1 < ys.length; j += 1) {
        const [x, y, w, h] = [
          xs[i] ?? 0,
          ys[j] ?? 0,
          (xs[i + 1] ?? 0) - (xs[i] ?? 0) - 20,
          (ys[j + 1] ?? 0) - (ys[j] ?? 0) - 20,
        ];
        blocks += dice.chance(0.14)
          ? path(`M${x} ${y}h${w}v${h}h${-w}Z`, alert, { opacity: 0.75 })
          : dice.chance(0.25)
            ? path(
                `M${x} ${y}h${w * 0.5}v${h}h${-w * 0.5}ZM${x + w * 0.62} ${y}h${w * 0.38}v${h}h${-w * 0.38}Z`,
                ink,
                { opacity: 0.85 },
              )
            : path(`M${x} ${y}h${w}v${h}h${-w}Z`, ink, { opacity: dice.pick([0.85, 0.7, 0.55]) });
      }
    const city = g({ transform: "rotate(-9 500 620)" }, blocks);
    const sea = path("M0 1010Q220 930 420 1000T820 950T1000 990V1080H0Z", "#4d7f8f", { opacity: 0.85 });
    const route = (points: string, colour: string): string =>
      stroke(points, ground, 26, { "stroke-linejoin": "round" }) +
      stroke(points, colour, 14, { "stroke-linejoin": "round", "stroke-dasharray": "34 14" });
    const turned = t.seed === "mirador";
    const marks = turned
      ? ([
          [810, 380, "A"],
          [480, 560, "B"],
          [200, 420, "C"],
          [340, 830, "D"],
        ] as const)
      : t.seed === "toits"
        ? ([
            [190, 900, "A"],
            [520, 720, "B"],
            [800, 860, "C"],
            [660, 450, "D"],
          ] as const)
        : ([
            [190, 380, "A"],
            [520, 560, "B"],
            [800, 420, "C"],
            [660, 830, "D"],
          ] as const);
    const way = (drawn: string): string =>
      g(
        {
          transform: turned
            ? "translate(1000 0) scale(-1 1)"
            : t.seed === "toits"
              ? "translate(0 1280) scale(1 -1)"
              : "",
        },
        drawn,
      );
    const pins = marks
      .map(
        ([x, y, letter]) =>
          circle(x, y, 40, ground, { stroke: ink, "stroke-width": 6 }) +
          text(letter, { face: "anton", size: 48, x, y: y + 19, anchor: "middle", fill: alert }),
      )
      .join("");
    const legend = t.legend
      .map(
        (label, i) =>
          circle(96 + (i % 2) * 440, 1214 + Math.floor(i / 2) * 66, 24, ink) +
          text("ABCD"[i] ?? "", {
            face: "anton",
            size: 30,
            x: 96 + (i % 2) * 440,
            y: 1225 + Math.floor(i / 2) * 66,
            anchor: "middle",
            fill: ground,
          }) +
          text(fr(label), {
            face: "special-elite",
            size: 31,
            x: 136 + (i % 2) * 440,
            y: 1225 + Math.floor(i / 2) * 66,
            fill: ink,
          }),
      )
      .join("");
    const hot = marks[1];
    const scrawl = g(
      { transform: `translate(${hot[0] - 520} ${hot[1] - 560})` },
      stroke(
        "M470 500C560 470 640 540 600 610C560 670 440 650 450 570C455 530 500 500 560 498",
        "#b3261e",
        8,
        { "stroke-linecap": "round" },
      ),
      g(
        { transform: "rotate(-4 520 690)" },
        rect(376, 650, 300, 62, "#f3ecd2"),
        text("surtout pas ici", {
          face: "permanent-marker",
          size: 38,
          x: 526,
          y: 694,
          anchor: "middle",
          fill: "#b3261e",
        }),
      ),
    );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, ground),
      clip(
        "M40 220H960V1080H40Z",
        rect(40, 220, 920, 860, ground),
        city,
        sea,
        way(
          route("M190 380L330 440L300 640L660 830L980 760", "#2d6fb0") +
            route("M520 560L700 520L800 420L900 220", "#b3261e"),
        ),
      ),
      el("rect", { x: 40, y: 220, width: 920, height: 860, fill: "none", stroke: ink, "stroke-width": 8 }),
      pins,
      scrawl,
      fitLine(fr(t.title), { face: "anton", x: 40, y: 50, width: 640, height: 136, fill: ink }).svg,
      rect(710, 50, 250, 136, alert),
      fitLine(t.zone, {
        face: "anton",
        x: 732,
        y: 84,
        width: 206,
        maxHeight: 68,
        anchor: "middle",
        fill: ground,
      }).svg,
      fitLine(fr(t.route), {
        face: "oswald",
        weight: 600,
        x: 40,
        y: 1112,
        width: 920,
        maxHeight: 40,
        fill: ink,
      }).svg,
      legend,
      rect(40, 1330, 920, 8, ink),
      text("Échelle : au pas, 4 minutes. Poursuivi, 40 secondes.", {
        face: "special-elite",
        size: 27,
        x: 40,
        y: 1376,
        fill: ink,
      }),
      folds(1000, 1414, 3, 3, 0.14),
    );
  });
}
