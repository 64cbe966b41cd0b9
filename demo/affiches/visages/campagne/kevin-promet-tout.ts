import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { clip, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { type Inks } from "./parts.ts";

const [W, H] = [1000, 1414];

/** Nine times the same face, nine promises. */
function pop(): string {
  const inks: readonly Inks[] = [
    ["#2b1055", "#f0386b", "#ffb400", "#fff3d6"],
    ["#06373a", "#12908e", "#f7c548", "#fdf0d5"],
    ["#3a0713", "#d7263d", "#f7a072", "#fde9d0"],
    ["#0f2557", "#3a6fd8", "#8fd6e8", "#fdf6e3"],
    ["#1b1b1b", "#e85d04", "#ffba49", "#fff1d0"],
    ["#3c1642", "#a23b9c", "#f2a6c9", "#fff0ee"],
    ["#12351b", "#4f9d3a", "#cfd94a", "#f8f6d8"],
    ["#321325", "#9a031e", "#e36414", "#fbe8c8"],
    ["#0b3954", "#ef4b5a", "#bfd7d9", "#fefefe"],
  ];
  const grounds = [
    "#ffb400",
    "#f58f7c",
    "#8fd6e8",
    "#f7c548",
    "#3a6fd8",
    "#cfd94a",
    "#f2a6c9",
    "#0b3954",
    "#e36414",
  ];
  const cells = inks.map((four, i) => {
    const [x, y] = [(i % 3) * 333.4, 210 + Math.floor(i / 3) * 333.4];
    return (
      rect(x, y, 334, 334, grounds[i] ?? "#fff") +
      clip(
        `M${x} ${y}h334v334h-334Z`,
        bust({
          seed: "kevin-promet",
          era: "lycee",
          gender: "m",
          age: "jeune",
          hair: "banane",
          hat: "aucun",
          glasses: i === 4 ? "soleil" : "aucunes",
          beard: "aucune",
          outfit: "chemise",
          mood: i === 8 ? "triste" : i === 4 ? "rire" : "malice",
          palette: four,
          x: x - 33,
          y: y + 10,
          size: 400,
        }),
      )
    );
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#fff3d6"),
    fitLine("KEVIN PROMET TOUT", { face: "anton", x: 40, y: 46, width: 920, height: 124, fill: "#2b1055" })
      .svg,
    ...cells,
    fitLine("À TOUT LE MONDE", { face: "anton", x: 40, y: 1242, width: 560, height: 76, fill: "#f0386b" })
      .svg,
    text(fr("Kevin Vargas, comité de soutien à lui-même"), {
      face: "space-mono",
      weight: 700,
      size: 27,
      x: 40,
      y: 1366,
      fill: "#2b1055",
    }),
  );
}

export const poster: Poster = {
  id: "kevin-promet-tout",
  titre: "Kevin promet tout",
  auteur: "Club photo Kwak",
  width: W,
  height: H,
  draw: pop,
};
