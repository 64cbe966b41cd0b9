import { bill, type Inks } from "../../kit/bill.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import type { Poster } from "../../kit/poster.ts";
import { stroke, svg } from "../../kit/svg.ts";
import { SOBER, column } from "../../kit/woodtype.ts";
import { figures } from "./parts.ts";
import type { Play } from "./texts.ts";

/** A long playbill on coloured paper. */
export function playbill(p: Play, inks: Inks): Poster {
  return {
    id: p.id,
    titre: fr(p.titre),
    auteur: p.auteur,
    width: 1000,
    height: 1500,
    draw: () => {
      const rows = [
        `!62 ${p.house}`,
        "=double",
        `.30 ${p.lead}`,
        ...p.title.map((words, i) => `!${i === 0 ? 170 : 130} ${words}`),
        `.30 ${p.genre}`,
        "=swell",
        `@300 ${p.figure}`,
        "=swell",
        ...p.cast.map((role) => `|34 ${role}`),
        "=thin",
        `>31 ${p.acts}`,
        "=thick",
        `!52 ${p.foot}`,
      ];
      const body = column(
        bill(rows, { smallFace: "im-fell-dw-pica", proseFace: "im-fell-dw-pica", ...inks }, figures),
        { x: 90, y: 70, width: 820, height: 1360, gap: 18, ink: inks.ink, cases: SOBER },
      );
      return svg(
        1000,
        1500,
        oldSheet(
          1000,
          1500,
          p.id,
          { paper: inks.ground, age: "#5d4a30", on: "none" },
          body.svg,
          stroke("M44 40V1460M956 40V1460", inks.ink, 3),
        ),
      );
    },
  };
}
