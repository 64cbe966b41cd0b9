import { chooseReason } from "./contact-store.ts";
import { type Known, type ReasonKey, REASONS } from "./reasons.ts";

const calls = new EventTarget();

/** Raises the phone from elsewhere on the page. */
export function callPhone(): void {
  calls.dispatchEvent(new Event("call"));
}

/** Raises the phone with a reason to write, and what the page knows of it. */
export function writeToStaff(key: ReasonKey, known: Known): void {
  chooseReason(REASONS[key], known);
  callPhone();
}

/** Calls `raise` whenever the phone is asked for from elsewhere. Gives back the way to stop listening. */
export function onPhoneCall(raise: () => void): () => void {
  calls.addEventListener("call", raise);
  return () => calls.removeEventListener("call", raise);
}
