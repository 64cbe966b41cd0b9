/** Wanted notices, 1899: seven typographic arrangements on old sheets. */
import type { Solid } from "../../kit/engrave.ts";
import { tooth } from "../../kit/engraved/body.ts";
import { cat, rooster } from "../../kit/engraved/farm.ts";
import { mule, pig } from "../../kit/engraved/hoofed.ts";
import { hat } from "../../kit/engraved/objects.ts";
import { bustSolids } from "../../kit/engraved/person/bust.ts";
import type { Looks } from "../../kit/engraved/person/looks.ts";
import { toad } from "../../kit/engraved/small-beasts.ts";
import { vulture } from "../../kit/engraved/wild.ts";
import type { Poster } from "../../kit/poster.ts";
import { SOBER } from "../../kit/woodtype.ts";
import { amount } from "./amount.ts";
import { aside } from "./aside.ts";
import { medallion } from "./medallion.ts";
import type { Figure } from "./parts.ts";
import { row } from "./row.ts";
import { stack } from "./stack.ts";
import { notices } from "./texts.ts";
import { unknown } from "./unknown.ts";

const person = (looks: Looks): Figure => ({ solids: () => bustSolids(looks), hw: 100, hh: 108, up: 0 });

const beast = (solids: () => Solid[], more: Omit<Figure, "solids"> = {}): Figure => ({ solids, ...more });

const BISTRE = "#22150b";

const BLACK = "#17140f";

export const posters: Poster[] = [
  stack(
    notices.corbin,
    person({ hat: "stetson", whiskers: "handlebar", face: "long", turn: 2, scar: true }),
    { paper: "#e2c994", ink: BISTRE, on: "wood", folded: true },
    "diamonds",
  ),
  aside(notices.crapaud, beast(toad, { hw: 100, hh: 110 }), {
    paper: "#e8dab5",
    ink: "#1c1d16",
    accent: "#53602a",
    ring: [790, 220],
  }),
  medallion(
    notices.mamie,
    person({ hat: "bonnet", hair: "bun", dress: "lace", dark: false, face: "round", eyes: "glasses" }),
    { paper: "#dfc79c", ink: "#2a1710", accent: "#7f2317", on: "wall" },
    "ornate",
  ),
  row(
    notices.pardon,
    [
      person({ hat: "bowler", whiskers: "moustache", face: "round", eyes: "squint" }),
      person({ hat: "bowler", whiskers: "moustache", face: "long", scar: true }),
    ],
    ["AUGUSTE PARDON", "OCTAVE PARDON"],
    { paper: "#e4cfa0", ink: BISTRE, accent: "#8a2419", folded: true, on: "wood" },
  ),
  amount(notices.chapeau, beast(hat, { hw: 104, hh: 90 }), {
    paper: "#e9d9ae",
    ink: BLACK,
    accent: "#a3301d",
  }),
  unknown(
    notices.personne,
    person({ hat: "stetson", dress: "coat" }),
    { paper: "#dbc08a", ink: "#19120b", accent: "#6e2015", on: "wood" },
    "?",
  ),
  stack(
    notices.josephine,
    beast(mule, { hw: 90, hh: 108 }),
    { paper: "#d8bd85", ink: "#20150d", accent: "#20150d", ring: [230, 1180] },
    "wave",
    "none",
  ),
  stack(
    notices.dolores,
    person({ hat: "feather", hair: "curls", dress: "lace", mask: "domino", face: "round" }),
    { paper: "#e6cfa6", ink: "#2b1413", accent: "#8c1f24", cases: SOBER, on: "wall" },
    "stars",
  ),
  aside(
    notices.vautour,
    beast(vulture, { hw: 86, hh: 112 }),
    { paper: "#d9c69b", ink: "#15171a", on: "wood" },
    true,
  ),
  medallion(
    notices.evanesco,
    person({ hat: "top", hair: "curls", eyes: "monocle", dress: "collar", whiskers: "goatee" }),
    { paper: "#e0cba4", ink: "#171722", accent: "#2c2f6b" },
    "stars",
  ),
  stack(
    notices.coq,
    beast(rooster, { hw: 98, hh: 106 }),
    { paper: "#ecdcb4", ink: "#231409", accent: "#b0371b", folded: true },
    "thick",
    "none",
  ),
  aside(
    notices.cochon,
    beast(pig, { hw: 88, hh: 100 }),
    { paper: "#e7cda9", ink: "#2b1712", accent: "#93402f", on: "wall" },
    true,
  ),
  row(
    notices.quatuor,
    [
      person({ hat: "none", whiskers: "walrus", face: "round", hair: "bald" }),
      person({ hat: "top", face: "long", dress: "collar", eyes: "squint" }),
      person({ hair: "bun", dress: "lace", eyes: "glasses" }),
      person({ hat: "sombrero", whiskers: "beard", dress: "poncho" }),
    ],
    ["LE BARBIER", "LE CROQUE-MORT", "L’INSTITUTRICE", "LA CONTREBASSE"],
    { paper: "#dcc592", ink: BLACK },
  ),
  stack(
    notices.visage,
    person({ hat: "stetson", mask: "bandana", hair: "long", eyes: "squint" }),
    { paper: "#cfb079", ink: "#1b110a", on: "wood", cases: SOBER, ring: [760, 1110] },
    "double",
  ),
  amount(notices.dent, beast(tooth, { hw: 70, hh: 96 }), {
    paper: "#dfd0a8",
    ink: "#1d1a12",
    accent: "#97711c",
    folded: true,
    on: "wall",
  }),
  medallion(
    notices.chat,
    beast(cat, { hw: 96, hh: 108, up: 6 }),
    { paper: "#e8d7ab", ink: "#1a1612" },
    "rope",
  ),
  unknown(
    notices.dame,
    person({ hat: "feather", hair: "bun", dress: "lace" }),
    { paper: "#e3d2ab", ink: "#171019", accent: "#3d4f52" },
    "…",
  ),
  aside(notices.veuve, person({ hair: "bun", eyes: "monocle", dress: "lace", face: "long", turn: -2 }), {
    paper: "#e1cda0",
    ink: "#1c1418",
    accent: "#4b1f3c",
  }),
  stack(
    notices.bouc,
    person({ hat: "top", whiskers: "handlebar", eyes: "patch", dress: "collar", face: "square" }),
    { paper: "#e5d2a2", ink: "#221910", accent: "#7a2b13", folded: true, on: "wood" },
    "scroll",
  ),
];
