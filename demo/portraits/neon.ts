/** The sign maker: glass tubes bent into a face, on the brick of a back street. */
import type { Hand } from "./hand.ts";
import { ladies } from "./neon/ladies.ts";
import { regulars } from "./neon/regulars.ts";

/** The neon portraits, by pseudo. */
export const neon: Hand = { ...ladies, ...regulars };
