const calls = new EventTarget();

/** Raises the phone from elsewhere on the page. */
export function callPhone(): void {
  calls.dispatchEvent(new Event("call"));
}

/** Calls `raise` whenever the phone is asked for from elsewhere. Gives back the way to stop listening. */
export function onPhoneCall(raise: () => void): () => void {
  calls.addEventListener("call", raise);
  return () => calls.removeEventListener("call", raise);
}
