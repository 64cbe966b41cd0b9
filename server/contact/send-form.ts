import type { DatabaseSync } from "node:sqlite";
import type { ContactMessage } from "#server/outbox/message.ts";
import { acceptMessage, countSame, payloadHash } from "#server/outbox/sqlite/rows/arrivals.ts";
import { floodState } from "./flood-guard.ts";
import { OutboxUnavailable, type Outbox } from "#server/outbox/sqlite/served-store.ts";
import { sqliteFailure } from "#server/outbox/sqlite/file/sqlite-failure.ts";
import { checkToken } from "./judge/form-token.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readBody } from "#server/read-body.ts";
import { readFields, type FieldName } from "./read/read-fields.ts";
import { readMessage } from "./read/read-message.ts";
import { Refusal } from "#server/refusal.ts";
import { provenance } from "./judge/same-site.ts";
import { DOUBTFUL, scoreMessage } from "./judge/score-message.ts";

const DAY = 24 * 3_600_000;

/** What became of a message that was taken: a new row, a retry of one that is there, or a doubtful one set aside. */
export type Outcome = "kept" | "known" | "quarantine";

/** What the contact door needs of the rest of the server. */
export interface ContactDoor {
  outbox: Outbox;
  limit: RateLimit;
  tokenSecret: Buffer;
  publicUrl: string | undefined;
  /** The ids that our own pages send; empty strings when the content gives none. */
  ids: () => { serviceId: string; templateId: string; publicKey: string };
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
  const fields = readFields(request.headers.get("content-type"), await readBody(request));
  const { message, requestId } = readMessage(fields);
  return store(door, message, requestId, fields, origin === "same");
}

async function store(
  door: ContactDoor,
  message: ContactMessage,
  requestId: string | undefined,
  fields: ReadonlyMap<FieldName, string>,
  hasOrigin: boolean,
): Promise<Outcome> {
  try {
    const outcome = await door.outbox.write((db) =>
      judgeAndKeep(db, door, message, requestId, fields, hasOrigin),
    );
    if (outcome !== "known") door.onKept();
    return outcome;
  } catch (error) {
    if (!(error instanceof OutboxUnavailable) && sqliteFailure(error) === undefined) throw error;
    throw new Refusal(
      503,
      "Le site ne peut pas enregistrer de message en ce moment. Réessayez dans une minute.",
      60,
    );
  }
}

function judgeAndKeep(
  db: DatabaseSync,
  door: ContactDoor,
  message: ContactMessage,
  requestId: string | undefined,
  fields: ReadonlyMap<FieldName, string>,
  hasOrigin: boolean,
): Outcome {
  const now = door.now();
  const flood = door.bounded ? floodState(db, now) : "fine";
  if (flood === "day")
    throw new Refusal(
      429,
      "Trop de messages sont arrivés depuis hier. Réessayez dans quelques heures.",
      3600,
    );
  if (flood === "full")
    throw new Refusal(
      503,
      "La boîte aux lettres du site est pleine, le staff doit y faire de la place. Réessayez demain.",
      3600,
    );
  const { score, reasons } = scoreMessage(message, {
    honeypot: fields.get("site_web") ?? "",
    token: checkToken(door.tokenSecret, fields.get("form_token"), now),
    hasOrigin,
    hasRequestId: requestId !== undefined,
    rightIds:
      fields.get("service_id") === door.ids().serviceId && fields.get("user_id") === door.ids().publicKey,
    sameBefore: countSame(db, payloadHash(message), now - DAY),
  });
  const doubtful = score >= DOUBTFUL;
  const acceptance = acceptMessage(
    db,
    message,
    { requestId, score, reasons, doubtful, mailDomain: door.mailDomain },
    now,
  );
  if (acceptance === "conflict") {
    throw new Refusal(
      422,
      "Ce formulaire a déjà été envoyé avec un autre texte. Rechargez la page, puis envoyez de nouveau.",
    );
  }
  return acceptance === "kept" && doubtful ? "quarantine" : acceptance;
}
