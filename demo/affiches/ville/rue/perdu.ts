import type { Poster } from "../../../kit/poster.ts";
import { halftone, rough } from "../../../kit/print.ts";
import { pin, staple, tape } from "../../../kit/wear.ts";
import { el, g, rect, stroke, svg } from "../../../kit/svg.ts";
import { paragraph } from "../../../kit/prose.ts";
import { fitLine } from "../../../kit/type.ts";
import type { Face } from "../../../kit/outline.ts";
import { place, type Motif } from "../motifs/motif.ts";
import { notices } from "./perdu.texts.ts";

export interface Notice {
  id: string;
  titre: string;
  auteur: string;
  head: string;
  sub: string;
  body: string;
  call: string;
  tabs: string;
  image: Motif;
  photo: string;
  style: "copie" | "feutre" | "machine";
  sheet: string;
  ink: string;
  hot: string;
  face: Face;
  text: Face;
  angle: number;
  gone: readonly number[];
}

const W = 1000;
const H = 1414;

/** A home-made notice on its wall: photo, plea, tear-off strips (some already taken). */
function draw(n: Notice): string {
  const skew = rough(n.style === "feutre" ? 5 : 2, 30, 3);
  const [w, h] = [840, 1190];
  const photoTop = 300;
  const wall = n.style === "copie" ? "#5b6b6a" : n.style === "feutre" ? "#8a5d3b" : "#3c4454";
  const boards = Array.from(
    { length: 8 },
    (_, i) =>
      rect(i * 128, 0, 4, H, "#000", { opacity: 0.25 }) +
      rect(i * 128 + 4, 0, 30, H, "#fff", { opacity: 0.04 }),
  ).join("");
  const strip = (i: number) =>
    n.gone.includes(i)
      ? ""
      : rect(i * 84, h, 82, 170, n.sheet) +
        g(
          { transform: `translate(${i * 84 + 52} ${h + 158}) rotate(-90)` },
          fitLine(n.tabs, { face: n.text, x: 0, y: -16, width: 146, maxHeight: 17, fill: n.ink }).svg,
        );
  const inks = {
    a: n.style === "copie" ? "#f1efe8" : n.hot,
    b: n.ink,
    c: "#fffdf4",
    d: n.style === "copie" ? "#8b8b86" : n.photo,
  };
  const picture =
    rect(90, photoTop, 660, 470, n.photo) +
    halftone(
      { x: 90, y: photoTop, width: 660, height: 470 },
      16,
      (u, v) => 0.15 + Math.hypot(u - 0.5, v - 0.5) * 0.7,
      n.ink,
      45,
    ) +
    place(n.image, inks, 420, photoTop + 242, 410) +
    rect(90, photoTop, 660, 470, "none", { stroke: n.ink, "stroke-width": n.style === "feutre" ? 10 : 5 });
  const head = fitLine(n.head, {
    face: n.face,
    x: 50,
    y: 56,
    width: 740,
    maxHeight: 150,
    anchor: "middle",
    fill: n.style === "copie" ? n.ink : n.hot,
  });
  const sub = fitLine(n.sub, {
    face: n.face,
    x: 90,
    y: head.bottom + 26,
    width: 660,
    maxHeight: 46,
    anchor: "middle",
    fill: n.ink,
  });
  const body = paragraph(n.body, {
    face: n.text,
    size: n.style === "feutre" ? 45 : 36,
    x: 90,
    y: 848,
    width: 660,
    leading: n.style === "feutre" ? 1.12 : 1.24,
    fill: n.ink,
  });
  const call = fitLine(n.call, {
    face: n.face,
    x: 90,
    y: 1104,
    width: 660,
    maxHeight: 58,
    anchor: "middle",
    fill: n.hot,
  });
  const sheet = g(
    { transform: `translate(80 50) rotate(${n.angle} 420 600)` },
    rect(10, 14, w, h, "#000", { opacity: 0.35 }),
    rect(0, 0, w, h, n.sheet),
    Array.from({ length: 10 }, (_, i) => strip(i)).join(""),
    stroke(Array.from({ length: 11 }, (_, i) => `M${i * 84 - 1} ${h}v${170}`).join(""), n.ink, 1.5, {
      "stroke-dasharray": "6 6",
      opacity: 0.5,
    }),
    g(
      { filter: skew.url },
      head.svg,
      sub.svg,
      body.svg,
      call.svg,
      n.style === "feutre"
        ? stroke("M100 1180q160 -22 330 -8t310 -12", n.hot, 9, { "stroke-linecap": "round" })
        : "",
    ),
    picture,
  );
  const hold =
    n.style === "copie"
      ? tape(500, 62, 220, n.angle - 3)
      : n.style === "feutre"
        ? pin(500, 84, n.hot, 22)
        : staple(140, 84, 12) + staple(860, 84, -8);
  return svg(
    W,
    H,
    rect(0, 0, W, H, wall),
    boards,
    skew.defs,
    sheet,
    hold,
    el("rect", { x: 0, y: 0, width: W, height: H, fill: "none" }),
  );
}

export const posters: readonly Poster[] = notices.map((n) => ({
  id: n.id,
  titre: n.titre,
  auteur: n.auteur,
  width: W,
  height: H,
  draw: () => draw(n),
}));
