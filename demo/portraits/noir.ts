/** The photographer of the night: black shapes, one light, and the edge that it finds. */
import { moon, skyline } from "../kit/scene.ts";
import { blur, clouds, vignette } from "../kit/print.ts";
import { bust } from "../kit/bust.ts";
import { complexion, locks } from "../kit/bust/paints.ts";
import { circle, clip, g, linear, path, polygon, radial, rect, stroke, type Stop } from "../kit/svg.ts";
import { random } from "../kit/random.ts";
import type { Hand } from "./hand.ts";
import { bustEdge } from "./profile.ts";

const BLACK = "#0d0b13";

/** A black shape whose edge on the side of the light is lit; `dx`, `dy` point away from the light. */
function rimmed(d: string, rim: string, dx: number, dy: number, dark = BLACK): string {
  return clip(d, path(d, rim), path(d, dark, { transform: `translate(${dx} ${dy})` }));
}

function sky(...stops: readonly Stop[]): string {
  const shade = linear(stops);
  return shade.defs + rect(0, 0, 320, 320, shade.fill);
}

function glow(x: number, y: number, r: number, colour: string, strength = 0.9): string {
  const light = radial([
    [0, colour, strength],
    [1, colour, 0],
  ]);
  return light.defs + circle(x, y, r, light.fill);
}

/** Street lamps out of focus. */
function bokeh(seed: string, colours: readonly string[], count = 22): string {
  const dice = random(seed);
  return Array.from({ length: count }, () =>
    circle(dice.between(0, 320), dice.between(60, 320), dice.between(8, 22), dice.pick(colours), {
      opacity: dice.between(0.18, 0.5).toFixed(2),
    }),
  ).join("");
}

const FEDORA =
  "M-112 -44C-84 -62 -70 -58 -60 -62C-62 -88 -58 -116 -44 -128C-26 -138 -8 -122 6 -124C28 -134 56 -128 66 -106C74 -88 76 -72 78 -58C96 -54 112 -58 122 -48C106 -34 60 -40 0 -42C-44 -42 -84 -30 -112 -44Z";
const BAND = "M-61 -66C-20 -74 40 -72 77 -62L78 -48C40 -56 -20 -58 -61 -50Z";
const COLLAR = "M-52 108C-34 104 -16 96 -2 84C40 84 86 112 96 150L120 240H-104L-72 168Z";

function nightWalker(): string {
  const head = bustEdge({ nose: 4, chin: 4, brow: 4 });
  const figure =
    rimmed(head, "#ffcf8a", 7, 2) +
    path("M-58 -14C-52 -20 -44 -20 -38 -14C-46 -10 -52 -10 -58 -14Z", "#ffcf8a", { opacity: 0.85 }) +
    rimmed(COLLAR, "#c98a4a", 6, 3, "#171320") +
    rimmed(FEDORA, "#ffcf8a", 5, 4, "#141019") +
    path(BAND, "#8a1630");
  return (
    sky([0, "#0d1430"], [0.6, "#2a2a58"], [1, "#5a2c4c"]) +
    skyline(0, 320, 320, 70, 240, "#141a38", "barnabe", "#e9b44c") +
    bokeh("barnabe", ["#f4c26b", "#e8563f", "#8fb0e0"]) +
    glow(20, 150, 150, "#ffb65a", 0.55) +
    g({ transform: "translate(178 176) scale(1.12)" }, figure)
  );
}

function hood(): string {
  const cloth =
    "M160 34C96 36 70 104 66 168C62 214 40 250 22 320H298C280 250 258 214 254 168C250 104 224 36 160 34Z";
  const hole =
    "M160 72C118 74 100 122 102 172C104 220 132 252 160 256C188 252 216 220 218 172C220 122 202 74 160 72Z";
  const folds = stroke(
    "M160 34C150 50 152 60 160 72M92 120C78 180 84 240 60 320M228 120C242 180 236 240 260 320M132 262C140 284 138 300 130 320M188 262C180 284 182 300 190 320",
    "#0a080e",
    5,
    { "stroke-linecap": "round" },
  );
  return (
    sky([0, "#3a0c1c"], [1, "#8f1a2f"]) +
    [0, 1, 2, 3, 4, 5].map((i) => rect(0, 20 + i * 56, 320, 26, "#5e1022", { opacity: 0.7 })).join("") +
    glow(160, 130, 190, "#ff5a4a", 0.55) +
    rimmed(cloth, "#ff9a80", 0, 6, "#211822") +
    folds +
    path(hole, "#070509") +
    stroke("M112 132C122 96 142 84 160 84C178 84 198 96 208 132", "#5a2a34", 3, {
      "stroke-linecap": "round",
    }) +
    stroke("M130 176H150M170 176H190", "#f4e6c6", 7, { "stroke-linecap": "round" })
  );
}

