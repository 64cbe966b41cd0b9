import { clip, path, stroke } from "../svg.ts";
import type { Paints } from "./paints.ts";
import type { Hat, Person } from "./person.ts";
import { skull } from "./head.ts";

interface Shape {
  /** Drawn behind the head (brim underside, hood). */
  back?: string;
  crown: string;
  brim?: string;
  band?: string;
  folds?: string;
  /** Where the forehead shadow ends. */
  shadow: number;
}

const SHAPES: Record<Exclude<Hat, "aucun">, Shape> = {
  cowboy: {
    crown: "M-70 128C-76 86 -68 40 -42 22C-24 12 -12 30 2 32C16 30 28 12 46 24C70 42 76 86 70 128Z",
    brim: "M-154 98C-150 84 -138 82 -128 92C-104 116 -60 122 0 122C60 122 104 116 128 92C138 82 150 84 154 98C146 124 92 150 0 150C-92 150 -146 124 -154 98Z",
    band: "M-72 104C-40 114 40 114 72 104L71 126C40 132 -40 132 -71 126Z",
    folds: "M-14 36C-10 56 -4 70 2 76C8 70 12 56 16 38M-52 50C-56 66 -58 80 -58 94",
    shadow: 172,
  },
  melon: {
    crown: "M-70 124C-76 62 -50 26 0 26C50 26 76 62 70 124Z",
    brim: "M-96 108C-94 100 -84 102 -78 108C-50 124 50 124 78 108C84 102 94 100 96 108C92 130 48 146 0 146C-48 146 -92 130 -96 108Z",
    band: "M-71 98C-40 110 40 110 71 98L70 120C40 130 -40 130 -70 120Z",
    shadow: 164,
  },
  "haut-de-forme": {
    crown: "M-64 124C-62 70 -66 20 -72 -16C-40 -26 40 -26 72 -16C66 20 62 70 64 124Z",
    brim: "M-100 106C-98 96 -88 98 -80 106C-50 124 50 124 80 106C88 98 98 96 100 106C94 130 50 146 0 146C-50 146 -94 130 -100 106Z",
    band: "M-63 90C-40 100 40 100 63 90L65 118C40 128 -40 128 -65 118Z",
    folds: "M-46 70C-46 40 -48 20 -52 0",
    shadow: 164,
  },
  feutre: {
    crown: "M-70 122C-72 80 -66 46 -46 36C-26 28 -14 44 2 42C18 42 30 30 48 38C68 48 74 84 70 122Z",
    brim: "M-112 116C-108 104 -92 108 -80 110C-40 122 40 120 84 102C100 96 116 96 114 106C104 132 52 150 -4 150C-52 150 -108 138 -112 116Z",
    band: "M-70 94C-40 106 40 104 71 92L70 116C40 128 -40 128 -70 118Z",
    folds: "M-16 46C-10 62 -4 72 4 76M-50 56C-54 68 -56 80 -56 90",
    shadow: 168,
  },
  casquette: {
    crown: "M-73 136C-78 84 -46 54 0 54C46 54 78 84 73 136C40 120 -40 120 -73 136Z",
    brim: "M-66 128C-40 108 50 106 72 124C92 140 82 152 58 150C24 144 -16 144 -50 152C-72 154 -84 142 -66 128Z",
    folds: "M-30 60C-38 80 -40 100 -38 116M0 54L2 64",
    band: "M-20 78C-8 74 14 74 24 78L24 106C10 104 -8 104 -20 106Z",
    shadow: 166,
  },
  bonnet: {
    crown: "M-73 134C-80 74 -44 40 2 42C48 40 80 78 73 134Z",
    brim: "M-76 110C-40 96 40 96 76 110C80 120 80 132 76 142C40 130 -40 130 -76 142C-80 132 -80 120 -76 110Z",
    folds: "M-40 102C-46 80 -40 62 -28 52M-12 98C-14 76 -10 60 -4 48M18 98C22 78 20 62 14 48",
    shadow: 152,
  },
  capuche: {
    back: "M-132 352C-150 260 -128 60 4 22C128 60 150 260 132 352L70 380L-70 380Z",
    crown:
      "M4 22C-110 50 -130 190 -118 330C-96 322 -80 300 -74 272C-92 190 -76 92 0 82C76 92 92 190 74 272C80 300 96 322 118 330C130 190 110 50 4 22Z",
    folds: "M-96 120C-84 80 -56 56 -22 46M-108 250C-112 210 -108 180 -102 156M-58 96C-48 84 -32 74 -14 70",
    shadow: 186,
  },
  beret: {
    crown: "M-72 122C-110 112 -104 62 -50 50C-8 38 72 46 88 80C94 104 84 118 72 126C36 108 -36 106 -72 122Z",
    brim: "M-74 118C-40 102 40 102 74 120L72 132C36 116 -36 116 -72 132Z",
    folds: "M-76 100C-80 80 -60 66 -36 60M-8 44C-8 38 -4 34 0 34",
    shadow: 146,
  },
  bandana: {
    crown: "M-72 138C-80 88 -46 64 0 64C46 64 80 88 72 138C40 112 -40 112 -72 138Z",
    brim: "M66 120C86 112 104 120 112 134C100 134 94 138 92 150C82 144 74 140 68 134Z",
    folds: "M-60 118C-40 100 -10 94 20 96M-50 100C-30 84 0 78 26 80",
    shadow: 142,
  },
  gavroche: {
    crown: "M-76 128C-112 110 -96 58 -40 48C0 40 66 46 90 74C104 98 92 120 74 130C36 112 -36 112 -76 128Z",
    brim: "M-68 122C-40 108 48 108 70 124C82 138 72 148 52 146C20 140 -20 140 -48 148C-70 150 -82 138 -68 122Z",
    folds: "M0 46C-20 66 -34 90 -38 112M0 46C18 66 30 90 32 112M0 46C-40 54 -66 74 -78 98",
    shadow: 162,
  },
  paille: {
    back: "M-130 112C-130 70 130 70 130 112Z",
    crown: "M-66 118C-70 74 -44 50 0 50C44 50 70 74 66 118Z",
    brim: "M-142 116C-110 96 -60 112 0 112C60 112 110 96 142 116C138 136 76 152 0 150C-76 152 -138 136 -142 116Z",
    band: "M-67 98C-40 108 40 108 67 98L67 116C40 124 -40 124 -67 116Z",
    folds: "M-120 122C-70 134 60 136 120 122M-90 132C-50 142 50 142 90 132",
    shadow: 170,
  },
  couronne: {
    crown: "M-66 112L-82 40L-44 74L-24 26L0 68L24 26L44 74L82 40L66 112C36 100 -36 100 -66 112Z",
    band: "M-67 100C-36 88 36 88 67 100L66 116C36 104 -36 104 -66 116Z",
    shadow: 124,
  },
  mortier: {
    crown: "M-70 132C-76 96 -60 84 0 84C60 84 76 96 70 132C40 118 -40 118 -70 132Z",
    brim: "M-122 70L0 36L122 70L0 104Z",
    folds: "M0 70L-92 84L-94 138",
    shadow: 146,
  },
  turban: {
    crown:
      "M-76 136C-104 100 -90 46 -30 36C30 22 96 56 88 104C86 120 80 130 74 138C50 120 22 112 -2 108C-26 112 -52 122 -76 136Z",
    folds:
      "M-80 118C-60 92 -20 78 -2 96M-84 90C-56 60 -16 56 0 92M-60 56C-24 40 8 56 4 92M82 118C64 92 24 78 4 96M86 86C60 56 24 52 6 88",
    shadow: 148,
  },
  kepi: {
    crown: "M-70 130C-72 104 -66 76 -62 62C-30 46 40 46 66 62C70 80 74 104 70 130C40 116 -40 116 -70 130Z",
    brim: "M-66 126C-40 112 40 112 66 126C78 142 60 152 40 148C14 142 -14 142 -40 148C-62 152 -80 142 -66 126Z",
    band: "M-71 104C-40 92 40 92 71 104L70 124C40 112 -40 112 -70 124Z",
    folds: "M-62 64C-30 78 40 78 66 64",
    shadow: 162,
  },
};

