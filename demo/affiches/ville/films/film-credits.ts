import { random } from "../../../kit/random.ts";
import { paragraph } from "../../../kit/prose.ts";
import { g } from "../../../kit/svg.ts";

const CREW = [
  "UN FILM DE MARGOT SANS-SOUCI",
  "IMAGE GASPARD LUNE",
  "MUSIQUE LES FRÈRES TOCSIN",
  "DÉCORS HORTENSE PLÂTRE",
  "SON ERNEST SOURDINE",
  "MONTAGE ODILE CISEAU",
  "CASCADES JOJO LA CHUTE",
  "COSTUMES IRMA FAUX-PLI",
  "ACCESSOIRES LE COUSIN DE PAUL",
  "PRODUIT PAR STUDIOS CARMIN",
  "RÉGIE MADAME TICKET",
  "MAQUILLAGE FARD & FILS",
] as const;

/** The narrow lines of credits at the foot of a film poster, different for each title. */
export function credits(title: string, x: number, y: number, width: number, fill: string): string {
  const lines = random(title).shuffle(CREW).slice(0, 7).join("  ·  ");
  const squeeze = 0.78;
  return g(
    { transform: `translate(${x} ${y}) scale(${squeeze} 1)` },
    paragraph(`${lines}  ·  AU CINÉMA L’ÉTOILE, BOULEVARD ZÉNITH`, {
      face: "fjalla-one",
      size: 25,
      tracking: 0.02,
      x: 0,
      y: 0,
      width: width / squeeze,
      leading: 1.36,
      fill,
    }).svg,
  );
}
