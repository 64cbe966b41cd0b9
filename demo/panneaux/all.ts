import type { Family } from "../affiches/all.ts";

/** Every family of signs: add the import above and one entry here. */
export const signFamilies: readonly Family[] = [];
