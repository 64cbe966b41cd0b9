import { DeliveryFailure, type FailureKind } from "../way.ts";

/** `signing-in` is before anything was said about a message; a loss there concerns every message alike. */
export type Stage = "signing-in" | "sending";

const CERTIFICATE = /certificate|self-signed|altname|unable to verify/i;

/** Sorts an error of nodemailer. Reply codes win over the error's own name: 4xx is never final. */
export function sortFailure(error: unknown, stage: Stage): DeliveryFailure {
  const { code, reply, text } = detailsOf(error);
  const permanent = reply >= 500;
  const failure = (kind: FailureKind): DeliveryFailure => new DeliveryFailure(kind, text);
  if (code === "ETLS" || code === "EREQUIRETLS") return failure("misconfigured");
  if (code === "EAUTH" || code === "ENOAUTH")
    return failure(permanent || reply === 0 ? "misconfigured" : "unreachable");
  // Only here are the words ours to read: after the text, a server may echo what the visitor wrote.
  if (stage === "signing-in") return failure(CERTIFICATE.test(text) ? "misconfigured" : "unreachable");
  // The only sender and the only recipient are ours: a refusal of either is our mistake, not the visitor's.
  if (code === "EENVELOPE") return failure(permanent || reply === 0 ? "misconfigured" : "temporary");
  if (code === "EMESSAGE") return failure(permanent || reply === 0 ? "refused" : "temporary");
  return failure(reply === 0 ? "unreachable" : "temporary");
}

function detailsOf(error: unknown): { code: string; reply: number; text: string } {
  if (!(error instanceof Error)) return { code: "", reply: 0, text: "raison inconnue" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const reply = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  return { code, reply, text: error.message };
}
