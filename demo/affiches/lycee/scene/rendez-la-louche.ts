import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { misregister } from "../../../kit/print.ts";
import { arcText, paragraph } from "../../../kit/prose.ts";
import { circle, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function ladle(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#1d4a3c"),
    misregister(
      (ink) =>
        fitLine("RENDEZ", { face: "rubik-mono-one", x: 60, y: 70, width: 870, fill: ink }).svg +
        fitLine("LA LOUCHE", { face: "rubik-mono-one", x: 60, y: 240, width: 870, fill: ink }).svg,
      "#d0552c",
      "#f1dfb0",
      9,
      8,
    ).replace("mix-blend-mode:multiply", ""),
    circle(640, 960, 250, "#f1dfb0"),
    circle(640, 960, 190, "#1d4a3c"),
    path("M392 920H888A248 248 0 0 1 392 920Z", "#f1dfb0"),
    path("M470 880L300 420C280 360 200 360 190 420L210 424C216 396 262 394 276 432L430 900Z", "#f1dfb0"),
    arcText("OTAGE · OTAGE · OTAGE ·", {
      face: "archivo-black",
      size: 44,
      cx: 640,
      cy: 960,
      radius: 268,
      fill: "#d0552c",
      tracking: 0.1,
    }),
    paragraph(
      fr(
        "Signé : les terminales. Nous voulons du dessert avant l’entrée, et qu’on nous croie quand on est malades.",
      ),
      {
        face: "space-mono",
        weight: 700,
        size: 32,
        x: 60,
        y: 1296,
        width: 880,
        leading: 1.24,
        fill: "#f1dfb0",
      },
    ).svg,
  );
}

export const poster: Poster = {
  id: "rendez-la-louche",
  titre: "Rendez la louche",
  auteur: "???",
  width: W,
  height: H,
  draw: ladle,
};
