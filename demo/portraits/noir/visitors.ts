/** Those one sees through something: a hood, blinds, a porthole; and a crow on the moon. */
import { bust } from "../../kit/bust.ts";
import { complexion, locks } from "../../kit/bust/paints.ts";
import { blur, clouds, vignette } from "../../kit/print.ts";
import { moon } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, stroke } from "../../kit/svg.ts";
import { BLACK, glow, rimmed, sky } from "./lights.ts";

/** A hood with nobody in it, or almost. */
export function hood(): string {
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

/** A crow before a full moon. */
export function crow(): string {
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

/** A teacher behind Venetian blinds. */
export function blinds(): string {
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

/** A pale girl behind a porthole. */
export function porthole(): string {
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
