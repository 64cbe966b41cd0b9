import {
  type Arrival,
  type MessageStore,
  StoreUnavailable,
  type Verdict,
} from "#server/outbox/message-store.ts";
import { Refusal } from "#server/refusal.ts";
import { refuseFlood } from "./flood-guard.ts";
import { judgeMessage, provenance, type Setting, type Standing, standingOf } from "./judge/judge-message.ts";
import type { GiveBack, RateLimit } from "./rate-limit.ts";
import { readMessage } from "./read/read-message.ts";
import type { AddressGroup } from "#server/visitor/address-groups.ts";

/** What became of a message that was taken: a new row, a retry of one that is there, or a doubtful one set aside. */
export type Outcome = "kept" | "known" | "quarantine";

/** What the contact door needs of the rest of the server. */
export interface ContactDoor {
  store: Pick<MessageStore, "keep" | "repeatOf">;
  /** Each kind of message counts apart: what robots send takes nothing from what people send. */
  limits: Record<Standing, RateLimit>;
  /** The key that signs form tokens, as it is known now. */
  tokenSecret: () => Buffer;
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
  visitor: { groups: readonly AddressGroup[]; host: string },
): Promise<Outcome> {
  const origin = provenance(request.headers, visitor.host, door.publicUrl);
  if (origin === "other") throw new Refusal(403, "Ce formulaire ne s’envoie que depuis le site lui-même.");
  // Whoever cannot be read counts for nobody.
  const received = await readMessage(request);
  const now = door.now();
  const judge = (sameBefore: number): Verdict =>
    judgeMessage(received, {
      tokenSecret: door.tokenSecret(),
      ids: door.ids(),
      hasOrigin: origin === "same",
      sameBefore,
      now,
    });
  const { message, requestId } = received;
  const arrival = { message, requestId, mailDomain: door.mailDomain, at: now };
  let giveBack: GiveBack;
  try {
    giveBack = await door.limits[standingOf(judge(0))].count(visitor.groups);
  } catch (error) {
    // Whoever has sent enough goes no further, unless it is to hear again that a message is kept.
    if (error instanceof Refusal && (await isKept(door, arrival))) return "known";
    return refuseForNow(error);
  }
  let outcome: Outcome | undefined;
  try {
    outcome = await keep(door, arrival, judge);
  } finally {
    // Of a store that is out of reach even for this, the count ends by itself.
    if (outcome === undefined || outcome === "known") await giveBack().catch(() => undefined);
  }
  if (outcome !== "known") door.onKept();
  return outcome;
}

async function isKept(door: ContactDoor, arrival: Arrival): Promise<boolean> {
  return (await door.store.repeatOf(arrival).catch(refuseForNow)) === "known";
}

async function keep(
  door: ContactDoor,
  arrival: Arrival,
  judge: (sameBefore: number) => Verdict,
): Promise<Outcome> {
  let doubtful = false;
  const acceptance = await door.store
    .keep(arrival, (seen) => {
      const verdict = judge(seen.sameToday);
      if (door.bounded) refuseFlood(seen, standingOf(verdict));
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
