import { ALIAS_ANSWER } from "#http-policy/page-aliases.ts";
import { type Header, privateFileHeaders } from "#http-policy/security-headers.ts";
import type { ShortAnswer } from "#http-policy/short-answers.ts";
import type { EdgeSite } from "../bindings.ts";

/** Gives an answer in a word, with the security headers of the site. */
export function shortResponse(
  { status, text, headers }: ShortAnswer,
  site: EdgeSite,
  method: string,
): Response {
  const isBare = status === 204 || method === "HEAD";
  return new Response(isBare ? null : text, { status, headers: withPlain(headers, site) });
}

/** Leads from another address of a page to the page. */
export function redirect(location: string, site: EdgeSite): Response {
  const headers: Header[] = [
    ["location", location],
    ["cache-control", ALIAS_ANSWER.cache],
  ];
  return new Response(null, { status: ALIAS_ANSWER.status, headers: withPlain(headers, site) });
}

function withPlain(headers: readonly Header[], { publicUrl }: EdgeSite): Headers {
  const all = new Headers();
  for (const [name, value] of [...privateFileHeaders(publicUrl.startsWith("https:")), ...headers])
    all.set(name, value);
  return all;
}
