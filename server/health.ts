/** A part of the server that may be in trouble: its name, and the reason in French or undefined. */
export type HealthSource = () => string | undefined;

/** The answer of `/api/sante`. Reasons are for the staff; they hold no secret and no visitor's words. */
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
