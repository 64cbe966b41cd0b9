/** `same` came from one of our pages, `silent` says nothing (old browser, script), `other` came from another site. */
export type Provenance = "same" | "silent" | "other";

/**
 * Where a post comes from, by the headers that pages cannot forge (OWASP ASVS 3.5.1).
 * @param host the Host header as the visitor's browser sent it
 * @param publicUrl origin of the site, when it is known
 */
export function provenance(headers: Headers, host: string, publicUrl: string | undefined): Provenance {
  if (headers.get("sec-fetch-site") === "cross-site") return "other";
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return "silent";
  if (origin === publicUrl) return "same";
  return URL.canParse(origin) && new URL(origin).host === host ? "same" : "other";
}
