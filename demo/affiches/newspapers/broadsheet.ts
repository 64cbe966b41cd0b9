import { fr } from "../../kit/french.ts";
import { drawPlate, drawRule } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paper } from "../../kit/print.ts";
import { paragraph } from "../../kit/prose.ts";
import { rect, svg } from "../../kit/svg.ts";
import { block, fitLine, text } from "../../kit/type.ts";
import { folds } from "../../kit/wear.ts";
import { half, make, solids, story, type Inks, type Setting } from "./parts.ts";
import type { Edition, Story } from "./texts.ts";

function stack(
  list: readonly Story[],
  x: number,
  y: number,
  width: number,
  how: Setting,
): { svg: string; bottom: number } {
  let [drawn, at] = ["", y];
  list.forEach((s, i) => {
    if (i > 0) {
      drawn += rect(x + width * 0.3, at + 4, width * 0.4, 2, how.ink);
      at += 22;
    }
    const one = story(s, x, at, width, how);
    drawn += one.svg;
    at = one.bottom;
  });
  return { svg: drawn, bottom: at };
}

function boxed(
  words: readonly [string, string],
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  ground: string,
  face: string,
): string {
  return (
    rect(x, y, width, height, ink) +
    fitLine(fr(words[0]), {
      face,
      x: x + 16,
      y: y + height * 0.2,
      width: width - 32,
      maxHeight: height * 0.3,
      anchor: "middle",
      fill: ground,
    }).svg +
    fitLine(fr(words[1]), {
      face: "im-fell-dw-pica",
      x: x + 16,
      y: y + height * 0.64,
      width: width - 32,
      maxHeight: height * 0.2,
      anchor: "middle",
      fill: ground,
    }).svg
  );
}

/** 1899: black-letter name, a deck of heads, four columns around the engraving. */
export function broadsheet(e: Edition, { paper: sheet, ink }: Inks, left: boolean): Poster {
  return make(e, () => {
    const name = text("L’Écho de Sainte-Rouille", {
      face: "unifrakturcook",
      weight: 700,
      size: 100,
      x: 500,
      y: 132,
      anchor: "middle",
      fill: ink,
    });
    const strap =
      rect(50, 164, 900, 3, ink) +
      text(fr(e.issue), { face: "old-standard-tt", size: 24, x: 500, y: 196, anchor: "middle", fill: ink }) +
      rect(50, 210, 900, 7, ink);
    const head = block(
      e.headline.map((w) => ({ text: fr(w), maxHeight: 78 })),
      {
        face: "playfair-display",
        weight: 900,
        x: 50,
        y: 244,
        width: 900,
        gap: 20,
        anchor: "middle",
        fill: ink,
      },
    );
    const deck = text(fr(e.deck), {
      face: "im-fell-dw-pica",
      size: 36,
      x: 500,
      y: head.bottom + 46,
      anchor: "middle",
      fill: ink,
    });
    const top = head.bottom + 84;
    const how: Setting = { head: "old-standard-tt", body: "old-standard-tt", size: 26, ink };
    const column = 280;
    const [px, sx] = left ? [50, 670] : [360, 50];
    const picture = drawPlate(
      solids(e.figure),
      { hw: half(e.figure), hh: 104, gap: 7 },
      ink,
      px,
      top,
      590,
      400,
      { frame: "box", ground: sheet },
    );
    const caption = text(fr(e.caption), {
      face: "im-fell-dw-pica",
      size: 27,
      x: px + 295,
      y: top + 436,
      anchor: "middle",
      fill: ink,
    });
    const lead = e.lead.split(" ");
    const cut = Math.ceil(lead.length / 2);
    const body = {
      face: "old-standard-tt",
      size: 27,
      width: column,
      leading: 1.22,
      align: "justify" as const,
      fill: ink,
    };
    const first = paragraph(lead.slice(0, cut).join(" "), { ...body, x: px, y: top + 486 });
    const second = paragraph(lead.slice(cut).join(" "), { ...body, x: px + 310, y: top + 486 });
    const side = stack(e.stories.slice(0, 4), sx, top, column, how);
    const low = Math.max(first.bottom, second.bottom) + 26;
    const adTop = Math.max(low + 8, 1196);
    const last = e.stories[4];
    const weather = story({ head: "LE TEMPS", text: e.weather }, px, adTop + 4, column, { ...how, size: 24 });
    const ad = boxed(e.ad, px + 310, adTop, column, 146, ink, sheet, "rye");
    const rules =
      rect(sx === 50 ? 344 : 654, top, 2, 1350 - top, ink) +
      rect(px + 294, top + 462, 2, adTop - top - 480, ink) +
      rect(px, adTop - 16, 590, 3, ink);
    const filler =
      side.bottom < 1240 && last
        ? rect(sx, side.bottom + 6, column, 3, ink) + story(last, sx, side.bottom + 26, column, how).svg
        : drawRule("swell", sx, Math.min(1340, side.bottom + 20), column, ink);
    return svg(
      1000,
      1414,
      paper(1000, 1414, { colour: sheet, age: "#8a6a34", amount: 0.4, seed: 12, burnt: 0.55 }),
      name,
      strap,
      head.svg,
      deck,
      rules,
      picture,
      caption,
      first.svg,
      second.svg,
      side.svg,
      filler,
      weather.svg,
      ad,
      folds(1000, 1414, 1, 2, 0.16),
    );
  });
}
