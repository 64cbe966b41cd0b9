/** Quarantine: stencilled orders, government forms, ration cards, evacuation maps, notes of the living, alerts. */
import { bottle, candle, gasMask, palm, skull, tin } from "../kit/engraved-things.ts";
import { engrave, type Solid } from "../kit/engrave.ts";
import { fr } from "../kit/french.ts";
import type { Poster } from "../kit/poster.ts";
import { clouds, halftone, paper, rough, worn } from "../kit/print.ts";
import { paragraph } from "../kit/prose.ts";
import { random } from "../kit/random.ts";
import { circle, clip, el, g, path, polygon, rect, stroke, svg } from "../kit/svg.ts";
import { block, fitLine, text } from "../kit/type.ts";
import { folds, pin, splatter, staple, tape } from "../kit/wear.ts";
import { alerts, forms, maps, notes, orders, rations } from "./survival.texts.ts";

interface Inks {
  ground: string;
  ink: string;
  alert: string;
}
const SOLIDS: Record<string, () => Solid[]> = { tin, candle, bottle, gasMask, skull, palm };
type Words = { id: string; titre: string; auteur: string };
const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});

const stamp = (words: string, x: number, y: number, turn: number, colour: string, size = 50): string => {
  const line = text(words, {
    face: "black-ops-one",
    size,
    x: 0,
    y: size * 0.36,
    anchor: "middle",
    fill: colour,
  });
  const half = words.length * size * 0.36 + 26;
  return g(
    { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.86, style: "mix-blend-mode:multiply" },
    line,
    el("rect", {
      x: -half,
      y: -size * 0.78,
      width: half * 2,
      height: size * 1.56,
      rx: 8,
      fill: "none",
      stroke: colour,
      "stroke-width": 6,
    }),
    el("rect", {
      x: -half + 11,
      y: -size * 0.78 + 11,
      width: half * 2 - 22,
      height: size * 1.56 - 22,
      rx: 4,
      fill: "none",
      stroke: colour,
      "stroke-width": 2,
    }),
  );
};
const hazard = (y: number, h: number, a: string, b: string, width = 1000): string => {
  let d = "";
  for (let x = -h; x < width + h; x += h * 1.3)
    d += polygon([
      [x, y + h],
      [x + h, y],
      [x + h * 1.65, y],
      [x + h * 0.65, y + h],
    ]);
  return rect(0, y, width, h, b) + clip(`M0 ${y}H${width}V${y + h}H0Z`, path(d, a));
};
/** The bridges that hold a stencil together: thin bars of the ground through the letters. */
const bridges = (x: number, y: number, width: number, height: number, ground: string): string => {
  let d = "";
  for (let i = 1; i < 7; i += 1) d += `M${(x + (width * i) / 7).toFixed(0)} ${y - 4}h9v${height + 8}h-9Z`;
  return path(d, ground);
};

function order(t: (typeof orders)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const [edge, press] = [rough(5, 26, t.no.length), worn(0.12, 16, 5)];
    const title = block(
      t.words.map((w) => ({ text: w })),
      { face: "anton", x: 70, y: 252, width: 860, gap: 30, height: 690, fill: ink },
    );
    const cut = bridges(70, 252, 860, 690, ground);
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, ground),
      clouds(1000, 1414, ink, 0.28, 0.004, 3),
      edge.defs,
      press.defs,
      g({ filter: press.url }, g({ filter: edge.url }, title.svg, cut)),
      hazard(0, 74, alert, "#16150f"),
      text(t.no, { face: "black-ops-one", size: 70, x: 70, y: 190, fill: ink }),
      text("SECTEUR CARMIN", { face: "special-elite", size: 30, x: 930, y: 186, anchor: "end", fill: ink }),
      rect(70, 984, 860, 10, ink),
      paragraph(fr(t.text), {
        face: "special-elite",
        size: 38,
        x: 70,
        y: 1056,
        width: 860,
        leading: 1.36,
        fill: ink,
      }).svg,
      stamp(t.stamp, 690, 1290, -7, alert, 54),
      text("Le commandement", { face: "caveat-brush", size: 44, x: 76, y: 1326, fill: ink }),
      splatter(60, 900, 120, alert, t.id, 18),
    );
  });
}

