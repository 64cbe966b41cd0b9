/** Two men in hats, in a street at night. */
import { random } from "../../kit/random.ts";
import { skyline } from "../../kit/scene.ts";
import { circle, clip, g, path, rect, stroke } from "../../kit/svg.ts";
import { bustEdge } from "../profile.ts";
import { bokeh, glow, rimmed, sky } from "./lights.ts";

const FEDORA =
  "M-112 -44C-84 -62 -70 -58 -60 -62C-62 -88 -58 -116 -44 -128C-26 -138 -8 -122 6 -124C28 -134 56 -128 66 -106C74 -88 76 -72 78 -58C96 -54 112 -58 122 -48C106 -34 60 -40 0 -42C-44 -42 -84 -30 -112 -44Z";
const BAND = "M-61 -66C-20 -74 40 -72 77 -62L78 -48C40 -56 -20 -58 -61 -50Z";
const COLLAR = "M-52 108C-34 104 -16 96 -2 84C40 84 86 112 96 150L120 240H-104L-72 168Z";

/** A walker in front of the lit town. */
export function nightWalker(): string {
  const head = bustEdge({ nose: 4, chin: 4, brow: 4 });
  const figure =
    rimmed(head, "#ffcf8a", 7, 2) +
    path("M-58 -14C-52 -20 -44 -20 -38 -14C-46 -10 -52 -10 -58 -14Z", "#ffcf8a", { opacity: 0.85 }) +
    rimmed(COLLAR, "#c98a4a", 6, 3, "#171320") +
    rimmed(FEDORA, "#ffcf8a", 5, 4, "#141019") +
    path(BAND, "#8a1630");
  return (
    sky([0, "#0d1430"], [0.6, "#2a2a58"], [1, "#5a2c4c"]) +
    skyline(0, 320, 320, 70, 240, "#141a38", "barnabe", "#e9b44c") +
    bokeh("barnabe", ["#f4c26b", "#e8563f", "#8fb0e0"]) +
    glow(20, 150, 150, "#ffb65a", 0.55) +
    g({ transform: "translate(178 176) scale(1.12)" }, figure)
  );
}

/** A private eye and what his glass enlarges. */
export function eyeGlass(): string {
  const head = bustEdge({ nose: 8, chin: 0, brow: 2 });
  const figure =
    rimmed(head, "#7fa0d8", -5, 3) +
    rimmed(COLLAR, "#56719f", -5, 3, "#181522") +
    rimmed(FEDORA, "#7fa0d8", -4, 5, "#15111c") +
    path(BAND, "#34426a");
  const lens = "M96 118A58 58 0 1 1 95.9 118Z";
  const enlarged =
    rect(0, 0, 320, 320, "#e6b072") +
    path("M40 140C60 124 130 118 156 140L150 150C124 136 70 140 44 152Z", "#3a2016") +
    path("M46 182C66 154 124 152 148 178C126 204 70 206 46 182Z", "#fff6e4") +
    circle(98, 178, 22, "#4f7a52") +
    circle(98, 178, 11, "#0f0a10") +
    circle(90, 169, 5, "#ffffff") +
    stroke("M44 184C64 152 126 150 150 178", "#2a140e", 6, { "stroke-linecap": "round" }) +
    stroke("M58 208C80 218 116 218 136 206", "#a8683a", 4, { "stroke-linecap": "round" });
  return (
    sky([0, "#16203c"], [1, "#33446a"]) +
    path("M230 0H320V320H300Z", "#4a5e8c", { opacity: 0.5 }) +
    Array.from({ length: 40 }, (_, i) => {
      const dice = random(`rain${i}`);
      const [x, y] = [dice.between(0, 330), dice.between(-10, 310)];
      return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-7 20`, "#8fa6d4", 1.4, { opacity: 0.5 });
    }).join("") +
    glow(70, 180, 130, "#ffc46a", 0.6) +
    g({ transform: "translate(186 170) scale(1.1)" }, figure) +
    stroke("M142 220L196 296", "#3a2418", 17, { "stroke-linecap": "round" }) +
    stroke("M142 220L196 296", "#8a5a2c", 9, { "stroke-linecap": "round" }) +
    clip(
      lens,
      enlarged,
      path("M50 150C60 130 84 124 100 124L70 226C50 206 44 176 50 150Z", "#ffffff", { opacity: 0.22 }),
    ) +
    stroke(lens, "#2a1a12", 13) +
    stroke(lens, "#d8b25a", 7)
  );
}
