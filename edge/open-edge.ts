import { createHash } from "node:crypto";
import { readEnvAnyway, type ServerEnv } from "#server/config/env.ts";
import { type D1Store, openD1Store, throughBinding } from "#server/outbox/d1/d1.ts";
import { openWebWays, type Way } from "#server/outbox/delivery/delivery.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Bindings, type EdgeSite, settingsIn } from "./bindings.ts";
import { heldWays } from "./held-ways.ts";

/** All that an answer or a round works with: the site, the settings, the messages, and the ways by which they leave. */
export interface Edge {
  site: EdgeSite;
  env: ServerEnv;
  /** Which settings are wrong and were left out, in French for the staff, or undefined: nobody saw them refused. */
  misset: string | undefined;
  store: D1Store;
  ways: readonly Way[];
  /** A mark of the settings and of the site: another once one of them was changed, as when a server is started again. */
  mark: string;
  /** Where others are, when it is not where they are. */
  doubles: NonNullable<Bindings["DOUBLURES"]>;
}

/**
 * Opens what an answer or a round works with. The public address is the one that the site was built for. A setting that is
 * wrong, or a secret that is still to be given, stops nothing else: messages are kept all the same, and wait for it.
 */
export async function openEdge(site: EdgeSite, bindings: Bindings): Promise<Edge> {
  if (bindings.MESSAGES === undefined) throw new Error("no messages are kept here");
  const given = settingsIn(bindings);
  const { env: settings, faults, wrong } = readEnvAnyway(given);
  const env = site.publicUrl === "" ? settings : { ...settings, PUBLIC_URL: site.publicUrl };
  const doubles = bindings.DOUBLURES ?? {};
  const misset = faults.length === 0 ? undefined : frenchSpaces(`${LEFT_OUT} ${faults.join(" ")} ${MEND}`);
  return {
    site,
    env,
    misset,
    store: await openD1Store(throughBinding(bindings.MESSAGES)),
    ways: [
      ...openWebWays(env, site.build.name, () => site.build.contact, doubles.mail),
      ...heldWays(wrong, env.BREVO_API_KEY !== undefined, misset ?? ""),
    ],
    mark: createHash("sha256")
      .update(JSON.stringify([site.build.build, given]))
      .digest("hex")
      .slice(0, 16),
    doubles,
  };
}

const LEFT_OUT = "Des réglages sont refusés, le site fait comme s’ils manquaient.";
const MEND =
  "Corrigez site.env, puis npm run deploy -- cloudflare dit quoi taper (un secret en trop : npx wrangler secret delete).";
