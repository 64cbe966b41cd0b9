/** Where Twitch signs applications in, answers their questions, and keeps people's portraits. */
export const TWITCH_ORIGINS = {
  auth: "https://id.twitch.tv",
  api: "https://api.twitch.tv",
  portraits: "https://static-cdn.jtvnw.net",
} as const;

/** What a login may be: letters without accents, digits and underscores. */
export const TWITCH_LOGIN = /^[a-zA-Z0-9_]{1,25}$/;

/** The public page of somebody's channel; undefined where the login cannot be one. */
export function channelPage(login: string): string | undefined {
  return TWITCH_LOGIN.test(login) ? `https://www.twitch.tv/${login}` : undefined;
}
