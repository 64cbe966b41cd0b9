/** The vector illustrator: flat planes, and above all a light and a framing for each sitter. */
import { bust, type BustOptions } from "../kit/bust.ts";
import { complexion, locks } from "../kit/bust/paints.ts";
import { silhouette } from "../kit/bust/treatment.ts";
import { blur } from "../kit/print.ts";
import { g, linear, radial, rect, type Stop } from "../kit/svg.ts";
import * as ground from "./flat/grounds.ts";
import type { Hand } from "./hand.ts";

/** Where the light comes from, and its colour; what it does not reach takes the colour of the dark. */
interface Light {
  from: "left" | "right" | "below" | "behind" | "fog";
  colour: string;
  dark: string;
}

interface Pose extends Omit<BustOptions, "x" | "y" | "size"> {
  skin: string;
  hairs: string;
  /** Where the eyes fall, in the 320 box, and how large the bust is (320 fills the box with it). */
  eyes: readonly [x: number, y: number];
  size: number;
  /** Degrees by which the whole camera leans. */
  lean?: number;
  light: Light;
  behind: string;
}

const EYE_LINE = 172 / 400;

/** The planes of light and dark over a picture whose figure is `figure`. */
function lit(figure: string, { from, colour, dark }: Light): string {
  const wash = (stops: readonly Stop[], angle: number, blend: string): string => {
    const shade = linear(stops, angle);
    return shade.defs + rect(0, 0, 320, 320, shade.fill, { style: `mix-blend-mode:${blend}` });
  };
  const sweep = (angle: number): string =>
    figure +
    wash(
      [
        [0.3, "#ffffff"],
        [0.85, dark],
      ],
      angle,
      "multiply",
    ) +
    wash(
      [
        [0, colour, 0.55],
        [0.5, colour, 0],
      ],
      angle,
      "soft-light",
    );
  switch (from) {
    case "left":
      return sweep(20);
    case "right":
      return sweep(160);
    case "below":
      return sweep(-90);
    case "fog": {
      const mist = linear([
        [0.2, colour, 0.15],
        [0.6, colour, 0.45],
        [0.95, colour, 0.96],
      ]);
      return figure + mist.defs + rect(0, 0, 320, 320, mist.fill);
    }
    case "behind": {
      const halo = blur(9);
      const core = radial(
        [
          [0, dark, 0.1],
          [1, dark, 0.75],
        ],
        0.5,
        0.5,
        0.75,
      );
      return (
        halo.defs +
        g({ filter: halo.url, opacity: 0.9 }, silhouette(figure, colour)) +
        g({ transform: "translate(-4 -3.5)" }, silhouette(figure, colour)) +
        g({ transform: "translate(3.5 -2)" }, silhouette(figure, colour)) +
        figure +
        core.defs +
        rect(0, 0, 320, 320, core.fill, { style: "mix-blend-mode:multiply" })
      );
    }
  }
}

function picture({ skin, hairs, eyes, size, lean = 0, light, behind, paints, ...person }: Pose): string {
  const [x, y] = eyes;
  const figure = bust({
    ...person,
    paints: { ...complexion(skin), ...locks(hairs), ...paints },
    x: x - size / 2,
    y: y - size * EYE_LINE,
    size,
  });
  return behind + lit(lean === 0 ? figure : g({ transform: `rotate(${lean} ${x} ${y})` }, figure), light);
}