function form(t: (typeof forms)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const head =
      rect(56, 56, 250, 190, ink) +
      fitLine(t.code, { face: "black-ops-one", x: 86, y: 86, width: 190, height: 130, fill: ground }).svg +
      block(
        [
          { text: "ADMINISTRATION PROVISOIRE", face: "oswald", weight: 500 },
          { text: t.title, face: "anton", height: 78 },
        ],
        { face: "oswald", x: 336, y: 66, width: 608, gap: 22, fill: ink },
      ).svg +
      paragraph("Écrire lisiblement, sans baver.", {
        face: "courier-prime",
        size: 26,
        x: 336,
        y: 236,
        width: 600,
        fill: ink,
      }).svg;
    const rows = t.fields
      .map((label, i) => {
        const y = 290 + i * 128;
        return (
          el("rect", { x: 56, y, width: 888, height: 112, fill: "none", stroke: ink, "stroke-width": 3 }) +
          rect(56, y, 64, 112, ink) +
          text(String(i + 1), { face: "anton", size: 54, x: 88, y: y + 76, anchor: "middle", fill: ground }) +
          text(fr(label), { face: "courier-prime", weight: 700, size: 26, x: 140, y: y + 34, fill: ink }) +
          text(fr(t.answers[i] ?? ""), {
            face: "caveat-brush",
            size: 62,
            x: 180 + (i % 3) * 26,
            y: y + 92,
            fill: "#1d3a7a",
          })
        );
      })
      .join("");
    const boxes = t.boxes
      .map((label, i) => {
        const x = 56 + i * 300;
        return (
          el("rect", { x, y: 960, width: 56, height: 56, fill: "none", stroke: ink, "stroke-width": 5 }) +
          text(label, { face: "oswald", weight: 500, size: 32, x: x + 74, y: 1000, fill: ink }) +
          (i === t.tick
            ? stroke(`M${x - 6} ${970}L${x + 26} ${1010}L${x + 76} ${930}`, "#1d3a7a", 9, {
                "stroke-linecap": "round",
              })
            : "")
        );
      })
      .join("");
    const bars = random(t.id);
    let code = "";
    for (let x = 640; x < 930; x += bars.int(7, 15)) code += `M${x} 1230h${bars.int(2, 7)}v92h-7Z`;
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: ground, age: "#6d6a3d", amount: 0.25, seed: 4 }),
      head,
      rows,
      boxes,
      rect(56, 1056, 888, 4, ink),
      paragraph(fr(t.rule), {
        face: "courier-prime",
        size: 29,
        x: 56,
        y: 1110,
        width: 888,
        leading: 1.35,
        fill: ink,
      }).svg,
      path(code, ink),
      text(`${t.code}-0${t.titre.length}84 · FEUILLET 1/2`, {
        face: "space-mono",
        size: 22,
        x: 640,
        y: 1356,
        fill: ink,
      }),
      stamp(t.stamp, 330, 1290, -6, alert, 56),
      folds(1000, 1414, 1, 3, 0.1),
      staple(110, 36, -14),
    );
  });
}

function ration(t: (typeof rations)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const dice = random(t.id);
    let cells = "";
    for (let row = 0; row < 4; row += 1)
      for (let col = 0; col < 5; col += 1) {
        const [x, y] = [620 + col * 150, 180 + row * 184];
        const torn = dice.chance(0.18) && row > 0;
        cells += torn
          ? rect(x, y, 150, 184, "#22261f")
          : el("rect", {
              x,
              y,
              width: 150,
              height: 184,
              fill: "none",
              stroke: ink,
              "stroke-width": 3,
              "stroke-dasharray": "10 7",
            }) +
            fitLine(t.good, {
              face: "anton",
              x: x + 14,
              y: y + 22,
              width: 122,
              maxHeight: 34,
              anchor: "middle",
              fill: ink,
            }).svg +
            fitLine(String(row * 5 + col + 1), {
              face: "black-ops-one",
              x: x + 25,
              y: y + 66,
              width: 100,
              height: 66,
              fill: (row + col) % 2 ? alert : ink,
            }).svg +
            fitLine(t.unit, {
              face: "oswald",
              x: x + 14,
              y: y + 148,
              width: 122,
              maxHeight: 20,
              anchor: "middle",
              fill: ink,
            }).svg;
      }
    const guilloche = Array.from({ length: 9 }, (_, i) => {
      let d = "";
      for (let x = 0; x <= 1414; x += 14)
        d += `${x ? "L" : "M"}${x} ${(110 + i * 100 + Math.sin(x / 48 + i) * 40).toFixed(0)}`;
      return stroke(d, alert, 1.6, { opacity: 0.35 });
    }).join("");
    const figure = engrave((SOLIDS[t.figure] ?? tin)(), {
      x: 300,
      y: 480,
      scale: 2.1,
      gap: 7.4,
      ink,
      under: ground,
      halfHeight: 108,
    });
    return svg(
      1414,
      1000,
      rect(0, 0, 1414, 1000, ground),
      guilloche,
      rect(0, 0, 1414, 150, ink),
      fitLine("CARTE DE RATIONNEMENT", { face: "anton", x: 50, y: 38, width: 860, height: 76, fill: ground })
        .svg,
      fitLine(t.month, { face: "black-ops-one", x: 960, y: 38, width: 404, height: 76, fill: alert }).svg,
      figure,
      fitLine(t.good, { face: "alfa-slab-one", x: 50, y: 716, width: 520, height: 96, fill: alert }).svg,
      paragraph(fr(t.note), {
        face: "special-elite",
        size: 31,
        x: 50,
        y: 862,
        width: 520,
        leading: 1.28,
        fill: ink,
      }).svg,
      cells,
      stamp("NON CESSIBLE", 1120, 880, -9, "#a5271c", 44),
    );
  });
}

