import { editDistance, nearest } from "#text/nearest.ts";

/**
 * The mail that people use in France, and under which endings: more than one where the same name is known under others
 * still, in other countries, so that an ending of its own is nobody's slip.
 */
const MAIL_HOSTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["gmail", ["com"]],
  ["hotmail", ["fr", "com"]],
  ["outlook", ["fr", "com"]],
  ["live", ["fr", "com"]],
  ["yahoo", ["fr", "com"]],
  ["gmx", ["fr", "com", "net"]],
  ["proton", ["me"]],
  ["protonmail", ["com"]],
  ["icloud", ["com"]],
  ["orange", ["fr"]],
  ["wanadoo", ["fr"]],
  ["free", ["fr"]],
  ["sfr", ["fr"]],
  ["neuf", ["fr"]],
  ["bbox", ["fr"]],
  ["laposte", ["net"]],
]);

/** What looks like a slip in one of them, and is a mail host of its own. */
const LOOKALIKES = new Set(["mail", "email", "ymail", "me", "msn", "aol", "pm"]);

/**
 * The address that somebody may have meant: « zoe@gmail.com » for « zoe@gmial.con ». Nothing where the address is right,
 * unknown or not there yet; it only asks, and whatever was typed may be sent.
 */
export function meantAddress(typed: string): string | undefined {
  const [, who = "", written = ""] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed) ?? [];
  const host = meantHost(written.toLowerCase());
  return host === undefined || host === written.toLowerCase() ? undefined : `${who}@${host}`;
}

function meantHost(written: string): string | undefined {
  const [name = "", ...rest] = written.split(/[.,;]+/).filter(Boolean);
  const known = LOOKALIKES.has(name) ? undefined : meantName(name);
  const endings = MAIL_HOSTS.get(known ?? "");
  const ending = endings && meantEnding(rest.join("."), endings);
  return ending && `${known}.${ending}`;
}

/** A long name with two slips at most; of a short one, a single slip after its first letter. */
function meantName(name: string): string | undefined {
  if (MAIL_HOSTS.has(name)) return name;
  if (name.length > 4) return nearest(name, MAIL_HOSTS.keys(), 2);
  const alike = [...MAIL_HOSTS.keys()].filter((each) => each[0] === name[0]);
  return name.length < 3 ? undefined : nearest(name, alike, 1);
}

function meantEnding(ending: string, endings: readonly string[]): string | undefined {
  const meant = endings.find((each) => isSlip(ending, each));
  const [only, ...others] = endings;
  if (meant !== undefined) return endings.includes(ending) ? ending : meant;
  if (others.length > 0) return ending || undefined;
  return ending.includes(".") ? undefined : only;
}

/** One letter more, less or other, or the same letters in another order: none of these endings has one twice. */
function isSlip(written: string, meant: string): boolean {
  const shuffled =
    written.length === meant.length && Array.from(meant).every((each) => written.includes(each));
  return shuffled || editDistance(written, meant) <= 1;
}
