/** The sticker maker: round heads, thick lines, and a white border to peel off. */
import { el, freshId, g, circle, path, rect, stroke } from "../kit/svg.ts";
import { random } from "../kit/random.ts";
import type { Hand } from "./hand.ts";

const LINE = "#2a1a2c";

/** One shape with the thick line of all stickers. */
const ink = (d: string, colour: string, width = 6): string =>
  path(d, colour, {
    stroke: LINE,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
const line = (d: string, width = 6, colour = LINE): string =>
  stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
const ball = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A figure with its die-cut border and the shadow of the paper, on a ground. */
function peel(ground: string, figure: string): string {
  const [border, shadow] = [freshId("border"), freshId("lift")];
  const grow = (
    id: string,
    radius: number,
    colour: string,
    opacity: number,
    dx: number,
    dy: number,
  ): string =>
    el(
      "filter",
      { id, filterUnits: "userSpaceOnUse", x: -20, y: -20, width: 360, height: 380 },
      el("feMorphology", { in: "SourceAlpha", operator: "dilate", radius, result: "grown" }),
      el("feGaussianBlur", { in: "grown", stdDeviation: 1.2, result: "soft" }),
      el(
        "feComponentTransfer",
        { in: "soft", result: "edge" },
        el("feFuncA", { type: "linear", slope: 3, intercept: -1 }),
      ),
      el("feOffset", { in: "edge", dx, dy, result: "moved" }),
      el("feFlood", { "flood-color": colour, "flood-opacity": opacity }),
      el("feComposite", { in2: "moved", operator: "in" }),
    );
  return (
    ground +
    el("defs", {}, grow(border, 8, "#fffdf8", 1, 0, 0) + grow(shadow, 8, "#1a0f1e", 0.32, 3, 6)) +
    g({ filter: `url(#${shadow})` }, figure) +
    g({ filter: `url(#${border})` }, figure) +
    figure
  );
}

function dotted(colour: string, dot: string, step = 40): string {
  let d = "";
  for (let row = 0; row * step < 340; row += 1)
    for (let x = row % 2 ? step / 2 : 0; x < 340; x += step) d += ball(x, row * step, 5);
  return rect(0, 0, 320, 320, colour) + path(d, dot);
}

/** A large shining eye. */
const shining = (x: number, y: number, r: number, iris: string): string =>
  ink(ball(x, y, r, r * 1.12), "#ffffff", 5) +
  circle(x, y + r * 0.12, r * 0.72, iris) +
  circle(x, y + r * 0.16, r * 0.42, LINE) +
  circle(x - r * 0.26, y - r * 0.3, r * 0.27, "#ffffff") +
  circle(x + r * 0.26, y + r * 0.46, r * 0.14, "#ffffff");

function midnightCat(): string {
  const dice = random("minuit");
  const stars = Array.from({ length: 30 }, () =>
    circle(dice.between(4, 316), dice.between(4, 316), dice.between(1.2, 3), "#e9d9a6"),
  ).join("");
  const cat =
    ink("M62 320C40 276 52 232 92 214H228C268 232 280 276 258 320Z", "#2e2a44") +
    ink(
      "M76 136L66 52C66 44 74 42 80 46L124 82H196L240 46C246 42 254 44 254 52L244 136C262 196 226 244 160 244C94 244 58 196 76 136Z",
      "#2e2a44",
    ) +
    path("M82 66L86 104L108 86ZM238 66L234 104L212 86Z", "#e88a9c") +
    path("M120 222C132 236 188 236 200 222C214 250 210 300 160 318C110 300 106 250 120 222Z", "#f3ead8") +
    ink(ball(120, 150, 29, 27), "#ffd75a", 5) +
    ink(ball(200, 150, 29, 27), "#ffd75a", 5) +
    path(ball(124, 156, 8, 17) + ball(196, 156, 8, 17), LINE) +
    circle(118, 148, 5, "#ffffff") +
    circle(190, 148, 5, "#ffffff") +
    path("M86 152C90 116 150 116 152 148ZM234 152C230 116 170 116 168 148Z", "#2e2a44") +
    line("M88 150L152 148M168 148L232 150") +
    path(
      "M134 196C134 178 160 182 160 182C160 182 186 178 186 196C186 210 170 212 160 204C150 212 134 210 134 196Z",
      "#f3ead8",
    ) +
    ink("M150 178H170L160 190Z", "#e88a9c", 4) +
    line("M160 190V200M160 200C154 210 142 210 138 202M160 200C166 210 178 210 182 202", 4.6) +
    line("M84 180L112 185M84 202L112 197M236 180L208 185M236 202L208 197", 3.4, "#f3ead8") +
    ink("M112 232C138 250 182 250 208 232L210 246C182 266 138 266 110 246Z", "#b3162f", 5) +
    ink(ball(160, 268, 17), "#ffd75a", 5) +
    path("M164 257A12 12 0 1 0 170 276A9 9 0 1 1 164 257Z", LINE);
  return peel(rect(0, 0, 320, 320, "#3b4a94") + stars, cat);
}

function granny(): string {
  const lady =
    ink("M56 320C60 270 108 252 160 252C212 252 260 270 264 320Z", "#2f8f8a") +
    ink("M130 250C140 272 180 272 190 250L204 262L160 300L116 262Z", "#fff3e2", 5) +
    ink(ball(160, 46, 34, 28), "#e9e6ee") +
    ink(
      "M160 62C92 58 62 110 68 158C48 170 52 208 76 210L244 210C268 208 272 170 252 158C258 110 228 58 160 62Z",
      "#e9e6ee",
    ) +
    ink(
      "M160 104C220 104 236 144 232 184C228 228 200 252 160 252C120 252 92 228 88 184C84 144 100 104 160 104Z",
      "#f7cfae",
    ) +
    ink(
      "M84 150C84 104 120 84 160 86C200 84 236 104 236 150C224 128 206 118 190 122C176 112 150 112 136 122C114 118 98 130 84 150Z",
      "#f6f3f8",
      5,
    ) +
    path(ball(106, 210, 17, 12) + ball(214, 210, 17, 12), "#f08a8a") +
    path(ball(124, 178, 31) + ball(196, 178, 31), "#ffffff", { opacity: 0.75 }) +
    circle(128, 180, 11, LINE) +
    circle(192, 180, 11, LINE) +
    circle(124, 175, 4, "#ffffff") +
    circle(188, 175, 4, "#ffffff") +
    stroke(ball(124, 178, 31) + ball(196, 178, 31), "#c0392b", 6) +
    line("M154 174C158 170 162 170 166 174", 5, "#c0392b") +
    line("M106 140C114 134 124 134 132 138M188 138C196 134 206 134 214 140", 5, "#b9b2c4") +
    line("M154 202C158 207 164 207 168 202", 4.6, "#d08a6a") +
    line("M136 222C148 238 174 238 186 222") +
    line("M146 42C152 32 170 32 176 42M150 54C156 48 166 48 172 54", 4, "#bab4c8") +
    ink("M222 274C230 286 236 292 228 300C222 304 214 300 214 292C214 286 220 282 222 274Z", "#a7e0ea", 4);
  let waves = "";
  for (let y = 20; y < 330; y += 44) {
    waves += `M-20 ${y}`;
    for (let x = 0; x < 6; x += 1) waves += "q16 -20 32 0q16 20 32 0";
  }
  return peel(rect(0, 0, 320, 320, "#63b9c4") + stroke(waves, "#7fcad2", 9), lady);
}

function duck(): string {
  const bird =
    ink("M70 320C58 268 96 234 150 236C214 232 262 262 262 320Z", "#fdf8ee") +
    ink(
      "M150 44C214 40 250 84 244 140C240 194 214 240 160 244C104 246 72 206 74 146C76 88 102 48 150 44Z",
      "#fdf8ee",
    ) +
    ink("M150 46C140 26 150 14 160 12C158 22 166 24 174 14C178 26 168 38 166 46Z", "#fdf8ee", 5) +
    path(ball(106, 176, 14, 11), "#f7b7a8") +
    shining(112, 136, 21, "#3b6ea5") +
    line("M92 104C100 96 114 94 124 100", 6) +
    ink(
      "M96 186C88 168 120 166 150 176C176 166 196 170 194 186C204 200 186 220 146 220C106 220 86 204 96 186Z",
      "#f59a23",
    ) +
    line("M96 190C124 202 168 202 194 188", 5) +
    line("M134 182h1M156 182h1", 6) +
    ink(
      "M150 92H272C280 92 284 98 284 104V174C284 182 278 186 272 186H150C144 186 140 182 140 174V104C140 98 144 92 150 92Z",
      "#3c3846",
    ) +
    ink("M170 92L178 74H214L222 92Z", "#3c3846") +
    path("M140 112H284V126H140Z", "#d8b25a") +
    ink(ball(210, 142, 39), "#5a5568") +
    ink(ball(210, 142, 27), "#8fd0e0", 5) +
    path(ball(210, 142, 14), "#1f3a5a") +
    path("M194 134C196 124 206 120 214 122L204 140Z", "#ffffff") +
    circle(156, 104, 5, "#e8563f") +
    ink("M260 84L268 60L274 82L296 76L280 94Z", "#ffe36a", 4) +
    ink("M214 262C240 258 252 226 250 192C250 178 278 176 282 194C290 240 274 296 246 322Z", "#fdf8ee", 5);
  return peel(dotted("#e8b04a", "#efc46e"), bird);
}

function burglar(): string {
  const girl =
    ink("M70 320C74 276 112 256 160 256C208 256 246 276 250 320Z", "#2b2a38") +
    path("M80 288H240L246 304H76Z", "#fdf8ee") +
    ink("M64 178C36 190 30 236 52 262C62 246 66 252 74 240C84 222 84 200 80 184Z", "#f2c34a") +
    ink("M256 178C284 190 290 236 268 262C258 246 254 252 246 240C236 222 236 200 240 184Z", "#f2c34a") +
    ink(
      "M160 92C226 92 246 138 242 178C238 230 204 258 160 258C116 258 82 230 78 178C74 138 94 92 160 92Z",
      "#f9d3b4",
    ) +
    ink("M80 140C110 146 132 138 146 122C160 140 210 148 240 138L240 116H80Z", "#f2c34a", 5) +
    ink(
      "M74 164C96 150 138 152 160 166C182 152 224 150 246 164C250 204 226 220 200 216C180 214 170 202 160 198C150 202 140 214 120 216C94 220 70 204 74 164Z",
      "#221c2c",
      5,
    ) +
    shining(118, 182, 22, "#3f8f6a") +
    shining(202, 182, 22, "#3f8f6a") +
    path(ball(100, 226, 13, 9) + ball(220, 226, 13, 9), "#f29a9a") +
    line("M142 232C152 240 172 240 184 224") +
    line("M184 224C186 222 188 224 188 228", 5) +
    ink("M70 124C70 60 112 30 160 30C208 30 250 60 250 124C196 108 124 108 70 124Z", "#2b3a66") +
    path(
      "M78 92C110 76 210 76 242 92L248 110C206 96 114 96 72 110ZM100 58C124 46 196 46 220 58L230 70C196 60 124 60 90 70Z",
      "#4a5f96",
    ) +
    line("M70 124C70 60 112 30 160 30C208 30 250 60 250 124") +
    ink("M66 112C120 96 200 96 254 112L252 138C200 120 120 120 68 138Z", "#d9a441", 5) +
    ink(ball(160, 26, 17), "#d9a441", 5) +
    ink(
      "M222 280C206 292 200 320 214 330H286C298 312 288 288 268 280L276 266C262 272 250 262 244 256C240 264 228 268 216 266Z",
      "#d9b45a",
    ) +
    line("M254 288V320M262 294C252 288 242 292 244 300C248 306 262 304 262 312C260 318 248 318 242 312", 5);
  return peel(dotted("#2f6f6b", "#3a807b"), girl);
}

function cactus(): string {
  const plant =
    ink("M96 176C58 178 44 154 46 128C46 108 72 108 74 126C74 140 80 144 100 142Z", "#5aa05a") +
    ink("M224 190C266 192 280 166 278 138C276 118 252 118 250 138C250 152 244 158 222 156Z", "#5aa05a") +
    ink("M92 262V134C92 84 124 62 160 62C196 62 228 84 228 134V262Z", "#6db56a") +
    line(
      "M118 100V126M118 214V252M202 100V126M202 214V252M160 236V254M58 130V146M264 144V158",
      4.6,
      "#468a4c",
    ) +
    path("M200 70C222 84 228 108 228 134V262H206C216 200 214 120 200 70Z", "#529a56") +
    line("M92 262V134C92 84 124 62 160 62C196 62 228 84 228 134V262") +
    circle(132, 164, 11, LINE) +
    circle(188, 164, 11, LINE) +
    circle(128, 159, 4.4, "#ffffff") +
    circle(184, 159, 4.4, "#ffffff") +
    path(ball(114, 190, 13, 9) + ball(206, 190, 13, 9), "#f08a8a") +
    line("M144 184C152 196 168 196 176 184") +
    line("M118 142C124 136 134 136 140 140M180 140C186 136 196 136 202 142", 5) +
    ink("M66 244H254L248 276H72Z", "#d9733b") +
    ink("M78 276H242L226 330H94Z", "#c45f2c") +
    path("M208 246H252L247 274H206ZM204 278H240L224 330H190Z", "#a84c20") +
    line("M66 244H254L248 276H72Z") +
    ink(
      "M42 96C60 84 72 100 100 104C140 110 180 110 220 104C248 100 260 84 278 96C276 124 226 130 160 130C94 130 44 124 42 96Z",
      "#8a5a34",
    ) +
    ink(
      "M104 108C100 64 112 30 136 30C148 30 150 40 160 40C170 40 172 30 184 30C208 30 220 64 216 108C180 116 140 116 104 108Z",
      "#a06c40",
    ) +
    path("M104 88C140 98 180 98 216 88L216 108C180 116 140 116 104 108Z", "#b3162f") +
    line(
      "M104 108C100 64 112 30 136 30C148 30 150 40 160 40C170 40 172 30 184 30C208 30 220 64 216 108C180 116 140 116 104 108Z",
    ) +
    ink(
      "M252 112C244 100 254 92 262 98C266 88 280 90 278 102C288 106 284 120 274 118C272 128 256 128 256 118Z",
      "#f29ab0",
      4,
    ) +
    circle(266, 108, 5, "#ffd75a");
  return peel(dotted("#efd9a8", "#e6c98c"), plant);
}

/** The stickers, by pseudo. */
export const sticker: Hand = {
  gros_minuit: midnightCat,
  mme_clapotis: granny,
  kwak_o_dak: duck,
  fifi_braquage: burglar,
  theo_cactus: cactus,
};