function map(t: (typeof maps)[number], { ground, ink, alert }: Inks): Poster {
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
            ? `M${x}` &&
              path(
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

function note(t: (typeof notes)[number], { ground, ink, alert }: Inks, face: string): Poster {
  return make(t, 1000, 1414, () => {
    const [edge, tilt] = [rough(6, 30, 3), [-3, 2, -2] as const];
    let y = 190;
    const words = t.words
      .map((word, i) => {
        const line = fitLine(word, {
          face,
          x: 110,
          y,
          width: 760,
          maxHeight: 190,
          fill: i === 2 ? alert : ink,
        });
        y = line.bottom + 58;
        return g({ transform: `rotate(${tilt[i] ?? 0} 500 ${y - 120})` }, line.svg);
      })
      .join("");
    const sheet = polygon([
      [54, 66],
      [952, 40],
      [968, 1352],
      [36, 1376],
    ]);
    let lines = "";
    for (let row = 0; row < 30; row += 1) lines += `M40 ${120 + row * 44}H970`;
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, "#4a4742"),
      clouds(1000, 1414, "#1c1a17", 0.6, 0.012, 6),
      path(sheet, "#000", { opacity: 0.4, transform: "translate(10 14)" }),
      clip(
        sheet,
        paper(1000, 1414, { colour: ground, amount: 0.3, seed: 8 }),
        stroke(lines, "#6d8fb0", 2, { opacity: 0.5 }),
        stroke("M150 0V1414", "#c0524a", 3, { opacity: 0.55 }),
        edge.defs,
        g({ filter: edge.url }, words),
        paragraph(t.aside, {
          face: "caveat-brush",
          size: 60,
          x: 190,
          y: Math.max(y + 60, 860),
          width: 720,
          leading: 1.22,
          fill: ink,
        }).svg,
        text(t.sign, { face: "caveat-brush", size: 52, x: 900, y: 1280, anchor: "end", fill: alert }),
        stroke("M520 1306Q700 1326 900 1298", alert, 5),
        folds(1000, 1414, 2, 2, 0.1),
      ),
      tape(500, 56, 220, -4),
      tape(92, 1340, 150, 38),
      tape(930, 1330, 150, -42),
    );
  });
}

function trefoil(cx: number, cy: number, r: number, fill: string): string {
  const blade = (turn: number): string =>
    `M${(cx + Math.cos(turn - 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r * 0.3).toFixed(1)}L${(cx + Math.cos(turn - 0.52) * r).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r).toFixed(1)}A${r} ${r} 0 0 1 ${(cx + Math.cos(turn + 0.52) * r).toFixed(1)} ${(cy + Math.sin(turn + 0.52) * r).toFixed(1)}L${(cx + Math.cos(turn + 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn + 0.52) * r * 0.3).toFixed(1)}A${r * 0.3} ${r * 0.3} 0 0 0 ${(cx + Math.cos(turn - 0.52) * r * 0.3).toFixed(1)} ${(cy + Math.sin(turn - 0.52) * r * 0.3).toFixed(1)}Z`;
  return (
    path([-Math.PI / 2 + Math.PI, Math.PI * 2 - 2.618, -0.5236].map(blade).join(""), fill) +
    circle(cx, cy, r * 0.19, fill)
  );
}

