import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { halftone, rough } from "../../../kit/print.ts";
import { paragraph } from "../../../kit/prose.ts";
import { circle, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

function tray(): string {
  const card = rough(3, 26, 8);
  const demand = (
    x: number,
    y: number,
    w: number,
    h: number,
    fill: string,
    words: string,
    face: string,
  ): string =>
    rect(x, y, w, h, fill, { rx: 26 }) +
    paragraph(fr(words), {
      face,
      size: 47,
      x: x + 34,
      y: y + 76,
      width: w - 60,
      leading: 1.12,
      fill: "#22302c",
    }).svg;
  return svg(
    1414,
    1000,
    rect(0, 0, 1414, 1000, "#e8742c"),
    halftone({ x: 0, y: 0, width: 1414, height: 1000 }, 34, (u, v) => 0.2 + (u - v) * 0.3, "#d45c1c", 20),
    card.defs,
    rect(64, 230, 1286, 700, "#b8c7bf", { rx: 60 }),
    rect(84, 250, 1246, 660, "#cfdad2", { rx: 48 }),
    demand(124, 290, 400, 280, "#f2ead2", "Du pain qui n’a pas connu l’ancien proviseur", "caveat-brush"),
    demand(124, 600, 400, 270, "#f2ead2", "Une sauce dont on sache le nom", "caveat-brush"),
    circle(760, 580, 250, "#fdfaf0"),
    circle(760, 580, 186, "#eee6d2"),
    g(
      { filter: card.url },
      path(
        "M650 560C650 500 700 470 760 480C830 470 880 520 870 590C870 660 820 690 750 684C690 690 650 640 650 560Z",
        "#8a9a3e",
      ),
      circle(730, 560, 22, "#66752a"),
      circle(800, 610, 28, "#66752a"),
      circle(720, 630, 16, "#a9b85a"),
    ),
    text("?", { face: "shrikhand", size: 150, x: 760, y: 640, anchor: "middle", fill: "#fdfaf0" }),
    demand(
      1050,
      290,
      240,
      580,
      "#f2ead2",
      "Oncle Paprika parti, la soupe perd la tête. Nous aussi.",
      "caveat-brush",
    ),
    fitLine("PLATEAU VIDE, COULOIRS PLEINS", {
      face: "bowlby-one",
      x: 70,
      y: 62,
      width: 1274,
      height: 110,
      fill: "#22302c",
    }).svg,
    text(fr("Mardi, midi : on s’assoit, on ne mange pas, on chante."), {
      face: "barlow",
      weight: 600,
      size: 36,
      x: 74,
      y: 214,
      fill: "#fdfaf0",
    }),
  );
}

export const poster: Poster = {
  id: "plateau-vide-couloirs-pleins",
  titre: "Plateau vide, couloirs pleins",
  auteur: "Comité des Affamés",
  width: 1414,
  height: 1000,
  draw: tray,
};
