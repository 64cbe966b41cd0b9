import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { circle, g, path, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { plate, wall } from "../materials.ts";
import { hazard } from "./parts.ts";

function biohazard(cx: number, cy: number, k: number, fill: string, ground: string): string {
  const arm = [0, 120, 240]
    .map((a) =>
      g(
        { transform: `rotate(${a})` },
        circle(0, -92, 104, fill),
        circle(0, -116, 82, ground),
        path("M-26 -230H26L14 -150H-14Z", ground),
      ),
    )
    .join("");
  return g(
    { transform: `translate(${cx} ${cy}) scale(${k})` },
    arm,
    circle(0, 0, 42, ground),
    circle(0, 0, 88, "none", { stroke: fill, "stroke-width": 24 }),
    circle(0, 0, 30, ground),
  );
}

function zone(): string {
  return svg(
    1000,
    1300,
    wall(1000, 1300, "tole", 61),
    plate(
      {
        x: 70,
        y: 60,
        width: 860,
        height: 1180,
        fill: "#f0b92a",
        r: 12,
        line: "#17140f",
        seed: "zone-b",
        worn: 16,
      },
      hazard(88, 78, 824, 110),
      biohazard(500, 480, 1.15, "#17140f", "#f0b92a"),
      fitLine("ZONE B", { face: "black-ops-one", x: 150, y: 760, width: 700, height: 190, fill: "#17140f" })
        .svg,
      paragraph(fr("Au-delà de cette plaque, plus personne ne vous doit d’explication."), {
        face: "oswald",
        weight: 600,
        size: 46,
        x: 150,
        y: 1036,
        width: 700,
        leading: 1.2,
        fill: "#17140f",
      }).svg,
      hazard(88, 1122, 824, 100),
    ),
  );
}

export const poster: Poster = {
  id: "zone-b",
  titre: "Zone B",
  auteur: "Section Quarantaine",
  width: 1000,
  height: 1300,
  draw: zone,
};
