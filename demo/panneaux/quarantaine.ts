import type { Poster } from "../kit/poster.ts";
import { poster as zoneB } from "./quarantaine/zone-b.ts";
import { poster as pointDeControleEst } from "./quarantaine/point-de-controle-est.ts";
import { poster as vivantsDedans } from "./quarantaine/vivants-dedans.ts";
import { poster as eauPotable } from "./quarantaine/eau-potable.ts";

/** The quarantine. */
export const posters: Poster[] = [zoneB, pointDeControleEst, vivantsDedans, eauPotable];
