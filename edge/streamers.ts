import { STREAMERS_CACHE } from "#addresses/files.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import { answerToOther } from "#http-policy/short-answers.ts";
import { type D1Binding, notesIn, throughBinding } from "#server/outbox/d1/d1.ts";
import { mergeCache } from "#server/streamers/twitch/merge-cache.ts";
import type { EdgeSite } from "./bindings.ts";
import { shortResponse } from "./pages/pages.ts";
import { readTwitch } from "./rounds/rounds.ts";

/** Answers the list of the streamers: the roster of the content, and what Twitch last said of it. */
export async function answerStreamers(
  request: Request,
  site: EdgeSite,
  messages: D1Binding,
): Promise<Response> {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD")
    return shortResponse(answerToOther(method, STREAMERS_CACHE), site, method);
  const { policy, roster } = site.build;
  const headers = new Headers([["content-type", "application/json; charset=utf-8"]]);
  const rule = ruleHeaders(ruleAt(STREAMERS_CACHE), { policy, https: site.publicUrl.startsWith("https:") });
  for (const [name, value] of rule) headers.set(name, value);
  const twitch = await readTwitch(notesIn(throughBinding(messages)));
  const text = JSON.stringify(mergeCache(roster, twitch, Date.now()));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const etag = `W/"${Buffer.from(digest).toString("base64url").slice(0, 20)}"`;
  headers.set("etag", etag);
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(method === "HEAD" ? null : text, { headers });
}
