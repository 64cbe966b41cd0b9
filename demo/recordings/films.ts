import sharp from "sharp";
import { cactus, coupe, palm } from "../kit/props.ts";
import { mesas, moon, skyline, stars } from "../kit/scene.ts";
import { circle, g, linear, path, rect, svg } from "../kit/svg.ts";
import type { Film } from "./encode.ts";

const moved = (x: number, ...children: string[]) =>
  g({ transform: `translate(${x.toFixed(1)} 0)` }, ...children);

/** A strip that comes back for ever: drawn as often as a frame is wide, shifted by what has gone by. */
function scrolled(width: number, distance: number, strip: string): string {
  let out = "";
  for (let x = -(distance % width) - width; x < 640; x += width) out += moved(x, strip);
  return out;
}

function blend(from: readonly number[], to: readonly number[], k: number): string {
  return `#${from
    .map((value, i) =>
      Math.round(value + ((to[i] ?? 0) - value) * k)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const DUSK = [
  [0x2a, 0x12, 0x3a],
  [0x8a, 0x22, 0x4a],
  [0xf0, 0x6a, 0x3e],
] as const;
const DEEP = [
  [0x08, 0x07, 0x16],
  [0x1d, 0x10, 0x2e],
  [0x45, 0x18, 0x3c],
] as const;

/** « Une nuit, boulevard Zénith »: a coupé crosses the city from dusk to the small hours, 640 × 360. */
export const boulevard: Film = {
  width: 640,
  height: 360,
  rate: 12,
  frame(number, frames) {
    const k = number / frames;
    const night = Math.min(1, k * 1.7);
    const gone = number * 9;
    const [top, middle, low] = DUSK.map((colour, i) => blend(colour, DEEP[i] ?? colour, night));
    const sky = linear([
      [0, top ?? ""],
      [0.6, middle ?? ""],
      [1, low ?? ""],
    ]);
    const lamp =
      path("M60 300V120q0 -14 16 -14h22", "none", { stroke: "#0b0714", "stroke-width": 5 }) +
      circle(100, 112, 26, "#ffcf7a", { opacity: 0.18 + 0.2 * night }) +
      circle(100, 110, 6, "#fff1cf");
    const bounce = Math.sin(number * 0.9) * 1.2;
    const arrive = -260 + 460 * Math.min(1, k * 3) + 700 * Math.max(0, k - 0.86) ** 1.2 * 7;
    return png(
      640,
      360,
      sky.defs,
      rect(0, 0, 640, 360, sky.fill),
      g({ opacity: night }, stars(0, 0, 640, 170, 60, "#ffe9c4", "boulevard")),
      moon(470, 250 - 150 * k, 46, "#f9b65f", "#ef9350"),
      scrolled(
        1280,
        gone * 0.12,
        skyline(0, 262, 1280, 40, 120, blend([0x5a, 0x1c, 0x4e], [0x1b, 0x10, 0x30], night), "film-far"),
      ),
      scrolled(
        1280,
        gone * 0.35,
        skyline(
          0,
          282,
          1280,
          60,
          170,
          blend([0x33, 0x14, 0x40], [0x12, 0x0b, 0x20], night),
          "film-near",
          night > 0.25 ? "#f6a34d" : "#7a3a58",
        ),
      ),
      rect(0, 280, 640, 80, "#150c20"),
      rect(0, 280, 640, 5, "#3a2138"),
      scrolled(960, gone * 0.8, palm(520, 296, 170, "#0b0714", -12) + palm(860, 296, 150, "#0b0714", 10)),
      scrolled(480, gone, lamp),
      scrolled(160, gone * 1.15, rect(20, 334, 70, 4, "#e3b45b")),
      g(
        { transform: `translate(${arrive.toFixed(1)} ${bounce.toFixed(2)})` },
        path(`M208 300L420 ${286}V344L208 312Z`, "#ffd58a", { opacity: 0.16 }),
        g(
          { transform: "translate(240 0) scale(-1 1)" },
          coupe(10, 322, 220, "#c81f3c", "#7a0f28", "#f2c98a"),
        ),
      ),
      scrolled(1400, gone * 1.9, rect(900, 0, 26, 360, "#07040c")),
      curtain(640, 360, number, frames),
    );
  },
};

/** « Le train n’est pas passé »: a plain in 1899, the poles of the telegraph, and nobody, 480 × 270. */
export const train: Film = {
  width: 480,
  height: 270,
  rate: 10,
  frame(number, frames) {
    const k = number / frames;
    const gone = number * 7 * (1 - (0.85 * Math.max(0, k - 0.55)) / 0.45);
    const sky = linear([
      [0, "#d9b98a"],
      [0.7, "#efdcb4"],
      [1, "#f4e7c8"],
    ]);
    const pole = path("M100 205V70M78 84H122M84 96H116", "none", { stroke: "#3a2419", "stroke-width": 4 });
    const wire = path("M100 84Q220 112 340 84M100 96Q220 124 340 96", "none", {
      stroke: "#3a2419",
      "stroke-width": 1.2,
    });
    const sleepers = Array.from({ length: 20 }, (_, i) => rect(i * 24, 236, 14, 7, "#5c4030")).join("");
    return png(
      480,
      270,
      sky.defs,
      rect(0, 0, 480, 270, sky.fill),
      circle(350, 70 + 60 * k, 34, "#d9573b", { opacity: 0.85 }),
      scrolled(960, gone * 0.1, mesas(960, 190, 70, "#c08a5a", "film-far")),
      scrolled(960, gone * 0.3, mesas(960, 204, 44, "#9a6340", "film-near")),
      rect(0, 200, 480, 70, "#b5834f"),
      [0, 1, 2]
        .map((i) => bird(90 + i * 26 + 220 * k, 60 + i * 9 - 20 * k, 5 * Math.sin(number * 0.8 + i)))
        .join(""),
      scrolled(700, gone * 0.75, cactus(180, 222, 60, "#5a4a2c") + cactus(520, 218, 44, "#5a4a2c", -1)),
      scrolled(240, gone, pole + wire),
      scrolled(480, gone * 1.1, sleepers),
      rect(0, 232, 480, 3, "#4a4640"),
      rect(0, 243, 480, 3, "#4a4640"),
      curtain(480, 270, number, frames, "#1a120c"),
    );
  },
};

/** The opening and closing of a film: one second of dark at each end. */
function curtain(width: number, height: number, number: number, frames: number, colour = "#07040c"): string {
  const near = Math.min(number, frames - 1 - number) / 10;
  return near < 1 ? rect(0, 0, width, height, colour, { opacity: (1 - near).toFixed(2) }) : "";
}

const bird = (x: number, y: number, beat: number) =>
  path(`M${x - 9} ${y - beat}Q${x - 4} ${y - 4} ${x} ${y}Q${x + 4} ${y - 4} ${x + 9} ${y - beat}`, "none", {
    stroke: "#3a2419",
    "stroke-width": 1.6,
  });

function png(width: number, height: number, ...children: string[]): Promise<Buffer> {
  return sharp(Buffer.from(svg(width, height, ...children)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
