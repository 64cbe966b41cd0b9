/** The paper cutter: few shapes, frank colours, and the depth of a shadow box. */
import { random } from "../kit/random.ts";
import { starPoints } from "../kit/scene.ts";
import { circle, g, path, polygon, rect, stroke } from "../kit/svg.ts";
import type { Hand } from "./hand.ts";
import { disc, sheets, sliver } from "./papercut/sheets.ts";
import { bustEdge } from "./profile.ts";

function cook(): string {
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

function meringue(): string {
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

function carton(): string {
  const { defs, cut } = sheets();
  return (
    rect(0, 0, 320, 320, "#2f6f6b") +
    path("M0 250L320 190V320H0Z", "#27605d") +
    defs +
    cut("M60 330C64 292 104 272 160 272C216 272 256 292 260 330Z", "#d9622b", 4) +
    cut("M134 240H186V276C176 290 144 290 134 276Z", "#7a4a2c", 2) +
    cut("M84 74L26 40L62 22L118 62Z", "#b88a52", 3) +
    cut("M236 74L294 48L264 24L206 62Z", "#a87a44", 3) +
    cut("M78 72H242V252H78Z", "#c99a5f", 4) +
    path("M206 72H242V252H206Z", "#b2834a") +
    path("M78 72H242L230 84H92Z", "#8a602f") +
    cut("M92 84L70 118L232 122L228 84Z", "#dcb27a", 3) +
    path("M146 84H172V252H146Z", "#e8cf9f", { opacity: 0.75 }) +
    stroke("M86 200H98M86 212H104M86 224H96M214 222l8 -10l8 10M222 212v22", "#8a602f", 3.4) +
    cut("M98 140H140V178H98ZM182 140H224V178H182Z", "#2b1a14", 0) +
    circle(120, 160, 13, "#f7ecd9") +
    circle(202, 160, 13, "#f7ecd9") +
    circle(124, 163, 6.4, "#2b1a14") +
    circle(206, 163, 6.4, "#2b1a14") +
    path("M98 140H140V150H98ZM182 140H224V150H182Z", "#1c100c") +
    stroke("M112 212C134 232 186 232 208 210", "#2b1a14", 6, { "stroke-linecap": "round" }) +
    stroke("M104 206L116 218M216 204L204 216", "#2b1a14", 5, { "stroke-linecap": "round" })
  );
}

function winds(): string {
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

function organist(): string {
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

function sevenOClock(): string {
  const { defs, cut } = sheets();
  const ticks = Array.from({ length: 12 }, (_, i) =>
    rect(-3.5, -96, 7, i % 3 === 0 ? 20 : 11, "#2b2230", {
      transform: `translate(160 176) rotate(${i * 30})`,
    }),
  ).join("");
  return (
    rect(0, 0, 320, 320, "#31457a") +
    path("M0 0H320L0 320Z", "#3b5290") +
    defs +
    cut("M120 268L96 316L118 320L146 276ZM200 268L224 316L202 320L174 276Z", "#8a6420", 3) +
    cut(disc(98, 68, 36) + disc(222, 68, 36), "#d9a441", 3) +
    cut("M152 60V26H168V60Z", "#8a6420", 2) +
    cut(disc(160, 176, 122), "#b3162f", 5) +
    cut(disc(160, 176, 106), "#f7efdd", 2) +
    ticks +
    cut(disc(122, 156, 17, 21) + disc(198, 156, 17, 21), "#ffffff", 2) +
    circle(126, 160, 9, "#2b2230") +
    circle(202, 160, 9, "#2b2230") +
    path("M102 150C104 132 140 132 142 150ZM178 150C180 132 216 132 218 150Z", "#e6d3b4") +
    stroke("M104 150H140M180 150H216", "#2b2230", 5, { "stroke-linecap": "round" }) +
    cut("M142 228C150 216 170 216 178 228C178 246 142 246 142 228Z", "#5a1730", 1) +
    cut(
      polygon([
        [153, 180],
        [156, 96],
        [160, 86],
        [164, 96],
        [167, 180],
      ]),
      "#2b2230",
      3,
    ) +
    cut("M160 176L120 222L117 236L130 230L168 184Z", "#2b2230", 3) +
    cut(disc(160, 178, 11), "#b3162f", 2) +
    stroke("M250 96l16 -8h-13l15 -8M272 76l12 -6h-10l11 -6", "#f7efdd", 4)
  );
}

function fortuneTeller(): string {
  const { defs, cut } = sheets();
  const curtain = (flip: string): string =>
    g(
      { transform: flip },
      cut("M-10 -10H70C60 60 84 110 46 168C30 196 10 210 -10 216Z", "#8f1226", 4) +
        stroke("M20 0C22 70 40 110 14 180M46 0C44 60 64 100 40 150", "#6b0c1e", 5),
    );
  const stars = [
    [110, 30, 7],
    [206, 24, 9],
    [250, 110, 7],
    [78, 120, 6],
  ] as const;
  return (
    rect(0, 0, 320, 320, "#2b1a48") +
    defs +
    stars.map(([x, y, r]) => path(polygon(starPoints(x, y, r, 4, 0.35)), "#e9c66b")).join("") +
    curtain("") +
    curtain("translate(320 0) scale(-1 1)") +
    cut("M40 330C44 268 100 236 160 236C220 236 276 268 280 330Z", "#27605d", 4) +
    cut("M96 130C84 190 92 232 112 262H208C228 232 236 190 224 130Z", "#cfc9c2", 3) +
    cut(
      "M160 94C204 94 216 132 214 168C212 214 186 244 160 252C134 244 108 214 106 168C104 132 116 94 160 94Z",
      "#c48d62",
      3,
    ) +
    cut(
      "M86 124C70 62 112 18 160 22C208 18 250 62 234 124C210 96 184 108 160 92C136 108 110 96 86 124Z",
      "#6a2f86",
      4,
    ) +
    cut("M86 124C110 70 190 56 230 98C236 108 236 116 234 124C200 90 140 96 98 136Z", "#8a45a6", 3) +
    cut("M160 52C174 66 174 84 160 96C146 84 146 66 160 52Z", "#d9a441", 3) +
    cut("M160 64C167 71 167 80 160 87C153 80 153 71 160 64Z", "#b3162f", 1) +
    cut(
      "M112 164C120 152 142 152 150 164C142 174 120 174 112 164ZM170 164C178 152 200 152 208 164C200 174 178 174 170 164Z",
      "#fdf6e6",
      1,
    ) +
    circle(132, 164, 6.6, "#20402f") +
    circle(188, 164, 6.6, "#20402f") +
    stroke("M110 162C120 148 142 148 152 162M168 162C178 148 200 148 210 162", "#5a2a6a", 6, {
      "stroke-linecap": "round",
    }) +
    stroke("M112 142C122 134 140 134 148 142M172 142C180 134 198 134 208 142", "#8c8880", 5, {
      "stroke-linecap": "round",
    }) +
    stroke(
      "M120 182C128 186 138 186 144 182M176 182C184 186 194 186 200 182M128 200C124 210 124 218 130 226M192 200C196 210 196 218 190 226",
      "#96623c",
      3,
      {
        "stroke-linecap": "round",
      },
    ) +
    stroke("M162 166C168 186 174 196 158 198", "#96623c", 4.6, { "stroke-linecap": "round" }) +
    cut("M138 218C150 210 170 210 184 214C172 226 150 228 138 218Z", "#a0142e", 1) +
    stroke("M96 186a14 14 0 1 0 0.1 0M224 186a14 14 0 1 0 0.1 0", "#d9a441", 6) +
    cut(disc(160, 300, 52), "#9fd0d6", 4) +
    path("M124 270C138 252 168 250 184 260C160 262 140 276 132 300C126 292 122 280 124 270Z", "#e6f6f4") +
    path(polygon(starPoints(168, 296, 17, 5, 0.42)), "#2b1a48")
  );
}

/** The cut-paper portraits, by pseudo. */
export const papercut: Hand = {
  oncle_paprika: cook,
  sucre_glace: meringue,
  zebulon_kraft: carton,
  rosa_des_vents: winds,
  octave_minable: organist,
  waldo_sept_heures: sevenOClock,
  la_mere_fortune: fortuneTeller,
};
