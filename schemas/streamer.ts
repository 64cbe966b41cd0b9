import * as z from "zod";
import { TWITCH_LOGIN } from "#platforms/twitch.ts";
import { ArcKey } from "./arc.ts";
import { frenchText, playerName } from "./french-text.ts";
import { imagePath } from "./links.ts";
import { Rank } from "./rank.ts";
import { Withdrawal } from "./withdrawal.ts";

/** One player of the roster that the staff keeps, a file each; `retrait: true` takes a person off the site. */
export const RosterEntry = z.strictObject({
  username: z
    .string({
      error:
        "Il manque le pseudo Twitch. → Ajoutez une ligne username (entre guillemets s’il n’a que des chiffres).",
    })
    .regex(TWITCH_LOGIN, {
      error:
        "Ce pseudo Twitch n’est pas possible. → Copiez-le depuis l’adresse de la chaîne : lettres sans accent, chiffres et _, 25 au plus.",
    }),
  display_name: playerName("le nom affiché", 60).optional(),
  tag: frenchText("le tag", 40).optional(),
  arcs: z
    .array(ArcKey, {
      error: "« arcs » doit être une liste de clés d’arc. → Écrivez par exemple arcs: [School, Survivor].",
    })
    .default([]),
  nomRP: z.record(ArcKey, playerName("le nom RP", 120)).default({}),
  portrait: imagePath("joueurs/").optional(),
  rang: Rank.optional(),
  retrait: Withdrawal,
});
export type RosterEntry = z.output<typeof RosterEntry>;

/**
 * One streamer as the build knows them and `build/server.json` keeps them: nobody withdrawn, and `profile_image_url` is
 * the public path of the portrait made from `content/` (absent when there is none) [T8].
 */
export const StreamerRecord = z.object({
  username: RosterEntry.shape.username,
  display_name: z.string().exactOptional(),
  tag: z.string().exactOptional(),
  arcs: z.array(z.string()),
  nomRP: z.record(z.string(), z.string()),
  profile_image_url: z.string().exactOptional(),
});
export type StreamerRecord = z.output<typeof StreamerRecord>;

/**
 * One streamer as `/streamers_cache.json` carries them [T8]: the record, and the extras that a job with Twitch
 * credentials fills. `started_at` is an ISO 8601 instant.
 */
export interface CachedStreamer extends StreamerRecord {
  live?: boolean;
  viewers?: number;
  title?: string;
  started_at?: string;
}

/**
 * The file `/streamers_cache.json` as our own build and server write it; dated (ISO 8601) when a job has asked Twitch.
 * `live_known` where Twitch has just said who is on air: whoever is not marked `live` is not, then.
 */
export interface StreamersCache {
  updated_at?: string;
  live_known?: true;
  streamers: CachedStreamer[];
}