function alertSheet(t: (typeof alerts)[number], { ground, ink, alert }: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const dots = halftone(
      { x: 0, y: 0, width: 1000, height: 1060 },
      42,
      (u, v) => Math.max(0, 0.95 - Math.hypot(u - 0.5, (v - 0.52) * 1.06) * 1.55),
      alert,
      30,
    );
    const solids = SOLIDS[t.figure];
    const figure = solids
      ? engrave(solids(), {
          x: 500,
          y: 570,
          scale: 3.5,
          gap: 12,
          ink,
          under: alert,
          halfHeight: 108,
          contour: 6,
        })
      : trefoil(500, 580, 370, ink);
    const big = g(
      { transform: "translate(120 1016) rotate(-90)" },
      fitLine(t.big, { face: "anton", x: 0, y: -70, width: 940, height: 124, fill: ink }).svg,
    );
    return svg(
      1000,
      1414,
      rect(0, 0, 1000, 1414, ground),
      g({ transform: "translate(90 0)" }, dots, figure),
      rect(0, 0, 212, 1060, alert),
      big,
      rect(0, 1060, 1000, 354, ink),
      fitLine(fr(t.words), { face: "anton", x: 50, y: 1100, width: 900, maxHeight: 96, fill: alert }).svg,
      paragraph(fr(t.note), {
        face: "special-elite",
        size: 34,
        x: 50,
        y: 1256,
        width: 660,
        leading: 1.34,
        fill: ground,
      }).svg,
      circle(850, 1290, 82, alert),
      trefoil(850, 1290, 62, ink),
      pin(500, 34, "#6b6b66", 12),
    );
  });
}

const KRAFT: Inks = { ground: "#c9b083", ink: "#211d14", alert: "#c4452a" };
const DRAB: Inks = { ground: "#b5b48b", ink: "#22281a", alert: "#a9361f" };
const BONE: Inks = { ground: "#e4dec9", ink: "#1d211f", alert: "#b3261e" };
const ACID: Inks = { ground: "#e6e8c4", ink: "#14190f", alert: "#9ccf2a" };
const YELLOW: Inks = { ground: "#e3b93a", ink: "#1b1710", alert: "#b1301b" };
const SLATE: Inks = { ground: "#d7dcd6", ink: "#232f36", alert: "#d4761f" };
const PINK: Inks = { ground: "#e7c9bd", ink: "#2b2225", alert: "#97293c" };
const GREEN: Inks = { ground: "#cfdcc0", ink: "#1f3325", alert: "#3f7d3a" };
const pick = (list: readonly Inks[], i: number): Inks => list[i % list.length] ?? BONE;

const made: Poster[][] = [
  orders.map((t, i) => order(t, pick([KRAFT, YELLOW, DRAB, SLATE], i))),
  notes.map((t, i) =>
    note(
      t,
      pick(
        [
          { ...BONE, ground: "#efe9d4" },
          { ground: "#f0e6a8", ink: "#1d2b55", alert: "#b3261e" },
          { ...KRAFT, ground: "#e0cfa6" },
          { ...SLATE, ground: "#e6eaea" },
        ],
        i,
      ),
      pick2(i),
    ),
  ),
  alerts.map((t, i) =>
    alertSheet(
      t,
      pick(
        [
          ACID,
          { ground: "#ead9a8", ink: "#1b1a16", alert: "#e08a1e" },
          { ground: "#dfe6e2", ink: "#172229", alert: "#5fb3a3" },
          { ground: "#efe4d2", ink: "#241418", alert: "#d2452f" },
        ],
        i,
      ),
    ),
  ),
  forms.map((t, i) => form(t, pick([GREEN, PINK, { ...BONE, ground: "#e6dfae" }], i))),
  maps.map((t, i) => map(t, pick([BONE, { ground: "#dfe3cb", ink: "#2c3a2b", alert: "#c4452a" }, KRAFT], i))),
  rations.map((t, i) =>
    ration(
      t,
      pick(
        [
          { ground: "#dcd2a8", ink: "#2b2f22", alert: "#8a5a1c" },
          { ground: "#cfdcd8", ink: "#1f2c33", alert: "#c4452a" },
          { ground: "#e4cdc0", ink: "#3a2430", alert: "#8a3350" },
        ],
        i,
      ),
    ),
  ),
];
function pick2(i: number): string {
  return ["permanent-marker", "rubik-wet-paint", "caveat-brush", "cabin-sketch"][i % 4] ?? "permanent-marker";
}
/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
