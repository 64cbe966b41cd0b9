/** A part of the server that may be in trouble: its name, and the reason in French or undefined. */
export type HealthSource = () => string | undefined;

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
export function healthOf(build: string, sources: readonly HealthSource[]): Health {
  const raisons = sources.map((source) => source()).filter((reason) => reason !== undefined);
  return { etat: raisons.length === 0 ? "ok" : "degrade", raisons, build };
}
