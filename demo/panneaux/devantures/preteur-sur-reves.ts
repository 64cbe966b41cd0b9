import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText } from "../../kit/prose.ts";
import { circle, linear, path, rect, stroke, svg } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";

/** Opening hours in gold letters on the glass of a door. */
function hours(): string {
  const glass = linear(
    [
      [0, "#20303a"],
      [0.5, "#101a22"],
      [1, "#25323a"],
    ],
    70,
  );
  const rows: readonly (readonly [string, string])[] = [
    ["Lundi", "non"],
    ["Mardi", "10 h – soupçons"],
    ["Mercredi", "selon la lune"],
    ["Jeudi", "10 h – 12 h, puis 12 h"],
    ["Vendredi", "on vous appellera"],
    ["Samedi", "avec rendez-vous"],
    ["Dimanche", "par la fenêtre"],
  ];
  return svg(
    900,
    1300,
    rect(0, 0, 900, 1300, "#5a2a1c"),
    rect(40, 40, 820, 1220, "#3d1a12"),
    glass.defs,
    rect(70, 70, 760, 1160, glass.fill),
    path("M70 70H400L160 1230H70ZM470 70H560L330 1230H240Z", "#ffffff", { opacity: 0.06 }),
    arcText("PRÊTEUR SUR RÊVES", {
      face: "abril-fatface",
      size: 72,
      cx: 450,
      cy: 720,
      radius: 470,
      fill: "#e0b04f",
    }),
    circle(450, 440, 60, "none", { stroke: "#e0b04f", "stroke-width": 6 }),
    path("M410 440C430 410 470 410 490 440C470 470 430 470 410 440Z", "#e0b04f"),
    circle(450, 440, 13, "#101a22"),
    ...rows.map(
      ([day, when], i) =>
        text(day, { face: "abril-fatface", size: 42, x: 130, y: 640 + i * 72, fill: "#f0d999" }) +
        stroke(`M340 ${632 + i * 72}H400`, "#e0b04f", 3, { "stroke-dasharray": "3 9" }) +
        text(fr(when), { face: "old-standard-tt", size: 38, x: 420, y: 640 + i * 72, fill: "#f6ecd4" }),
    ),
    text(fr("La maison ne rend pas les cauchemars."), {
      face: "old-standard-tt",
      weight: 700,
      size: 34,
      x: 450,
      y: 1180,
      anchor: "middle",
      fill: "#e0b04f",
    }),
  );
}

export const poster: Poster = {
  id: "preteur-sur-reves",
  titre: "Prêteur sur rêves : horaires",
  auteur: "Atelier Vieux-Quai",
  width: 900,
  height: 1300,
  draw: hours,
};
