import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { misregister } from "../../kit/print.ts";
import { cactus, coupe } from "../../kit/props.ts";
import { mesas, rays, ridge, stars } from "../../kit/scene.ts";
import { circle, clip, el, freshId, g, path, polygon, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { bleach, make, type Inks } from "./parts.ts";
import type { postcards } from "./texts.ts";

/** The landscape seen through letters and around them. */
function view(kind: string, k: Inks, width: number, height: number, seed: string): string {
  const horizon = height * 0.62;
  const sky =
    rect(0, 0, width, height, k.sky) +
    (kind === "letters"
      ? ""
      : kind === "night"
        ? stars(0, 0, width, horizon, 150, k.pale, seed)
        : rays(width * 0.68, height * 0.4, width, 30, k.pale, 0, 0.5)) +
    circle(width * 0.68, height * 0.4, height * 0.2, k.sun);
  const far =
    mesas(width, horizon, height * 0.26, k.far, seed) +
    mesas(width, horizon + 40, height * 0.16, k.near, `${seed}2`);
  const floor = rect(0, horizon + 40, width, height, kind === "lake" ? k.pale : k.near);
  const road =
    path(
      polygon([
        [width * 0.48, horizon + 40],
        [width * 0.5, horizon + 40],
        [width * 0.86, height],
        [width * 0.16, height],
      ]),
      k.ink,
    ) +
    path(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const a = (i / 5) ** 1.6;
          const b = ((i + 0.5) / 5) ** 1.6;
          const y = (t: number): number => horizon + 44 + t * (height - horizon);
          return polygon([
            [width * 0.49 - a * 8, y(a)],
            [width * 0.49 + a * 8, y(a)],
            [width * 0.495 + b * 12, y(b)],
            [width * 0.495 - b * 12, y(b)],
          ]);
        })
        .join(""),
      k.pale,
    );
  const lake = Array.from({ length: 9 }, (_, i) =>
    rect(
      width * (0.04 + (i % 3) * 0.06),
      horizon + 64 + i * 34,
      width * (0.86 - (i % 4) * 0.12),
      7 + i,
      k.sky,
    ),
  ).join("");
  return (
    sky +
    far +
    floor +
    (kind === "lake" ? lake : kind === "road" ? road : ridge(width, height * 0.86, 26, height, k.ink, seed)) +
    (kind === "lake"
      ? ""
      : cactus(width * 0.1, height * 0.93, height * 0.36, k.ink) +
        cactus(width * 0.92, height * 0.9, height * 0.22, k.ink, -1))
  );
}

export function postcard(t: (typeof postcards)[number], k: Inks): Poster {
  return make(t, 1414, 1000, () => {
    const id = freshId("letters");
    const big = fitLine(t.big, { face: "bowlby-one", x: 90, y: 330, width: 1234, height: 400, fill: "#fff" });
    const scene = view(t.kind, k, 1414, 1000, t.id);
    const inner = view(
      "letters",
      { ...k, sky: k.sun, sun: k.pale, far: k.sky, near: k.far },
      1414,
      1000,
      `${t.id}x`,
    );
    const solid = (fill: string, dx: number, dy: number): string =>
      fitLine(t.big, {
        face: "bowlby-one",
        x: 90 + dx,
        y: 330 + dy,
        width: 1234,
        height: 400,
        fill,
        attributes: { stroke: fill, "stroke-width": 16, "stroke-linejoin": "round" },
      }).svg;
    const letters =
      el("defs", {}, el("mask", { id }, big.svg)) +
      g({ mask: `url(#${id})` }, g({ transform: "translate(0 130)" }, inner));
    const top = g(
      { transform: "rotate(-5 420 220)" },
      misregister(
        (ink) => text(fr(t.top), { face: "lobster", size: 148, x: 96, y: 260, fill: ink }),
        k.ink,
        k.pale,
        6,
        6,
      ),
      text(fr(t.top), { face: "lobster", size: 148, x: 96, y: 260, fill: k.pale }),
    );
    return svg(
      1414,
      1000,
      rect(0, 0, 1414, 1000, k.pale),
      clip(
        "M44 44H1370V956H44Z",
        scene,
        Array.from({ length: 9 }, (_, i) => solid(k.ink, 22 - i * 2, 22 - i * 2))
          .slice(0, 5)
          .join(""),
        solid(k.pale, 0, 0),
        letters,
        top,
        t.kind === "road" ? coupe(860, 930, 360, k.sun, k.ink, k.pale) : "",
        rect(44, 856, 1326, 100, k.ink),
        fitLine(fr(t.note), {
          face: "pacifico",
          x: 90,
          y: 876,
          width: 1234,
          maxHeight: 60,
          anchor: "middle",
          fill: k.pale,
        }).svg,
      ),
      bleach(1414, 1000, k.pale),
    );
  });
}
