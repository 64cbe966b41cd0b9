/** Where the player for other sites lives that sets no cookies before it plays; its messages come from there too. */
export const YOUTUBE_PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** Which page commands a player by messages, as its origin, and the second at which its video begins. */
export interface PlayerCommands {
  origin: string;
  from: number;
}

/** The address of a frame that plays a video at once, in French, with nothing else after it; commanded from one page alone, if any. */
export function playerAddress(id: string, commands?: PlayerCommands): string {
  const query = new URLSearchParams({
    ...(commands && { enablejsapi: "1", origin: commands.origin, start: String(Math.floor(commands.from)) }),
    autoplay: "1",
    playsinline: "1",
    rel: "0",
    hl: "fr",
  });
  return `${YOUTUBE_PLAYER_ORIGIN}/embed/${id}?${query}`;
}
