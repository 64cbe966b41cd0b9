import type { Poster } from "../../kit/poster.ts";
import { poster as leMaladePasSiImaginaire } from "./scene/le-malade-pas-si-imaginaire.ts";
import { poster as leSouffleurAOublie } from "./scene/le-souffleur-a-oublie.ts";
import { poster as assezDeCeleri } from "./scene/assez-de-celeri.ts";
import { poster as plateauVideCouloirsPleins } from "./scene/plateau-vide-couloirs-pleins.ts";
import { poster as rendezLaLouche } from "./scene/rendez-la-louche.ts";
import { poster as promotion2023 } from "./scene/promotion-2023.ts";
import { poster as ilsVousOntALOeil } from "./scene/ils-vous-ont-a-l-oeil.ts";

/** Plays, strikes and the yearbook. */
export const stagePosters: Poster[] = [
  leMaladePasSiImaginaire,
  leSouffleurAOublie,
  assezDeCeleri,
  plateauVideCouloirsPleins,
  rendezLaLouche,
  promotion2023,
  ilsVousOntALOeil,
];
