import { rays, ridge, skyline, stars } from "../../../kit/scene.ts";
import { palm } from "../../../kit/props.ts";
import { circle, clip, el, g, path, polygon, rect, stroke } from "../../../kit/svg.ts";
import { random } from "../../../kit/random.ts";
import { sky, W, type Scene } from "./voyage-scenes.ts";

export const observatory: Scene = (t) =>
  sky(t) +
  stars(0, 0, W, 900, 150, t.light, "mirador") +
  stroke("M150 180L290 250L330 390L490 360L620 240", t.light, 2.5, { opacity: 0.7 }) +
  [
    [150, 180],
    [290, 250],
    [330, 390],
    [490, 360],
    [620, 240],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, t.light))
    .join("") +
  path(
    polygon([
      [520, 700],
      [930, -60],
      [1040, 40],
    ]),
    t.light,
    { opacity: 0.4 },
  ) +
  ridge(W, 960, 50, 1414, t.mid, "mir", 190) +
  path("M-20 1300Q200 860 500 850Q800 860 1020 1240V1414H-20Z", t.dark) +
  path("M330 850V700Q330 500 500 500T670 700V850Z", t.light) +
  path("M520 502Q670 520 670 700V850H560V700Q570 580 520 502Z", t.accent, { opacity: 0.45 }) +
  path("M508 706L600 508Q640 530 658 590L548 720Z", t.dark) +
  rect(300, 760, 400, 100, t.light) +
  rect(300, 760, 400, 18, t.accent) +
  [0, 1, 2, 3, 4, 5].map((i) => path(`M${326 + i * 60} 860V812a16 16 0 0 1 32 0V860Z`, t.dark)).join("") +
  stroke("M-20 1380Q300 1240 470 1080T500 870", t.accent, 14);

export const canal: Scene = (t) => {
  const house = (x: number, w: number, top: number, c: string) =>
    rect(x, top, w, 980 - top, c) +
    path(`M${x - 8} ${top}L${x + w / 2} ${top - w * 0.5}L${x + w + 8} ${top}Z`, t.dark) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(x + w * 0.18, top + 40 + i * 96, w * 0.22, 52, t.light) +
          rect(x + w * 0.6, top + 40 + i * 96, w * 0.22, 52, i % 2 ? t.dark : t.light),
      )
      .join("");
  const row =
    house(-20, 170, 480, t.accent) +
    house(150, 150, 560, t.mid) +
    house(300, 120, 420, t.dark) +
    house(700, 150, 520, t.mid) +
    house(850, 170, 430, t.accent);
  return (
    sky(t) +
    circle(560, 330, 120, t.light) +
    row +
    g({ transform: "translate(0 1960) scale(1 -1)", opacity: 0.55 }, row) +
    rect(0, 980, W, 434, t.dark, { opacity: 0.35 }) +
    path("M280 1000Q560 620 860 1000H780Q560 740 360 1000Z", t.dark) +
    stroke("M270 960Q560 590 870 960", t.dark, 10) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          stroke(`M${360 + i * 100} ${[862, 800, 776, 800, 862][i]}v-62`, t.dark, 7) +
          circle(360 + i * 100, [792, 730, 706, 730, 792][i] ?? 0, 15, t.light),
      )
      .join("") +
    [1030, 1080, 1150, 1240]
      .map((y, i) =>
        stroke(
          `M${430 - i * 20} ${y}h${240 + i * 40}M${120 + i * 40} ${y + 24}h120M${760 - i * 30} ${y + 16}h150`,
          t.light,
          8,
          { opacity: 0.65, "stroke-linecap": "round" },
        ),
      )
      .join("") +
    path("M520 1180H780L740 1236H556Z", t.accent) +
    stroke("M640 1180V1060", t.dark, 8) +
    circle(640, 1052, 22, t.light)
  );
};

export const boulevard: Scene = (t) =>
  sky(t) +
  rays(500, 700, 1200, 26, t.light).replace("<path", '<path opacity="0.3"') +
  circle(500, 700, 200, t.light) +
  skyline(0, 780, 400, 60, 260, t.mid, "zg") +
  skyline(600, 780, 400, 60, 260, t.mid, "zd") +
  rect(0, 770, W, 644, t.mid) +
  path("M470 770H530L1100 1414H-100Z", t.dark) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      path(
        polygon([
          [498 - i * 1.6, 800 + i * i * 34],
          [502 + i * 1.6, 800 + i * i * 34],
          [504 + i * 3.6, 830 + i * i * 44],
          [496 - i * 3.6, 830 + i * i * 44],
        ]),
        t.light,
      ),
    )
    .join("") +
  [
    [0.14, 470],
    [0.3, 560],
    [0.7, 620],
  ]
    .map(
      ([k = 0, y = 0], i) =>
        palm(
          500 - 470 * (1 - k * 0.9),
          790 + (1 - k) * 330,
          900 - y * 0.9 + (1 - k) * 260,
          t.dark,
          30,
          `g${i}`,
        ) +
        palm(
          500 + 470 * (1 - k * 0.9),
          790 + (1 - k) * 330,
          900 - y * 0.9 + (1 - k) * 260,
          t.dark,
          -30,
          `d${i}`,
        ),
    )
    .join("") +
  g(
    { transform: "translate(500 1120) scale(1.5)" },
    path("M-120 60Q-126 -4 -104 -8L-78 -70Q-70 -82 -50 -82H50Q70 -82 78 -70L104 -8Q126 -4 120 60Z", t.accent),
    path("M-84 -10L-64 -66H64L84 -10Z", t.light),
    rect(-114, 14, 46, 20, t.light, { rx: 8 }),
    rect(68, 14, 46, 20, t.light, { rx: 8 }),
    rect(-34, 16, 68, 24, t.dark),
    path("M-122 50H122V66H-122Z", t.light),
    rect(-112, 62, 34, 28, "#111"),
    rect(78, 62, 34, 28, "#111"),
  );

