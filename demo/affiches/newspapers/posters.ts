/** Front pages: a broadsheet of 1899, a desert tabloid, a pasted-up school paper, a mimeographed bulletin. */
import type { Poster } from "../../kit/poster.ts";
import { broadsheet } from "./broadsheet.ts";
import { mimeo } from "./mimeo.ts";
import { pasted } from "./pasted.ts";
import { tabloid } from "./tabloid.ts";
import { bulletin, mirage, preau, rouille } from "./texts.ts";

const BLACK = "#1d1811";

const made: Poster[][] = [
  rouille.map((e, i) =>
    broadsheet(
      e,
      { paper: ["#e6d6b0", "#dfcda2", "#e9dcbb", "#e2d0aa"][i] ?? "#e6d6b0", ink: BLACK, spot: BLACK },
      i % 2 === 1,
    ),
  ),
  mirage.map((e, i) =>
    tabloid(
      e,
      [
        { paper: "#f1e2c0", ink: "#1f1b1e", spot: "#c8452b" },
        { paper: "#f3e3b5", ink: "#22201a", spot: "#d9822b" },
        { paper: "#efe2c4", ink: "#1a211d", spot: "#2f7a68" },
        { paper: "#f0dfc4", ink: "#231a16", spot: "#2b6d8c" },
      ][i] ?? { paper: "#f1e2c0", ink: BLACK, spot: "#c8452b" },
      i % 2 === 0,
    ),
  ),
  preau.map((e, i) =>
    pasted(
      e,
      [
        { paper: "#f2efe2", ink: "#191a1f", spot: "#d2356b" },
        { paper: "#eef0ea", ink: "#1b1830", spot: "#5b3fc4" },
        { paper: "#e9efe4", ink: "#14201a", spot: "#2f8a4f" },
        { paper: "#f4ecd6", ink: "#1e1a17", spot: "#e0641f" },
      ][i] ?? { paper: "#f2efe2", ink: BLACK, spot: "#d2356b" },
      e.id,
    ),
  ),
  bulletin.map((e, i) =>
    mimeo(
      e,
      [
        { paper: "#e8e2cc", ink: "#3b2f78", spot: "#3b2f78" },
        { paper: "#d9dfd0", ink: "#1f3d3a", spot: "#a8321f" },
        { paper: "#f2e7b9", ink: "#24304f", spot: "#c2501f" },
      ][i] ?? { paper: "#e8e2cc", ink: BLACK, spot: BLACK },
    ),
  ),
];

/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
