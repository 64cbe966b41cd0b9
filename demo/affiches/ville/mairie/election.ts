import { bust, type BustOptions } from "../../../kit/bust.ts";
import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { halftone } from "../../../kit/print.ts";
import { rays, star, starPoints } from "../../../kit/scene.ts";
import { folds } from "../../../kit/wear.ts";
import { circle, clip, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { arcText, paragraph } from "../../../kit/prose.ts";
import { block, fitLine, text } from "../../../kit/type.ts";
import { campaigns } from "./election.texts.ts";

export type Who = Omit<BustOptions, "x" | "y" | "size" | "palette" | "style">;
export interface Campaign {
  id: string;
  titre: string;
  auteur: string;
  plan: "diagonale" | "insigne" | "espoir" | "tract" | "bandeau";
  who: Who;
  lines: readonly string[];
  slogan: string;
  foot: string;
  face: Face;
  dark: string;
  strong: string;
  mid: string;
  pale: string;
}

const W = 1000;
const H = 1414;

/** Constructivist: a wedge, a face, a name shouted uphill. */
function diagonal(c: Campaign): string {
  const title = block(c.lines, { face: c.face, x: 0, y: 0, width: 900, gap: 16, fill: c.pale });
  const k = Math.min(1, 300 / title.height);
  return (
    rect(0, 0, W, H, c.pale) +
    path(
      polygon([
        [0, 250],
        [1000, -60],
        [1000, 1040],
        [0, 1330],
      ]),
      c.strong,
    ) +
    rays(520, 520, 900, 18, c.mid, 0.4, 0.34) +
    circle(520, 560, 350, c.pale) +
    clip(
      polygon([
        [0, -100],
        [1000, -100],
        [1000, 890],
        [0, 1190],
      ]),
      bust({ ...c.who, x: 120, y: 210, size: 820, style: "stencil", palette: [c.dark, c.strong, c.pale] }),
    ) +
    path(
      polygon([
        [0, 1000],
        [1000, 700],
        [1000, 1130],
        [0, 1414],
      ]),
      c.dark,
    ) +
    g(
      { transform: `translate(60 ${1042 + (300 - title.height * k) / 2}) rotate(-16.5) scale(${k})` },
      title.svg,
    ) +
    text(c.slogan, { face: "oswald", weight: 700, size: 38, tracking: 0.05, x: 60, y: 100, fill: c.dark }) +
    text(c.foot, {
      face: "oswald",
      weight: 600,
      size: 28,
      tracking: 0.06,
      x: 940,
      y: 1372,
      anchor: "end",
      fill: c.dark,
    })
  );
}

/** A sheriff's star with the face inside. */
function badge(c: Campaign): string {
  const name = block(c.lines, {
    face: c.face,
    x: 70,
    y: 1010,
    width: 860,
    gap: 18,
    height: 240,
    fill: c.pale,
  });
  return (
    rect(0, 0, W, H, c.dark) +
    halftone(
      { x: 0, y: 0, width: W, height: H },
      26,
      (u, v) => 0.42 - Math.hypot(u - 0.5, (v - 0.36) * 1.3) * 0.7,
      c.strong,
      15,
    ) +
    path(polygon(starPoints(500, 520, 480, 6, 0.66)), c.mid) +
    starPoints(500, 520, 480, 6, 0.66)
      .filter((_, i) => i % 2 === 0)
      .map(([x, y]) => circle(x, y, 26, c.mid))
      .join("") +
    path(polygon(starPoints(500, 520, 440, 6, 0.68)), "none", { stroke: c.dark, "stroke-width": 6 }) +
    circle(500, 520, 292, c.dark) +
    circle(500, 520, 220, c.pale) +
    clip(
      "M500 740A220 220 0 0 1 280 520A220 220 0 0 1 500 300A220 220 0 0 1 720 520A220 220 0 0 1 500 740Z",
      bust({ ...c.who, x: 262, y: 300, size: 476, style: "stencil", palette: [c.dark, c.strong, c.pale] }),
    ) +
    arcText(c.slogan, {
      face: "oswald",
      weight: 700,
      size: 40,
      tracking: 0.1,
      cx: 500,
      cy: 520,
      radius: 240,
      fill: c.pale,
    }) +
    arcText(c.foot, {
      face: "oswald",
      weight: 700,
      size: 32,
      tracking: 0.1,
      cx: 500,
      cy: 520,
      radius: 270,
      inside: true,
      fill: c.pale,
    }) +
    name.svg +
    rect(70, 1296, 860, 5, c.strong) +
    text("BUREAU DE VOTE : ÉCURIE MUNICIPALE, 8 H – 18 H", {
      face: "oswald",
      weight: 500,
      size: 29,
      tracking: 0.08,
      x: 500,
      y: 1350,
      anchor: "middle",
      fill: c.mid,
    })
  );
}

/** Four flat inks, one enormous word. */
function hope(c: Campaign): string {
  const word = fitLine(c.lines[0] ?? "", {
    face: c.face,
    x: 60,
    y: 1130,
    width: 880,
    maxHeight: 200,
    anchor: "middle",
    fill: c.pale,
  });
  return (
    rect(0, 0, 520, H, c.strong) +
    rect(500, 0, 500, H, c.mid) +
    bust({
      ...c.who,
      x: 0,
      y: 130,
      size: 1000,
      style: "stencil",
      palette: [c.dark, c.strong, c.mid, c.pale],
    }) +
    rect(0, 1080, W, 334, c.dark) +
    rect(0, 1080, W, 14, c.strong) +
    word.svg +
    fitLine(c.slogan, {
      face: "oswald",
      weight: 600,
      tracking: 0.04,
      x: 60,
      y: word.bottom + 26,
      width: 880,
      maxHeight: 34,
      anchor: "middle",
      fill: c.mid,
    }).svg +
    star(110, 110, 62, c.pale) +
    text(c.foot, {
      face: "oswald",
      weight: 700,
      size: 30,
      tracking: 0.06,
      x: 940,
      y: 84,
      anchor: "end",
      fill: c.dark,
    })
  );
}

/** The folded leaflet: portrait in an oval, promises in a list. */
function leaflet(c: Campaign): string {
  const name = block(c.lines, {
    face: c.face,
    x: 60,
    y: 60,
    width: 880,
    gap: 16,
    fill: c.strong,
    maxHeight: 190,
  });
  const promises = c.foot.split("|");
  const top = name.bottom + 60;
  return (
    rect(0, 0, W, H, c.pale) +
    name.svg +
    rect(60, top - 26, 880, 8, c.dark) +
    rect(60, top, 400, 600, c.mid) +
    clip(
      `M60 ${top}h400v600h-400Z`,
      rays(260, top + 250, 600, 20, c.strong, 0.2, 0.4),
      bust({ ...c.who, x: 10, y: top + 130, size: 480 }),
    ) +
    promises
      .map(
        (line, i) =>
          text(`${i + 1}`, {
            face: "abril-fatface",
            size: 96,
            x: 500,
            y: top + 96 + i * 150,
            fill: c.strong,
          }) +
          paragraph(line, {
            face: "zilla-slab",
            weight: 600,
            size: 33,
            x: 590,
            y: top + 60 + i * 150,
            width: 350,
            leading: 1.2,
            fill: c.dark,
          }).svg,
      )
      .join("") +
    rect(0, 1230, W, 184, c.dark) +
    fitLine(c.slogan, {
      face: c.face,
      x: 60,
      y: 1276,
      width: 880,
      maxHeight: 86,
      anchor: "middle",
      fill: c.pale,
    }).svg +
    folds(W, H, 2, 2, 0.12)
  );
}

/** A horizontal split: sky, face coming from the side, a ribbon. */
function ribbon(c: Campaign): string {
  const name = block(c.lines, {
    face: c.face,
    x: 60,
    y: 80,
    width: 560,
    gap: 18,
    fill: c.dark,
    maxHeight: 170,
  });
  return (
    rect(0, 0, W, H, c.mid) +
    circle(760, 820, 520, c.strong) +
    bust({ ...c.who, x: 180, y: 420, size: 900, style: "stencil", palette: [c.dark, c.strong, c.pale] }) +
    name.svg +
    paragraph(c.slogan, {
      face: "dm-serif-display",
      size: 46,
      x: 60,
      y: name.bottom + 80,
      width: 420,
      leading: 1.15,
      fill: c.dark,
    }).svg +
    g(
      { transform: "rotate(-4 500 1250)" },
      rect(-60, 1170, 1120, 130, c.dark),
      fitLine(c.foot, {
        face: "oswald",
        weight: 700,
        tracking: 0.06,
        x: 60,
        y: 1212,
        width: 880,
        maxHeight: 48,
        anchor: "middle",
        fill: c.pale,
      }).svg,
    )
  );
}

const PLANS: Record<Campaign["plan"], (c: Campaign) => string> = {
  diagonale: diagonal,
  insigne: badge,
  espoir: hope,
  tract: leaflet,
  bandeau: ribbon,
};

export const posters: readonly Poster[] = campaigns.map((c) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, PLANS[c.plan](c)),
}));
