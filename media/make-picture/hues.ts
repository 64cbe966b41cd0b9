import { HUES, type Hue } from "#schemas/hue.ts";
import { sharp } from "../safe-sharp.ts";

/** Raise it when what is below changes: the colours of every picture are then told anew, from the files that are there. */
export const HUES_VERSION = 2;

/** Side in pixels that a picture is looked at in: an area counts, a line of small letters does not. */
const SIDE = 64;
/** How many colours one picture is found by. */
const MOST = 3;
/** The share of a picture that makes one remember it as grey, black or white, as brown, or as a bright colour. */
const SHARES = { neutral: 0.4, dull: 0.22, bright: 0.09 };

/** The colours that a picture (a file or its bytes) is remembered by, the strongest first; none where it is clear throughout. */
export async function namedHues(image: string | Buffer): Promise<Hue[]> {
  const { data } = await sharp(image)
    .resize({ width: SIDE, height: SIDE, fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const areas = new Map<Hue, number>();
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const hue = hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    areas.set(hue, (areas.get(hue) ?? 0) + 1);
    seen++;
  }
  const strength = (hue: Hue) => (areas.get(hue) ?? 0) / seen / shareOf(hue);
  const strongest = HUES.filter((hue) => areas.has(hue)).toSorted((a, b) => strength(b) - strength(a));
  // Whatever it looks like, some colour leads to it.
  return strongest.filter((hue, rank) => rank === 0 || strength(hue) >= 1).slice(0, MOST);
}

function shareOf(hue: Hue): number {
  if (hue === "noir" || hue === "blanc" || hue === "gris") return SHARES.neutral;
  return hue === "brun" ? SHARES.dull : SHARES.bright;
}

/** What one calls a colour, given as sRGB from 0 to 255. */
export function hueOf(red: number, green: number, blue: number): Hue {
  const { light, chroma, angle } = oklch(red, green, blue);
  if (light < 0.2 || chroma < (light < 0.35 ? 0.05 : 0.03)) return neutral(light);
  if (light > 0.9 && chroma < 0.05) return "blanc";
  if (angle >= 340 || angle < 18) return light > 0.6 ? "rose" : "rouge";
  if (angle < 42) {
    if (light > 0.72 && chroma < 0.13) return "rose";
    return chroma < 0.1 ? "brun" : "rouge";
  }
  if (angle < 76) return light < 0.62 || chroma < 0.1 ? "brun" : "orange";
  if (angle < 112) {
    if (light > 0.88 && chroma < 0.08) return "blanc";
    return light < 0.6 || chroma < 0.095 ? "brun" : "jaune";
  }
  if (angle < 190) return "vert";
  if (angle < 282) return "bleu";
  if (angle < 322) return "violet";
  return light > 0.6 ? "rose" : "violet";
}

function neutral(light: number): Hue {
  if (light < 0.34) return "noir";
  return light > 0.86 ? "blanc" : "gris";
}

/** Lightness from 0 to 1, chroma (0 is grey, 0.3 vivid) and the angle of the hue in degrees, as one sees them: Oklch, after Björn Ottosson. */
function oklch(red: number, green: number, blue: number): { light: number; chroma: number; angle: number } {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { light, chroma: Math.hypot(x, y), angle: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
