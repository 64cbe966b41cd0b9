import { createHmac, randomBytes } from "node:crypto";
import type { AddressGroup } from "#server/visitor/address-groups.ts";
import { Refusal } from "#server/refusal.ts";
import { createWindows } from "./windows.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many times the limit of ten minutes a visitor may send in a day. */
const DAY_SHARE = 10;

const FROM_YOU = "Vous avez envoyé plusieurs messages d’affilée.";
const FROM_YOUR_NETWORK = "Beaucoup de messages arrivent de votre réseau.";
const FROM_ALL = "Beaucoup de messages arrivent en ce moment.";

/** Counts messages that are written as they should be; what cannot be read counts for nobody. */
export interface RateLimit {
  /** Throws a Refusal 429 with the seconds to wait when the visitor has sent enough; counts nothing. */
  check: (groups: readonly AddressGroup[]) => void;
  /** The same, then counts one message. */
  count: (groups: readonly AddressGroup[]) => void;
}

/**
 * Limits per visitor (in 10 minutes, and ten times that a day), larger ones per network that a visitor may own, and one for
 * all (a minute); 0 switches either off. Addresses are never kept: the key is a keyed digest whose salt is drawn anew each
 * day and lives in memory alone.
 */
export function createRateLimit(
  perVisitor: number,
  global: number,
  clock: () => number = () => performance.now(),
): RateLimit {
  const visitors =
    perVisitor === 0
      ? []
      : [
          { windows: createWindows(10 * MINUTE, clock), most: perVisitor },
          { windows: createWindows(DAY, clock), most: perVisitor * DAY_SHARE },
        ];
  const everyone = createWindows(MINUTE, clock);
  let salt = { value: randomBytes(32), until: clock() + DAY };

  const digest = (key: string): string => {
    if (clock() > salt.until) salt = { value: randomBytes(32), until: clock() + DAY };
    return createHmac("sha256", salt.value).update(key).digest("base64url");
  };
  const checkDigested = (groups: readonly AddressGroup[]): void => {
    for (const { windows, most } of visitors)
      for (const { key, share } of groups)
        refuseUntil(windows.wait(key, most * share), share === 1 ? FROM_YOU : FROM_YOUR_NETWORK);
    if (global > 0) refuseUntil(everyone.wait("", global), FROM_ALL);
  };
  const digested = (groups: readonly AddressGroup[]): AddressGroup[] =>
    groups.map(({ key, share }) => ({ key: digest(key), share }));
  return {
    check: (groups) => checkDigested(digested(groups)),
    count(groups) {
      const counted = digested(groups);
      checkDigested(counted);
      for (const { windows } of visitors) for (const { key } of counted) windows.add(key);
      everyone.add("");
    },
  };
}

function refuseUntil(milliseconds: number, reason: string): void {
  if (milliseconds <= 0) return;
  const seconds = Math.ceil(milliseconds / 1000);
  throw new Refusal(429, `${reason} Réessayez dans ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconde${seconds > 1 ? "s" : ""}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} heures`;
}
