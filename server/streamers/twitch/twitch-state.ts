import * as z from "zod";

const Account = z.object({
  display_name: z.string().max(100),
  portrait: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .exactOptional(),
});
const Broadcast = z.object({
  viewers: z.int().nonnegative(),
  title: z.string().max(300),
  started_at: z.iso.datetime(),
});

/**
 * What Twitch last said about the people of the roster, as kept in `streamers.json`. Keys are user names in lower case;
 * instants are milliseconds since 1970; `portrait` names a picture that we re-encoded and serve ourselves.
 */
export const TwitchState = z.object({
  accounts_at: z.number(),
  live_at: z.number(),
  accounts: z.record(z.string(), Account),
  live: z.record(z.string(), Broadcast),
});
export type TwitchState = z.output<typeof TwitchState>;

/** Nothing known. */
export const NO_STATE: TwitchState = { accounts_at: 0, live_at: 0, accounts: {}, live: {} };
