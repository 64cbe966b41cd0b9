import { type MessageStore, StoreUnavailable } from "#server/outbox/message-store.ts";
import { Refusal } from "#server/refusal.ts";
import { refuseFlood } from "./flood-guard.ts";
import { judgeMessage, provenance, type Setting } from "./judge/judge-message.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readMessage, type Received } from "./read/read-message.ts";

/** What became of a message that was taken: a new row, a retry of one that is there, or a doubtful one set aside. */
export type Outcome = "kept" | "known" | "quarantine";

/** What the contact door needs of the rest of the server. */
export interface ContactDoor {
  store: Pick<MessageStore, "keep">;
  limit: RateLimit;
  tokenSecret: Buffer;
  publicUrl: string | undefined;
  /** The ids that our own pages send; empty strings when the content gives none. */
  ids: () => Setting["ids"];
  mailDomain: string;
  /** Whether the daily and overall bounds hold; they are switched off with the limit for all. */
  bounded: boolean;
  now: () => number;
  /** Called after a message was kept, to wake the delivery. */
  onKept: () => void;
}

/**
 * Takes one message in the provider's wire shape [C3]. Returns only when it is committed to the disk.
 * @throws Refusal with the status and the French text to answer
 */
export async function takeMessage(
  door: ContactDoor,
  request: Request,
  visitor: { address: string; host: string },
): Promise<Outcome> {
  const origin = provenance(request.headers, visitor.host, door.publicUrl);
  if (origin === "other") throw new Refusal(403, "Ce formulaire ne s’envoie que depuis le site lui-même.");
  await door.limit(visitor.address);
  const outcome = await keep(door, await readMessage(request), origin === "same");
  if (outcome !== "known") door.onKept();
  return outcome;
}

async function keep(door: ContactDoor, received: Received, hasOrigin: boolean): Promise<Outcome> {
  const { message, requestId } = received;
  const now = door.now();
  let doubtful = false;
  const acceptance = await door.store
    .keep({ message, requestId, mailDomain: door.mailDomain, at: now }, (seen) => {
      if (door.bounded) refuseFlood(seen);
      const { tokenSecret } = door;
      const verdict = judgeMessage(received, {
        tokenSecret,
        ids: door.ids(),
        hasOrigin,
        sameBefore: seen.sameToday,
        now,
      });
      doubtful = verdict.doubtful;
      return verdict;
    })
    .catch(refuseForNow);
  if (acceptance === "conflict") {
    throw new Refusal(
      422,
      "Ce formulaire a déjà été envoyé avec un autre texte. Rechargez la page, puis envoyez de nouveau.",
    );
  }
  return acceptance === "kept" && doubtful ? "quarantine" : acceptance;
}

function refuseForNow(error: unknown): never {
  if (!(error instanceof StoreUnavailable)) throw error;
  throw new Refusal(
    503,
    "Le site ne peut pas enregistrer de message en ce moment. Réessayez dans une minute.",
    60,
  );
}
