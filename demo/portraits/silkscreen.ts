/** The screen printer: two inks and the paper, dots as big as peas, the second pull always a little off. */
import type { Hand } from "./hand.ts";
import { frontier } from "./silkscreen/frontier.ts";
import { town } from "./silkscreen/town.ts";

/** The screen-printed portraits, by pseudo. */
export const silkscreen: Hand = { ...frontier, ...town };
