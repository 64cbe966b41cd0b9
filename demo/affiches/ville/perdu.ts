import type { Poster } from "../../kit/poster.ts";
import { halftone, rough } from "../../kit/print.ts";
import { pin, staple, tape } from "../../kit/wear.ts";
import { circle, el, g, path, rect, stroke, svg } from "../../kit/svg.ts";
import { paragraph } from "../../kit/prose.ts";
import { fitLine } from "../../kit/type.ts";
import type { Face } from "../../kit/outline.ts";
import { cat, place, type Motif } from "./motif.ts";

const iguana: Motif = ({ a, b, c, d }) =>
  path(
    "M12 120Q20 84 62 84Q110 70 140 100Q176 124 196 60Q200 150 140 148Q120 150 112 146L120 180L106 182L92 148H62L54 182L40 178L44 142Q10 142 12 120Z",
    a,
  ) +
  path("M58 84l8 -18l10 16l10 -18l10 18l12 -14l8 20l14 -8l4 18Q100 76 58 84Z", d) +
  circle(36, 106, 8, c) +
  circle(36, 106, 4, b) +
  stroke("M14 124Q30 132 48 126", b, 3) +
  path("M40 136q6 24 20 6Z", d);
const moustache: Motif = ({ b, c }) =>
  path(
    "M100 86Q70 60 46 84Q26 104 4 96Q20 136 66 126Q92 120 100 104Q108 120 134 126Q180 136 196 96Q174 104 154 84Q130 60 100 86Z",
    b,
  ) + stroke("M90 96Q60 90 44 108M110 96Q140 90 156 108", c, 3, { opacity: 0.5 });
const parrot: Motif = ({ a, b, c, d }) =>
  path("M80 196L94 140Q60 110 66 64Q72 18 116 18Q156 22 152 66Q160 110 124 144L112 196Z", a) +
  path("M94 140Q60 110 70 76Q100 90 104 130Q106 150 100 170Z", d) +
  path("M132 44Q176 44 168 84Q156 72 138 74Z", b) +
  circle(122, 48, 12, c) +
  circle(124, 48, 5, b) +
  stroke("M40 176H170", b, 9, { "stroke-linecap": "round" });

interface Notice {
  id: string;
  titre: string;
  auteur: string;
  head: string;
  sub: string;
  body: string;
  call: string;
  tabs: string;
  image: Motif;
  photo: string;
  style: "copie" | "feutre" | "machine";
  sheet: string;
  ink: string;
  hot: string;
  face: Face;
  text: Face;
  angle: number;
  gone: readonly number[];
}

const W = 1000;
const H = 1414;

/** A home-made notice on its wall: photo, plea, tear-off strips (some already taken). */
function draw(n: Notice): string {
  const skew = rough(n.style === "feutre" ? 5 : 2, 30, 3);
  const [w, h] = [840, 1190];
  const photoTop = 300;
  const wall = n.style === "copie" ? "#5b6b6a" : n.style === "feutre" ? "#8a5d3b" : "#3c4454";
  const boards = Array.from(
    { length: 8 },
    (_, i) =>
      rect(i * 128, 0, 4, H, "#000", { opacity: 0.25 }) +
      rect(i * 128 + 4, 0, 30, H, "#fff", { opacity: 0.04 }),
  ).join("");
  const strip = (i: number) =>
    n.gone.includes(i)
      ? ""
      : rect(i * 84, h, 82, 170, n.sheet) +
        g(
          { transform: `translate(${i * 84 + 52} ${h + 158}) rotate(-90)` },
          fitLine(n.tabs, { face: n.text, x: 0, y: -16, width: 146, maxHeight: 17, fill: n.ink }).svg,
        );
  const inks = {
    a: n.style === "copie" ? "#f1efe8" : n.hot,
    b: n.ink,
    c: "#fffdf4",
    d: n.style === "copie" ? "#8b8b86" : n.photo,
  };
  const picture =
    rect(90, photoTop, 660, 470, n.photo) +
    halftone(
      { x: 90, y: photoTop, width: 660, height: 470 },
      16,
      (u, v) => 0.15 + Math.hypot(u - 0.5, v - 0.5) * 0.7,
      n.ink,
      45,
    ) +
    place(n.image, inks, 420, photoTop + 242, 410) +
    rect(90, photoTop, 660, 470, "none", { stroke: n.ink, "stroke-width": n.style === "feutre" ? 10 : 5 });
  const head = fitLine(n.head, {
    face: n.face,
    x: 50,
    y: 56,
    width: 740,
    maxHeight: 150,
    anchor: "middle",
    fill: n.style === "copie" ? n.ink : n.hot,
  });
  const sub = fitLine(n.sub, {
    face: n.face,
    x: 90,
    y: head.bottom + 26,
    width: 660,
    maxHeight: 46,
    anchor: "middle",
    fill: n.ink,
  });
  const body = paragraph(n.body, {
    face: n.text,
    size: n.style === "feutre" ? 45 : 36,
    x: 90,
    y: 848,
    width: 660,
    leading: n.style === "feutre" ? 1.12 : 1.24,
    fill: n.ink,
  });
  const call = fitLine(n.call, {
    face: n.face,
    x: 90,
    y: 1104,
    width: 660,
    maxHeight: 58,
    anchor: "middle",
    fill: n.hot,
  });
  const sheet = g(
    { transform: `translate(80 50) rotate(${n.angle} 420 600)` },
    rect(10, 14, w, h, "#000", { opacity: 0.35 }),
    rect(0, 0, w, h, n.sheet),
    Array.from({ length: 10 }, (_, i) => strip(i)).join(""),
    stroke(Array.from({ length: 11 }, (_, i) => `M${i * 84 - 1} ${h}v${170}`).join(""), n.ink, 1.5, {
      "stroke-dasharray": "6 6",
      opacity: 0.5,
    }),
    g(
      { filter: skew.url },
      head.svg,
      sub.svg,
      body.svg,
      call.svg,
      n.style === "feutre"
        ? stroke("M100 1180q160 -22 330 -8t310 -12", n.hot, 9, { "stroke-linecap": "round" })
        : "",
    ),
    picture,
  );
  const hold =
    n.style === "copie"
      ? tape(500, 62, 220, n.angle - 3)
      : n.style === "feutre"
        ? pin(500, 84, n.hot, 22)
        : staple(140, 84, 12) + staple(860, 84, -8);
  return svg(
    W,
    H,
    rect(0, 0, W, H, wall),
    boards,
    skew.defs,
    sheet,
    hold,
    el("rect", { x: 0, y: 0, width: W, height: H, fill: "none" }),
  );
}

