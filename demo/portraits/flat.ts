/** The vector illustrator: flat planes, and above all a light and a framing for each sitter. */
import { day } from "./flat/day.ts";
import { night } from "./flat/night.ts";
import type { Hand } from "./hand.ts";

/** The flat portraits, by pseudo. */
export const flat: Hand = { ...day, ...night };
