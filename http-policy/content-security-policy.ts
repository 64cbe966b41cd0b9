import { TWITCH_ORIGINS } from "#platforms/twitch.ts";
import { YOUTUBE_PLAYER_ORIGIN } from "#platforms/youtube-player.ts";
import { YOUTUBE_ORIGIN } from "#platforms/youtube.ts";

/** Where YouTube's player lives, and goes on to: the only frames of the pages besides the donation page [V1, M1, F2]. */
export const YOUTUBE_ORIGINS = [YOUTUBE_PLAYER_ORIGIN, YOUTUBE_ORIGIN] as const;

/** The one Trusted Types policy: it lets the service worker's address through and nothing else (app/layout/site-status/register-service-worker.ts). */
export const TRUSTED_TYPES_POLICY = "service-worker";

/** What the policy of the pages depends on. Hashes are `sha256-…` in base64; hosts are https origins, or empty for the site. */
export interface PagePolicy {
  styleHashes: readonly string[];
  scriptHashes?: readonly string[] | undefined;
  donationOrigin: string;
  contactHost?: string | undefined;
  streamersHost?: string | undefined;
  /** The origins that the staff's form asks once someone signs in, and those of its accounts' pictures; undefined without a form. */
  workshop?: { asked: readonly string[]; pictures: readonly string[] } | undefined;
  /** Who may frame the page that stands in frames: origins. */
  frames?: readonly string[] | undefined;
}

/**
 * The content security policy of every page, written once for the server, the hosts of files and the meta tag.
 * A meta tag may not carry `frame-ancestors`: browsers ignore it there with a warning, so it is left out.
 */
export function contentSecurityPolicy(
  policy: PagePolicy,
  delivery: "meta" | { framedBy: readonly string[] },
): string {
  // With a bucket for the streamers, their portraits come from it or from Twitch's own image host.
  const portraits = policy.streamersHost ? [policy.streamersHost, TWITCH_ORIGINS.portraits] : [];
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...quoted(policy.scriptHashes)],
    ["style-src", "'self'", ...quoted(policy.styleHashes)],
    ["img-src", "'self'", "data:", "blob:", ...portraits],
    ["font-src", "'self'"],
    ["media-src", "'self'"],
    ["connect-src", "'self'", ...present(policy.contactHost, policy.streamersHost)],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["frame-src", ...YOUTUBE_ORIGINS, ...present(policy.donationOrigin)],
    ["form-action", "'self'", ...present(policy.contactHost)],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ...(delivery === "meta" ? [] : [frameAncestors(delivery.framedBy)]),
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", TRUSTED_TYPES_POLICY],
  ];
  return directives.map((parts) => parts.join(" ")).join("; ");
}

/**
 * The policy of the staff's form, which sets styles of its own, decodes photos in WebAssembly, and asks the community's
 * repository: on its page alone.
 */
export function workshopPolicy({ workshop }: PagePolicy, delivery: "meta" | "header"): string {
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", "'wasm-unsafe-eval'"],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", ...(workshop?.pictures ?? [])],
    ["font-src", "'self'"],
    ["media-src", "'self'", "blob:"],
    ["connect-src", "'self'", "data:", "blob:", ...(workshop?.asked ?? [])],
    ["manifest-src", "'self'", "blob:"],
    ["worker-src", "'self'"],
    ["form-action", "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ...(delivery === "meta" ? [] : [frameAncestors([])]),
  ];
  return directives.map((parts) => parts.join(" ")).join("; ");
}

/** The pages of a game's resources stand in a page of the game itself, and every frame around counts; no website has its scheme. */
const GAME = { resource: /^https:\/\/cfx-nui-/, page: "nui:" };

function frameAncestors(origins: readonly string[]): [string, ...string[]] {
  const game = origins.some((origin) => GAME.resource.test(origin)) ? [GAME.page] : [];
  return ["frame-ancestors", ...(origins.length === 0 ? ["'none'"] : [...origins, ...game])];
}

function quoted(hashes: readonly string[] | undefined): string[] {
  return (hashes ?? []).map((hash) => `'${hash}'`);
}

function present(...hosts: (string | undefined)[]): string[] {
  return hosts.filter((host): host is string => host !== undefined && host !== "");
}
