import { createHmac, randomBytes } from "node:crypto";
import type { Bound, Counts, Full } from "#server/outbox/message-store.ts";
import type { AddressGroup } from "#server/visitor/address-groups.ts";
import { Refusal } from "#server/refusal.ts";
import { DAY, MINUTE } from "#text/durations.ts";

/** How many times the limit of ten minutes a visitor may send in a day. */
const DAY_SHARE = 10;

const FROM_YOU = "Vous avez envoyé plusieurs messages d’affilée.";
const FROM_YOUR_NETWORK = "Beaucoup de messages arrivent de votre réseau.";
const FROM_ALL = "Beaucoup de messages arrivent en ce moment.";

/** Gives back one message that was counted: it was not kept after all, or was there before. */
export type GiveBack = () => Promise<void>;

/** Counts messages that are written as they should be; what cannot be read counts for nobody. */
export interface RateLimit {
  /** Counts one message. Throws a Refusal 429 with the seconds to wait when the visitor has sent enough. */
  count: (groups: readonly AddressGroup[]) => Promise<GiveBack>;
}

/** What a limit counts in, what of, and how many are let through; 0 switches a limit off. */
export interface Limits {
  counts: Counts;
  /** The kind of message, which is counted apart from the others. */
  kind: string;
  perVisitor: number;
  global: number;
  now: () => number;
}

/**
 * Limits per visitor (in 10 minutes, and ten times that a day), larger ones per network that a visitor may own, and one for
 * all (a minute). Addresses are never kept: the key is a keyed digest whose salt is drawn anew each day and forgotten.
 */
export function createRateLimit({ counts, kind, perVisitor, global, now }: Limits): RateLimit {
  const windows =
    perVisitor === 0
      ? []
      : [
          { length: 10 * MINUTE, most: perVisitor },
          { length: DAY, most: perVisitor * DAY_SHARE },
        ];
  const boundsOf = async (groups: readonly AddressGroup[]): Promise<(Bound & { reason: string })[]> => {
    const salt = windows.length === 0 ? "" : await counts.salt(randomBytes(32).toString("base64"), now());
    const digests = groups.map(({ key, share }) => ({
      key: `${kind} ${createHmac("sha256", salt).update(key).digest("base64url")}`,
      share,
    }));
    const visitors = windows.flatMap(({ length, most }) =>
      digests.map(({ key, share }) => ({
        key,
        length,
        most: most * share,
        reason: share === 1 ? FROM_YOU : FROM_YOUR_NETWORK,
      })),
    );
    const all = { key: kind, length: MINUTE, most: global, reason: FROM_ALL };
    return global === 0 ? visitors : [...visitors, all];
  };
  return {
    async count(groups) {
      const bounds = await boundsOf(groups);
      if (bounds.length === 0) return async () => undefined;
      const full = await counts.count(bounds, now());
      if (full !== undefined) refuse(full, bounds[full.bound]?.reason ?? FROM_ALL);
      return () => counts.giveBack(bounds, now());
    },
  };
}

function refuse({ wait }: Full, reason: string): never {
  const seconds = Math.ceil(wait / 1000);
  throw new Refusal(429, `${reason} Réessayez dans ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconde${seconds > 1 ? "s" : ""}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} heures`;
}
