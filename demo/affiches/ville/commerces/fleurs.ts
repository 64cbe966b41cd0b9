import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { random } from "../../../kit/random.ts";
import { circle, el, g, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import { paragraph } from "../../../kit/prose.ts";
import { gardens } from "./fleurs.texts.ts";

export interface Garden {
  id: string;
  titre: string;
  auteur: string;
  lines: readonly string[];
  note: string;
  plan: "masse" | "tige" | "couronne" | "planche";
  face: Face;
  ground: string;
  leaf: string;
  petals: readonly string[];
  heart: string;
  ink: string;
}

const W = 1000;
const H = 1414;

/** A flower of one of four kinds, about `r` px. */
function flower(kind: number, r: number, petal: string, heart: string, shade: string): string {
  switch (kind % 4) {
    case 0:
      return (
        Array.from({ length: 8 }, (_, i) =>
          el("ellipse", {
            cx: 0,
            cy: -r * 0.6,
            rx: r * 0.26,
            ry: r * 0.46,
            fill: petal,
            transform: `rotate(${i * 45})`,
          }),
        ).join("") +
        circle(0, 0, r * 0.28, heart) +
        circle(0, 0, r * 0.12, shade, { opacity: 0.4 })
      );
    case 1:
      return (
        [1, 0.74, 0.48]
          .map((k, n) =>
            Array.from({ length: 5 }, (_, i) =>
              circle(0, -r * 0.5 * k, r * 0.46 * k, n === 1 ? shade : petal, {
                transform: `rotate(${i * 72 + n * 36})`,
                opacity: n === 1 ? 0.55 : 1,
              }),
            ).join(""),
          )
          .join("") + circle(0, 0, r * 0.16, heart)
      );
    case 2:
      return (
        path(
          `M0 ${r * 0.7}Q${-r * 0.9} ${r * 0.4} ${-r * 0.7} ${-r * 0.8}L${-r * 0.3} ${-r * 0.3}L0 ${-r}L${r * 0.3} ${-r * 0.3}L${r * 0.7} ${-r * 0.8}Q${r * 0.9} ${r * 0.4} 0 ${r * 0.7}Z`,
          petal,
        ) +
        path(
          `M0 ${r * 0.7}Q${r * 0.1} 0 0 ${-r}L${r * 0.3} ${-r * 0.3}L${r * 0.7} ${-r * 0.8}Q${r * 0.9} ${r * 0.4} 0 ${r * 0.7}Z`,
          shade,
          { opacity: 0.3 },
        ) +
        circle(0, r * 0.5, r * 0.14, heart)
      );
    default:
      return (
        Array.from({ length: 16 }, (_, i) =>
          path(`M0 0L${-r * 0.1} ${-r * 0.8}L0 ${-r}L${r * 0.1} ${-r * 0.8}Z`, i % 2 ? petal : shade, {
            transform: `rotate(${i * 22.5})`,
          }),
        ).join("") + circle(0, 0, r * 0.34, heart)
      );
  }
}

const leaf = (length: number, colour: string, vein: string) =>
  path(
    `M0 0Q${-length * 0.34} ${-length * 0.5} 0 ${-length}Q${length * 0.34} ${-length * 0.5} 0 0Z`,
    colour,
  ) + stroke(`M0 0V${-length * 0.86}`, vein, 3, { opacity: 0.5 });

function mass(p: Garden, seed: string, cells: readonly (readonly [number, number, number])[]): string {
  const dice = random(seed);
  const leaves = cells
    .map(([x, y, r]) =>
      [0, 1, 2]
        .map(() =>
          g(
            { transform: `translate(${x} ${y}) rotate(${dice.int(0, 360)})` },
            leaf(r * 1.5, p.leaf, p.ground),
          ),
        )
        .join(""),
    )
    .join("");
  const blooms = cells
    .map(([x, y, r], i) =>
      g(
        { transform: `translate(${x} ${y}) rotate(${dice.int(-30, 30)})` },
        flower(
          i + dice.int(0, 3),
          r,
          p.petals[i % p.petals.length] ?? p.ink,
          p.heart,
          p.petals[(i + 1) % p.petals.length] ?? p.ink,
        ),
      ),
    )
    .join("");
  return leaves + blooms;
}

function words(
  p: Garden,
  x: number,
  y: number,
  width: number,
  maxHeight: number,
  fill: string,
): { svg: string; bottom: number } {
  let at = y;
  const drawn = p.lines.map((line) => {
    const placed = fitLine(line, { face: p.face, x, y: at, width, maxHeight, fill });
    at = placed.bottom + 20;
    return placed.svg;
  });
  return { svg: drawn.join(""), bottom: at };
}

const PLANS: Record<Garden["plan"], (p: Garden) => string> = {
  masse: (p) => {
    const title = words(p, 70, 1010, 860, 108, p.ink);
    return (
      rect(0, 0, W, H, p.ground) +
      mass(p, p.id, [
        [120, 150, 150],
        [420, 90, 140],
        [720, 130, 170],
        [930, 330, 140],
        [260, 390, 170],
        [560, 350, 160],
        [90, 620, 150],
        [800, 560, 170],
        [420, 640, 180],
        [660, 800, 130],
        [180, 830, 120],
        [940, 800, 110],
      ]) +
      title.svg +
      paragraph(p.note, {
        face: "cormorant-garamond",
        weight: 600,
        size: 34,
        x: 72,
        y: title.bottom + 34,
        width: 840,
        leading: 1.15,
        fill: p.ink,
      }).svg
    );
  },
  tige: (p) => {
    const title = words(p, 560, 110, 380, 100, p.ink);
    return (
      rect(0, 0, W, H, p.ground) +
      rect(0, 1180, W, 234, p.ink) +
      stroke("M330 1200Q300 700 330 360M330 900Q450 780 520 620M322 760Q200 660 180 540", p.leaf, 18, {
        "stroke-linecap": "round",
      }) +
      [
        [318, 1060, 60],
        [322, 980, -70],
        [420, 800, 30],
        [260, 690, -60],
      ]
        .map(([x = 0, y = 0, t = 0]) =>
          g({ transform: `translate(${x} ${y}) rotate(${t})` }, leaf(210, p.leaf, p.ground)),
        )
        .join("") +
      g({ transform: "translate(330 320)" }, flower(1, 250, p.petals[0] ?? "", p.heart, p.petals[1] ?? "")) +
      g({ transform: "translate(545 590)" }, flower(0, 130, p.petals[1] ?? "", p.heart, p.petals[0] ?? "")) +
      g({ transform: "translate(170 510)" }, flower(2, 110, p.petals[1] ?? "", p.heart, p.petals[0] ?? "")) +
      path("M210 1060H450L410 1330H250Z", p.heart) +
      path("M196 1040H464V1090H196Z", p.petals[1] ?? p.ink) +
      title.svg +
      paragraph(p.note, {
        face: "cormorant-garamond",
        weight: 600,
        size: 37,
        x: 600,
        y: 860,
        width: 340,
        leading: 1.2,
        fill: p.ink,
      }).svg +
      text("FLEURISTE DE GARDE", {
        face: "oswald",
        weight: 500,
        size: 28,
        tracking: 0.2,
        x: 940,
        y: 1330,
        anchor: "end",
        fill: p.ground,
      })
    );
  },
  couronne: (p) => {
    const ring = Array.from({ length: 14 }, (_, i): [number, number, number] => {
      const a = (i / 14) * Math.PI * 2;
      return [500 + Math.cos(a) * 370, 680 + Math.sin(a) * 480, i % 2 ? 104 : 136];
    });
    let y = 500;
    const lines = p.lines.map((line) => {
      const placed = fitLine(line, {
        face: p.face,
        x: 260,
        y,
        width: 480,
        maxHeight: 104,
        anchor: "middle",
        fill: p.ink,
      });
      y = placed.bottom + 22;
      return placed.svg;
    });
    return (
      rect(0, 0, W, H, p.ground) +
      mass(p, p.id, ring) +
      lines.join("") +
      paragraph(p.note, {
        face: "cormorant-garamond",
        weight: 600,
        size: 33,
        x: 310,
        y: y + 34,
        width: 380,
        leading: 1.15,
        align: "middle",
        fill: p.ink,
      }).svg +
      text("LOS CARMINES · SERRE DU MIRADOR", {
        face: "oswald",
        weight: 500,
        size: 25,
        tracking: 0.22,
        x: 500,
        y: 1372,
        anchor: "middle",
        fill: p.ink,
      })
    );
  },
  planche: (p) => {
    const title = words(p, 60, 60, 880, 96, p.ink);
    const cells = Array.from({ length: 6 }, (_, i) => {
      const [c, r] = [i % 2, Math.floor(i / 2)];
      const [x, y] = [60 + c * 450, title.bottom + 30 + r * 340];
      return (
        rect(x, y, 430, 320, p.petals[i % p.petals.length] ?? "", { opacity: 0.22 }) +
        // The stem stops above the words.
        stroke(`M${x + 215} ${y + 272}V${y + 150}`, p.leaf, 10) +
        g(
          { transform: `translate(${x + 215} ${y + 270}) rotate(${c ? 55 : -55})` },
          leaf(110, p.leaf, p.ground),
        ) +
        g(
          { transform: `translate(${x + 215} ${y + 130})` },
          flower(
            i,
            100,
            p.petals[i % p.petals.length] ?? "",
            p.heart,
            p.petals[(i + 1) % p.petals.length] ?? "",
          ),
        ) +
        text(
          [
            "trèfle à cinq",
            "œillet bavard",
            "tulipe du lundi",
            "soleil de poche",
            "marguerite : un peu",
            "rose sans papiers",
          ][i] ?? "",
          { face: "im-fell-dw-pica", size: 27, x: x + 20, y: y + 302, fill: p.ink },
        )
      );
    }).join("");
    return (
      rect(0, 0, W, H, p.ground) +
      title.svg +
      cells +
      text(p.note, { face: "im-fell-dw-pica", size: 29, x: 500, y: 1376, anchor: "middle", fill: p.ink })
    );
  },
};

export const posters: readonly Poster[] = gardens.map((p) => ({
  id: p.id,
  titre: p.titre,
  auteur: p.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, PLANS[p.plan](p)),
}));
