import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone, paper } from "../../../kit/print.ts";
import { moon, ridge, stars } from "../../../kit/scene.ts";
import { circle, clip, el, g, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";
import { cat, place, rocket, type Inks } from "../motifs/motif.ts";

interface Saga {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  pitch: string;
  price: string;
  face: Face;
  night: string;
  planet: string;
  shade: string;
  ring: string;
  light: string;
  hot: string;
  scene: "anneau" | "fusee" | "soucoupe" | "robot" | "chat";
}

const W = 1000;
const H = 1414;

const saucer = (a: string, b: string, c: string, d: string) =>
  path(
    polygon([
      [-110, 40],
      [110, 40],
      [330, 620],
      [-330, 620],
    ]),
    c,
    { opacity: 0.45 },
  ) +
  path("M-110 -30Q-100 -140 0 -140T110 -30Z", c) +
  el("ellipse", { cx: 0, cy: 0, rx: 290, ry: 66, fill: a }) +
  el("ellipse", { cx: 0, cy: 18, rx: 290, ry: 48, fill: b, opacity: 0.5 }) +
  [-200, -100, 0, 100, 200].map((x) => circle(x, 16, 16, d)).join("");
const robot = (a: string, b: string, c: string, d: string) =>
  stroke("M-130 60L-230 240L-150 330M130 60L230 200L310 90", b, 44, { "stroke-linejoin": "round" }) +
  path("M-140 20H140L110 330H-110Z", a) +
  path("M40 20H140L110 330H60Z", b, { opacity: 0.5 }) +
  rect(-120, -230, 240, 200, a, { rx: 26 }) +
  rect(-96, -190, 192, 84, b, { rx: 40 }) +
  circle(-46, -148, 28, c) +
  circle(46, -148, 28, c) +
  [0, 1, 2, 3, 4].map((i) => rect(-70 + i * 30, -80, 18, 32, b)).join("") +
  stroke("M0 -230V-320", b, 10) +
  circle(0, -330, 22, d) +
  rect(-70, 80, 140, 90, b, { rx: 8 }) +
  circle(-36, 124, 20, d) +
  circle(16, 124, 20, c) +
  rect(-30, -30, 60, 50, b) +
  rect(-96, 330, 70, 130, b) +
  rect(26, 330, 70, 130, b);

function scene(s: Saga): string {
  const inks: Inks = { a: s.light, b: s.shade, c: s.ring, d: s.hot };
  switch (s.scene) {
    case "anneau":
      return (
        circle(560, 640, 330, s.planet) +
        clip(
          "M890 640A330 330 0 1 1 230 640A330 330 0 1 1 890 640Z",
          circle(700, 740, 380, s.shade, { opacity: 0.55 }),
          halftone({ x: 230, y: 310, width: 660, height: 660 }, 20, (u, v) => (u + v - 0.9) * 0.6, s.shade),
        ) +
        g(
          { transform: "rotate(-18 560 640)" },
          path("M20 640A540 130 0 0 0 1100 640L1040 640A480 96 0 0 1 80 640Z", s.ring),
          path("M90 640A470 90 0 0 0 1030 640L990 640A430 66 0 0 1 130 640Z", s.light),
        ) +
        place(rocket, inks, 210, 330, 200, 38) +
        stroke("M150 420Q60 560 40 760", s.light, 8, {
          "stroke-dasharray": "4 22",
          "stroke-linecap": "round",
        })
      );
    case "fusee":
      return (
        moon(230, 340, 180, s.light, s.ring) +
        ridge(W, 900, 60, 1414, s.shade, "cratere") +
        path("M570 900Q400 980 120 1000H940Q740 980 630 900Z", s.ring) +
        [
          [300, 960, 60],
          [640, 990, 80],
          [460, 1020, 110],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.ring))
          .join("") +
        place(rocket, { ...inks, a: s.planet }, 600, 560, 620, 4)
      );
    case "soucoupe":
      return (
        g(
          { transform: "translate(520 420) rotate(-8) scale(1.35)" },
          saucer(s.planet, s.shade, s.light, s.hot),
        ) +
        ridge(W, 1010, 30, 1414, s.shade, "champ") +
        g(
          { transform: "translate(660 1060)" },
          path("M-150 0V-150L0 -240L150 -150V0Z", s.ring),
          path("M-180 -140L0 -258L180 -140L160 -120L0 -226L-160 -120Z", s.hot),
          rect(-30, -90, 60, 90, s.shade),
        ) +
        path("M420 1060v-60q-30 -40 0 -60h60q30 20 0 60v60h-14v-50h-32v50Z", s.light)
      );
    case "robot":
      return (
        circle(500, 560, 400, s.planet) +
        halftone(
          { x: 100, y: 160, width: 800, height: 800 },
          24,
          (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.48 ? v * 0.5 : 0),
          s.ring,
        ) +
        g({ transform: "translate(500 620) scale(1.08)" }, robot(s.light, s.shade, s.hot, s.ring))
      );
    case "chat":
      return (
        circle(500, 640, 390, s.planet) +
        place(cat, inks, 500, 640, 520) +
        circle(500, 570, 290, s.light, { opacity: 0.16 }) +
        circle(500, 570, 290, "none", { stroke: s.light, "stroke-width": 22 }) +
        path("M330 380Q380 330 450 318", "none", {
          stroke: "#fff",
          "stroke-width": 18,
          "stroke-linecap": "round",
        }) +
        path("M230 850Q500 780 770 850L850 1060H150Z", s.ring) +
        path("M280 860Q500 800 720 860L700 920Q500 870 300 920Z", s.hot) +
        circle(500, 990, 34, s.light)
      );
  }
}

