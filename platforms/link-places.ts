/** The places that a creator's link may point to, each with its icon [V1, V2], as the content writes them. */
export const LINK_PLACES = [
  "twitch",
  "youtube",
  "twitter",
  "discord",
  "tiktok",
  "instagram",
  "bluesky",
  "spotify",
  "portfolio",
] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

export const PLACE_NAMES: Readonly<Record<LinkPlace, string>> = {
  twitch: "Twitch",
  youtube: "YouTube",
  twitter: "Twitter",
  discord: "Discord",
  tiktok: "TikTok",
  instagram: "Instagram",
  bluesky: "Bluesky",
  spotify: "Spotify",
  portfolio: "Portfolio",
};

const HOSTS: Readonly<Record<string, LinkPlace>> = {
  "twitch.tv": "twitch",
  "youtube.com": "youtube",
  "youtu.be": "youtube",
  "twitter.com": "twitter",
  "x.com": "twitter",
  "discord.gg": "discord",
  "discord.com": "discord",
  "tiktok.com": "tiktok",
  "instagram.com": "instagram",
  "bsky.app": "bluesky",
  "open.spotify.com": "spotify",
};

/** The place that an address belongs to; a portfolio where it is nobody's we know. */
export function linkPlace(href: string): LinkPlace {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^(www|m)\./, "") : "";
  return HOSTS[host] ?? "portfolio";
}
