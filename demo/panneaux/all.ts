import * as bois from "./bois.ts";
import * as devantures from "./devantures.ts";
import * as emaille from "./emaille.ts";
import * as neons from "./neons.ts";
import * as quarantaine from "./quarantaine.ts";
import * as route from "./route.ts";
import type { Family } from "../affiches/all.ts";

/** Every family of signs: add the import above and one entry here. */
export const signFamilies: readonly Family[] = [
  { name: "enseignes-neon", posters: neons.posters },
  { name: "bois", posters: bois.posters },
  { name: "emaille", posters: emaille.posters },
  { name: "route", posters: route.posters },
  { name: "quarantaine", posters: quarantaine.posters },
  { name: "devantures", posters: devantures.posters },
];
