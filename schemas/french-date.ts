import * as z from "zod";

/** A day as the staff writes it, jour/mois/année or 2023-03-31; it is kept, and shown, as jour/mois/année. */
export const FrenchDate = z
  .string({ error: "Il manque une date. → Écrivez jour/mois/année (exemple : 31/03/2023)." })
  .trim()
  .regex(/^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/, {
    error:
      "Cette date n’est pas écrite comme il faut. → Écrivez jour/mois/année, deux chiffres pour le jour et le mois (exemple : 01/03/2023).",
  })
  .refine((value) => isoDate(value) !== undefined, {
    error: "Cette date n’existe pas dans le calendrier. → Vérifiez le jour et le mois.",
  })
  .transform((value) => (value.includes("-") ? value.split("-").toReversed().join("/") : value));

/** Turns 31/03/2023 into 2023-03-31, which stays as it is, or gives undefined for a day that does not exist. */
export function isoDate(value: string): string | undefined {
  const iso = value.includes("/") ? value.split("/").toReversed().join("-") : value;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${iso}T`) ? iso : undefined;
}
