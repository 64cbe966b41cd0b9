/** The engraver: cabinet cards of another century, one ink on a mount that has yellowed. */
import { engrave, type Solid } from "../kit/engrave.ts";
import { bustSolids } from "../kit/engraved/person/bust.ts";
import type { Looks } from "../kit/engraved/person/looks.ts";
import { circle, clip, el, path, rect, stroke } from "../kit/svg.ts";
import { gargoyle, gentlemanSkull } from "./cabinet/creatures.ts";
import type { Hand } from "./hand.ts";

interface Card {
  /** The cardboard, its edge, and the ink of the plate. */
  mount: string;
  edge: string;
  ink: string;
  /** The ground behind the sitter, where the lamp reaches and where it does not. */
  ground: readonly [light: string, dark: string];
  /** `oval` mask, or an `arch` flat at its foot. */
  mask?: "oval" | "arch";
  scale?: number;
  y?: number;
}

const MASKS = {
  oval: "M160 14C232 14 272 78 272 158C272 240 232 300 160 300C88 300 48 240 48 158C48 78 88 14 160 14Z",
  arch: "M44 300V128C44 62 96 16 160 16C224 16 276 62 276 128V300Z",
};

function card(
  solids: readonly Solid[],
  { mount, edge, ink, ground, mask = "oval", scale = 1.5, y = 172 }: Card,
): string {
  const frame = MASKS[mask];
  const plate = engrave(solids, {
    x: 160,
    y,
    scale,
    halfWidth: 108,
    halfHeight: 122,
    gap: 5.8,
    ink,
    under: ground[0],
    contour: 2,
  });
  return (
    rect(0, 0, 320, 320, mount) +
    el("rect", {
      x: 7,
      y: 7,
      width: 306,
      height: 306,
      rx: 10,
      fill: "none",
      stroke: edge,
      "stroke-width": 2.4,
    }) +
    clip(frame, path(frame, ground[1]), circle(146, 140, 128, ground[0]), plate) +
    stroke(frame, edge, 5) +
    stroke(frame, mount, 1.4)
  );
}

const sitter = (looks: Looks, look: Card): string => card(bustSolids(looks), look);

/** The engraved portraits, by pseudo. */
export const cabinet: Hand = {
  anastasie_de_montrouge: () =>
    sitter(
      { hat: "feather", hair: "curls", dark: false, dress: "lace", face: "long", eyes: "squint", turn: -2 },
      { mount: "#5a1a2a", edge: "#d9b25a", ink: "#3a1d14", ground: ["#f4e6c6", "#c79f6a"] },
    ),
  igor_mortisse: () =>
    card(gentlemanSkull(), {
      mount: "#1d1a20",
      edge: "#b9a77c",
      ink: "#1b1512",
      ground: ["#e6dcc0", "#8f8464"],
      mask: "arch",
    }),
  vieux_tonnerre: () =>
    sitter(
      {
        hat: "stetson",
        hair: "short",
        dark: false,
        whiskers: "walrus",
        dress: "poncho",
        face: "square",
        eyes: "squint",
        scar: true,
      },
      {
        mount: "#d9bd8c",
        edge: "#6b3f1d",
        ink: "#42220f",
        ground: ["#f6e9c9", "#d2a869"],
        scale: 1.42,
        y: 178,
      },
    ),
  mr_gargouille: () =>
    card(gargoyle(), {
      mount: "#8d8a80",
      edge: "#3a3a40",
      ink: "#1e222a",
      ground: ["#dfe0d6", "#8f9498"],
      mask: "arch",
      scale: 1.42,
      y: 178,
    }),
  el_tartuffo: () =>
    sitter(
      {
        hair: "long",
        dark: true,
        whiskers: "goatee",
        dress: "collar",
        face: "long",
        eyes: "squint",
        turn: 3,
      },
      {
        mount: "#efe3c6",
        edge: "#7d1f2a",
        ink: "#4a141c",
        ground: ["#f3dfb8", "#cf9a78"],
        scale: 1.62,
        y: 168,
      },
    ),
  plomb_du_vieux: () =>
    sitter(
      {
        hat: "bowler",
        hair: "short",
        dark: false,
        whiskers: "beard",
        dress: "coat",
        face: "round",
        eyes: "patch",
      },
      {
        mount: "#3a4238",
        edge: "#c9b37a",
        ink: "#26281c",
        ground: ["#ece3c4", "#a9a270"],
        mask: "arch",
        scale: 1.58,
      },
    ),
};
