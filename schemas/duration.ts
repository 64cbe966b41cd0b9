import * as z from "zod";

/** How long a recording lasts: `"3:25"` or `"1:02:03"` in the content, a number of seconds for the pages. */
export const Duration = z
  .string({ error: 'La durée doit être entre guillemets. → Écrivez par exemple duree: "3:25".' })
  .regex(/^(\d{1,3}|\d{1,2}:[0-5]\d):[0-5]\d$/, {
    error:
      'La durée n’est pas écrite comme il faut. → Minutes:secondes ou heures:minutes:secondes, entre guillemets (exemples : "3:25", "1:02:03").',
  })
  .transform((duration) => duration.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));