/** Pulp science fiction: cover of a cheap magazine turned film poster — banner, scene, title in a slab. */
function draw(s: Saga): string {
  const title = block(s.lines, {
    face: s.face,
    x: 60,
    y: 1080,
    width: 880,
    gap: 16,
    height: 220,
    fill: s.light,
  });
  return svg(
    W,
    H,
    paper(W, H, { colour: s.night, amount: 0, burnt: 0 }),
    stars(0, 120, W, 900, 110, s.light, s.id),
    clip("M0 0H1000V1050H0Z", scene(s)),
    path("M0 1040L1000 1000V1414H0Z", s.shade),
    path("M0 1040L1000 1000V1014L0 1056Z", s.hot),
    title.svg,
    rect(0, 0, W, 92, s.hot),
    text(s.pitch, { face: "oswald", weight: 600, size: 31, tracking: 0.07, x: 60, y: 59, fill: s.light }),
    circle(870, 190, 84, s.light),
    fitLine(s.price, {
      face: "anton",
      x: 810,
      y: 158,
      width: 120,
      maxHeight: 62,
      anchor: "middle",
      fill: s.shade,
    }).svg,
    text("AU CINÉMA L’ÉTOILE · STUDIOS CARMIN · EN COSMOVISION", {
      face: "oswald",
      weight: 500,
      size: 24,
      tracking: 0.12,
      x: 60,
      y: 1366,
      fill: s.ring,
    }),
  );
}

const sagas: readonly Saga[] = [
  {
    id: "l-anneau-en-panne",
    titre: "L’Anneau en panne",
    auteur: "Studios Carmin",
    lines: ["L’ANNEAU", "EN PANNE"],
    pitch: "SATURNE TOURNE. SON MOTEUR, NON.",
    price: "50 ¢",
    face: "audiowide",
    night: "#1b1238",
    planet: "#e2613a",
    shade: "#2a123f",
    ring: "#f2b950",
    light: "#fff0cf",
    hot: "#d0254f",
    scene: "anneau",
  },
  {
    id: "permission-lunaire",
    titre: "Permission lunaire",
    auteur: "Studios Carmin",
    lines: ["PERMISSION", "LUNAIRE"],
    pitch: "TROIS JOURS. PAS UN DE PLUS. RENDEZ LE CASQUE.",
    price: "NEUF !",
    face: "bungee",
    night: "#0f3a52",
    planet: "#d8342c",
    shade: "#0a2233",
    ring: "#4f8c99",
    light: "#f7eccd",
    hot: "#e08a2b",
    scene: "fusee",
  },
  {
    id: "ils-viennent-pour-la-vaisselle",
    titre: "Ils viennent pour la vaisselle",
    auteur: "Ciné-Club du Vieux-Quai",
    lines: ["ILS VIENNENT POUR", "LA VAISSELLE"],
    pitch: "LES SOUCOUPES N’ÉTAIENT QUE LE DÉBUT",
    price: "2 × 1",
    face: "bowlby-one",
    night: "#123a34",
    planet: "#9fb7a8",
    shade: "#0a211f",
    ring: "#c9a24a",
    light: "#f0f5c9",
    hot: "#e5563a",
    scene: "soucoupe",
  },
  {
    id: "b-12-repondez",
    titre: "B-12, répondez",
    auteur: "???",
    lines: ["B-12,", "RÉPONDEZ"],
    pitch: "IL N’AVAIT QU’UNE PILE ET DEUX CŒURS",
    price: "1 H 12",
    face: "orbitron",
    night: "#e8dcc0",
    planet: "#f0a53c",
    shade: "#23303f",
    ring: "#c93f2e",
    light: "#f7f1de",
    hot: "#2f7f86",
    scene: "robot",
  },
  {
    id: "moustache-premier-chat-du-vide",
    titre: "Moustache, premier chat du vide",
    auteur: "Mado Ferraille",
    lines: ["MOUSTACHE", "PREMIER CHAT DU VIDE"],
    pitch: "IL EST RETOMBÉ SUR SES PATTES. TOUTES LES SIX HEURES.",
    price: "MIAOU",
    face: "rubik-mono-one",
    night: "#241a4d",
    planet: "#5a3fa0",
    shade: "#1a1033",
    ring: "#e9e4f0",
    light: "#9fe3e0",
    hot: "#ff7a3c",
    scene: "chat",
  },
];

export const posters: readonly Poster[] = sagas.map((s) => ({
  id: s.id,
  titre: s.titre,
  auteur: s.auteur,
  width: W,
  height: H,
  draw: () => draw(s),
}));