export const train: Scene = (t) =>
  sky(t) +
  rays(500, 620, 1300, 18, t.light, 0.2).replace("<path", '<path opacity="0.35"') +
  ridge(W, 700, 90, 1414, t.mid, "rail", 240) +
  path("M440 900H560L1180 1414H-180Z", t.dark) +
  stroke("M300 1000L-60 1414M700 1000L1060 1414", t.light, 16, { opacity: 0.7 }) +
  path("M190 1150V520Q190 210 500 210T810 520V1150Z", t.accent) +
  path("M500 210Q810 210 810 520V1150H500Z", t.dark, { opacity: 0.28 }) +
  path("M262 540Q270 330 486 318V540Z", t.dark) +
  path("M738 540Q730 330 514 318V540Z", t.dark) +
  path("M286 520Q300 380 400 350L330 520Z", t.light, { opacity: 0.5 }) +
  path("M190 640L500 760L810 640V700L500 830L190 700Z", t.light) +
  path("M190 740L500 866L810 740V770L500 900L190 770Z", t.light) +
  circle(500, 640, 62, t.light) +
  circle(500, 640, 44, "#fffbe8") +
  [250, 750].map((x) => circle(x, 880, 34, t.light) + circle(x, 880, 22, "#fffbe8")).join("") +
  path("M250 1010H750L840 1170H160Z", t.dark) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => path(`M${290 + i * 62} 1010h26L${316 + i * 70 - 30} 1170h-30Z`, t.mid))
    .join("");

export const cable: Scene = (t) => {
  const dice = random("cabines");
  const cabin = (x: number, y: number, k: number) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      stroke("M0 -70V0", t.dark, 8),
      path("M-80 0H80Q96 0 96 20V120Q96 140 76 140H-76Q-96 140 -96 120V20Q-96 0 -80 0Z", t.accent),
      rect(-78, 20, 70, 62, t.light),
      rect(8, 20, 70, 62, t.light),
      rect(-96, 96, 192, 12, t.dark),
      circle(-40, 60, 16, t.dark),
      path("M-62 82q22 -28 44 0Z", t.dark),
      circle(44, 56, 14, t.dark),
      path("M26 82q18 -26 36 0Z", t.dark),
    );
  return (
    sky(t) +
    circle(250, 320, 140, t.light) +
    ridge(W, 820, 90, 1414, t.mid, "tel", 180) +
    skyline(0, 1250, W, 60, 330, t.dark, "ville-basse", t.light) +
    rect(0, 1245, W, 200, t.dark) +
    path("M1020 420L860 470L800 600L1020 900Z", t.dark) +
    stroke("M-20 930Q420 760 880 480", t.dark, 7) +
    stroke("M-20 1100Q460 880 920 500", t.dark, 5) +
    cabin(330, 840, 1.25) +
    cabin(690, 650, 0.62) +
    Array.from({ length: 5 }, () =>
      stroke(`M${dice.int(80, 700)} ${dice.int(420, 600)}q14 -20 28 0q14 -20 28 0`, t.dark, 5),
    ).join("")
  );
};

export const market: Scene = (t) =>
  sky(t) +
  stars(0, 0, W, 500, 60, t.light, "marche") +
  skyline(0, 760, W, 80, 300, t.mid, "m-fond") +
  rect(0, 755, W, 700, t.mid) +
  [
    [40, 820, 300],
    [360, 760, 280],
    [670, 830, 300],
  ]
    .map(
      ([x = 0, y = 0, w = 0], n) =>
        rect(x + 14, y, 10, 320, t.dark) +
        rect(x + w - 24, y, 10, 320, t.dark) +
        rect(x, y + 190, w, 160, t.dark) +
        Array.from({ length: 6 }, (_, i) =>
          path(
            `M${x + (i * w) / 6} ${y - 70}H${x + ((i + 1) * w) / 6}V${y + 20}a${w / 12} 28 0 0 1 ${-w / 6} 0Z`,
            (i + n) % 2 ? t.light : t.accent,
          ),
        ).join("") +
        Array.from({ length: 5 }, (_, i) =>
          circle(x + 44 + (i * (w - 88)) / 4, y + 176 - (i % 2) * 10, 26, i % 2 ? t.accent : t.light),
        ).join(""),
    )
    .join("") +
  [0, 1]
    .map(
      (k) =>
        stroke(
          `M-20 ${400 + k * 120}Q250 ${600 + k * 60} 520 ${430 + k * 120}T1020 ${380 + k * 130}`,
          t.dark,
          4,
        ) +
        [60, 190, 330, 470, 610, 750, 890]
          .map((x, i) =>
            g(
              {
                transform: `translate(${x} ${[462, 506, 508, 470, 402, 376, 384][i] ?? 0 + k * 110}) translate(0 ${k * 118})`,
              },
              el("ellipse", { cx: 0, cy: 34, rx: 32, ry: 40, fill: (i + k) % 3 ? t.accent : t.light }),
              rect(-14, -10, 28, 8, t.dark),
              rect(-14, 70, 28, 8, t.dark),
              stroke("M-16 0Q-26 34 -16 68M0 -4V72M16 0Q26 34 16 68", t.dark, 2, { opacity: 0.5 }),
            ),
          )
          .join(""),
    )
    .join("") +
  path("M0 1170H1000V1414H0Z", t.dark) +
  clip(
    "M0 1170H1000V1414H0Z",
    [0, 1, 2, 3, 4, 5].map((i) => rect(60 + i * 160, 1170, 60, 260, t.accent, { opacity: 0.18 })).join(""),
  );
