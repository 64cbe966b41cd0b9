import { channelPage } from "#platforms/twitch.ts";
import type { Streamer, StreamersAnswer } from "../streamer.ts";

/** More entries than any community has: what comes after is not read. */
const MOST = 1000;
/** What a list says of broadcasts holds so long, in milliseconds: a file that nobody writes any more has nobody on air. */
const LIVE_HOLDS = 3_600_000;
/** The longest name or tag that is shown, in characters. */
const LONGEST = 120;

/**
 * Reads `/streamers_cache.json`: an array, or an object with a `streamers` array; anything else is an empty list [T8].
 * The file may come from a bucket that somebody else writes: entries of the wrong shape are left out, no address goes
 * further than https or the site itself, and the Twitch link is built from the login alone.
 * @param now milliseconds since 1970
 */
export function parseStreamers(value: unknown, now = Date.now()): StreamersAnswer {
  const top = fieldsOf(value);
  const list: unknown = Array.isArray(value) ? value : top.get("streamers");
  const updated = Date.parse(text(top.get("updated_at")));
  const current = !(now - updated > LIVE_HOLDS);
  const streamers = (Array.isArray(list) ? list.slice(0, MOST) : [])
    .map((each) => streamer(each, current))
    .filter((each) => each !== undefined);
  return {
    streamers,
    updatedAt: Number.isNaN(updated) ? undefined : updated,
    liveKnown: current && top.get("live_known") === true,
  };
}

function streamer(value: unknown, current: boolean): Streamer | undefined {
  const fields = fieldsOf(value);
  const username = text(fields.get("username"));
  const displayName = text(fields.get("display_name"));
  const arcs: unknown = fields.get("arcs");
  if (username === "" && displayName === "") return undefined;
  return {
    username,
    displayName,
    portrait: imageAddress(text(fields.get("profile_image_url"), 2000)),
    tag: text(fields.get("tag")),
    arcs: Array.isArray(arcs) ? arcs.filter((key) => typeof key === "string") : [],
    roles: roles(fields.get("nomRP")),
    href: channelPage(username),
    live:
      current && fields.get("live") === true
        ? { viewers: count(fields.get("viewers")), title: text(fields.get("title")) }
        : undefined,
  };
}

function roles(value: unknown): Map<string, string> {
  const named = [...fieldsOf(value)].map(([key, name]) => [key, text(name)] as const);
  return new Map(named.filter(([, name]) => name !== ""));
}

/** The fields of an object; none for anything else. A Map, so that no key of the file can be a prototype's. */
function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
  );
}

/** A text without control characters or marks that turn the direction of what follows. */
function text(value: unknown, longest = LONGEST): string {
  if (typeof value !== "string") return "";
  return value
    .slice(0, longest)
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

function count(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A path of the site or an https address; `//host` and `/\host` would leave the site. */
function imageAddress(value: string): string | undefined {
  if (/^\/(?![/\\])/.test(value)) return value;
  return /^https:\/\/[^\s<>"\\]+$/i.test(value) ? value : undefined;
}
