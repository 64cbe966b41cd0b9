import type { Poster } from "../../kit/poster.ts";
import { coupe } from "../../kit/props.ts";
import { g, path, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";
import { sheet } from "./parts.ts";

function slow(): string {
  return svg(
    1000,
    1000,
    wall(1000, 1000, "platre", 23),
    sheet(
      "M500 60L960 880H40Z",
      "#f6f0e0",
      "#b3162f",
      "nids",
      [120, 500, 760, 370],
      g({ transform: "translate(0 60)" }, coupe(300, 660, 400, "#1a1613", "#1a1613", "#f6f0e0")),
      path(
        "M220 730C300 700 360 770 440 736C520 700 600 780 700 730C740 716 770 730 790 740L800 790H200Z",
        "#1a1613",
      ),
      path("M500 330l-34 110h30l-20 90l80 -120h-34l24 -80Z", "#1a1613"),
    ),
    plate(
      {
        x: 250,
        y: 890,
        width: 500,
        height: 96,
        fill: "#f6f0e0",
        r: 12,
        line: "#1a1613",
        seed: "nids2",
        worn: 2,
        screws: false,
      },
      fitLine("NID DE COUPÉ", {
        face: "oswald",
        weight: 700,
        x: 300,
        y: 918,
        width: 400,
        height: 44,
        fill: "#1a1613",
      }).svg,
    ),
  );
}

export const poster: Poster = {
  id: "nid-de-coupe",
  titre: "Nid de coupé",
  auteur: "???",
  width: 1000,
  height: 1000,
  draw: slow,
};
