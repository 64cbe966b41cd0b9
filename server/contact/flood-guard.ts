import { type Census, type MessageStore, StoreUnavailable } from "#server/outbox/message-store.ts";
import { Refusal } from "#server/refusal.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { Standing } from "./judge/judge-message.ts";

/**
 * More messages than any community writes: beyond, someone is filling the mailbox or the disk. What is set aside has room of
 * its own, so that it never takes that of the others; what fell into a trap stops at half of it, so that a person whose
 * message is only doubtful is still heard while robots write.
 */
const ROOM = {
  clear: { perDay: 2000, inAll: 10_000 },
  doubtful: { perDay: 1000, inAll: 4000 },
  trapped: { perDay: 500, inAll: 2000 },
} as const satisfies Record<Standing, { perDay: number; inAll: number }>;

/** Whether there is room for one more of a kind: `day` is over until tomorrow, `full` until the staff has made room. */
function roomFor(standing: Standing, census: Census): "fine" | "day" | "full" {
  const { today, inAll } = standing === "clear" ? census : census.quarantine;
  const room = ROOM[standing];
  if (today >= room.perDay) return "day";
  return inAll >= room.inAll ? "full" : "fine";
}

/**
 * Turns a message away for the number of those of its kind that came before it. A robot is told like anyone: an « OK » always
 * means that the message is kept.
 * @throws Refusal 429 until tomorrow, 503 until the staff has made room
 */
export function refuseFlood(census: Census, standing: Standing): void {
  const state = roomFor(standing, census);
  if (state === "day")
    throw new Refusal(
      429,
      "Trop de messages sont arrivés depuis hier. Réessayez dans quelques heures.",
      3600,
    );
  if (state === "full")
    throw new Refusal(
      503,
      "La boîte aux lettres du site est pleine, le staff doit y faire de la place. Réessayez demain.",
      3600,
    );
}

/** What the staff reads of a room that is full. */
const TROUBLES: Record<Standing, Record<"day" | "full", string>> = {
  clear: {
    day: `Plus de ${count(ROOM.clear.perDay)} messages en un jour : les suivants sont refusés. Effacez ceux qui n’en sont pas (npm run messages -- delete).`,
    full: `La boîte garde ${count(ROOM.clear.inAll)} messages : les suivants sont refusés. Faites de la place (npm run messages -- export, puis delete).`,
  },
  // Anyone may read this: how many are there would tell a robot what the filter thinks of it.
  doubtful: {
    day: "La quarantaine est pleine jusqu’à demain : les messages douteux sont refusés, les autres passent.",
    full: "La quarantaine est pleine : les messages douteux sont refusés, les autres passent. Faites-y de la place (npm run messages -- list, puis delete).",
  },
  trapped: {
    day: "La part des robots dans la quarantaine est pleine jusqu’à demain : ce qui tombe dans le piège est refusé, le reste passe.",
    full: "La part des robots dans la quarantaine est pleine : ce qui tombe dans le piège est refusé, le reste passe. Faites-y de la place (npm run messages -- list, puis delete).",
  },
};

const UNCOUNTED = "La base des messages ne se laisse pas lire en ce moment.";

function count(number: number): string {
  return number.toLocaleString("fr-FR");
}

function floodTrouble(census: Census): string | undefined {
  for (const standing of ["clear", "doubtful", "trapped"] as const) {
    const state = roomFor(standing, census);
    if (state !== "fine") return frenchSpaces(TROUBLES[standing][state]);
  }
  return undefined;
}

/**
 * Why the mailbox is not in full health, in French for the staff, or undefined: what stops it first, then its number.
 * @param bounded whether messages are turned away for their number at all
 */
export async function mailboxTrouble(
  store: Pick<MessageStore, "trouble" | "census">,
  bounded: boolean,
  now: number,
): Promise<string | undefined> {
  const own = await store.trouble();
  if (own?.refuses === true || !bounded) return own?.text;
  try {
    return floodTrouble(await store.census(now)) ?? own?.text;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return own?.text ?? UNCOUNTED;
  }
}
