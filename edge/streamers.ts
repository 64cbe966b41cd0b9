import { STREAMERS_CACHE } from "#addresses/files.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import { type Header, PREFLIGHT_HEADERS } from "#http-policy/security-headers.ts";
import { type D1Binding, notesIn, throughBinding } from "#server/outbox/d1/d1.ts";
import { mergeCache } from "#server/streamers/twitch/merge-cache.ts";
import type { EdgeSite } from "./bindings.ts";
import { readTwitch } from "./rounds/rounds.ts";

/** Answers the list of the streamers: the roster of the content, and what Twitch last said of it. */
export async function answerStreamers(
  request: Request,
  { build, publicUrl }: EdgeSite,
  messages: D1Binding,
): Promise<Response> {
  const https = publicUrl.startsWith("https:");
  const policy: Header[] = ruleHeaders(ruleAt(STREAMERS_CACHE), { policy: build.policy, https });
  const headers = new Headers(policy.map(([name, value]) => [name, value]));
  if (request.method === "OPTIONS") {
    for (const [name, value] of PREFLIGHT_HEADERS) headers.set(name, value);
    return new Response(null, { status: 204, headers });
  }
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD, OPTIONS" } });
  const text = JSON.stringify(
    mergeCache(build.roster, await readTwitch(notesIn(throughBinding(messages))), Date.now()),
  );
  headers.set("content-type", "application/json; charset=utf-8");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const etag = `W/"${Buffer.from(digest).toString("base64url").slice(0, 20)}"`;
  headers.set("etag", etag);
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : text, { headers });
}
