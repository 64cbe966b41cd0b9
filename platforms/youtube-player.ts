/** Where the player for other sites lives that sets no cookies before it plays; its messages come from there too. */
export const YOUTUBE_PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** Which page commands a player by messages, as its origin, and the second at which its video begins. */
export interface PlayerCommands {
  origin: string;
  from: number;
}

/**
 * The address of a frame that plays a video at once, in French, and proposes nobody else's after it; with commands, it obeys
 * that page and no other.
 */
export function playerAddress(id: string, commands?: PlayerCommands): string {
  const wired = commands
    ? `enablejsapi=1&origin=${encodeURIComponent(commands.origin)}&start=${Math.floor(commands.from)}&`
    : "";
  return `${YOUTUBE_PLAYER_ORIGIN}/embed/${id}?${wired}autoplay=1&playsinline=1&rel=0&hl=fr`;
}
