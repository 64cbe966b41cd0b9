import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { mesas, rays, slicedSun, stars } from "../../../kit/scene.ts";
import { cactus, coupe } from "../../../kit/props.ts";
import { circle, g, linear, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { credits } from "./film-credits.ts";

interface Road {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  quote: string;
  face: Face;
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  ground: string;
  road: string;
  ink: string;
  cut: boolean;
  prop: "coupe" | "pompe" | "caravane" | "moto" | "telephone";
}

const W = 1000;
const H = 1414;

const pump = (a: string, b: string, c: string) =>
  path("M-110 0V-420Q-110 -470 -60 -470H60Q110 -470 110 -420V0Z", a) +
  circle(0, -540, 84, c) +
  circle(0, -540, 66, a) +
  rect(-76, -420, 152, 110, c, { rx: 10 }) +
  stroke("M-50 -350L30 -396", b, 8) +
  rect(-76, -280, 152, 20, b) +
  stroke("M110 -330Q200 -320 190 -160T130 -60", b, 16) +
  rect(-140, -14, 280, 30, b);
const caravan = (a: string, b: string, c: string) =>
  path("M-260 -40V-150Q-250 -300 -110 -300H130Q260 -300 260 -150V-40Z", a) +
  path("M-260 -120H260V-40H-260Z", b, { opacity: 0.6 }) +
  rect(-200, -250, 150, 90, c, { rx: 20 }) +
  rect(60, -260, 96, 220, c, { rx: 16 }) +
  circle(78, -140, 6, b) +
  circle(-90, -36, 44, "#17131a") +
  circle(-90, -36, 20, c) +
  stroke("M260 -52H380", b, 12) +
  stroke("M-210 -300Q-210 -340 -170 -340", b, 8);
const moto = (a: string, b: string, c: string) =>
  [-190, 190]
    .map((x) => circle(x, -80, 80, "none", { stroke: b, "stroke-width": 24 }) + circle(x, -80, 16, c))
    .join("") +
  stroke("M-190 -80L-60 -70L80 -80L190 -80M190 -80L130 -250L90 -300M130 -250L-20 -200", b, 14, {
    "stroke-linejoin": "round",
  }) +
  path("M-230 -190Q-120 -150 -40 -210Q60 -270 130 -230Q100 -150 20 -140H-140Q-220 -140 -230 -190Z", a) +
  circle(148, -230, 34, c) +
  path("M-70 -70h110l-20 -60h-80Z", c) +
  stroke("M90 -300L40 -316", b, 12, { "stroke-linecap": "round" });
const booth = (a: string, b: string, c: string) =>
  stroke("M0 0V-360", b, 18) +
  path("M-120 -600H120V-330H-120Z", a) +
  rect(-96, -576, 192, 222, c) +
  path("M-50 -540h100v150h-100Z", b) +
  circle(0, -440, 34, a) +
  stroke("M50 -520Q130 -400 70 -250", b, 8) +
  path("M48 -260h44v76h-44Z", b);

function prop({ prop: kind, ink, road, sun }: Road): string {
  switch (kind) {
    case "coupe":
      return coupe(150, 1120, 700, ink, road, sun);
    case "pompe":
      return (
        g({ transform: "translate(230 1130) scale(0.86)" }, pump(ink, road, sun)) +
        coupe(470, 1130, 470, sun, road, ink, true)
      );
    case "caravane":
      return g({ transform: "translate(420 1130) scale(1.35)" }, caravan(ink, road, sun));
    case "moto":
      return g({ transform: "translate(500 1120) scale(1.55)" }, moto(ink, road, sun));
    case "telephone":
      return (
        g({ transform: "translate(270 1150) scale(0.86)" }, booth(ink, road, sun)) +
        coupe(720, 1080, 200, sun, road, ink)
      );
  }
}

/** Road film: three quarters of sky, a sun, one vehicle, the title letterspaced on the heat. */
function draw(film: Road): string {
  const sky = linear([
    [0, film.sky[0]],
    [0.55, film.sky[1]],
    [0.8, film.sky[2]],
  ]);
  let y = 90;
  const title = film.lines.map((line, i) => {
    const placed = fitLine(line, {
      face: film.face,
      x: 70,
      y,
      width: 860,
      maxHeight: i === 0 ? 230 : 190,
      fill: film.ink,
    });
    y = placed.bottom + 24;
    return placed.svg;
  });
  const sun = film.cut
    ? slicedSun(640, 720, 270, film.sun)
    : rays(640, 760, 1100, 30, film.sky[2], 0.3).replace("<path", '<path opacity="0.5"') +
      circle(640, 760, 240, film.sun);
  return svg(
    W,
    H,
    sky.defs,
    rect(0, 0, W, H, sky.fill),
    stars(0, 0, W, 300, film.cut ? 60 : 0, film.sun, film.id),
    sun,
    mesas(W, 930, 170, film.far, film.id),
    rect(0, 930, W, 500, film.ground),
    path(
      polygon([
        [620, 930],
        [660, 930],
        [1240, 1414],
        [-240, 1414],
      ]),
      film.road,
    ),
    [0, 1, 2, 3]
      .map((i) =>
        path(
          polygon([
            [638 - i * 3, 960 + i * i * 34],
            [644 + i * 2, 960 + i * i * 34],
            [640 + i * 4 - i * 16, 985 + i * i * 46],
            [630 - i * 4 - i * 16, 985 + i * i * 46],
          ]),
          film.sun,
        ),
      )
      .join(""),
    cactus(90, 1010, 130, film.far),
    cactus(930, 990, 96, film.far, -1),
    prop(film),
    title.join(""),
    text(film.quote, { face: "courier-prime", weight: 700, size: 27, x: 72, y: y + 26, fill: film.ink }),
    rect(0, 1250, W, 164, film.road),
    credits(film.titre, 72, 1300, 856, film.sun),
  );
}

const films: readonly Road[] = [
  {
    id: "plein-sud-presque",
    titre: "Plein sud, presque",
    auteur: "Studios Carmin",
    lines: ["PLEIN SUD,", "PRESQUE"],
    quote: "La carte était à l’envers. Eux aussi.",
    face: "shrikhand",
    sky: ["#23305e", "#d9587a", "#ffb765"],
    sun: "#ffe29a",
    far: "#7a2d5a",
    ground: "#b5475a",
    road: "#1d1430",
    ink: "#fff0d0",
    cut: true,
    prop: "coupe",
  },
  {
    id: "derniere-pompe",
    titre: "Dernière pompe",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["DERNIÈRE", "POMPE"],
    quote: "À 300 km de tout. À 4 km de sa belle-mère.",
    face: "staatliches",
    sky: ["#2f8f95", "#8fcfb7", "#f6e3a8"],
    sun: "#fff4cf",
    far: "#c9733f",
    ground: "#e0a24e",
    road: "#2b2230",
    ink: "#c8321f",
    cut: false,
    prop: "pompe",
  },
  {
    id: "maison-a-remorquer",
    titre: "Maison à remorquer",
    auteur: "Studios Carmin",
    lines: ["MAISON", "À REMORQUER"],
    quote: "Une famille, six roues, zéro crochet.",
    face: "righteous",
    sky: ["#f2c14e", "#f6a04d", "#f78154"],
    sun: "#fff3c9",
    far: "#b4436c",
    ground: "#d9654a",
    road: "#3a1f3f",
    ink: "#5a1a4a",
    cut: false,
    prop: "caravane",
  },
  {
    id: "huile-et-poussiere",
    titre: "Huile et poussière",
    auteur: "Mado Ferraille",
    lines: ["HUILE", "& POUSSIÈRE"],
    quote: "Elle a vendu le garage. Elle a gardé la clé.",
    face: "alfa-slab-one",
    sky: ["#efe3c2", "#e9c98c", "#dd9a55"],
    sun: "#f7efd6",
    far: "#9c4f2c",
    ground: "#c4793e",
    road: "#2a1b16",
    ink: "#8c1f1a",
    cut: true,
    prop: "moto",
  },
  {
    id: "appel-en-pcv",
    titre: "Appel en PCV",
    auteur: "",
    lines: ["APPEL", "EN PCV"],
    quote: "Il restait une pièce. Il a appelé le mauvais numéro.",
    face: "limelight",
    sky: ["#10162f", "#30396b", "#8a5a83"],
    sun: "#ffd6a0",
    far: "#27244d",
    ground: "#3b3160",
    road: "#0d0b1c",
    ink: "#ff7a6b",
    cut: true,
    prop: "telephone",
  },
];

export const posters: readonly Poster[] = films.map((film) => ({
  id: film.id,
  titre: film.titre,
  auteur: film.auteur,
  width: W,
  height: H,
  draw: () => draw(film),
}));
