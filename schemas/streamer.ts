import * as z from "zod";
import { ArcKey } from "./arc.ts";
import { frenchText } from "./french-text.ts";
import { ContentPath } from "./links.ts";

/** One line of the roster that the staff keeps in streamers.yaml; `retrait: true` takes a person off the site. */
export const RosterEntry = z.strictObject({
  username: z
    .string({
      error:
        "Il manque le pseudo Twitch. → Ajoutez une ligne username (entre guillemets s’il n’a que des chiffres).",
    })
    .regex(/^[a-zA-Z0-9_]{1,25}$/, {
      error:
        "Ce pseudo Twitch n’est pas possible. → Copiez-le depuis l’adresse de la chaîne : lettres sans accent, chiffres et _, 25 au plus.",
    }),
  display_name: frenchText("le nom affiché", 60).optional(),
  tag: frenchText("le tag", 40).optional(),
  arcs: z.array(ArcKey, {
    error: "« arcs » doit être une liste de clés d’arc. → Écrivez par exemple arcs: [School, Survivor].",
  }),
  nomRP: z.record(ArcKey, frenchText("le nom RP", 120)).default({}),
  portrait: ContentPath.optional(),
  retrait: z
    .boolean({ error: "« retrait » vaut true ou false. → Écrivez retrait: true, sans guillemets." })
    .default(false),
});
export type RosterEntry = z.output<typeof RosterEntry>;

/**
 * One streamer as `/streamers_cache.json` carries it [T8]. The fields after `nomRP` are optional extras that a job
 * with Twitch credentials fills; `started_at` and `updated_at` are ISO 8601 instants.
 */
export interface Streamer {
  username: string;
  display_name?: string;
  profile_image_url?: string;
  tag?: string;
  arcs: string[];
  nomRP: Record<string, string>;
  live?: boolean;
  viewers?: number;
  title?: string;
  started_at?: string;
}

/** The file `/streamers_cache.json` as our own build and server write it; dated when a job has asked Twitch. */
export interface StreamersCache {
  updated_at?: string;
  streamers: Streamer[];
}