/** The hat in three layers: behind the hair, its shadow on the face, and over everything. */
export function hat(p: Person, paint: Paints): { back: string; shadow: string; over: string } {
  if (p.hat === "aucun") return { back: "", shadow: "", over: "" };
  const shape = SHAPES[p.hat];
  const gold = p.hat === "couronne";
  const straw = p.hat === "paille";
  const fill = gold ? paint.metal : straw ? "#e2c380" : paint.hat;
  const dark = gold ? "#8a5a1e" : straw ? "#a67c3d" : paint.hatShade;
  const light = gold ? "#f6e2a4" : straw ? "#f4e0ac" : paint.hatLight;
  const lit = (d: string, x: number): string =>
    path(d, fill) + clip(d, path(`M${x} -60H300V440H${x + 10}Z`, dark));
  const under =
    p.hat === "capuche" ? path(shape.back ?? "", paint.dark) : shape.back ? path(shape.back, dark) : "";
  const s = shape.shadow;
  const shadow = clip(
    skull(p),
    path(`M-90 60H90V${s - 18}C60 ${s + 2} -50 ${s + 8} -90 ${s - 14}Z`, paint.skinDeep, {
      opacity: p.hat === "couronne" ? 0.35 : 0.62,
    }),
    ...(p.hat === "capuche"
      ? [
          path(
            "M40 60H90V300H20C44 240 60 200 40 60ZM-90 60H-56C-62 160 -60 200 -50 240L-90 300Z",
            paint.skinDeep,
            { opacity: 0.55 },
          ),
        ]
      : []),
  );
  const button =
    p.hat === "turban"
      ? path("M0 74L13 92L0 112L-13 92Z", paint.accent) +
        path("M0 74L13 92L0 112Z", paint.accentShade) +
        path("M-4 70C-14 40 -2 18 16 4C24 30 16 52 4 70Z", paint.under)
      : "";
  const over =
    lit(shape.crown, 22) +
    (shape.folds && p.hat !== "mortier"
      ? clip(
          shape.crown + (shape.brim ?? ""),
          stroke(shape.folds, p.hat === "turban" || p.hat === "capuche" ? dark : light, 3.6, {
            "stroke-linecap": "round",
            opacity: 0.85,
          }),
        )
      : "") +
    (shape.band
      ? path(shape.band, gold ? dark : paint.band) +
        clip(shape.band, path("M26 0H200V200H30Z", gold ? "#6b3f12" : paint.accentShade))
      : "") +
    (shape.brim
      ? lit(shape.brim, p.hat === "mortier" ? 0 : 40) +
        stroke(edge(p.hat), light, 2.6, { "stroke-linecap": "round", opacity: 0.8 })
      : "") +
    (p.hat === "mortier"
      ? stroke(shape.folds ?? "", paint.metal, 4) + path("M-100 134H-88L-86 164H-102Z", paint.metal)
      : "") +
    button;
  return { back: under, shadow, over };
}

/** The lit rim of the brim. */
function edge(kind: Hat): string {
  switch (kind) {
    case "cowboy":
      return "M-150 99C-140 84 -132 92 -126 98C-104 120 -60 128 -10 127";
    case "melon":
    case "haut-de-forme":
      return "M-92 110C-70 128 -30 134 0 134";
    case "feutre":
      return "M-106 118C-70 126 -30 130 10 126";
    case "paille":
      return "M-136 117C-90 112 -50 120 0 120";
    case "mortier":
      return "M-116 70L0 39";
    default:
      return "";
  }
}
