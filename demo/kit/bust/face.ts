import { clip, path, stroke } from "../svg.ts";
import { lightness, mix, type Paints } from "./paints.ts";
import type { Mood, Person } from "./person.ts";

interface Expression {
  /** Opening of the eyes: 1 is normal. */
  eye: number;
  /** How far the inner end of the brow drops, and the outer end rises. */
  inner: number;
  outer: number;
  /** How far the mouth corners rise; `right` adds to the far one. */
  corner: number;
  right: number;
  mouth: "ferme" | "dents" | "rond";
}

const EXPRESSIONS: Record<Mood, Expression> = {
  neutre: { eye: 0.95, inner: 0, outer: 0, corner: 0, right: 0, mouth: "ferme" },
  sourire: { eye: 0.85, inner: -1, outer: 1, corner: 5, right: 1, mouth: "ferme" },
  rire: { eye: 0.66, inner: -2, outer: 2, corner: 8, right: 0, mouth: "dents" },
  grave: { eye: 0.8, inner: 4, outer: 0, corner: -3, right: 0, mouth: "ferme" },
  colere: { eye: 0.78, inner: 8, outer: 4, corner: -5, right: 0, mouth: "ferme" },
  surprise: { eye: 1.3, inner: -7, outer: 3, corner: 0, right: 0, mouth: "rond" },
  malice: { eye: 0.74, inner: 2, outer: 4, corner: 1, right: 7, mouth: "ferme" },
  triste: { eye: 0.85, inner: -5, outer: -5, corner: -4, right: -1, mouth: "ferme" },
};

function eye(p: Person, paint: Paints, x: number, side: 1 | -1, e: Expression): string {
  const y = 172;
  const h = e.eye;
  const o = (n: number): number => x + n * side;
  // Inner corner at -13 (towards the nose), outer at +14.
  const almond = `M${o(-13)} ${y + 3}C${o(-8)} ${y - 8 * h} ${o(6)} ${y - 10 * h} ${o(14)} ${y - 1}C${o(8)} ${y + 6 * h} ${o(-6)} ${y + 7 * h} ${o(-13)} ${y + 3}Z`;
  const lid = `M${o(-14)} ${y + 4}C${o(-8)} ${y - 9 * h} ${o(6)} ${y - 11 * h} ${o(15)} ${y - 1.5}`;
  const look = x - p.turn * -3 + (p.gaze ?? 0);
  const lash = p.gender === "f" ? `M${o(10)} ${y - 6 * h}L${o(21)} ${y - 7}L${o(14)} ${y}Z` : "";
  const white = side === 1 ? mix(paint.white, paint.skinShade, 0.35) : paint.white;
  return (
    path(
      `M${o(-17)} ${y + 2}C${o(-16)} ${y - 16} ${o(8)} ${y - 18} ${o(20)} ${y - 6}C${o(10)} ${y - 10} ${o(-6)} ${y - 10} ${o(-17)} ${y + 2}Z`,
      side === 1 ? paint.skinDeep : paint.skinShade,
      { opacity: 0.75 },
    ) +
    path(almond, white) +
    clip(
      almond,
      `<circle cx="${look}" cy="${y - 1}" r="6.8" fill="${paint.iris}"/><circle cx="${look}" cy="${y - 1}" r="3.2" fill="${paint.dark}"/><circle cx="${look - 2.4}" cy="${y - 3.6}" r="1.8" fill="#ffffff"/>`,
      path(
        `M${o(-16)} ${y - 14}L${o(18)} ${y - 14}L${o(18)} ${y - 3 * h}C${o(6)} ${y - 7 * h} ${o(-6)} ${y - 6 * h} ${o(-16)} ${y + 4}Z`,
        paint.dark,
        { opacity: 0.22 },
      ),
    ) +
    stroke(lid, paint.dark, p.gender === "f" ? 4 : 3.2, { "stroke-linecap": "round" }) +
    (lash ? path(lash, paint.dark) : "") +
    stroke(
      `M${o(-6)} ${y + 6.5 * h}C${o(0)} ${y + 8 * h} ${o(7)} ${y + 6 * h} ${o(12)} ${y + 2}`,
      side === 1 ? paint.skinDeep : paint.skinShade,
      1.6,
      { "stroke-linecap": "round", opacity: 0.8 },
    )
  );
}

