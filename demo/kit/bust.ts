/** A generator of handsome strangers: head and shoulders, seeded, in flat colours, engraved or cut as a stencil. */
import { beard } from "./bust/beard.ts";
import { cast } from "./bust/cast.ts";
import { face } from "./bust/face.ts";
import { glasses } from "./bust/glasses.ts";
import { hair } from "./bust/hair.ts";
import { hat } from "./bust/hats.ts";
import { head, marks, neck } from "./bust/head.ts";
import { mask } from "./bust/masks.ts";
import { collarBehind, outfit } from "./bust/outfits.ts";
import { colours, tones, type Paints } from "./bust/paints.ts";
import type { Era, Person } from "./bust/person.ts";
import { engrave, inks, silhouette } from "./bust/treatment.ts";

export interface BustOptions extends Partial<Person> {
  /** Decides everything that is not chosen here. */
  seed: string;
  /** Top left corner and side of the square box; shoulders reach its bottom, tall hats may rise 15 % above it. */
  x?: number;
  y?: number;
  size?: number;
  era?: Era;
  /** `flat`: full colours (or the inks of `palette`); `engraved`: one ink in swelling lines; `stencil`: two to four cut inks. */
  style?: "flat" | "engraved" | "stencil";
  /** Dark to light, `#rrggbb`. Engraved: ink, then paper (the paper stays out when absent). */
  palette?: readonly string[];
  /** Changes single colours of the flat style. */
  paints?: Partial<Paints>;
  /** Distance of the engraved lines, in 400ths of the box. */
  pitch?: number;
}

function drawing(p: Person, paint: Paints): string {
  const locks = hair(p, paint);
  const shaved = p.hair === "crete" && p.hat === "aucun" ? hair({ ...p, hair: "ras" }, paint).front : "";
  const whiskers = beard(p, paint);
  const top = hat(p, paint);
  const tilt = `rotate(${p.tilt.toFixed(1)} 0 300)`;
  const inTilt = (content: string): string => (content ? `<g transform="${tilt}">${content}</g>` : "");
  return (
    inTilt(top.back) +
    inTilt(locks.back) +
    collarBehind(p, paint) +
    neck(p, paint) +
    outfit(p, paint) +
    inTilt(
      head(p, paint) +
        whiskers.under +
        marks(p, paint) +
        top.shadow +
        face(p, paint) +
        whiskers.over +
        mask(p, paint) +
        glasses(p, paint) +
        shaved +
        locks.front +
        top.over,
    )
  );
}

/** Gives the SVG fragment of one person in the box `x`, `y`, `size`; same options, same drawing. */
export function bust(options: BustOptions): string {
  const {
    seed,
    x = 0,
    y = 0,
    size = 400,
    era = "ville",
    style = "flat",
    palette,
    paints,
    pitch = 5,
    ...wanted
  } = options;
  const person = cast(seed, era, wanted);
  const box = `translate(${x} ${y}) scale(${(size / 400).toFixed(4)}) translate(200 0)${person.mirrored ? " scale(-1 1)" : ""}`;
  const wrap = (content: string): string => `<g transform="${box}">${content}</g>`;
  if (style === "engraved") {
    const grey = drawing(person, { ...tones(seed, person), ...paints });
    const [ink = "#1d1512", paper] = palette ?? [];
    return wrap((paper ? silhouette(grey, paper) : "") + engrave(grey, ink, pitch));
  }
  if (style === "stencil" || palette)
    return wrap(
      inks(drawing(person, { ...tones(seed, person), ...paints }), palette ?? ["#15131a", "#f2e6cf"]),
    );
  return wrap(drawing(person, { ...colours(seed, era, person), ...paints }));
}
