import * as z from "zod";

/** How long a recording lasts: `"3:25"` in the content, 205 seconds for the pages. */
export const Duration = z
  .string({ error: 'La durée doit être entre guillemets. → Écrivez par exemple duree: "3:25".' })
  .regex(/^\d{1,3}:[0-5]\d$/, {
    error:
      'La durée n’est pas écrite comme il faut. → Minutes:secondes, entre guillemets (exemple : "3:25").',
  })
  .transform((duration) => {
    const [minutes = "0", seconds = "0"] = duration.split(":");
    return Number(minutes) * 60 + Number(seconds);
  });
