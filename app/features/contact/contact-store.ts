import { createStore, useStore } from "#app/state/store.ts";
import type { FieldName } from "#schemas/contact-message.ts";
import { type Draft, nothingKept } from "./draft.ts";
import { namedReason } from "./phone-calls.ts";
import { fillIn, type Known, type Reason, REASONS } from "./reasons.ts";
import type { Failure } from "./failure-text.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";

/** Where the form stands: in the phone panel [F3] or in the chat modal [F4]. */
export type Place = "phone" | "chat";

/** A message that has left, the address to which the answer will come, and from where it left. */
export interface SentMessage {
  words: string;
  answerTo: string;
  place: Place;
}

/** What becomes of the message that is written. */
export type Sending =
  | { kind: "idle" }
  | { kind: "sending"; place: Place }
  | ({ kind: "failed"; place: Place } & Failure);

/** One message is written at a time, in whichever place. */
export interface ContactState {
  draft: Draft;
  sending: Sending;
  /** A reason that was named elsewhere on the page has filled the form, and nobody has been led to what it leaves open. */
  called: boolean;
  /** The reason chosen last, until the message has left. */
  chosen: Reason | undefined;
  /** The lines that a reason has put in, to know them from what is written. */
  filled: string;
  /** The message that was sent last; never reset while the page stays open [C4]. */
  sent: SentMessage | undefined;
}

const start: ContactState = {
  ...nothingKept,
  sending: { kind: "idle" },
  called: false,
  chosen: undefined,
  sent: undefined,
};

const contact = createStore(start, () => ({ ...start, ...loadDraft() }));

function change(next: Partial<ContactState>) {
  contact.set({ ...contact.get(), ...next });
}

/** The state now, for event handlers. */
export const contactState = contact.get;

/** The state, kept up to date; nothing is written in the prerendered page. */
export function useContact(): ContactState {
  return useStore(contact);
}

/** The visitor typed; a message about the last failure stays until the next try, or until its field is mended. */
export function writeField(name: FieldName, value: string): void {
  const { draft, sending } = contact.get();
  replaceDraft({ ...draft, [name]: value });
  if (sending.kind === "failed" && sending.field === name) change({ sending: { kind: "idle" } });
}

/** Puts other words into all the fields, and keeps them for a page that is opened again. */
export function replaceDraft(draft: Draft): void {
  saveDraft({ draft, filled: contact.get().filled });
  change({ draft });
}

/** Whoever named a reason has been led into the form. */
export function markLed(): void {
  change({ called: false });
}

/** Puts in what a reason asks, and what the page that leads here knows; nothing that was written is lost. */
export function chooseReason(reason: Reason, known?: Known): void {
  const { draft, filled } = contact.get();
  const next = fillIn(draft, filled, reason, known);
  saveDraft(next);
  change({ ...next, chosen: reason });
}

/** The message leaves. */
export function markSending(place: Place): void {
  change({ sending: { kind: "sending", place } });
}

/** It has not left, or nobody knows whether it did. */
export function markFailed(place: Place, failure: Failure): void {
  change({ sending: { kind: "failed", place, ...failure } });
}

/** The message has arrived: the form is emptied and the page remembers it [C4]. */
export function markSent(place: Place): void {
  const { message, email } = contact.get().draft;
  // Another tab may have kept another message since: that one has not left.
  if (loadDraft().draft.message === message) saveDraft(nothingKept);
  change({ ...start, sent: { words: message, answerTo: email.trim(), place } });
}

namedReason.subscribe(takeReason);
takeReason();

function takeReason(): void {
  const named = namedReason.get();
  if (!named) return;
  namedReason.set(undefined);
  chooseReason(REASONS[named.key], named.known);
  change({ called: true });
}
