import * as z from "zod";

/** Whether an entry has left the site. */
export const Withdrawal = z
  .boolean({ error: "« retrait » vaut true ou false. → Écrivez retrait: true, sans guillemets." })
  .default(false);
