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
  /** How many messages wait, are stopped or refused, and for how long; nothing before they were first counted. */
  messages?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

/** The answer of `/api/pret`: whether a build is loaded and messages can be kept, else why not. */
export interface Readiness {
  pret: boolean;
  raisons: string[];
}

/** How long a part has to say how it is, in milliseconds: beyond, its silence is the trouble. */
const PATIENCE = 2000;
const SILENT = "Une partie du site ne dit plus comment elle va.";

/** Asks each part how it is. The site is degraded as soon as one has a reason. */
export async function healthOf(build: string, sources: readonly HealthSource[]): Promise<Health> {
  const raisons = await reasonsOf(sources);
  return { etat: raisons.length === 0 ? "ok" : "degrade", raisons, build };
}

/**
 * Asks whether the site can do all that it is for. Unlike what degrades it, nothing here waits on someone else: neither
 * Twitch nor a mail server makes a site unready. A build is loaded before the server listens.
 */
export async function readinessOf(refusal: HealthSource): Promise<Readiness> {
  const raisons = await reasonsOf([refusal]);
  return { pret: raisons.length === 0, raisons };
}

/** Who asks while an answer is being looked for gets that one: however many ask, the store is questioned once at a time. */
export function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => (asking ??= ask().finally(() => (asking = undefined)));
}

async function reasonsOf(sources: readonly HealthSource[]): Promise<string[]> {
  const reasons = await Promise.all(sources.map(patiently));
  return reasons.filter((reason) => reason !== undefined);
}

function patiently(source: HealthSource): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(SILENT), PATIENCE);
  return Promise.race([Promise.resolve(source()), promise]).finally(() => clearTimeout(timer));
}
