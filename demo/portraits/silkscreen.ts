/** The screen printer: two inks and the paper, dots as big as peas, the second pull always a little off. */
import { bust, type BustOptions } from "../kit/bust.ts";
import { tones } from "../kit/bust/paints.ts";
import { silhouette } from "../kit/bust/treatment.ts";
import { circle, el, freshId, g, path, polygon, rect } from "../kit/svg.ts";
import { rays } from "../kit/scene.ts";
import type { Hand } from "./hand.ts";

interface Print extends Omit<BustOptions, "x" | "y" | "size"> {
  eyes: readonly [x: number, y: number];
  size: number;
  lean?: number;
  /** The paper and what is printed flat on it behind the sitter. */
  paper: string;
  behind: string;
  /** The colour of the sitter's flat plane, then the ink of the lines and dots. */
  plane: string;
  ink: string;
  /** A third pull over one part: lips, glasses, scarf. */
  touch?: string;
  /** Step of the dots, in px, and their angle in degrees. */
  dots?: number;
  angle?: number;
}

/** A grey drawing as ink only: full where it is dark, dots in the half tones, nothing in the lights. */
function screened(grey: string, ink: string, dots: number, angle: number): string {
  const [tile, dot, filter] = [freshId("tile"), freshId("dot"), freshId("screen")];
  const [r, gr, b] = [1, 3, 5].map((i) => (Number.parseInt(ink.slice(i, i + 2), 16) / 255).toFixed(3));
  const box = { x: 0, y: 0, width: 320, height: 320 };
  return (
    el(
      "defs",
      {},
      el(
        "radialGradient",
        { id: dot },
        el("stop", { offset: 0, "stop-color": "#000" }),
        el("stop", { offset: 1, "stop-color": "#fff" }),
      ),
      el(
        "pattern",
        {
          id: tile,
          width: dots,
          height: dots,
          patternUnits: "userSpaceOnUse",
          patternTransform: `rotate(${angle})`,
        },
        rect(0, 0, dots, dots, "#ffffff"),
        circle(dots / 2, dots / 2, dots * 0.66, `url(#${dot})`),
      ),
      el(
        "filter",
        { id: filter, filterUnits: "userSpaceOnUse", ...box, "color-interpolation-filters": "sRGB" },
        el("feColorMatrix", { values: `0 0 0 0 ${r} 0 0 0 0 ${gr} 0 0 0 0 ${b} -5 -5 -5 0 6.6` }),
      ),
    ) +
    g(
      { filter: `url(#${filter})` },
      rect(0, 0, 320, 320, "#ffffff"),
      grey,
      rect(0, 0, 320, 320, `url(#${tile})`, { opacity: 0.46 }),
    )
  );
}

function print(p: Print): string {
  const {
    eyes,
    size,
    lean = 0,
    paper,
    behind,
    plane,
    ink,
    touch = "",
    dots = 11,
    angle = 30,
    paints,
    ...person
  } = p;
  const [x, y] = eyes;
  const inPlace = (drawing: string): string =>
    lean === 0 ? drawing : g({ transform: `rotate(${lean} ${x} ${y})` }, drawing);
  const place = { x: x - size / 2, y: y - size * 0.43, size };
  const greys = { ...tones(p.seed, { age: p.age ?? "adulte" }), ...paints };
  const grey = inPlace(bust({ ...person, ...place, paints: greys }));
  return (
    rect(0, 0, 320, 320, paper) +
    behind +
    g({ transform: "translate(5 -4)" }, silhouette(grey, plane)) +
    touch +
    g({ style: "mix-blend-mode:multiply" }, screened(grey, ink, dots, angle))
  );
}

/** Greys of a pale and of a dark skin, and of black hair. */
const PALE = { skin: "#ffffff", skinShade: "#8f8f8f", skinDeep: "#303030", skinLight: "#ffffff" };
const DARK = { skin: "#a8a8a8", skinShade: "#505050", skinDeep: "#101010", skinLight: "#f4f4f4" };
const BLACK_HAIR = { hair: "#101010", hairShade: "#000000", hairLight: "#9a9a9a" };

