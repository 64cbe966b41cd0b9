import * as z from "zod";

/** A day as the staff writes it, jour/mois/année. */
export const FrenchDate = z
  .string({ error: "Il manque une date. → Écrivez jour/mois/année (exemple : 31/03/2023)." })
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, {
    error: "Cette date n’est pas écrite comme il faut. → Écrivez jour/mois/année (exemple : 31/03/2023).",
  })
  .refine((value) => isoDate(value) !== undefined, {
    error: "Cette date n’existe pas dans le calendrier. → Vérifiez le jour et le mois.",
  });

/** Turns 31/03/2023 into 2023-03-31, or gives undefined for a day that does not exist. */
export function isoDate(value: string): string | undefined {
  const [day = "", month = "", year = ""] = value.split("/");
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
