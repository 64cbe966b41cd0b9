/** The sign maker: glass tubes bent into a face, on the brick of a back street. */
import { blur } from "../kit/print.ts";
import { faceEdge } from "./profile.ts";
import { random } from "../kit/random.ts";
import { g, path, radial, rect, stroke } from "../kit/svg.ts";
import type { Hand } from "./hand.ts";

interface Sign {
  brick: string;
  joint: string;
  /** Tubes as path data, by the colour of their gas. */
  tubes: readonly (readonly [colour: string, d: string])[];
  /** Where and how much the wall is lit. */
  glow: readonly [x: number, y: number, colour: string];
}

function wall(seed: string, brick: string, joint: string): string {
  const dice = random(`wall:${seed}`);
  let [light, dark] = ["", ""];
  for (let row = 0; row < 13; row += 1)
    for (let x = row % 2 ? -32 : 0; x < 320; x += 64) {
      const tile = `M${x + 2} ${row * 25 + 2}h60v21h-60Z`;
      if (dice.chance(0.25)) light += tile;
      else dark += tile;
    }
  return rect(0, 0, 320, 320, joint) + path(dark, brick) + path(light, brick, { opacity: 0.72 });
}

function sign(seed: string, { brick, joint, tubes, glow: [x, y, colour] }: Sign): string {
  const [wide, near] = [blur(13), blur(4)];
  const pass = (width: number, tint?: string): string =>
    tubes
      .map(([gas, d]) =>
        stroke(d, tint ?? gas, width, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
      )
      .join("");
  const light = radial(
    [
      [0, colour, 0.5],
      [1, colour, 0],
    ],
    x / 320,
    y / 320,
    0.62,
  );
  const dusk = radial(
    [
      [0.4, "#05030a", 0],
      [1, "#05030a", 0.75],
    ],
    x / 320,
    y / 320,
    0.75,
  );
  return (
    wall(seed, brick, joint) +
    dusk.defs +
    rect(0, 0, 320, 320, dusk.fill) +
    light.defs +
    rect(0, 0, 320, 320, light.fill) +
    wide.defs +
    near.defs +
    g({ transform: "translate(5 8)", opacity: 0.5 }, pass(5, "#05030a")) +
    g({ filter: wide.url }, pass(11)) +
    g({ filter: near.url }, pass(9)) +
    pass(6.4) +
    pass(2.4, "#fff8f2")
  );
}

const [PINK, BLUE, GOLD, GREEN, RED] = ["#ff3d8b", "#4fd2ff", "#ffc84a", "#3dffb0", "#ff3b36"] as const;

/** Moves the path data of a profile into the 320 box, `k` times its size. */
function placed(d: string, x: number, y: number, k: number): string {
  let rank = 0;
  return d.replaceAll(/-?\d+(\.\d+)?/g, (number) => {
    const value = Number(number) * k + (rank % 2 ? y : x);
    rank += 1;
    return `${value.toFixed(1)} `;
  });
}

/** A flower of eight looped petals round its heart. */
function bloom(x: number, y: number, r: number): string {
  const at = (a: number, k: number): string =>
    `${(x + Math.cos(a) * r * k).toFixed(1)} ${(y + Math.sin(a) * r * k).toFixed(1)}`;
  return Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2;
    return `M${at(a, 0.3)}C${at(a - 0.42, 0.7)} ${at(a - 0.34, 1.06)} ${at(a, 1.06)}C${at(a + 0.34, 1.06)} ${at(a + 0.42, 0.7)} ${at(a, 0.3)}`;
  }).join("");
}

