import { privateFileHeaders } from "#http-policy/security-headers.ts";
import { createApi } from "#server/api/api.ts";
import { readinessOf } from "#server/api/health.ts";
import { detailOf } from "#server/api/unforeseen.ts";
import { createRateLimit } from "#server/contact/rate-limit.ts";
import { holdTokenSecret } from "#server/contact/token-secret.ts";
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
  const limit = (kind: string) =>
    createRateLimit({
      counts: store,
      kind,
      perVisitor: env.CONTACT_LIMIT_PER_IP,
      global: env.CONTACT_LIMIT_GLOBAL,
      now: store.now,
    });
  const api = createApi({
    contact: {
      store,
      limits: { clear: limit("clear"), doubtful: limit("doubtful"), trapped: limit("trapped") },
      tokenSecret: (await holdTokenSecret(store))(),
      publicUrl: env.PUBLIC_URL,
      ids: () => site.build.contact,
      mailDomain: env.PUBLIC_URL === undefined ? "site.invalid" : new URL(env.PUBLIC_URL).hostname,
      bounded: env.CONTACT_LIMIT_GLOBAL > 0,
      now: store.today,
      onKept: () => context.waitUntil(deliverAll(edge)),
    },
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
