/** When Cloudflare plays each round, as its cron triggers say it: each is an invocation of its own, with a share of its own. */
export const ROUNDS = {
  deliveries: "*/2 * * * *",
  streamers: "1-59/2 * * * *",
  watch: "*/10 * * * *",
} as const;
export type RoundName = keyof typeof ROUNDS;