/** The neon portraits, by pseudo. */
export const neon: Hand = {
  noctambulette: () =>
    sign("noctambulette", {
      brick: "#2b1b3c",
      joint: "#150c20",
      glow: [150, 160, "#ff3d8b"],
      tubes: [
        [PINK, placed(faceEdge({ nose: -8, lips: 4, tip: 6, chin: -2 }), 148, 160, 1.04)],
        [
          BLUE,
          "M106 70C134 26 226 36 246 102C258 150 240 200 252 236C214 252 182 236 176 204C170 172 198 150 190 120C160 118 124 106 106 70Z",
        ],
        [BLUE, "M132 62C168 48 206 66 222 110M214 138C222 168 208 196 216 220"],
        [PINK, "M84 140C94 150 106 150 116 142M86 152L78 158M100 154L98 163M112 150L118 157"],
        [RED, "M70 204C78 200 84 206 92 210M72 220C80 224 86 218 92 212"],
        [GOLD, "M286 40A44 44 0 1 0 300 108A36 36 0 1 1 286 40Z"],
        [GOLD, "M40 60v18M31 69h18M278 200v14M271 207h14"],
        [GOLD, "M168 232l8 10l-8 10l-8 -10Z"],
      ],
    }),
  pia_colada_rp: () =>
    sign("pia", {
      brick: "#123238",
      joint: "#07191d",
      glow: [160, 180, "#ffc84a"],
      tubes: [
        [
          GOLD,
          "M160 118C212 118 228 160 226 204C224 262 196 300 160 300C124 300 96 262 94 204C92 160 108 118 160 118Z",
        ],
        [GOLD, "M110 240L150 288M104 214L128 238M212 238L170 290M218 210L194 236"],
        [GREEN, "M160 116C150 84 152 52 160 22C168 52 170 84 160 116"],
        [
          GREEN,
          "M148 116C120 104 104 76 100 44C124 62 142 86 150 112M172 116C200 104 216 76 220 44C196 62 178 86 170 112",
        ],
        [
          GREEN,
          "M134 120C108 118 84 106 72 86C94 84 116 94 130 108M186 120C212 118 236 106 248 86C226 84 204 94 190 108",
        ],
        [
          PINK,
          "M98 164H152C154 190 144 204 126 204C108 204 98 190 98 164ZM168 164H222C222 190 212 204 194 204C176 204 166 190 168 164ZM152 170C156 166 164 166 168 170",
        ],
        [PINK, "M110 174L122 190M182 174L194 190"],
        [RED, "M134 238C148 256 174 256 188 236"],
      ],
    }),
  lucho_bandana: () =>
    sign("lucho", {
      brick: "#3a1c1a",
      joint: "#1c0c0b",
      glow: [160, 140, "#ff3b36"],
      tubes: [
        [
          RED,
          "M80 132C78 72 116 36 160 36C204 36 242 72 240 132C190 108 130 108 80 132ZM84 112C134 90 188 90 236 112",
        ],
        [
          RED,
          "M238 126C262 122 278 134 290 152C272 156 254 150 240 138C250 160 252 182 246 204C234 190 228 166 236 144",
        ],
        [RED, "M130 62h1M160 74h1M190 62h1"],
        [GOLD, "M86 136C82 200 104 262 160 280C216 262 234 212 232 140"],
        [GOLD, "M84 152C68 146 66 186 88 194"],
        [BLUE, "M106 150C118 142 134 144 144 152M176 152C186 144 202 142 214 150"],
        [BLUE, "M112 170C122 164 134 164 142 172M178 172C186 164 198 164 208 170"],
        [GOLD, "M162 164C168 184 174 198 156 200"],
        [
          BLUE,
          "M160 214C140 204 114 210 100 232C124 238 148 234 160 222C172 234 196 238 220 232C206 210 180 204 160 214Z",
        ],
        [RED, "M146 246C156 250 166 250 176 246"],
      ],
    }),
  dahlia_fusible: () =>
    sign("dahlia", {
      brick: "#1d2436",
      joint: "#0c101b",
      glow: [150, 150, "#ff5a3c"],
      tubes: [
        [GOLD, "M52 312V150C52 78 100 24 160 24C220 24 268 78 268 150V312"],
        [BLUE, "M112 132C106 196 126 246 160 252C194 246 214 196 208 132"],
        [BLUE, "M98 236C88 206 84 172 92 146M142 84C170 74 196 86 208 106C228 136 234 196 222 236"],
        [BLUE, "M134 120C156 114 174 106 184 92M142 252L138 290M178 252L182 290"],
        [
          PINK,
          "M122 160C132 152 144 152 152 162C142 168 132 168 122 160ZM170 162C178 152 190 152 200 160C190 168 180 168 170 162Z",
        ],
        [PINK, "M120 144C130 136 142 136 150 142M170 142C180 136 192 136 202 144"],
        [BLUE, "M160 168C156 186 154 194 164 196"],
        [
          RED,
          "M140 216C150 206 156 208 160 211C164 208 170 206 180 216C170 232 150 232 140 216ZM142 217C154 220 166 220 178 217",
        ],
        [BLUE, "M137 160h1M185 161h1"],
        [RED, bloom(104, 98, 36)],
      ],
    }),
};
