import { frame } from "../../../kit/scene.ts";
import type { Poster } from "../../../kit/poster.ts";
import { clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";
import type { Face } from "../../../kit/outline.ts";
import { type Scene, type Tones } from "./voyage-scenes.ts";
import { trips } from "./voyage.texts.ts";

type Setting = "bande" | "ciel" | "passe-partout";

export interface Trip {
  id: string;
  titre: string;
  auteur: string;
  name: string;
  over: string;
  under: string;
  scene: Scene;
  face: Face;
  setting: Setting;
  tones: Tones;
  /** Moves the landscape down, to clear the sky for the name. */
  lower?: number;
}

const W = 1000;
const H = 1414;

/** Whether dark lettering reads better on this colour. */
const pale = (hex: string) =>
  [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(hex.slice(i, i + 2), 16), 0) > 420;

/** A thick band at the foot, the name across it. */
function band(trip: Trip): string {
  const { tones: t, face } = trip;
  const name = fitLine(trip.name, {
    face,
    x: 90,
    y: 1212,
    width: 820,
    maxHeight: 96,
    anchor: "middle",
    fill: t.light,
  });
  return (
    rect(0, 1160, W, 254, t.dark) +
    rect(0, 1160, W, 8, t.accent) +
    name.svg +
    fitLine(trip.under, {
      face: "oswald",
      weight: 500,
      tracking: 0.22,
      x: 90,
      y: 1336,
      width: 820,
      maxHeight: 24,
      anchor: "middle",
      fill: t.light,
    }).svg +
    text(trip.over, {
      face: "oswald",
      weight: 600,
      size: 27,
      tracking: 0.3,
      x: 78,
      y: 110,
      fill: pale(t.high) ? t.dark : t.light,
    }) +
    frame(W, H, 30, 5, t.light)
  );
}

/** The name huge in the sky, a small line at the foot. */
function inTheSky(trip: Trip): string {
  const { tones: t, face } = trip;
  const name = fitLine(trip.name, {
    face,
    x: 70,
    y: 80,
    width: 860,
    fill: t.light,
    maxHeight: 220,
    anchor: "middle",
  });
  return (
    name.svg +
    text(trip.over, {
      face: "oswald",
      weight: 600,
      size: 30,
      tracking: 0.22,
      x: 500,
      y: name.bottom + 56,
      anchor: "middle",
      fill: t.light,
    }) +
    rect(0, 1330, W, 84, t.light) +
    text(trip.under, {
      face: "oswald",
      weight: 600,
      size: 27,
      tracking: 0.2,
      x: 500,
      y: 1383,
      anchor: "middle",
      fill: t.dark,
    })
  );
}

/** The image in a wide paper border, everything written below. */
function matted(trip: Trip): string {
  const { tones: t, face } = trip;
  const paper = "#f3e7cc";
  const name = fitLine(trip.name, { face, x: 56, y: 1196, width: 620, maxHeight: 110, fill: t.dark });
  const hole = `M0 0H${W}V${H}H0ZM56 56V1150H944V56Z`;
  return (
    path(hole, paper, { "fill-rule": "evenodd" }) +
    name.svg +
    fitLine(trip.under, {
      face: "oswald",
      weight: 500,
      tracking: 0.1,
      x: 56,
      y: 1340,
      width: 620,
      maxHeight: 22,
      fill: t.dark,
    }).svg +
    g(
      {},
      rect(720, 1196, 224, 168, t.accent),
      fitLine(trip.over, {
        face: "oswald",
        weight: 600,
        x: 744,
        y: 1262,
        width: 176,
        maxHeight: 34,
        anchor: "middle",
        fill: paper,
      }).svg,
    )
  );
}

const SETTINGS: Record<Setting, (trip: Trip) => string> = {
  bande: band,
  ciel: inTheSky,
  "passe-partout": matted,
};

function lowered({ scene, tones: t, lower }: Trip): string {
  return lower === undefined
    ? scene(t)
    : rect(0, 0, W, lower + 2, t.high) + g({ transform: `translate(0 ${lower})` }, scene(t));
}

export const posters: readonly Poster[] = trips.map((trip) => ({
  id: trip.id,
  titre: trip.titre,
  auteur: trip.auteur,
  width: W,
  height: H,
  draw: () => svg(W, H, clip(`M0 0H${W}V${H}H0Z`, lowered(trip)), SETTINGS[trip.setting](trip)),
}));
