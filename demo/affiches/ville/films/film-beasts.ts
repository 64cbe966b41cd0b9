import { circle, el, g, path, rect, stroke } from "../../../kit/svg.ts";
import type { Beast } from "./film-monstre.ts";

export const hamster: Beast = (a, b, c) =>
  path(
    "M170 1100Q120 560 300 430Q260 330 340 300Q400 290 410 360Q500 330 590 360Q600 290 660 300Q740 330 700 430Q880 560 830 1100Z",
    a,
  ) +
  path("M330 1100Q300 760 500 700T670 1100Z", c, { opacity: 0.85 }) +
  circle(405, 500, 44, b) +
  circle(595, 500, 44, b) +
  circle(392, 486, 14, "#fff") +
  circle(582, 486, 14, "#fff") +
  path("M470 560H530L500 596Z", b) +
  path("M440 620Q500 660 560 620L556 690H444Z", b) +
  path("M478 626h20v46h-20ZM502 626h20v46h-20Z", "#fff") +
  [-1, 1]
    .map((s) =>
      g(
        { transform: `translate(500 0) scale(${s} 1)` },
        stroke("M120 590L300 560M120 612L300 622", b, 6, soft),
        path("M170 780Q250 700 330 760Q360 800 320 840Q240 860 180 830Z", a),
        stroke("M300 770l40 -8M310 800l40 4M300 828l34 14", b, 10, soft),
        el("ellipse", { cx: 152, cy: 350, rx: 24, ry: 30, fill: b, opacity: 0.5 }),
      ),
    )
    .join("");

export const pigeon: Beast = (a, b, c) =>
  path(
    "M250 1100Q260 760 380 640Q400 420 500 380Q640 350 670 480L760 530L672 556Q670 640 740 720Q860 900 800 1100Z",
    a,
  ) +
  path("M380 640Q520 720 670 600Q690 700 740 760Q560 820 400 720Z", b) +
  path("M300 900Q120 700 -40 620Q20 820 240 1060ZM740 880Q900 660 1050 560Q1000 800 800 1060Z", b) +
  stroke("M60 700L250 940M20 660L240 880M960 640L790 900", a, 8, soft) +
  circle(590, 470, 42, c) +
  circle(594, 470, 18, "#111") +
  path("M672 500L790 530L672 560Z", c);

export const octopus: Beast = (a, b, c) =>
  [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ]
    .map(([s = 1, k = 0]) =>
      g(
        { transform: `translate(500 ${k * 60}) scale(${s} 1)` },
        stroke(
          k ? "M90 780Q240 900 220 1060T330 1200" : "M120 700Q330 690 360 520T500 330Q560 330 530 400",
          a,
          k ? 74 : 66,
          soft,
        ),
        [0, 1, 2, 3, 4]
          .map((i) =>
            circle(k ? 150 + i * 20 : 200 + i * 50, k ? 870 + i * 50 : 690 - i * i * 14, 12, c, {
              opacity: 0.8,
            }),
          )
          .join(""),
      ),
    )
    .join("") +
  path("M290 760Q250 330 500 320T710 760Q640 880 500 880T290 760Z", a) +
  path("M500 320Q750 330 710 760Q660 850 580 874Q680 600 500 320Z", b, { opacity: 0.5 }) +
  el("ellipse", { cx: 410, cy: 640, rx: 62, ry: 50, fill: c }) +
  el("ellipse", { cx: 590, cy: 640, rx: 62, ry: 50, fill: c }) +
  rect(398, 600, 24, 80, "#111", { rx: 12 }) +
  rect(578, 600, 24, 80, "#111", { rx: 12 }) +
  stroke("M340 580L470 610M660 580L530 610", b, 16, soft);

export const lizard: Beast = (a, b, c) =>
  path(
    "M320 1120Q280 860 350 700Q330 560 300 500Q280 400 380 350L620 300Q700 300 720 350L730 380Q620 400 560 420L720 440L700 480Q600 520 560 540Q700 640 740 780Q820 940 980 960Q1060 980 1010 1120Z",
    a,
  ) +
  [
    [380, 350],
    [340, 420],
    [318, 500],
    [330, 580],
    [345, 660],
    [330, 760],
    [318, 860],
  ]
    .map(([x = 0, y = 0]) => path(`M${x + 14} ${y - 44}L${x - 78} ${y - 24}L${x + 6} ${y + 40}Z`, b))
    .join("") +
  path("M560 540Q600 700 560 1120H440Q520 760 480 560Z", c, { opacity: 0.6 }) +
  path("M560 420l18 22l16 -18l18 20l16 -16l20 18l16 -14l18 16l14 -8Q640 420 560 420Z", "#fff") +
  circle(520, 366, 24, c) +
  circle(524, 366, 10, "#111") +
  path("M600 660Q720 640 740 700L716 712L760 726L720 744L750 766Q660 760 590 730Z", a) +
  path("M732 420Q900 380 1050 300V560Q900 480 732 440Z", c, { opacity: 0.9 }) +
  path("M760 424Q900 410 1050 380V480Q900 450 760 434Z", "#fff", { opacity: 0.8 });

export const ant: Beast = (a, b, c) =>
  [
    [-1, 1],
    [1, 1],
  ]
    .map(([s = 1]) =>
      g(
        { transform: `translate(500 0) scale(${s} 1)` },
        stroke("M90 780L300 620L420 900L470 1120", a, 30, soft),
        stroke("M80 720L250 470L460 560L520 760", a, 26, soft),
        stroke("M60 500Q120 330 250 300L330 210", a, 18, soft),
        circle(330, 206, 16, a),
        path("M40 650Q120 700 90 780Q50 770 30 700Z", b),
      ),
    )
    .join("") +
  el("ellipse", { cx: 500, cy: 1010, rx: 190, ry: 230, fill: a }) +
  stroke("M330 940Q500 1000 670 940M318 1030Q500 1090 682 1030", b, 12) +
  el("ellipse", { cx: 500, cy: 760, rx: 110, ry: 100, fill: a }) +
  path("M350 560Q350 400 500 400T650 560Q640 680 500 690T350 560Z", a) +
  el("ellipse", { cx: 410, cy: 530, rx: 56, ry: 70, fill: c, transform: "rotate(18 410 530)" }) +
  el("ellipse", { cx: 590, cy: 530, rx: 56, ry: 70, fill: c, transform: "rotate(-18 590 530)" }) +
  [0, 1, 2]
    .map((i) =>
      stroke(`M${372 + i * 28} 480L${392 + i * 22} 590M${628 - i * 28} 480L${608 - i * 22} 590`, b, 3),
    )
    .join("");

export const eye: Beast = (a, b, c) =>
  stroke(
    "M500 900Q420 1000 470 1120M560 900Q680 1000 640 1120M430 880Q300 980 330 1120M620 860Q780 940 760 1110",
    a,
    36,
    soft,
  ) +
  circle(500, 620, 300, "#fdf6e4") +
  path("M200 620A300 300 0 0 0 800 620Q760 860 500 870T200 620Z", b, { opacity: 0.35 }) +
  stroke(
    "M230 520Q310 540 330 600M240 740Q330 730 350 690M770 500Q700 540 680 590M780 730Q710 740 660 690M500 326Q480 400 500 440",
    "#c23b22",
    7,
    soft,
  ) +
  circle(500, 620, 150, c) +
  circle(500, 620, 84, "#111") +
  circle(450, 560, 34, "#fff") +
  path("M180 560Q320 270 500 270T820 560Q660 400 500 400T180 560Z", a);

const soft = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
