import type { Poster } from "../../kit/poster.ts";
import { g, path, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";

const dog = (): string =>
  svg(
    1000,
    1300,
    wall(1000, 1300, "platre", 8),
    plate(
      {
        x: 70,
        y: 60,
        width: 860,
        height: 1180,
        fill: "#f0d24a",
        r: 40,
        line: "#1a1613",
        seed: "chien",
        worn: 10,
      },
      fitLine("CHIEN GENTIL", { face: "alfa-slab-one", x: 140, y: 130, width: 720, fill: "#1a1613" }).svg,
      g(
        { transform: "translate(500 590)" },
        path(
          "M-150 -190C-60 -236 60 -236 150 -190C250 -220 300 -100 268 60C236 110 200 60 192 10C190 110 120 230 0 240C-120 230 -190 110 -192 10C-200 60 -236 110 -268 60C-300 -100 -250 -220 -150 -190Z",
          "#1a1613",
        ),
        path(
          "M-110 -60C-90 -90 -50 -90 -40 -50C-60 -40 -90 -40 -110 -60ZM110 -60C90 -90 50 -90 40 -50C60 -40 90 -40 110 -60Z",
          "#f0d24a",
        ),
        path("M-60 60C-40 30 40 30 60 60C50 100 20 112 0 112C-20 112 -50 100 -60 60Z", "#f0d24a"),
        stroke("M-168 -150C-196 -100 -200 -40 -190 10M168 -150C196 -100 200 -40 190 10", "#f0d24a", 9, {
          "stroke-linecap": "round",
        }),
        stroke("M0 112V150M0 150C-30 184 -80 176 -100 150M0 150C30 184 80 176 100 150", "#f0d24a", 12, {
          "stroke-linecap": "round",
        }),
        path("M-54 166L-40 210L-26 172ZM54 166L40 210L26 172Z", "#f4ecd8"),
      ),
      fitLine("PROPRIÉTAIRE", { face: "alfa-slab-one", x: 140, y: 880, width: 720, fill: "#1a1613" }).svg,
      fitLine("MÉCHANT", { face: "alfa-slab-one", x: 140, y: 996, width: 720, height: 150, fill: "#9c1c22" })
        .svg,
    ),
  );

export const poster: Poster = {
  id: "chien-gentil",
  titre: "Chien gentil, propriétaire méchant",
  auteur: "???",
  width: 1000,
  height: 1300,
  draw: dog,
};
