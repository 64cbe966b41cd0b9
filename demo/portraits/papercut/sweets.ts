/** Cut from bright paper: a cook and a confectioner. */
import { random } from "../../kit/random.ts";
import { circle, g, rect, stroke } from "../../kit/svg.ts";
import { disc, sheets, sliver } from "./sheets.ts";

/** A canteen cook among his chillies. */
export function cook(): string {
  const { defs, cut } = sheets();
  const chilli = (x: number, y: number, turn: number): string =>
    g(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      cut(
        "M0 -30C18 -26 20 4 4 26C0 34 -8 40 -16 42C-8 30 -10 14 -14 -2C-18 -18 -12 -30 0 -30Z",
        "#8f1226",
        2,
      ) + cut("M-10 -28C-4 -40 8 -42 10 -30C6 -24 -6 -22 -10 -28Z", "#3f5a32", 2),
    );
  return (
    rect(0, 0, 320, 320, "#e2562b") +
    defs +
    chilli(44, 76, 20) +
    chilli(282, 70, -24) +
    chilli(30, 214, -14) +
    chilli(294, 206, 28) +
    cut("M40 330C44 276 90 256 160 256C230 256 276 276 280 330Z", "#f8f1e2", 4) +
    cut("M160 262L148 330H172Z", "#d9cdb8", 1) +
    cut("M132 216H188V264C176 280 144 280 132 264Z", "#a8633c", 2) +
    cut(disc(92, 184, 17, 20) + disc(228, 184, 17, 20), "#b87148", 3) +
    cut(
      "M160 96C208 96 228 134 226 178C224 222 196 250 160 250C124 250 96 222 94 178C92 134 112 96 160 96Z",
      "#c98257",
      4,
    ) +
    cut("M102 262C130 250 190 250 218 262C206 286 180 292 160 282C140 292 114 286 102 262Z", "#b3162f", 3) +
    cut("M154 280L132 312L160 300L186 314L168 280Z", "#8f1226", 2) +
    cut(disc(114, 208, 15) + disc(206, 208, 15), "#d9614a", 0) +
    cut(sliver(128, 176, 19, -9, 3.6) + sliver(192, 176, 19, -9, 3.6), "#2a1612", 0) +
    cut(
      "M106 152C116 138 138 138 146 150C134 148 118 148 106 158ZM214 152C204 138 182 138 174 150C186 148 202 148 214 158Z",
      "#d8d2c8",
      2,
    ) +
    cut("M160 176C176 176 182 196 176 208C170 218 150 218 144 208C138 196 144 176 160 176Z", "#b56a44", 3) +
    cut(
      "M160 212C146 200 112 206 84 236C76 226 80 214 88 208C82 246 140 250 160 228C180 250 238 246 232 208C240 214 244 226 236 236C208 206 174 200 160 212Z",
      "#d8d2c8",
      3,
    ) +
    cut(
      "M96 128C60 122 58 66 96 62C100 24 148 12 164 36C186 10 234 26 230 62C266 70 258 124 224 128Z",
      "#fdf8ee",
      4,
    ) +
    cut("M94 118H226V146C190 134 130 134 94 146Z", "#efe6d4", 3)
  );
}

/** Hair like a tower of meringue. */
export function meringue(): string {
  const { defs, cut } = sheets();
  const tier = (y: number, half: number, high: number, colour: string): string => {
    const count = Math.max(2, Math.round(half / 20));
    const step = (half * 2) / count;
    let d = `M${160 - half} ${y}C${160 - half - 10} ${y - high} ${160 + half + 10} ${y - high} ${160 + half} ${y}`;
    for (let i = 0; i < count; i += 1) d += `q${-step / 2} ${step * 0.72} ${-step} 0`;
    return cut(`${d}Z`, colour, 4);
  };
  const dice = random("sucre");
  const sugar = Array.from({ length: 46 }, () =>
    circle(dice.between(6, 314), dice.between(6, 300), dice.between(1.6, 4), "#f4fbf4"),
  ).join("");
  return (
    rect(0, 0, 320, 320, "#8fc7b4") +
    sugar +
    defs +
    cut("M64 330C70 284 112 264 160 264C208 264 250 284 256 330Z", "#b3162f", 4) +
    cut("M116 268C130 288 190 288 204 268L214 282C190 306 130 306 106 282Z", "#fbe7e4", 2) +
    cut("M140 230H180V268C172 280 148 280 140 268Z", "#eebfa8", 2) +
    tier(196, 106, 60, "#f7c9d0") +
    cut(
      "M160 106C206 106 220 144 216 182C212 222 188 250 160 250C132 250 108 222 104 182C100 144 114 106 160 106Z",
      "#fbdcc9",
      3,
    ) +
    cut(disc(116, 210, 14) + disc(204, 210, 14), "#f29aa2", 0) +
    cut(sliver(132, 190, 17, 8, 3) + sliver(188, 190, 17, 8, 3), "#5a2030", 0) +
    stroke("M116 194L108 200M122 198L117 206M204 194L212 200M198 198L203 206", "#5a2030", 3.4, {
      "stroke-linecap": "round",
    }) +
    stroke("M160 196C156 206 156 210 164 211", "#e0a08c", 3.4, { "stroke-linecap": "round" }) +
    cut("M146 226C152 219 157 219 160 222C163 219 168 219 174 226C168 236 152 236 146 226Z", "#c2203c", 0) +
    tier(146, 78, 46, "#fdeff0") +
    tier(112, 66, 48, "#f9d6da") +
    tier(80, 50, 44, "#fdeff0") +
    tier(52, 32, 36, "#f9d6da") +
    cut("M160 8C176 20 178 34 166 40C154 42 146 34 150 26C154 20 158 16 160 8Z", "#fdeff0", 3) +
    cut(disc(174, 22, 13), "#b3162f", 3) +
    circle(170, 18, 3.6, "#f4a0a8") +
    cut(disc(100, 226, 9) + disc(220, 226, 9), "#d9a441", 3)
  );
}
