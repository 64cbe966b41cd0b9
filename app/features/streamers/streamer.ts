/**
 * One streamer as the page shows them, cleaned [T5, T8]. `href` is missing where the login is none that Twitch could
 * have given; `portrait` where the address is neither the site's nor https.
 */
export interface Performer {
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

/** The cast, and when Twitch was last asked, as an instant in milliseconds. */
export interface Cast {
  performers: readonly Performer[];
  updatedAt: number | undefined;
}

/** Where somebody stands in the page, so that a link finds them in whatever arc it shows; nowhere without a real login. */
export function performerId({ username, href }: Performer): string | undefined {
  return href && `joueur-${username}`;
}
