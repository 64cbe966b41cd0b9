import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const MIN_AGE = 3000;
const MAX_AGE = 24 * 3_600_000;

/** What a token tells about the time spent on the form. */
export type TokenVerdict = "good" | "missing" | "forged" | "too-soon" | "too-old";

/** A token for a form that opens now: instant, noise and signature. It holds nothing about the visitor. */
export function issueToken(secret: Buffer, now: number): string {
  const body = `${now.toString(36)}.${randomBytes(6).toString("base64url")}`;
  return `${body}.${sign(secret, body)}`;
}

/** Reads a token back. Pages are static, so a time written in them would prove nothing: this one is fetched on focus. */
export function checkToken(secret: Buffer, token: string | undefined, now: number): TokenVerdict {
  if (token === undefined || token === "") return "missing";
  const [instant = "", noise = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, `${instant}.${noise}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
  const age = now - Number.parseInt(instant, 36);
  if (age < MIN_AGE) return "too-soon";
  return age > MAX_AGE ? "too-old" : "good";
}

function sign(secret: Buffer, body: string): string {
  return createHmac("sha256", secret).update(body).digest("base64url");
}
