/**
 * One streamer as the pages show them: a `CachedStreamer` (schemas/streamer.ts) read and cleaned [T5, T8]. `href` is
 * missing where the login is none that Twitch could have given; `portrait` where the address is neither the site's nor https.
 */
export interface Streamer {
  username: string;
  displayName: string;
  portrait: string | undefined;
  tag: string;
  arcs: readonly string[];
  /** Role-play name by arc key. */
  roles: ReadonlyMap<string, string>;
  href: string | undefined;
  /** Missing when the person is not on air or nobody knows. */
  live: { viewers: number | undefined; title: string } | undefined;
}

/** What the answer says: everybody, and when Twitch was last asked, as an instant in milliseconds. */
export interface StreamersAnswer {
  streamers: readonly Streamer[];
  updatedAt: number | undefined;
  /** Whether whoever is not on air in it is known not to be. */
  liveKnown: boolean;
}

/** While the answer is on its way, what the build knew stands in its place. */
export type StreamersState =
  | { kind: "loading"; answer: StreamersAnswer }
  | { kind: "ready"; answer: StreamersAnswer }
  | { kind: "failed" };

/** The address of everything about one person, one link to share; nothing without a real login. */
export function streamerAddress({ username, href }: Streamer): `/stream?joueur=${string}` | undefined {
  return href ? `/stream?joueur=${encodeURIComponent(username)}` : undefined;
}

/** The person whom `?joueur=` names, by pseudo, whatever its capitals. */
export function findStreamer(streamers: readonly Streamer[], asked: string): Streamer | undefined {
  const lower = asked.toLowerCase();
  return streamers.find(
    ({ username, displayName, href }) => href && displayName && username.toLowerCase() === lower,
  );
}

/** Where somebody stands in the page, so that a link finds them in whatever arc it shows; nowhere without a real login. */
export function streamerAnchor({ username, href }: Streamer): string | undefined {
  return href && `joueur-${username}`;
}

/** Where somebody stands in one of their arcs. */
export function roleAddress(streamer: Streamer, arc: string): `/stream?arc=${string}` {
  return `/stream?arc=${encodeURIComponent(arc)}#${streamerAnchor(streamer) ?? ""}`;
}
