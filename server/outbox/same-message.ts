import { createHash } from "node:crypto";
import { FIELD_NAMES, type ContactMessage } from "#schemas/contact-message.ts";
import type { Acceptance, Arrival } from "./message-store.ts";

/** What a message that is not new is. */
export type Repeat = Exclude<Acceptance, "kept">;

/** Two equal messages without a number are taken for a retry during this time, in milliseconds. */
export const SAME_MESSAGE_FOR = 10 * 60_000;

/** A digest of the words alone, to recognise the same message. */
export function payloadHash(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify(FIELD_NAMES.map((name) => message[name])))
    .digest("base64url");
}

/** What a table holds that a message may be a repeat of. */
export interface Alike {
  /** The digest of the message that bears the same number. */
  underNumber: string | undefined;
  /** Whether the same words came within SAME_MESSAGE_FOR, under whatever number. */
  lately: boolean;
}

/**
 * The rule by which a message is a repeat, the same for every engine: the form's number says it alone, and other words under
 * it are refused; without a number, the same words lately do.
 * @returns undefined when it is new
 */
export function repeatOf(
  { message, requestId }: Pick<Arrival, "message" | "requestId">,
  { underNumber, lately }: Alike,
): Repeat | undefined {
  if (requestId === undefined) return lately ? "known" : undefined;
  if (underNumber === undefined) return undefined;
  return underNumber === payloadHash(message) ? "known" : "conflict";
}

/** The one among messages of the same moment that another repeats: the same rule, as if it were in the table already. */
export function repeatAmong<T extends { arrival: Arrival; hash: string }>(
  there: readonly T[],
  arrival: Arrival,
  hash: string,
): { first: T; repeat: Repeat } | undefined {
  const first = there.find((one) =>
    arrival.requestId === undefined
      ? one.hash === hash && one.arrival.at >= arrival.at - SAME_MESSAGE_FOR
      : one.arrival.requestId === arrival.requestId,
  );
  const repeat = first && repeatOf(arrival, { underNumber: first.hash, lately: true });
  return first && repeat && { first, repeat };
}
