/** A part of the server that may be in trouble: gives the reason in French, or undefined. */
export type HealthSource = () => string | undefined | Promise<string | undefined>;

/**
 * The answer of `/api/sante`, which anyone may read: reasons hold no secret, no path, no address, no visitor's words.
 * The terminal says more.
 */
export interface Health {
  etat: "ok" | "degrade";
  raisons: string[];
  build: string;
}

/** Asks each part how it is. The site is degraded as soon as one has a reason. */
export async function healthOf(build: string, sources: readonly HealthSource[]): Promise<Health> {
  const reasons = await Promise.all(sources.map(async (source) => source()));
  const raisons = reasons.filter((reason) => reason !== undefined);
  return { etat: raisons.length === 0 ? "ok" : "degrade", raisons, build };
}
