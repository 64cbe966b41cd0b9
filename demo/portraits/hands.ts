import { cabinet } from "./cabinet.ts";
import { flat } from "./flat.ts";
import { glass } from "./glass.ts";
import type { Hand } from "./hand.ts";
import { ink } from "./ink.ts";
import { neon } from "./neon.ts";
import { noir } from "./noir.ts";
import { papercut } from "./papercut.ts";
import { pixel } from "./pixel.ts";
import { silkscreen } from "./silkscreen.ts";
import { sticker } from "./sticker.ts";

/** An illustrator of the community and the players who asked for a portrait. */
export interface Studio {
  name: string;
  sittings: Hand;
  /** A dozen colours at most, so that the picture keeps them as they are. */
  fewInks?: true;
}

/** Every hand that drew the players: add an import above and one entry here. */
export const hands: readonly Studio[] = [
  { name: "flat", sittings: flat },
  { name: "cabinet", sittings: cabinet, fewInks: true },
  { name: "silkscreen", sittings: silkscreen, fewInks: true },
  { name: "noir", sittings: noir },
  { name: "ink", sittings: ink, fewInks: true },
  { name: "papercut", sittings: papercut },
  { name: "neon", sittings: neon },
  { name: "sticker", sittings: sticker, fewInks: true },
  { name: "glass", sittings: glass },
  { name: "pixel", sittings: pixel, fewInks: true },
];