/** The screen-printed portraits, by pseudo. */
export const silkscreen: Hand = {
  kolt_et_demi: () =>
    print({
      seed: "kolt",
      era: "1899",
      gender: "m",
      age: "adulte",
      hair: "raie",
      hat: "cowboy",
      beard: "guidon",
      outfit: "gilet",
      mood: "malice",
      glasses: "aucunes",
      scar: false,
      turn: -0.7,
      tilt: 0,
      mirrored: false,
      paints: {
        ...PALE,
        ...BLACK_HAIR,
        hat: "#2a2a2a",
        hatShade: "#000000",
        hatLight: "#c0c0c0",
        band: "#ffffff",
        iris: "#000000",
      },
      eyes: [158, 186],
      size: 500,
      lean: -6,
      paper: "#e9b44c",
      behind: circle(160, 220, 150, "#f6dfae"),
      plane: "#f3e3c3",
      ink: "#7a1028",
      dots: 10,
    }),
  tita_canicule: () =>
    print({
      seed: "tita",
      era: "desert",
      gender: "f",
      age: "jeune",
      hair: "boucles",
      hat: "aucun",
      outfit: "robe",
      mood: "rire",
      glasses: "soleil",
      earring: true,
      scar: false,
      turn: -0.2,
      tilt: 7,
      mirrored: true,
      paints: { ...DARK, ...BLACK_HAIR, lip: "#1c1c1c" },
      eyes: [160, 170],
      size: 430,
      paper: "#f6e3b4",
      behind: circle(160, 150, 138, "#ff7a3c"),
      plane: "#ffb35c",
      ink: "#5a1030",
      dots: 12,
      angle: 15,
    }),
  ninon_vitriol: () =>
    print({
      seed: "ninon",
      era: "ville",
      gender: "f",
      age: "adulte",
      hair: "carre",
      hat: "aucun",
      outfit: "col-roule",
      mood: "malice",
      glasses: "chat",
      earring: false,
      scar: false,
      turn: -0.9,
      tilt: -4,
      gaze: 3,
      mirrored: false,
      paints: {
        ...PALE,
        ...BLACK_HAIR,
        accent: "#000000",
        lip: "#202020",
        cloth: "#bbbbbb",
        clothShade: "#555555",
      },
      eyes: [166, 158],
      size: 540,
      paper: "#c8e03a",
      behind: rect(0, 0, 88, 320, "#a9c41f"),
      plane: "#f1f4cf",
      ink: "#3a1a5e",
      dots: 11,
      angle: 45,
    }),
  dune_et_lautre: () =>
    print({
      seed: "dune",
      era: "desert",
      gender: "f",
      age: "adulte",
      hair: "long",
      hat: "turban",
      outfit: "manteau",
      mask: "foulard",
      mood: "grave",
      glasses: "aucunes",
      scar: false,
      turn: -0.4,
      tilt: 0,
      gaze: -3,
      mirrored: false,
      paints: {
        ...PALE,
        ...BLACK_HAIR,
        hat: "#a4a4a4",
        hatShade: "#4a4a4a",
        hatLight: "#ffffff",
        iris: "#000000",
        accent: "#3a3a3a",
        accentShade: "#0a0a0a",
        under: "#ffffff",
      },
      eyes: [160, 178],
      size: 520,
      paper: "#ead7ae",
      behind:
        path("M0 214C70 160 130 240 200 196C250 168 290 190 320 176V320H0Z", "#d9a45c") +
        circle(258, 62, 34, "#f6ecd0"),
      plane: "#e2c58c",
      ink: "#123f4a",
      dots: 10,
      angle: 60,
    }),
  mina_de_rien: () =>
    print({
      seed: "mina",
      era: "ville",
      gender: "f",
      age: "jeune",
      hair: "frange",
      hat: "aucun",
      outfit: "tshirt",
      mood: "neutre",
      glasses: "aucunes",
      earring: true,
      freckles: true,
      scar: false,
      turn: -1,
      tilt: 0,
      gaze: 5,
      mirrored: true,
      paints: { ...PALE, ...BLACK_HAIR, lip: "#303030" },
      eyes: [150, 186],
      size: 620,
      paper: "#f4b8c0",
      behind: "",
      plane: "#fdeee4",
      ink: "#1f3f9a",
      dots: 12,
      angle: 20,
    }),
  bruno_crampon: () =>
    print({
      seed: "bruno",
      era: "survie",
      gender: "m",
      age: "adulte",
      hair: "ras",
      hat: "bonnet",
      beard: "pleine",
      outfit: "capuche",
      mood: "rire",
      glasses: "aucunes",
      mask: "aucun",
      scar: false,
      turn: -0.3,
      tilt: 0,
      build: 1.15,
      mirrored: false,
      paints: {
        ...PALE,
        ...BLACK_HAIR,
        hat: "#4a4a4a",
        hatShade: "#101010",
        hatLight: "#f4f4f4",
        band: "#ffffff",
      },
      eyes: [160, 146],
      size: 350,
      paper: "#f0e4c8",
      behind: path(
        polygon([
          [-20, 320],
          [96, 84],
          [150, 190],
          [214, 60],
          [340, 320],
        ]),
        "#e2733b",
      ),
      plane: "#f8f0dc",
      ink: "#1c4636",
      dots: 11,
      angle: 75,
    }),
  salome_volt: () =>
    print({
      seed: "salome",
      era: "ville",
      gender: "f",
      age: "adulte",
      hair: "crete",
      hat: "aucun",
      outfit: "cuir",
      mood: "colere",
      glasses: "aucunes",
      earring: true,
      scar: false,
      turn: 0,
      tilt: 0,
      mirrored: false,
      paints: { ...DARK, ...BLACK_HAIR, cloth: "#181818", clothShade: "#000000", clothLight: "#c8c8c8" },
      eyes: [160, 176],
      size: 400,
      lean: 4,
      paper: "#151320",
      behind: rays(160, 160, 300, 11, "#f7d417", 0.2, 0.5),
      plane: "#f7d417",
      ink: "#171228",
      dots: 11,
      angle: 10,
    }),
};
