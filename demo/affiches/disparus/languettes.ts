import { bust } from "../../kit/bust.ts";
import { clouds } from "../../kit/print.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { random } from "../../kit/random.ts";
import { clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { fr } from "../../kit/french.ts";
import { staple } from "../../kit/wear.ts";
import { tabs, type Missing } from "./texts.ts";

const [W, H, TABS] = [1000, 1414, 1176];

function tearOffs(m: Missing): string {
  const dice = random(`tabs:${m.id}`);
  const gone = new Set([dice.int(1, 3), dice.int(5, 8)]);
  const width = (W - 60) / 10;
  return Array.from({ length: 10 }, (_, i) => {
    const x = 30 + i * width;
    if (gone.has(i))
      return path(
        polygon([
          [x, TABS - 2],
          [x + width, TABS - 2],
          [x + width, TABS + 16],
          [x + width * 0.6, TABS + 5],
          [x + width * 0.35, TABS + 22],
          [x, TABS + 8],
        ]),
        m.paper,
      );
    const lean = dice.between(-1.6, 1.6);
    return g(
      { transform: `rotate(${lean.toFixed(2)} ${x + width / 2} ${TABS})` },
      rect(x + 3, TABS - 3, width - 4, 226, m.paper),
      rect(x + width - 9, TABS, 8, 222, m.ink, { opacity: 0.1 }),
      g(
        { transform: `translate(${x + width * 0.44} ${TABS + 206}) rotate(-90)` },
        text(m.call, { face: "archivo-black", size: 38, x: 0, y: 0, fill: m.ink }),
        text(fr(m.cry.toLowerCase()), { face: "special-elite", size: 22, x: 0, y: 30, fill: m.ink }),
      ),
    );
  }).join("");
}

function draw(m: Missing, rank: number): string {
  const left = rank % 2 === 0;
  const photo = { x: left ? 70 : 390, y: 372, w: 540, h: 540 };
  const side = left ? 644 : 70;
  const cry = fitLine(m.cry, {
    face: rank % 2 ? "anton" : "archivo-black",
    x: 70,
    y: 92,
    width: 860,
    height: 220,
    fill: m.paper,
  });
  let y = 420;
  const facts = m.facts
    .map(([label, value]) => {
      const head = text(label.toUpperCase(), {
        face: "space-mono",
        weight: 700,
        size: 22,
        tracking: 0.08,
        x: side,
        y,
        fill: m.ink,
      });
      const body = paragraph(fr(value), {
        face: "special-elite",
        size: 37,
        x: side,
        y: y + 46,
        width: 290,
        leading: 1.12,
        fill: m.ink,
      });
      const rule = rect(side, y - 36, 286, 5, m.ink);
      y = body.bottom + 92;
      return rule + head + body.svg;
    })
    .join("");
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#4d3a2a"),
    clouds(W, H, "#20150d", 0.6, 0.009, 3),
    rect(30, 24, W - 60, TABS - 24, m.paper),
    rect(30, 24, W - 60, 330, m.ink),
    cry.svg,
    rect(photo.x, photo.y, photo.w, photo.h, "#fdfbf4"),
    clip(
      `M${photo.x} ${photo.y}h${photo.w}v${photo.h}h${-photo.w}Z`,
      rect(photo.x, photo.y, photo.w, photo.h, m.ink, { opacity: 0.16 }),
      bust({
        ...m.face,
        style: "engraved",
        palette: [m.ink, "#fdfbf4"],
        pitch: 4.6,
        x: photo.x - 75,
        y: photo.y - 10,
        size: photo.w + 150,
      }),
    ),
    stroke(`M${photo.x} ${photo.y}h${photo.w}v${photo.h}h${-photo.w}Z`, m.ink, 7),
    facts,
    fitLine(fr(m.name), {
      face: rank % 2 ? "archivo-black" : "anton",
      x: 70,
      y: 938,
      width: 860,
      maxHeight: 74,
      fill: m.ink,
    }).svg,
    paragraph(fr(m.story), {
      face: "special-elite",
      size: 31,
      x: 70,
      y: 1064,
      width: 860,
      leading: 1.26,
      fill: m.ink,
    }).svg,
    tearOffs(m),
    staple(130, 46, 8),
    staple(870, 48, -12),
  );
}

/** Photocopied notices with telephone tabs to tear off. */
export const tabPosters: Poster[] = tabs.map((m, rank) => ({
  id: m.id,
  titre: m.titre,
  auteur: m.auteur,
  width: W,
  height: H,
  draw: () => draw(m, rank),
}));
