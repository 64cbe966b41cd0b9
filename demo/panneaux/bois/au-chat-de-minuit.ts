import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { circle, clip, path, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { cast, wall } from "../materials.ts";
import { chains } from "./parts.ts";

function tavern(): string {
  const d =
    "M150 240C150 190 190 160 240 160H760C810 160 850 190 850 240V860C850 1020 660 1120 500 1160C340 1120 150 1020 150 860Z";
  return svg(
    1000,
    1200,
    wall(1000, 1200, "nuit", 4),
    rect(60, 70, 880, 26, "#1f1b1a"),
    stroke("M90 96C140 96 150 150 190 150M910 96C860 96 850 150 810 150", "#1f1b1a", 14),
    chains([280, 720], 170),
    cast(d),
    path(d, "#3d1420"),
    clip(
      d,
      path("M150 160H850V700H150Z", "#4f1a2a"),
      circle(500, 560, 250, "#e9bd5c"),
      circle(590, 500, 220, "#4f1a2a"),
      path(
        "M430 830C430 700 470 640 470 560L440 480L500 520L560 470L540 560C560 640 600 700 590 830Z",
        "#16101a",
      ),
      circle(486, 566, 8, "#e9bd5c"),
      circle(522, 562, 8, "#e9bd5c"),
      path("M590 830C680 830 690 720 640 690C670 730 640 780 580 780Z", "#16101a"),
    ),
    stroke(d, "#d9a648", 22),
    arcText("AU CHAT DE MINUIT", {
      face: "pirata-one",
      size: 92,
      cx: 500,
      cy: 680,
      radius: 400,
      fill: "#f3e3bd",
    }),
    fitLine("Couche-tard & lève-coude", { face: "pirata-one", x: 270, y: 910, width: 460, fill: "#f3e3bd" })
      .svg,
    text("1899", { face: "pirata-one", size: 76, x: 500, y: 1070, anchor: "middle", fill: "#d9a648" }),
  );
}

export const poster: Poster = {
  id: "au-chat-de-minuit",
  titre: "Au Chat de minuit",
  auteur: "???",
  width: 1000,
  height: 1200,
  draw: tavern,
};
