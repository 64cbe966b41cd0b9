import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { worn } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { g, path, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { box, cast, wall } from "../materials.ts";

/** A chalkboard on its easel. */
function menu(): string {
  const chalk = worn(0.0, 3, 21);
  const dish = (y: number, name: string, price: string): string =>
    text(fr(name), { face: "cabin-sketch", weight: 700, size: 54, x: 150, y, fill: "#f4efe0" }) +
    text(price, { face: "cabin-sketch", weight: 700, size: 54, x: 790, y, anchor: "end", fill: "#f2c65a" });
  return svg(
    940,
    1300,
    wall(940, 1300, "platre", 77),
    path("M170 1180L110 1290M770 1180L830 1290", "none", { stroke: "#5f3a20", "stroke-width": 40 }),
    cast(box(60, 50, 820, 1150, 14)),
    path(box(60, 50, 820, 1150, 14), "#7a4a26"),
    path(box(104, 94, 732, 1062, 6), "#1f2a28"),
    chalk.defs,
    path("M120 700C300 620 620 900 820 760V900C600 1000 340 800 120 900Z", "#ffffff", { opacity: 0.05 }),
    g(
      { filter: chalk.url },
      fitLine("Oncle Paprika", { face: "lobster", x: 180, y: 140, width: 580, fill: "#f4efe0" }).svg,
      stroke("M170 300C320 280 420 320 480 296S680 280 770 304", "#e0634a", 8, { "stroke-linecap": "round" }),
      dish(400, "Soupe d’hier", "2 $"),
      dish(484, "Soupe de demain", "3 $"),
      dish(568, "Le truc frit", "4 $"),
      dish(652, "Ce qu’il a, lui", "5 $"),
      dish(736, "Silence du chef", "offert"),
      stroke(
        "M330 960C330 1060 610 1060 610 960ZM300 960H640M400 920C384 890 416 880 400 846M470 920C454 890 486 880 470 846M540 920C524 890 556 880 540 846",
        "#f4efe0",
        9,
        { "stroke-linecap": "round", "stroke-linejoin": "round" },
      ),
      paragraph(fr("Le piment est dans un coffre."), {
        face: "cabin-sketch",
        size: 44,
        x: 150,
        y: 1118,
        width: 640,
        align: "middle",
        fill: "#e0634a",
      }).svg,
    ),
  );
}

export const poster: Poster = {
  id: "ardoise-d-oncle-paprika",
  titre: "L’ardoise d’Oncle Paprika",
  auteur: "Oncle Paprika",
  width: 940,
  height: 1300,
  draw: menu,
};
