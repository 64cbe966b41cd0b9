import type { Poster } from "../kit/poster.ts";
import { poster as garageMadoFerraille } from "./devantures/garage-mado-ferraille.ts";
import { poster as preteurSurReves } from "./devantures/preteur-sur-reves.ts";
import { poster as ardoiseDOnclePaprika } from "./devantures/ardoise-d-oncle-paprika.ts";
import { poster as tifSEtGriffe } from "./devantures/tif-s-et-griffe.ts";

/** Shop fronts, doors and menus. */
export const posters: Poster[] = [garageMadoFerraille, preteurSurReves, ardoiseDOnclePaprika, tifSEtGriffe];