function crow(): string {
  const bird =
    "M62 132C84 116 104 112 116 116C120 88 146 70 172 78C200 86 208 116 212 140C240 168 262 214 300 258C284 258 270 254 258 248C264 266 270 280 282 300C256 292 232 276 214 258C190 276 160 278 138 262C112 244 104 208 112 172C114 158 116 150 116 146C98 140 80 136 62 132Z";
  return (
    sky([0, "#141026"], [1, "#3b2444"]) +
    moon(150, 142, 122, "#f1dfb4", "#d9bf88") +
    path("M0 320V288C60 276 110 296 160 284C210 274 270 292 320 280V320Z", BLACK) +
    rimmed(bird, "#8fa6e0", -3, 5) +
    stroke(
      "M160 268L154 296M154 296L140 300M154 296L164 302M196 262L200 292M200 292L188 298M200 292L212 298",
      BLACK,
      6,
      {
        "stroke-linecap": "round",
      },
    ) +
    stroke(
      "M150 176C176 178 214 200 246 244M146 200C168 206 196 226 220 252M146 224C160 232 178 246 194 260",
      "#41507e",
      3,
      {
        "stroke-linecap": "round",
      },
    ) +
    path("M64 132C82 126 98 128 116 130L114 134C98 134 80 136 64 132Z", "#5a6694") +
    circle(148, 108, 9, "#e8283f") +
    circle(148, 108, 3.6, BLACK) +
    circle(145, 105, 2, "#ffffff")
  );
}

function blinds(): string {
  const sitter = (paints: Parameters<typeof bust>[0]["paints"]): string =>
    bust({
      seed: "ombre",
      era: "occulte",
      gender: "m",
      age: "vieux",
      hair: "raie",
      hat: "aucun",
      beard: "bouc",
      outfit: "costume",
      glasses: "rondes",
      mood: "grave",
      earring: false,
      scar: false,
      turn: -0.7,
      tilt: 0,
      mirrored: false,
      x: -50,
      y: -16,
      size: 420,
      ...(paints === undefined ? {} : { paints }),
    });
  const slats = Array.from({ length: 9 }, (_, i) => {
    const y = -46 + i * 44;
    return polygon([
      [0, y + 40],
      [320, y],
      [320, y + 32],
      [0, y + 72],
    ]);
  }).join("");
  const lit = sitter({
    ...complexion("#f0cfa0"),
    ...locks("#f4efe4"),
    metal: "#2a1a14",
    cloth: "#6a5a52",
    clothShade: "#3a3034",
    white: "#fff6e0",
  });
  const dim = rect(0, 0, 320, 320, "#14101f", { opacity: 0.84 });
  return (
    rect(0, 0, 320, 320, "#1a1422") +
    g({}, lit, dim) +
    clip(
      slats,
      rect(0, 0, 320, 320, "#8a5224"),
      lit,
      rect(0, 0, 320, 320, "#ffb85c", { style: "mix-blend-mode:soft-light", opacity: 0.6 }),
    ) +
    vignette(320, 320, "#0a0710", 0.7)
  );
}

