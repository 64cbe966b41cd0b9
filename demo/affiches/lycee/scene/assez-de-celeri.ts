import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { worn } from "../../../kit/print.ts";
import { g, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function fork(colour: string, x: number, y: number, k: number): string {
  return g(
    { transform: `translate(${x} ${y}) scale(${k})` },
    path(
      "M-70 -420V-220C-70 -160 -36 -140 -26 -128V60H26V-128C36 -140 70 -160 70 -220V-420H44V-240H16V-420H-16V-240H-44V-420Z",
      colour,
    ),
    path(
      "M-120 30C-120 -30 -80 -30 -78 10C-74 -60 -26 -60 -24 0C-20 -64 30 -64 30 0C34 -56 82 -52 82 10C100 -20 128 -10 126 40C124 140 96 180 90 240V470H-80V250C-116 190 -122 120 -120 30Z",
      colour,
    ),
    stroke("M-76 6V90M-22 0V84M32 2V84M84 12V90", "#f4e8cf", 9),
    path("M-120 60C-60 90 -20 130 40 120C70 114 66 150 30 166C-20 186 -80 160 -112 130Z", colour, {
      stroke: "#f4e8cf",
      "stroke-width": 9,
    }),
  );
}

function strike(): string {
  const ink = worn(-0.16, 7, 6);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f4e8cf"),
    ink.defs,
    g(
      { filter: ink.url },
      path(
        polygon([
          [0, 1414],
          [0, 620],
          [1000, 320],
          [1000, 1414],
        ]),
        "#d3222a",
      ),
      fork("#171214", 660, 780, 1.2),
    ),
    block(["ASSEZ", "DE", "CÉLERI"], { face: "anton", x: 60, y: 60, width: 420, gap: 20, fill: "#171214" })
      .svg,
    g(
      { transform: "rotate(-4 260 1270)" },
      rect(36, 1190, 470, 150, "#f4e8cf"),
      text("GRÈVE DE LA CANTINE", { face: "archivo-black", size: 33, x: 60, y: 1250, fill: "#171214" }),
      text(fr("jusqu’au retour des frites"), {
        face: "permanent-marker",
        size: 33,
        x: 60,
        y: 1306,
        fill: "#d3222a",
      }),
    ),
  );
}

export const poster: Poster = {
  id: "assez-de-celeri",
  titre: "Assez de céleri !",
  auteur: "Le Syndicat des Colleurs",
  width: W,
  height: H,
  draw: strike,
};
