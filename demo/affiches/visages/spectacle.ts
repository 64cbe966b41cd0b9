import type { Poster } from "../../kit/poster.ts";
import { poster as leMarteauContreLEnclume } from "./spectacle/le-marteau-contre-l-enclume.ts";
import { poster as judithCyclone } from "./spectacle/judith-cyclone.ts";
import { poster as mereFortune } from "./spectacle/mere-fortune.ts";
import { poster as grosFerdinand } from "./spectacle/gros-ferdinand.ts";
import { poster as laCibleNon } from "./spectacle/la-cible-non.ts";
import { poster as lequelParle } from "./spectacle/lequel-parle.ts";
import { poster as lHommeCanon } from "./spectacle/l-homme-canon.ts";
import { poster as perleDeSuie } from "./spectacle/perle-de-suie.ts";

/** Boxing, circus, cabaret: the faces people pay to see. */
export const showPosters: Poster[] = [
  leMarteauContreLEnclume,
  judithCyclone,
  mereFortune,
  grosFerdinand,
  laCibleNon,
  lequelParle,
  lHommeCanon,
  perleDeSuie,
];
