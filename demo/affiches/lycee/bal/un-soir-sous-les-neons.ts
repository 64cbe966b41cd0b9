import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { stars } from "../../../kit/scene.ts";
import { circle, linear, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function moonlight(): string {
  const sky = linear([
    [0, "#0c2340"],
    [0.6, "#1f5a78"],
    [1, "#f2a65a"],
  ]);
  const one = bust({
    seed: "bal-cavalier",
    era: "lycee",
    gender: "m",
    age: "jeune",
    hat: "aucun",
    hair: "banane",
    glasses: "aucunes",
    beard: "aucune",
    outfit: "costume",
    mood: "sourire",
    turn: -1,
    tilt: 3,
    mirrored: true,
    x: 40,
    y: 640,
    size: 560,
  });
  const two = bust({
    seed: "bal-cavaliere",
    era: "lycee",
    gender: "f",
    age: "jeune",
    hat: "aucun",
    hair: "afro",
    glasses: "aucunes",
    outfit: "robe",
    mood: "rire",
    turn: -1,
    tilt: -3,
    mirrored: false,
    x: 430,
    y: 660,
    size: 540,
  });
  return svg(
    W,
    H,
    sky.defs + rect(0, 0, W, H, sky.fill),
    stars(0, 0, W, 700, 130, "#fdeac2", "bal-ciel"),
    circle(500, 720, 330, "#fbe2a6"),
    fitLine("Un soir", { face: "shrikhand", x: 70, y: 70, width: 640, fill: "#fdeac2" }).svg,
    fitLine("sous les néons du gymnase", { face: "poiret-one", x: 76, y: 270, width: 850, fill: "#fdeac2" })
      .svg,
    two,
    one,
    rect(0, 1188, W, 226, "#0c2340"),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((i) => circle(i * 84, 1188 + Math.sin(i * 1.4) * 10, 11, i % 2 ? "#f2a65a" : "#fdeac2"))
      .join(""),
    text("BAL DE FIN D’ANNÉE", {
      face: "poiret-one",
      size: 66,
      tracking: 0.06,
      x: 500,
      y: 1284,
      anchor: "middle",
      fill: "#f2a65a",
    }),
    text(fr("Lycée Sainte-Braise — tenue correcte, chaussures négociables"), {
      face: "barlow",
      size: 30,
      x: 500,
      y: 1344,
      anchor: "middle",
      fill: "#fdeac2",
    }),
  );
}

export const poster: Poster = {
  id: "un-soir-sous-les-neons",
  titre: "Un soir sous les néons du gymnase",
  auteur: "Zélie Marchand",
  width: W,
  height: H,
  draw: moonlight,
};
