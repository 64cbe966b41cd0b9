import * as z from "zod";
import { frenchSpaces } from "#text/french-spaces.ts";
import { plainName, visibleText } from "#text/visible-text.ts";
import { WINDOWS_KEEPS } from "#text/windows-names.ts";
import { EVERY_FILE } from "./fault.ts";

/**
 * A one-line or multi-line text that people read, NFC, trimmed, without control characters nor what nobody sees.
 * @param what the field in words for the error ("le titre")
 * @param max the greatest length in characters
 */
export function frenchText(what: string, max: number) {
  const empty = `Ici, ${what} ne peut pas être vide. → Complétez la ligne.`;
  return (
    z
      .string({
        error: (issue) =>
          issue.input === undefined
            ? `Il manque ${what}. → Ajoutez la ligne dans cette entrée ; ${EVERY_FILE} montre un exemple.`
            : issue.input === null
              ? empty
              : `Ici, ${what} doit être un texte. → Mettez la valeur entre guillemets.`,
      })
      .transform(visibleText)
      .refine((value) => /[^\s\p{Cf}]/u.test(value), {
        error: empty,
      })
      .refine((value) => value.length <= max, {
        error: `Ici, ${what} dépasse la limite : ${max} caractères au plus. → Raccourcissez le texte.`,
      })
      // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
      .refine((value) => !/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value), {
        error: `Ici, ${what} contient un caractère invisible. → Retapez le texte à la main.`,
      })
      // For the staff's form, which is made from the schemas.
      .meta({ maxLength: max })
  );
}

/**
 * The same for prose, which gets the no-break spaces of French typography: the staff types plain ones. Titles and names
 * stay as typed, since people search them.
 */
export function frenchProse(what: string, max: number) {
  return frenchText(what, max).transform(frenchSpaces);
}

/** The same for a name of a player, that other entries give to the letter. */
export function playerName(what: string, max: number) {
  return frenchText(what, max).transform(plainName);
}

/** An ASCII identifier that may stand in an URL for years: lower-case letters, digits and hyphens. */
export const Slug = z
  .string({ error: "L’identifiant doit être un texte. → Mettez-le entre guillemets." })
  // A file is called so, and Windows keeps some names for itself.
  .regex(new RegExp(`^(?!${WINDOWS_KEEPS}$)[a-z0-9]+(?:-[a-z0-9]+)*$`), {
    error:
      "L’identifiant n’est pas écrit comme il faut. → Lettres minuscules sans accent, chiffres et tirets seulement (exemple : votez-vargas) ; con, prn, aux, nul, com1, lpt1 ne peuvent nommer un fichier.",
  })
  .max(80, { error: "L’identifiant est trop long : 80 caractères au plus. → Raccourcissez-le." });
