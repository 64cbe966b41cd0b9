/** Cut from warm paper: the wind and the organ. */
import { starPoints } from "../../kit/scene.ts";
import { circle, g, polygon, rect, stroke } from "../../kit/svg.ts";
import { bustEdge } from "../profile.ts";
import { disc, sheets, sliver } from "./sheets.ts";

/** A profile in the wind, before a compass. */
export function winds(): string {
  const { defs, cut } = sheets();
  const lock = (d: string, colour: string): string => cut(d, colour, 3);
  return (
    rect(0, 0, 320, 320, "#e9d3a2") +
    defs +
    cut(disc(172, 150, 140), "#f4e6c6", 3) +
    cut(polygon(starPoints(172, 150, 134, 4, 0.24, 45)), "#c99a45", 2) +
    cut(polygon(starPoints(172, 150, 150, 4, 0.2)), "#b3162f", 3) +
    lock("M150 60C220 30 280 70 330 52V118C280 132 230 104 186 132Z", "#1d3f55") +
    lock("M160 100C230 96 270 140 334 128V196C280 204 240 160 190 176Z", "#27607a") +
    g(
      { transform: "translate(150 168) scale(1.02)" },
      cut(bustEdge({ nose: -8, lips: 3, tip: 5, chin: -2 }), "#a5683f", 4),
    ) +
    cut("M12 330C28 300 70 302 112 316C150 296 240 290 290 330Z", "#b3162f", 4) +
    lock(
      "M112 84C118 44 170 38 200 60C240 84 250 128 300 150C320 160 334 152 334 152V236C280 246 240 210 226 170C214 204 236 240 262 262C214 262 184 226 186 176C176 140 150 120 112 84Z",
      "#12293b",
    ) +
    lock("M112 84C150 78 186 104 204 140C186 132 160 116 112 84Z", "#27607a") +
    cut(sliver(98, 152, 13, 6, 3), "#2a1612", 0) +
    stroke("M86 132C94 126 104 126 112 130", "#2a1612", 4.6, { "stroke-linecap": "round" }) +
    cut(
      "M66 208C74 204 86 210 98 216C88 223 78 228 70 227C66 222 74 218 83 216C74 214 66 213 66 208Z",
      "#b3162f",
      0,
    ) +
    cut(disc(170, 214, 10), "#d9a441", 3) +
    circle(118, 190, 11, "#c8713f", { opacity: 0.8 })
  );
}

/** Two halves of an organist. */
export function organist(): string {
  const { defs, cut } = sheets();
  const pipes = [18, 54, 90, 126, 162, 198, 234, 270]
    .map(
      (x, i) =>
        cut(`M${x} 330V${40 + Math.abs(i - 3.5) * 26}h30V330Z`, i % 2 ? "#c99a45" : "#e0b660", 2) +
        rect(x + 8, 120 + Math.abs(i - 3.5) * 20, 14, 12, "#6a4a1c"),
    )
    .join("");
  const keys = Array.from(
    { length: 9 },
    (_, i) =>
      rect(62 + i * 22, 280, 20, 44, "#fbf5e6") +
      (i % 3 === 2 ? "" : rect(76 + i * 22, 280, 12, 24, "#1a1520")),
  ).join("");
  return (
    rect(0, 0, 320, 320, "#4a1d3f") +
    defs +
    pipes +
    cut("M30 330C34 280 90 260 160 260C230 260 286 280 290 330Z", "#1d1826", 4) +
    cut("M132 214H188V262L160 290L132 262Z", "#e3b48c", 2) +
    cut("M60 278H262V330H60Z", "#1a1520", 3) +
    keys +
    cut("M160 66C112 66 96 110 98 158C100 212 128 248 160 248Z", "#f0cba6", 4) +
    cut(
      "M160 66C208 66 224 110 222 158C220 212 192 248 160 248C152 226 168 214 154 202L138 196C146 180 158 160 156 140C154 116 150 90 160 66Z",
      "#5f86a8",
      3,
    ) +
    cut(
      "M92 132C66 92 84 40 128 44C136 14 196 12 206 40C250 42 258 96 228 136C224 108 206 92 186 96C168 104 148 92 132 100C112 98 98 112 92 132Z",
      "#221a2a",
      4,
    ) +
    stroke(
      "M96 90C104 70 120 60 134 62M150 44C166 34 186 36 196 48M214 62C232 72 236 90 230 104",
      "#4a3a58",
      4,
      { "stroke-linecap": "round" },
    ) +
    cut(disc(128, 156, 19, 15), "#fffaf0", 2) +
    circle(131, 157, 8, "#221a2a") +
    stroke("M106 134C116 124 136 124 146 132", "#221a2a", 7, { "stroke-linecap": "round" }) +
    cut(sliver(192, 158, 18, 8, 3.4), "#14202c", 0) +
    stroke("M174 134C184 126 204 126 212 138", "#14202c", 7, { "stroke-linecap": "round" }) +
    cut("M138 220C150 212 176 214 186 222C174 234 150 234 138 220Z", "#b3162f", 1) +
    cut("M272 84V30L308 20V74A13 10 -20 1 1 300 66V38L280 44V92A13 10 -20 1 1 272 84Z", "#f4e6c6", 3)
  );
}
