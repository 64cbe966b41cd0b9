import { privateFileHeaders } from "#http-policy/security-headers.ts";
import { createApi } from "#server/api/api.ts";
import { readinessOf } from "#server/api/health.ts";
import { detailOf } from "#server/api/unforeseen.ts";
import { openContactDoor } from "#server/contact/contact-door.ts";
import { addressGroups } from "#server/visitor/address-groups.ts";
import type { Context } from "./bindings.ts";
import type { Edge } from "./open-edge.ts";
import { deliverAll, readHealth } from "./rounds/rounds.ts";

/**
 * Answers a route of `/api/` as the server does. The visitor's address is the one that Cloudflare gives: nobody else can
 * write that header there.
 */
export async function answerApi(request: Request, edge: Edge, context: Context): Promise<Response> {
  const { env, store, site } = edge;
  const api = createApi({
    contact: await openContactDoor(store, env, {
      ids: () => site.build.contact,
      onKept: () => context.waitUntil(deliverAll(edge)),
    }),
    groupsOf: ({ headers }) => addressGroups(headers.get("cf-connecting-ip") ?? ""),
    numberOf,
    health: () => readHealth(edge),
    ready: () => readinessOf(async () => (await store.trouble())?.text),
    headers: privateFileHeaders(env.PUBLIC_URL?.startsWith("https:") ?? false),
    onReport: () => undefined,
    onUnforeseen: (error, number) => console.error(`requête ${number} : ${detailOf(error)}`),
  });
  return api.fetch(request);
}

/** The number that Cloudflare gives each request; the journal holds it with what went wrong, and nothing else of the request. */
function numberOf({ headers }: Request): string {
  return headers.get("cf-ray") ?? "inconnu";
}
