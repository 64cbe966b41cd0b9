import { createStore } from "#app/state/store.ts";
import type { Known, ReasonKey } from "./reasons.ts";

/** The id of the place in a page that tells of the phone [A2]: while it is in sight, the phone stays. */
export const PHONE_MARK = "phone-mark";

/** Why the phone was raised, until the form has come and taken it (contact-store.ts). */
export const namedReason = createStore<{ key: ReasonKey; known: Known } | undefined>(undefined);

const calls = new EventTarget();

/** Raises the phone from elsewhere on the page. */
export function callPhone(): void {
  calls.dispatchEvent(new Event("call"));
}

/** Raises the phone with a reason to write, and what the page knows of it. */
export function writeToStaff(key: ReasonKey, known: Known): void {
  namedReason.set({ key, known });
  callPhone();
}

/** Raises the phone for whoever made a picture whose author nobody knows: `mine` says so in their words. */
export function claimPicture(picture: string, mine: string): void {
  writeToStaff("fault", {
    Où: picture,
    "Ce que je vois": "Auteur inconnu",
    "Ce qu’il faudrait": `${mine}\u00a0; mon nom\u00a0: `,
  });
}

/** Calls `raise` whenever the phone is asked for from elsewhere. Gives back the way to stop listening. */
export function onPhoneCall(raise: () => void): () => void {
  calls.addEventListener("call", raise);
  return () => calls.removeEventListener("call", raise);
}
