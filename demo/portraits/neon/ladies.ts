/** Signs of two ladies of the night. */
import type { Hand } from "../hand.ts";
import { faceEdge } from "../profile.ts";
import { BLUE, GOLD, PINK, RED, sign } from "./wall.ts";

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

/** A singer and the queen of the jukebox. */
export const ladies: Hand = {
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
