import type { ServerEnv } from "#server/config/env.ts";
import { type D1Store, openD1Store, throughBinding } from "#server/outbox/d1/d1.ts";
import { openWebWays, type Way } from "#server/outbox/delivery/delivery.ts";
import type { Bindings, EdgeSite } from "./bindings.ts";

/** All that an answer or a round works with: the site, the settings, the messages, and the ways by which they leave. */
export interface Edge {
  site: EdgeSite;
  env: ServerEnv;
  store: D1Store;
  ways: readonly Way[];
  /** Where others are, when it is not where they are. */
  doubles: NonNullable<Bindings["DOUBLURES"]>;
}

/** Opens what an answer or a round works with. The public address is the one that the site was built for. */
export async function openEdge(site: EdgeSite, settings: ServerEnv, bindings: Bindings): Promise<Edge> {
  if (bindings.MESSAGES === undefined) throw new Error("no messages are kept here");
  const env = site.publicUrl === "" ? settings : { ...settings, PUBLIC_URL: site.publicUrl };
  const doubles = bindings.DOUBLURES ?? {};
  return {
    site,
    env,
    store: await openD1Store(throughBinding(bindings.MESSAGES)),
    ways: openWebWays(env, site.build.name, () => site.build.contact, doubles.mail),
    doubles,
  };
}