function brow(p: Person, paint: Paints, x: number, side: 1 | -1, e: Expression): string {
  const o = (n: number): number => x + n * side;
  const k = p.brow;
  const inner = 152 + e.inner;
  const outer = 153 - e.outer;
  const raise = p.mood === "malice" && side === -1 ? -5 : 0;
  const fill = lightness(paint.hair) > 0.6 ? paint.hairShade : mix(paint.hairShade, paint.dark, 0.35);
  return path(
    `M${o(-19)} ${inner + 2 + raise}C${o(-20)} ${inner - 3 * k + raise} ${o(-18)} ${inner - 5 * k + raise} ${o(-14)} ${inner - 5.5 * k + raise}C${o(-2)} ${inner - 10 - 2 * k + raise * 1.6} ${o(10)} ${outer - 11 - 2 * k + raise * 1.6} ${o(22)} ${outer + raise}C${o(10)} ${outer - 7 + raise * 1.6} ${o(-4)} ${inner - 4 + raise * 1.4} ${o(-19)} ${inner + 2 + raise}Z`,
    fill,
  );
}

function nose(p: Person, paint: Paints): string {
  const n = p.turn * 15;
  const b = p.turn * 8;
  const y = 210 + p.noseLength;
  const w = p.noseWidth;
  return (
    path(
      `M${3 + b} 150C${9 + b} 160 ${6 + n} 178 ${8 + n} ${y - 16}C${12 * w + n} ${y - 12} ${19 * w + n} ${y - 6} ${16 * w + n} ${y + 2}C${13 * w + n} ${y + 6} ${9 * w + n} ${y + 3} ${5 + n} ${y + 6}C${n} ${y + 8} ${-6 + n} ${y + 6} ${-9 * w + n} ${y + 3}C${-4 + n} ${y + 1} ${3 + n} ${y - 2} ${3 + n} ${y - 10}C${4 + n} 180 ${-1 + b} 166 ${3 + b} 150Z`,
      paint.skinShade,
    ) +
    path(
      `M${3 + n} ${y + 5}C${7 * w + n} ${y} ${12 * w + n} ${y} ${14 * w + n} ${y + 3}C${11 * w + n} ${y + 6} ${6 + n} ${y + 7} ${3 + n} ${y + 5}Z`,
      paint.skinDeep,
    ) +
    path(
      `M${-3 + n} ${y + 5}C${-7 * w + n} ${y + 1} ${-10 * w + n} ${y + 1} ${-12 * w + n} ${y + 3}C${-9 * w + n} ${y + 6} ${-6 + n} ${y + 6} ${-3 + n} ${y + 5}Z`,
      paint.skinDeep,
    ) +
    stroke(
      `M${-2 + n} ${y - 12}C${-5 + n} ${y - 8} ${-5 + n} ${y - 5} ${-3 + n} ${y - 3}`,
      paint.skinLight,
      4,
      { "stroke-linecap": "round", opacity: 0.8 },
    ) +
    stroke(
      `M${-13 * w + n} ${y - 4}C${-17 * w + n} ${y - 1} ${-16 * w + n} ${y + 4} ${-12 * w + n} ${y + 4}`,
      paint.skinShade,
      2.2,
      { "stroke-linecap": "round" },
    )
  );
}