/** The flat portraits, by pseudo. */
export const flat: Hand = {
  mado_ferraille: () =>
    picture({
      seed: "mado",
      era: "desert",
      gender: "f",
      age: "adulte",
      hair: "queue",
      hat: "bandana",
      outfit: "salopette",
      mood: "rire",
      glasses: "aucunes",
      freckles: true,
      scar: false,
      turn: -0.8,
      tilt: 0,
      mirrored: false,
      skin: "#e0a077",
      hairs: "#9c3219",
      paints: {
        hat: "#b3162f",
        hatShade: "#7a0f26",
        hatLight: "#d8495a",
        cloth: "#31457a",
        clothShade: "#1f2a4d",
      },
      eyes: [150, 150],
      size: 450,
      lean: -7,
      light: { from: "left", colour: "#ffd9a0", dark: "#8a6a9a" },
      behind: ground.garage(),
    }),
  astrid_orage: () =>
    picture({
      seed: "astrid",
      era: "survie",
      gender: "f",
      age: "adulte",
      hair: "tresses",
      hat: "aucun",
      outfit: "militaire",
      mood: "grave",
      glasses: "aucunes",
      mask: "aucun",
      scar: true,
      freckles: false,
      turn: 0,
      tilt: 0,
      skin: "#f2c9a5",
      hairs: "#ecc986",
      eyes: [160, 150],
      size: 400,
      light: { from: "behind", colour: "#cfe4ff", dark: "#4a5a9a" },
      behind: ground.storm(),
    }),
  rocco_beton: () =>
    picture({
      seed: "rocco",
      era: "ville",
      gender: "m",
      age: "adulte",
      hair: "ras",
      hat: "aucun",
      beard: "rase",
      outfit: "debardeur",
      mood: "grave",
      glasses: "aucunes",
      scar: true,
      turn: -0.2,
      tilt: 0,
      jaw: 66,
      cheek: 70,
      chin: 276,
      noseWidth: 1.45,
      brow: 1.7,
      build: 1.3,
      gaze: -2,
      mirrored: false,
      skin: "#cf8a5e",
      hairs: "#1d1719",
      eyes: [160, 128],
      size: 660,
      light: { from: "right", colour: "#fff0d0", dark: "#6a5560" },
      behind: ground.concrete(),
    }),
  lilou_poudriere: () =>
    picture({
      seed: "lilou",
      era: "1899",
      gender: "f",
      age: "jeune",
      hair: "ondules",
      hat: "cowboy",
      outfit: "manteau",
      mood: "malice",
      glasses: "aucunes",
      freckles: true,
      scar: false,
      turn: -1,
      tilt: 5,
      gaze: 3,
      mirrored: true,
      skin: "#f6d6bd",
      hairs: "#b5461f",
      paints: { hat: "#3a2530", hatShade: "#1d1219", hatLight: "#5a3a4a", band: "#d9a441" },
      eyes: [162, 178],
      size: 520,
      light: { from: "below", colour: "#ffb04a", dark: "#6b2a4a" },
      behind: ground.fuse(),
    }),
  marius_goudron: () =>
    picture({
      seed: "marius",
      era: "desert",
      gender: "m",
      age: "vieux",
      hair: "ras",
      hat: "casquette",
      beard: "moustache",
      outfit: "salopette",
      mood: "sourire",
      glasses: "aucunes",
      turn: -0.5,
      tilt: 0,
      mirrored: true,
      build: 1.12,
      skin: "#57301f",
      hairs: "#b9b4ad",
      paints: {
        hat: "#d9622b",
        hatShade: "#9c3d14",
        hatLight: "#f0905a",
        cloth: "#e0a526",
        clothShade: "#a8761a",
      },
      eyes: [160, 182],
      size: 250,
      light: { from: "left", colour: "#ffe9b8", dark: "#b08a80" },
      behind: ground.road(),
    }),
  brume_de_nerf: () =>
    picture({
      seed: "brume",
      era: "survie",
      gender: "f",
      age: "adulte",
      hair: "long",
      hat: "capuche",
      outfit: "toge",
      mood: "neutre",
      glasses: "aucunes",
      mask: "aucun",
      scar: false,
      turn: -0.9,
      tilt: 2,
      gaze: -4,
      mirrored: false,
      skin: "#d9b9a5",
      hairs: "#d9d4cb",
      paints: {
        hat: "#4c6a70",
        hatShade: "#2c454d",
        hatLight: "#7d9aa0",
        cloth: "#3a565e",
        clothShade: "#263e48",
      },
      eyes: [172, 140],
      size: 300,
      light: { from: "fog", colour: "#c3d0cd", dark: "#5a7078" },
      behind: ground.marsh(),
    }),
  pascaline_boum: () =>
    picture({
      seed: "pascaline",
      era: "survie",
      gender: "f",
      age: "adulte",
      hair: "afro",
      hat: "aucun",
      outfit: "cuir",
      mood: "rire",
      glasses: "aviateur",
      mask: "aucun",
      earring: true,
      scar: false,
      turn: -0.4,
      tilt: -4,
      mirrored: false,
      skin: "#97583a",
      hairs: "#2b1d1a",
      eyes: [160, 156],
      size: 380,
      lean: 5,
      light: { from: "behind", colour: "#ffe08a", dark: "#8a4a5a" },
      behind: ground.blast(),
    }),
  grand_corbillard: () =>
    picture({
      seed: "corbillard",
      era: "occulte",
      gender: "m",
      age: "vieux",
      hair: "plaque",
      hat: "haut-de-forme",
      beard: "favoris",
      outfit: "manteau",
      mood: "grave",
      glasses: "aucunes",
      mask: "aucun",
      jaw: 44,
      cheek: 57,
      chin: 284,
      noseLength: 12,
      build: 0.9,
      turn: -0.6,
      tilt: 0,
      gaze: 4,
      mirrored: true,
      skin: "#e3c6ae",
      hairs: "#8d8884",
      paints: {
        hat: "#241f2c",
        hatShade: "#100c14",
        hatLight: "#4a4356",
        band: "#7d1f2f",
        cloth: "#2e2936",
        clothShade: "#16121b",
      },
      eyes: [160, 184],
      size: 292,
      light: { from: "right", colour: "#e8ecff", dark: "#8a86a8" },
      behind: ground.graveyard(),
    }),
  camomille_noire: () =>
    picture({
      seed: "camomille",
      era: "occulte",
      gender: "f",
      age: "jeune",
      hair: "frange",
      hat: "aucun",
      outfit: "col-haut",
      mood: "triste",
      glasses: "rondes",
      mask: "aucun",
      earring: true,
      scar: false,
      turn: 0.1,
      tilt: -6,
      mirrored: false,
      skin: "#b87148",
      hairs: "#1d1719",
      paints: { cloth: "#231a2e", clothShade: "#130d1c", lip: "#5a1730" },
      eyes: [160, 168],
      size: 480,
      light: { from: "left", colour: "#f2e6cf", dark: "#7a6a80" },
      behind: ground.daisies(),
    }),
  gaston_radar: () =>
    picture({
      seed: "gaston",
      era: "desert",
      gender: "m",
      age: "adulte",
      hair: "court",
      hat: "casquette",
      beard: "guidon",
      outfit: "chemise",
      mood: "neutre",
      glasses: "aviateur",
      jaw: 52,
      turn: -0.1,
      tilt: 0,
      mirrored: false,
      skin: "#eab68c",
      hairs: "#6d3b1f",
      paints: {
        hat: "#6d5a35",
        hatShade: "#463a20",
        hatLight: "#94804f",
        accent: "#d8b25a",
        cloth: "#b49a66",
        clothShade: "#806a40",
      },
      eyes: [160, 172],
      size: 640,
      light: { from: "left", colour: "#fff0c0", dark: "#a07a70" },
      behind: ground.radar(),
    }),
  pere_molotov: () =>
    picture({
      seed: "molotov",
      era: "occulte",
      gender: "m",
      age: "vieux",
      hair: "couronne",
      hat: "aucun",
      beard: "longue",
      outfit: "toge",
      mood: "colere",
      glasses: "aucunes",
      mask: "aucun",
      scar: true,
      turn: -0.3,
      tilt: 0,
      mirrored: false,
      skin: "#b87148",
      hairs: "#d9d4cb",
      paints: { cloth: "#2a2026", clothShade: "#150f13", under: "#f2e6cf", accent: "#f2e6cf" },
      eyes: [160, 142],
      size: 440,
      light: { from: "below", colour: "#ffb04a", dark: "#7a4a78" },
      behind: ground.night(),
    }),
};
