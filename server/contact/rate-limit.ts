import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressGroup } from "#server/visitor/client-address.ts";
import { Refusal } from "#server/refusal.ts";

const DAY = 24 * 3_600_000;

/** Counts sendings; throws a Refusal 429 with the seconds to wait when there are too many. */
export type RateLimit = (address: string) => Promise<void>;

/**
 * Limits per visitor (in 10 minutes) and for all (a minute); 0 switches either off.
 * Addresses are never kept: the key is a keyed digest whose salt is drawn anew each day and lives in memory alone.
 */
export function createRateLimit(perVisitor: number, global: number): RateLimit {
  const visitors = new RateLimiterMemory({ points: perVisitor, duration: 600 });
  const everyone = new RateLimiterMemory({ points: global, duration: 60 });
  let salt = { value: randomBytes(32), until: performance.now() + DAY };

  return async (address) => {
    if (performance.now() > salt.until) salt = { value: randomBytes(32), until: performance.now() + DAY };
    const key = createHmac("sha256", salt.value).update(addressGroup(address)).digest("base64url");
    if (perVisitor > 0) await consume(visitors, key, "Vous avez envoyé plusieurs messages d’affilée.");
    if (global > 0) await consume(everyone, "all", "Beaucoup de messages arrivent en ce moment.");
  };
}

async function consume(limiter: RateLimiterMemory, key: string, reason: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refusal(429, `${reason} Réessayez dans ${inWords(seconds)}.`, seconds);
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconde${seconds > 1 ? "s" : ""}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
