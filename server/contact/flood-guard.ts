import { type Census, type MessageStore, StoreUnavailable } from "#server/outbox/message-store.ts";
import { Refusal } from "#server/refusal.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** More messages than any community writes: beyond, someone is filling the mailbox or the disk. */
const PER_DAY = 2000;
const IN_ALL = 10_000;

/** Whether the mailbox can take more: `day` is over until tomorrow, `full` until the staff has made room. */
function floodState({ today, inAll }: Census): "fine" | "day" | "full" {
  if (today >= PER_DAY) return "day";
  return inAll >= IN_ALL ? "full" : "fine";
}

/**
 * Turns a message away for the number of those that came before it.
 * @throws Refusal 429 until tomorrow, 503 until the staff has made room
 */
export function refuseFlood(census: Census): void {
  const state = floodState(census);
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

const TROUBLES = {
  fine: undefined,
  day: `Plus de ${PER_DAY.toLocaleString("fr-FR")} messages en un jour : les suivants sont refusés. Effacez ceux qui n’en sont pas (npm run messages -- delete).`,
  full: `La boîte garde ${IN_ALL.toLocaleString("fr-FR")} messages : les suivants sont refusés. Faites de la place (npm run messages -- export, puis delete).`,
};

const UNCOUNTED = "La base des messages ne se laisse pas lire en ce moment.";

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
    const flood = TROUBLES[floodState(await store.census(now))];
    return flood === undefined ? own?.text : frenchSpaces(flood);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return own?.text ?? UNCOUNTED;
  }
}
