import { HIDDEN_FIELDS, PROVIDER_FIELDS } from "#schemas/contact-message.ts";
import type { Received } from "../read/read-message.ts";
import type { Verdict } from "#server/outbox/message-store.ts";
import { checkToken } from "./form-token.ts";
import { scoreMessage } from "./score-message.ts";

export { issueToken } from "./form-token.ts";
export { provenance } from "./same-site.ts";

/** From this score on a message is set aside for a human eye; it is never thrown away. */
const DOUBTFUL = 3;

/** From this score on it fell into a trap that no person falls into: a robot's, for all that can be known. */
const TRAPPED = 10;

/** What a message looks like: a person's, one that a person must look at, a robot's. Each kind has limits and room of its own. */
export type Standing = "clear" | "doubtful" | "trapped";

/** What is known of a sending besides what the form holds. */
export interface Setting {
  /** The key that signs form tokens. */
  tokenSecret: Buffer;
  /** The ids that our own pages send. */
  ids: { serviceId: string; publicKey: string };
  /** Whether the browser said which site the form is on. */
  hasOrigin: boolean;
  /** Earlier arrivals of the very same words during the last day. */
  sameBefore: number;
  now: number;
}

/** Weighs a message by what it says, by how it was filled in and by what came before it. */
export function judgeMessage({ message, requestId, fields }: Received, setting: Setting): Verdict {
  const { score, reasons } = scoreMessage(message, {
    honeypot: fields.get(HIDDEN_FIELDS.honeypot) ?? "",
    token: checkToken(setting.tokenSecret, fields.get(HIDDEN_FIELDS.formToken), setting.now),
    hasOrigin: setting.hasOrigin,
    hasRequestId: requestId !== undefined,
    rightIds:
      fields.get(PROVIDER_FIELDS.serviceId) === setting.ids.serviceId &&
      fields.get(PROVIDER_FIELDS.publicKey) === setting.ids.publicKey,
    sameBefore: setting.sameBefore,
  });
  return { score, reasons, doubtful: score >= DOUBTFUL };
}

/** What a message of this score looks like. */
export function standingOf({ score }: Verdict): Standing {
  if (score >= TRAPPED) return "trapped";
  return score >= DOUBTFUL ? "doubtful" : "clear";
}
