import type { Poster } from "../../kit/poster.ts";
import { polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { screw } from "../materials.ts";
import { bullet, sheet, desertSky } from "./parts.ts";

const octagon = (cx: number, cy: number, r: number): string =>
  polygon(
    Array.from({ length: 8 }, (_, i): [number, number] => [
      cx + Math.cos(((i + 0.5) / 8) * Math.PI * 2) * r,
      cy + Math.sin(((i + 0.5) / 8) * Math.PI * 2) * r,
    ]),
  );

const stop = (): string =>
  svg(
    1000,
    1000,
    desertSky(1000, 1000),
    rect(474, 700, 52, 300, "#6d6f6c"),
    sheet(
      octagon(500, 470, 420),
      "#b3162f",
      "#f6ecd8",
      "stop",
      [80, 50, 840, 840],
      fitLine("ARRÊT", {
        face: "oswald",
        weight: 700,
        x: 200,
        y: 300,
        width: 600,
        height: 220,
        fill: "#f6ecd8",
      }).svg,
      fitLine("sauf si l’on vous suit", {
        face: "oswald",
        weight: 600,
        x: 220,
        y: 580,
        width: 560,
        fill: "#f6ecd8",
      }).svg,
    ),
    bullet(300, 250),
    bullet(690, 680),
    bullet(650, 230),
    screw(500, 130),
    screw(500, 810),
  );

export const poster: Poster = {
  id: "arret-sauf-poursuite",
  titre: "Arrêt, sauf si l’on vous suit",
  auteur: "Voirie de Los Carmines",
  width: 1000,
  height: 1000,
  draw: stop,
};
