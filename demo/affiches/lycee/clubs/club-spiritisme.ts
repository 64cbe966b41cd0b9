import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { arcText } from "../../../kit/prose.ts";
import { stars } from "../../../kit/scene.ts";
import { circle, clip, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function spirits(): string {
  const face = bust({
    seed: "medium-club",
    era: "occulte",
    gender: "f",
    age: "jeune",
    hair: "frange",
    hat: "aucun",
    glasses: "aucunes",
    outfit: "col-roule",
    mood: "surprise",
    turn: 0,
    tilt: 0,
    palette: ["#170f2b", "#3d2a6b", "#8fd6c4", "#eafbe8"],
    x: 150,
    y: 470,
    size: 700,
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#170f2b"),
    stars(0, 0, W, H, 110, "#8fd6c4", "esprits"),
    circle(500, 800, 400, "#3d2a6b"),
    circle(500, 800, 400, "none", { stroke: "#8fd6c4", "stroke-width": 4 }),
    arcText("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", {
      face: "unifrakturcook",
      weight: 700,
      size: 58,
      cx: 500,
      cy: 810,
      radius: 408,
      fill: "#eafbe8",
      tracking: 0.04,
    }),
    clip("M0 0H1000V1150H0Z", face),
    path("M500 1060L640 1150L500 1240L360 1150Z", "#eafbe8"),
    circle(500, 1150, 34, "#170f2b"),
    fitLine("Club Spiritisme", {
      face: "unifrakturcook",
      weight: 700,
      x: 80,
      y: 66,
      width: 840,
      fill: "#eafbe8",
    }).svg,
    fitLine("Frappez trois fois. Nous, on ne touche à rien.", {
      face: "im-fell-dw-pica",
      x: 120,
      y: 262,
      width: 760,
      fill: "#8fd6c4",
    }).svg,
    text("OUI", { face: "im-fell-dw-pica", size: 74, x: 80, y: 1192, fill: "#8fd6c4" }),
    text("NON", { face: "im-fell-dw-pica", size: 74, x: 920, y: 1192, anchor: "end", fill: "#8fd6c4" }),
    text(fr("Salle 13, qui n’existe que le jeudi"), {
      face: "im-fell-dw-pica",
      size: 46,
      x: 500,
      y: 1336,
      anchor: "middle",
      fill: "#eafbe8",
    }),
  );
}

export const poster: Poster = {
  id: "club-spiritisme",
  titre: "Club Spiritisme, salle 13",
  auteur: "???",
  width: W,
  height: H,
  draw: spirits,
};
