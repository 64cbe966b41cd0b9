import { bust } from "../../kit/bust.ts";
import { fr } from "../../kit/french.ts";
import { measure } from "../../kit/outline.ts";
import { paper, worn } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { circle, clip, g, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { coffeeRing, folds } from "../../kit/wear.ts";
import { files, guises, type Missing } from "./texts.ts";

const [W, H] = [1000, 1414];

function stamp(x: number, y: number, words: string, colour: string): string {
  const skin = worn(0.22, 5, 9);
  return (
    skin.defs +
    g(
      { transform: `translate(${x} ${y}) rotate(-14)`, filter: skin.url, opacity: 0.86 },
      circle(0, 0, 118, "none", { stroke: colour, "stroke-width": 7 }),
      circle(0, 0, 78, "none", { stroke: colour, "stroke-width": 4 }),
      arcText("LOS CARMINES · BUREAU DES PERDUS ·", {
        face: "oswald",
        weight: 600,
        size: 27,
        cx: 0,
        cy: 0,
        radius: 88,
        fill: colour,
        tracking: 0.03,
      }),
      text(words, { face: "anton", size: 48, x: 0, y: 18, anchor: "middle", fill: colour }),
    )
  );
}

function field(label: string, value: string, y: number, ink: string): string {
  const head = measure(fr(label), { face: "courier-prime", weight: 700, size: 32 }).width;
  return (
    text(fr(label), { face: "courier-prime", weight: 700, size: 32, x: 90, y, fill: ink }) +
    stroke(`M${100 + head} ${y + 6}H910`, ink, 2.4, { "stroke-dasharray": "2 8", opacity: 0.8 }) +
    text(fr(value), { face: "special-elite", size: 37, x: 420, y: y - 3, fill: "#12244f" })
  );
}

function sheet(m: Missing, rank: number): string {
  const press = worn(0.08, 6, rank + 3);
  const view = (x: number, turn: number, mirrored: boolean): string =>
    rect(x, 330, 390, 430, "#c9c4b2") +
    [0, 1, 2, 3, 4, 5].map((i) => rect(x, 372 + i * 66, 390, 3, m.ink, { opacity: 0.35 })).join("") +
    clip(
      `M${x} 330h390v430h-390Z`,
      bust({
        ...m.face,
        turn,
        mirrored,
        tilt: 0,
        palette: ["#17151a", "#5c574e", "#a8a08d", "#ece5d0"],
        x: x - 16,
        y: 346,
        size: 422,
      }),
    ) +
    stroke(`M${x} 330h390v430h-390Z`, m.ink, 5);
  return svg(
    W,
    H,
    paper(W, H, { colour: m.paper, amount: 0.3, seed: rank + 5, burnt: 0.35 }),
    press.defs,
    g(
      {},
      text("POLICE DE LOS CARMINES", {
        face: "oswald",
        weight: 600,
        size: 34,
        tracking: 0.26,
        x: 90,
        y: 112,
        fill: m.ink,
      }),
      text(`F. ${207 + rank * 31}-B`, {
        face: "courier-prime",
        weight: 700,
        size: 32,
        x: 910,
        y: 112,
        anchor: "end",
        fill: m.ink,
      }),
      rect(90, 136, 820, 8, m.ink),
      g(
        { filter: press.url },
        fitLine(m.cry, { face: "anton", x: 90, y: 166, width: 820, height: 116, fill: m.ink }).svg,
      ),
      rect(90, 303, 820, 3, m.ink),
      view(90, -1, false),
      view(520, -0.2, true),
      fitLine(fr(m.name), { face: "special-elite", x: 90, y: 800, width: 560, maxHeight: 62, fill: m.ink })
        .svg,
      m.facts.map(([label, value], i) => field(label, value, 940 + i * 62, m.ink)).join(""),
      paragraph(fr(m.story), {
        face: "courier-prime",
        size: 31,
        x: 90,
        y: 1196,
        width: 820,
        leading: 1.3,
        fill: m.ink,
      }).svg,
      text(fr(m.call), {
        face: "oswald",
        weight: 600,
        size: 32,
        tracking: 0.02,
        x: 90,
        y: 1352,
        fill: m.ink,
      }),
    ),
    stamp(788, 846, ["URGENT", "CLASSÉ ?", "SOUPE"][rank] ?? "URGENT", "#b3162f"),
    folds(W, H, 1, 3, 0.1),
    rank === 1 ? coffeeRing(230, 1240, 96) : "",
  );
}

const HATS = ["melon", "casquette", "paille", "couronne", "gavroche", "turban"] as const;

function sixHats(m: Missing): string {
  const tints = ["#7a1220", "#1d4a52", "#d08a2c"] as const;
  const cell = (i: number): string => {
    const [x, y] = [60 + (i % 3) * 300, 280 + Math.floor(i / 3) * 372];
    const tint = tints[(i + Math.floor(i / 3)) % 3] ?? "#7a1220";
    return (
      rect(x, y, 280, 340, tint) +
      clip(
        `M${x} ${y - 40}h280v380h-280Z`,
        bust({
          ...m.face,
          hat: HATS[i] ?? "melon",
          beard: (["guidon", "aucune", "pleine", "bouc", "moustache", "longue"] as const)[i] ?? "aucune",
          glasses:
            (["aucunes", "soleil", "rondes", "aucunes", "monocle", "aucunes"] as const)[i] ?? "aucunes",
          outfit: (["costume", "piste", "salopette", "toge", "gilet", "col-haut"] as const)[i] ?? "costume",
          palette: ["#1d1216", tint === "#d08a2c" ? "#7a1220" : "#d08a2c", "#efe4c9"],
          x: x - 20,
          y: y + 28,
          size: 320,
        }),
      ) +
      text(`${i + 1}`, { face: "ultra", size: 54, x: x + 14, y: y + 56, fill: "#efe4c9" })
    );
  };
  return svg(
    W,
    H,
    paper(W, H, { colour: m.paper, amount: 0.25, seed: 8, burnt: 0.3 }),
    fitLine("IL A PEUT-ÊTRE", { face: "ultra", x: 60, y: 56, width: 880, maxHeight: 80, fill: m.ink }).svg,
    fitLine("CHANGÉ DE CHAPEAU", { face: "ultra", x: 60, y: 158, width: 880, maxHeight: 80, fill: m.ink })
      .svg,
    [0, 1, 2, 3, 4, 5].map(cell).join(""),
    fitLine(m.name.toUpperCase(), { face: "anton", x: 60, y: 1036, width: 880, height: 130, fill: "#1d1216" })
      .svg,
    paragraph(fr(m.story), {
      face: "zilla-slab",
      weight: 600,
      size: 36,
      x: 60,
      y: 1226,
      width: 880,
      leading: 1.24,
      fill: "#1d1216",
    }).svg,
    rect(60, 1306, 880, 60, m.ink),
    text(fr(m.call), {
      face: "oswald",
      weight: 600,
      size: 30,
      x: 500,
      y: 1347,
      anchor: "middle",
      fill: m.paper,
    }),
  );
}

/** Police files, and one man under six hats. */
export const filePosters: Poster[] = [
  ...files.map((m, rank) => ({
    id: m.id,
    titre: m.titre,
    auteur: m.auteur,
    width: W,
    height: H,
    draw: () => sheet(m, rank),
  })),
  ...guises.map((m) => ({
    id: m.id,
    titre: m.titre,
    auteur: m.auteur,
    width: W,
    height: H,
    draw: () => sixHats(m),
  })),
];
