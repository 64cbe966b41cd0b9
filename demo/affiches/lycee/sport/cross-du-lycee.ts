import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paragraph } from "../../../kit/prose.ts";
import { circle, g, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A runner as a few confident strokes. */
function runner(x: number, y: number, k: number, fill: string, skin: string): string {
  const limb = (d: string, width: number, colour: string): string =>
    stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    limb("M10 -10L70 60L20 130M-10 0L-70 50L-150 40", 36, skin),
    limb("M6 -110L-70 -70L-110 -120M14 -110L80 -90L110 -150", 28, skin),
    path("M-34 10C-30 -60 -20 -120 10 -140C40 -130 46 -110 40 -60L30 16Z", fill),
    path("M-36 -4L36 -4L54 42L20 58L0 24L-44 46Z", "#1c1a2b"),
    circle(34, -178, 30, skin),
    path("M8 -186C10 -216 56 -222 64 -192C50 -200 30 -200 8 -186Z", "#1c1a2b"),
    limb("M22 132L56 140M-152 40L-160 8", 24, "#fff4de"),
  );
}

function relay(): string {
  const lanes = ["#d6422f", "#e9643c", "#d6422f", "#e9643c", "#d6422f"];
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f4c24f"),
    g(
      { transform: "rotate(-16 500 800)" },
      lanes
        .map(
          (fill, i) =>
            rect(-300, 470 + i * 160, 1700, 160, fill) + rect(-300, 466 + i * 160, 1700, 8, "#fff4de"),
        )
        .join(""),
      runner(330, 640, 1.25, "#1f5fa8", "#8a4b2a"),
      runner(640, 810, 1.45, "#fff4de", "#d99a6a"),
      runner(290, 980, 1.6, "#2c9070", "#5e3521"),
    ),
    text("1", { face: "bowlby-one", size: 430, x: 660, y: 430, fill: "#d6422f" }),
    fitLine("CROSS DU LYCÉE", { face: "passion-one", x: 60, y: 66, width: 590, fill: "#1c1a2b" }).svg,
    paragraph(fr("4 tours de cour, 2 raccourcis connus du coach, 1 seul survivant honorable."), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 62,
      y: 206,
      width: 520,
      leading: 1.25,
      fill: "#1c1a2b",
    }).svg,
    rect(0, 1310, W, 104, "#1c1a2b"),
    fitLine("JEUDI 14 H — CERTIFICAT MÉDICAL OU LETTRE D’ADIEU", {
      face: "anton",
      x: 60,
      y: 1338,
      width: 880,
      fill: "#f4c24f",
    }).svg,
  );
}

export const poster: Poster = {
  id: "cross-du-lycee",
  titre: "Cross du lycée",
  auteur: "Coach Crampon",
  width: W,
  height: H,
  draw: relay,
};
