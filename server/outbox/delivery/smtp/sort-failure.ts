import { DeliveryFailure, type FailureKind } from "../way.ts";

/** `signing-in` is before anything was said about a message; a loss there concerns every message alike. */
export type Stage = "signing-in" | "sending";

/** The reply and its status alone, at its very start: what follows may be a visitor's words. */
const MAILBOX_FULL = /^552[ -]5\.2\.2\b/;

const CERTIFICATE = /certificate|self-signed|altname|unable to verify/i;

/** Sorts an error of nodemailer. Reply codes win over the error's own name: 4xx is never final. */
export function sortFailure(error: unknown, stage: Stage): DeliveryFailure {
  const { code, reply, response, text } = detailsOf(error);
  const permanent = reply >= 500;
  const failure = (kind: FailureKind): DeliveryFailure => new DeliveryFailure(kind, text);
  if (code === "ETLS" || code === "EREQUIRETLS") return failure("misconfigured");
  if (code === "EAUTH" || code === "ENOAUTH")
    return failure(permanent || reply === 0 ? "misconfigured" : "unreachable");
  // Only here are the words ours to read: after the text, a server may echo what the visitor wrote.
  if (stage === "signing-in") return failure(CERTIFICATE.test(text) ? "misconfigured" : "unreachable");
  // The only sender and the only recipient are ours: a refusal of either is our mistake, not the visitor's.
  if (code === "EENVELOPE") return failure(permanent || reply === 0 ? "misconfigured" : "temporary");
  // Some servers look at the mailbox only once they have the text: it is full for every message alike.
  if (code === "EMESSAGE" && MAILBOX_FULL.test(response)) return failure("misconfigured");
  if (code === "EMESSAGE") return failure(permanent || reply === 0 ? "refused" : "temporary");
  return failure(reply === 0 ? "unreachable" : "temporary");
}

function detailsOf(error: unknown): { code: string; reply: number; response: string; text: string } {
  if (!(error instanceof Error)) return { code: "", reply: 0, response: "", text: "raison inconnue" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const reply = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  const response = "response" in error && typeof error.response === "string" ? error.response : "";
  return { code, reply, response, text: error.message };
}
