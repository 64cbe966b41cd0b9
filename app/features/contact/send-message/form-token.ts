import { FORM_TOKEN_PATH } from "#http-policy/api-routes.ts";

/** The server takes a token for a day; it is renewed well before. */
const KEEP = 12 * 3_600_000;

let token: { value: string; at: number } | undefined;
let asking = false;

/**
 * Asks our server, once, for the signed instant that tells a person's pace from a robot's. Called at the first focus;
 * whatever goes wrong, the form works without it.
 */
export async function askFormToken(): Promise<void> {
  if (asking || (token && Date.now() - token.at < KEEP)) return;
  asking = true;
  try {
    const response = await fetch(FORM_TOKEN_PATH, { cache: "no-store" });
    const text = response.ok ? (await response.text()).trim() : "";
    if (/^[\w.~-]{1,300}$/.test(text)) token = { value: text, at: Date.now() };
  } catch {
    // No token: the message is scored a little lower, never refused.
  } finally {
    asking = false;
  }
}

/** The token, or an empty text when there is none. */
export function formToken(): string {
  return token?.value ?? "";
}
