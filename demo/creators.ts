import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { bust } from "./kit/bust.ts";
import { blur, halftone, vignette } from "./kit/print.ts";
import { coupe, palm } from "./kit/props.ts";
import { moon, skyline, stars } from "./kit/scene.ts";
import { circle, g, linear, path, rect, svg } from "./kit/svg.ts";

const sky = (width: number, height: number, top: string, middle: string, low: string): string => {
  const shade = linear([
    [0, top],
    [0.62, middle],
    [1, low],
  ]);
  return shade.defs + rect(0, 0, width, height, shade.fill);
};

/** Portrait of the illustrator: moon, drawing lamp colours. */
function iris(): string {
  return svg(
    640,
    640,
    rect(0, 0, 640, 640, "#2b1f47"),
    moon(320, 300, 236, "#f0b45e", "#d98f4a"),
    skyline(0, 640, 640, 90, 300, "#1d1433", "iris", "#f0b45e"),
    bust({
      seed: "iris-margelle-7",
      era: "ville",
      gender: "f",
      age: "adulte",
      hair: "chignon",
      hat: "aucun",
      glasses: "rondes",
      outfit: "col-roule",
      mood: "sourire",
      x: -10,
      y: -4,
      size: 660,
      paints: { cloth: "#b3162f", clothShade: "#7a0f28", clothLight: "#d63a4d" },
    }),
  );
}

/** Portrait of the film-maker on his roof. */
function tony(): string {
  return svg(
    640,
    640,
    rect(0, 0, 640, 640, "#d9573b"),
    halftone({ x: 0, y: 0, width: 640, height: 400 }, 30, (_, v) => 0.85 - v, "#b93a35", 45),
    circle(440, 250, 130, "#f6c66a"),
    skyline(0, 640, 640, 60, 260, "#7a2436", "tony"),
    bust({
      seed: "tony-terrasse-3",
      era: "ville",
      gender: "m",
      age: "adulte",
      hair: "boucles",
      beard: "pleine",
      hat: "aucun",
      glasses: "aucunes",
      outfit: "cuir",
      mood: "rire",
      x: -10,
      y: -4,
      size: 660,
    }),
  );
}

/** First picture of « Une nuit, boulevard Zénith ». */
function boulevard(): string {
  const glow = blur(26);
  const lamp = (x: number, base: number, k: number, side: number): string =>
    path(
      `M${x} ${base}V${base - 330 * k}q0 ${-26 * k} ${30 * k * side} ${-26 * k}h${44 * k * side}`,
      "none",
      { stroke: "#150c22", "stroke-width": 9 * k },
    ) +
    g({ filter: glow.url }, circle(x + 74 * k * side, base - 350 * k, 34 * k, "#ffcf7a", { opacity: 0.8 })) +
    circle(x + 74 * k * side, base - 350 * k, 9 * k, "#fff1cf");
  return svg(
    1280,
    720,
    sky(1280, 720, "#150d2b", "#5a1c4e", "#e0513f"),
    stars(0, 0, 1280, 300, 90, "#ffe9c4", "zenith"),
    moon(640, 330, 190, "#f9b65f", "#ef9350"),
    skyline(-20, 560, 560, 120, 360, "#2b1540", "zen-l", "#f6a34d"),
    skyline(740, 560, 560, 120, 380, "#2b1540", "zen-r", "#f6a34d"),
    path("M0 540H1280V720H0Z", "#1a0f28"),
    path("M610 540H670L1120 720H160Z", "#31203f"),
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${639 - i * 3 - 2} ${552 + i * i * 14}h${4 + i * 6}l${2 + i} ${12 + i * 8}h${-8 - i * 8}Z`,
          "#f6c66a",
        ),
      )
      .join(""),
    palm(250, 640, 420, "#150c22", -20),
    palm(1050, 640, 400, "#150c22", 20),
    glow.defs,
    lamp(440, 580, 0.6, 1),
    lamp(850, 580, 0.6, -1),
    lamp(90, 690, 1.2, 1),
    lamp(1190, 690, 1.2, -1),
    coupe(690, 690, 330, "#c81f3c", "#7a0f28", "#f2c98a"),
    vignette(1280, 720, "#0a0512", 0.6),
  );
}

/** First picture of the Sunday screening: a sheet on the garage wall, backs of heads. */
function screening(): string {
  const glow = blur(40);
  const back = (x: number, seed: string, size: number): string =>
    bust({
      seed,
      era: "ville",
      x,
      y: 720 - size * 0.82,
      size,
      glasses: "aucunes",
      paints: {},
      palette: ["#0f0a18", "#0f0a18"],
    });
  return svg(
    1280,
    720,
    rect(0, 0, 1280, 720, "#1a1426"),
    stars(0, 0, 1280, 240, 60, "#e9dcc0", "ecran"),
    skyline(0, 470, 1280, 40, 180, "#241b36", "toits", "#7a5a6a"),
    glow.defs,
    g({ filter: glow.url, opacity: 0.75 }, rect(330, 96, 620, 370, "#7fb79a")),
    rect(330, 96, 620, 370, "#d8e6c8"),
    g(
      { transform: "translate(330 96)" },
      rect(0, 0, 620, 370, "#a9cfae"),
      circle(470, 96, 60, "#f6e6b4"),
      path("M0 270C90 200 170 220 250 180C330 150 420 210 620 150V370H0Z", "#6fa287"),
      path("M0 320C140 270 260 300 380 270C470 250 540 280 620 250V370H0Z", "#3f7766"),
      path("M236 330C240 280 238 250 226 214H302C290 250 290 280 296 330Z", "#f2e2c2"),
      path("M150 222C150 120 210 84 264 84C318 84 380 120 380 222C320 196 210 196 150 222Z", "#c81f3c"),
      [
        [206, 160, 20],
        [268, 122, 26],
        [326, 166, 18],
      ]
        .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, "#f6ecd6"))
        .join(""),
    ),
    rect(0, 560, 1280, 160, "#120d1c"),
    back(60, "rang-1", 330),
    back(330, "rang-2", 360),
    back(620, "rang-6", 350),
    back(900, "rang-4", 340),
    vignette(1280, 720, "#06030c", 0.55),
  );
}

const PICTURES: readonly (readonly [name: string, draw: () => string])[] = [
  ["iris-margelle", iris],
  ["tony-terrasse", tony],
  ["iris-margelle-apercu", boulevard],
  ["tony-terrasse-apercu", screening],
];

/** Writes the creators' portraits (640 × 640) and the pictures of their videos (1280 × 720) into content/createurs/. */
export async function makeCreators(root: URL): Promise<void> {
  const folder = new URL("content/createurs/", root);
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of PICTURES)
    await writeFile(
      new URL(`${name}.webp`, folder),
      await sharp(Buffer.from(draw())).webp({ quality: 80, effort: 5 }).toBuffer(),
    );
  console.log(`créateurs : ${PICTURES.length} images dessinées`);
}