function mouth(p: Person, paint: Paints, e: Expression): string {
  const m = p.turn * 11;
  const y = 233 + p.noseLength * 0.5;
  const k = p.lips;
  const w = p.gender === "f" ? 20 : 22;
  const L = y - e.corner;
  const R = y - e.corner - e.right;
  const at = (x: number): number => x + m;
  const under = path(
    `M${at(-11)} ${y + 10 + 3 * k}C${at(-4)} ${y + 9 + 5 * k} ${at(8)} ${y + 9 + 5 * k} ${at(15)} ${y + 9 + 3 * k}C${at(10)} ${y + 15 + 3 * k} ${at(-5)} ${y + 15 + 3 * k} ${at(-11)} ${y + 10 + 3 * k}Z`,
    paint.skinShade,
  );
  if (e.mouth === "rond")
    return (
      under +
      `<ellipse cx="${at(0)}" cy="${y + 2}" rx="12" ry="14" fill="${paint.lip}"/><ellipse cx="${at(0)}" cy="${y + 2}" rx="8.5" ry="10" fill="${paint.dark}"/><path d="M${at(-7)} ${y - 4}C${at(-3)} ${y - 8} ${at(3)} ${y - 8} ${at(7)} ${y - 4}L${at(6)} ${y - 2}L${at(-6)} ${y - 2}Z" fill="${paint.white}"/>`
    );
  if (e.mouth === "dents") {
    const inside = `M${at(-w - 3)} ${L}C${at(-10)} ${y - 2} ${at(10)} ${y - 2} ${at(w + 3)} ${R}C${at(14)} ${y + 15} ${at(-14)} ${y + 15} ${at(-w - 3)} ${L}Z`;
    return (
      path(
        `M${at(-w - 7)} ${L - 1}C${at(-12)} ${y - 4} ${at(-4)} ${y - 4 - 2 * k} ${at(0)} ${y - 3}C${at(4)} ${y - 4 - 2 * k} ${at(12)} ${y - 4} ${at(w + 7)} ${R - 1}C${at(16)} ${y + 17 + k} ${at(-16)} ${y + 17 + k} ${at(-w - 7)} ${L - 1}Z`,
        paint.lip,
      ) +
      path(inside, paint.dark) +
      clip(
        inside,
        path(
          `M${at(-w - 6)} ${L - 6}L${at(w + 6)} ${R - 6}L${at(w - 2)} ${y + 6}C${at(8)} ${y + 9} ${at(-8)} ${y + 9} ${at(-w + 2)} ${y + 6}Z`,
          paint.white,
        ),
      )
    );
  }
  const line = `M${at(-w)} ${L + 1}C${at(-10)} ${y + 1} ${at(-5)} ${y + 2} ${at(0)} ${y + 2}C${at(5)} ${y + 2} ${at(10)} ${y + 1} ${at(w)} ${R + 1}`;
  const corner = (x: number, v: number, side: 1 | -1): string =>
    stroke(
      `M${x} ${v - 2}C${x + 3 * side} ${v} ${x + 3 * side} ${v + 3} ${x + 1 * side} ${v + 5}`,
      paint.skinShade,
      2,
      { "stroke-linecap": "round" },
    );
  return (
    under +
    path(
      `M${at(-w)} ${L + 1}C${at(-12)} ${y - 3 * k} ${at(-6)} ${y - 7 * k} ${at(-1)} ${y - 4.5 * k}C${at(5)} ${y - 7 * k} ${at(12)} ${y - 3 * k} ${at(w)} ${R + 1}C${at(10)} ${y + 3} ${at(-10)} ${y + 3} ${at(-w)} ${L + 1}Z`,
      mix(paint.lip, paint.dark, 0.2),
    ) +
    path(
      `M${at(-w + 3)} ${L + 2}C${at(-9)} ${y + 2} ${at(9)} ${y + 2} ${at(w - 3)} ${R + 2}C${at(12)} ${y + 10 * k} ${at(-12)} ${y + 10 * k} ${at(-w + 3)} ${L + 2}Z`,
      paint.lip,
    ) +
    (p.gender === "f"
      ? path(
          `M${at(-10)} ${y + 4}C${at(-6)} ${y + 3} ${at(0)} ${y + 4} ${at(2)} ${y + 5}C${at(-2)} ${y + 7} ${at(-7)} ${y + 7} ${at(-10)} ${y + 4}Z`,
          mix(paint.lip, "#ffffff", 0.35),
        )
      : "") +
    stroke(line, paint.dark, 2.4, { "stroke-linecap": "round" }) +
    (e.corner > 2 ? corner(at(-w - 2), L, -1) : "") +
    (e.corner + e.right > 2 ? corner(at(w + 2), R, 1) : "")
  );
}

/** Brows, eyes, nose and mouth, with the mood of the person. */
export function face(p: Person, paint: Paints): string {
  const e = EXPRESSIONS[p.mood];
  const t = p.turn * 9;
  const near = -p.eyeGap + t;
  const far = p.eyeGap + t - (p.turn < -0.5 ? -1 : 0);
  return (
    eye(p, paint, near, -1, e) +
    eye(p, paint, far, 1, e) +
    brow(p, paint, near, -1, e) +
    brow(p, paint, far, 1, e) +
    nose(p, paint) +
    mouth(p, paint, e)
  );
}