function porthole(): string {
  const hair =
    "M160 66C110 64 88 110 88 160C88 214 74 246 62 290H258C246 246 232 214 232 160C232 110 210 64 160 66Z";
  const face =
    "M160 88C124 88 112 122 113 158C114 198 138 228 160 228C182 228 206 198 207 158C208 122 196 88 160 88Z";
  const soft = blur(7);
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + 0.26;
    return circle(
      Number((160 + Math.cos(a) * 145).toFixed(1)),
      Number((160 + Math.sin(a) * 145).toFixed(1)),
      6,
      "#c9a24e",
    );
  }).join("");
  const eye = (x: number): string =>
    path(
      `M${x - 15} 158C${x - 8} 146 ${x + 8} 146 ${x + 15} 158C${x + 8} 168 ${x - 8} 168 ${x - 15} 158Z`,
      "#0e1a2a",
    ) +
    circle(x, 156, 3, "#dff4ff") +
    stroke(`M${x - 12} 171C${x - 4} 176 ${x + 6} 176 ${x + 12} 171`, "#8fb4c4", 2.4, {
      "stroke-linecap": "round",
    });
  const glass = "M160 28A132 132 0 1 1 159.9 28Z";
  return (
    rect(0, 0, 320, 320, "#1c1a22") +
    circle(160, 160, 158, "#7a5a26") +
    circle(160, 160, 152, "#a67f38") +
    rivets +
    clip(
      glass,
      sky([0, "#0f3a4a"], [1, "#061722"]),
      glow(160, 130, 150, "#bfeaf0", 0.65),
      soft.defs,
      path(hair, "#dff6ff", { filter: soft.url, opacity: 0.6 }),
      path(hair, "#0b1420"),
      path("M132 214H188L196 300H124Z", "#9fc3cc"),
      path(face, "#dcf0f0"),
      path("M160 88C196 88 208 122 207 158C206 198 182 228 160 228C176 200 186 150 160 88Z", "#a9ccd4"),
      path(
        "M160 84C140 96 122 116 112 164C104 130 112 82 160 78C208 82 216 130 208 164C198 116 180 96 160 84Z",
        "#0b1420",
      ),
      eye(138),
      eye(182),
      path("M156 190C158 194 162 194 165 191", "none", {
        stroke: "#7fa4b4",
        "stroke-width": 2.4,
        "stroke-linecap": "round",
      }),
      path("M148 206C154 202 166 202 172 206C166 212 154 212 148 206Z", "#35586a"),
      path("M40 90C70 40 120 34 150 32C110 60 80 100 66 160Z", "#ffffff", { opacity: 0.14 }),
      clouds(320, 320, "#9fd4dc", 0.24, 0.012, 11),
    ) +
    stroke(glass, "#4a3414", 5)
  );
}

function eyeGlass(): string {
  const head = bustEdge({ nose: 8, chin: 0, brow: 2 });
  const figure =
    rimmed(head, "#7fa0d8", -5, 3) +
    rimmed(COLLAR, "#56719f", -5, 3, "#181522") +
    rimmed(FEDORA, "#7fa0d8", -4, 5, "#15111c") +
    path(BAND, "#34426a");
  const lens = "M96 118A58 58 0 1 1 95.9 118Z";
  const enlarged =
    rect(0, 0, 320, 320, "#e6b072") +
    path("M40 140C60 124 130 118 156 140L150 150C124 136 70 140 44 152Z", "#3a2016") +
    path("M46 182C66 154 124 152 148 178C126 204 70 206 46 182Z", "#fff6e4") +
    circle(98, 178, 22, "#4f7a52") +
    circle(98, 178, 11, "#0f0a10") +
    circle(90, 169, 5, "#ffffff") +
    stroke("M44 184C64 152 126 150 150 178", "#2a140e", 6, { "stroke-linecap": "round" }) +
    stroke("M58 208C80 218 116 218 136 206", "#a8683a", 4, { "stroke-linecap": "round" });
  return (
    sky([0, "#16203c"], [1, "#33446a"]) +
    path("M230 0H320V320H300Z", "#4a5e8c", { opacity: 0.5 }) +
    Array.from({ length: 40 }, (_, i) => {
      const dice = random(`rain${i}`);
      const [x, y] = [dice.between(0, 330), dice.between(-10, 310)];
      return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-7 20`, "#8fa6d4", 1.4, { opacity: 0.5 });
    }).join("") +
    glow(70, 180, 130, "#ffc46a", 0.6) +
    g({ transform: "translate(186 170) scale(1.1)" }, figure) +
    stroke("M142 220L196 296", "#3a2418", 17, { "stroke-linecap": "round" }) +
    stroke("M142 220L196 296", "#8a5a2c", 9, { "stroke-linecap": "round" }) +
    clip(
      lens,
      enlarged,
      path("M50 150C60 130 84 124 100 124L70 226C50 206 44 176 50 150Z", "#ffffff", { opacity: 0.22 }),
    ) +
    stroke(lens, "#2a1a12", 13) +
    stroke(lens, "#d8b25a", 7)
  );
}

/** The portraits against the light, by pseudo. */
export const noir: Hand = {
  barnabe_nuit: nightWalker,
  sansnom_0: hood,
  lacorneille_tv: crow,
  professeur_ombre: blinds,
  fanny_spectre: porthole,
  sacha_loupe: eyeGlass,
};