const notices: readonly Notice[] = [
  {
    id: "perdu-chat-roux-tres-snob",
    titre: "Perdu : chat roux, très snob",
    auteur: "La famille Pavot",
    head: "PERDU",
    sub: "chat roux, très snob",
    body: "Répond au nom de « Monsieur le Comte », mais ne répond pas. Aperçu au Mirador, dans une voiture plus belle que la nôtre.",
    call: "RÉCOMPENSE : 4 $ ET SES CROQUETTES",
    tabs: "555-0142 Pavot",
    image: cat,
    photo: "#e9cf9a",
    style: "feutre",
    sheet: "#fbf7ea",
    ink: "#26303a",
    hot: "#d8632a",
    face: "permanent-marker",
    text: "caveat-brush",
    angle: -2,
    gone: [2, 3, 7],
  },
  {
    id: "trouve-iguane-calme",
    titre: "Trouvé : iguane (calme)",
    auteur: "???",
    head: "TROUVÉ",
    sub: "iguane, calme, peut-être fâché",
    body: "Il est dans la baignoire depuis mardi. Il regarde. Si c’est le vôtre, venez. Si ce n’est pas le vôtre, venez quand même.",
    call: "VITE, S’IL VOUS PLAÎT",
    tabs: "555-0177 la baignoire",
    image: iguana,
    photo: "#d4dcd8",
    style: "copie",
    sheet: "#eeefe9",
    ink: "#191b1c",
    hot: "#191b1c",
    face: "archivo-black",
    text: "courier-prime",
    angle: 1.6,
    gone: [9],
  },
  {
    id: "cherche-moustache-volee",
    titre: "Cherche moustache volée",
    auteur: "L’Encre du Shérif",
    head: "VOLÉE",
    sub: "une moustache, port de tête noble",
    body: "Disparue dans la nuit de jeudi, au cours d’une sieste. Brune, cirée, deux pointes. Grande valeur sentimentale et policière.",
    call: "S’ADRESSER AU SHÉRIF (GÊNÉ)",
    tabs: "555-0101 bureau",
    image: moustache,
    photo: "#e8d3a8",
    style: "machine",
    sheet: "#f1e4c3",
    ink: "#2a1f18",
    hot: "#9c2a1c",
    face: "special-elite",
    text: "special-elite",
    angle: -1.2,
    gone: [0, 1, 4, 5, 6],
  },
  {
    id: "perroquet-trop-bavard",
    titre: "Perroquet trop bavard",
    auteur: "Famille Valente",
    head: "ENVOLÉ",
    sub: "perroquet vert, connaît le code",
    body: "Ne l’écoutez pas. Ne notez rien. Surtout pas les quatre premiers chiffres. Il adore les raisins et la compagnie.",
    call: "DISCRÉTION GÉNÉREUSEMENT PAYÉE",
    tabs: "555-0133 Don V.",
    image: parrot,
    photo: "#f2dd9c",
    style: "feutre",
    sheet: "#fdf6e2",
    ink: "#1d3a34",
    hot: "#1f9a5f",
    face: "permanent-marker",
    text: "caveat-brush",
    angle: 1.8,
    gone: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  },
];

export const posters: readonly Poster[] = notices.map((n) => ({
  id: n.id,
  titre: n.titre,
  auteur: n.auteur,
  width: W,
  height: H,
  draw: () => draw(n),
}));
