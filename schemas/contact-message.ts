/**
 * The contact message [C1, C3]: the one table from which the browser's form, the server's reading, the stored row and the
 * staff's lists derive. Plain data, without a schema library, because the form ships it to every visitor.
 */

/** What a visitor writes, in the order of the form; every field is required [C2]. The names are those of the wire [C3]. */
export const FIELD_NAMES = ["name", "email", "subject", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** One line of text, one e-mail address, or a text of several lines. */
export type FieldKind = "line" | "email" | "text";

/** What each field holds, and how many characters the server takes at most after normalisation to NFC; the form itself has no bounds [C1]. */
export const MESSAGE_FIELDS = {
  name: { kind: "line", limit: 100 },
  email: { kind: "email", limit: 254 },
  subject: { kind: "line", limit: 200 },
  message: { kind: "text", limit: 10_000 },
} as const satisfies Record<FieldName, { kind: FieldKind; limit: number }>;

/**
 * The one rule of an e-mail address, for the page and the server: that of the browser's e-mail field, which takes a host in
 * any alphabet as well. No more is asked [C1].
 * Source: HTML, « valid e-mail address ».
 */
export const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u;

/**
 * An address that an answer can be expected to reach: zod's rule, a name without a stray dot and a host with an ending.
 * « lea@gmail » may be sent, and is doubted where it is typed.
 */
export const ANSWERABLE_ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** How the server begins the sentence that says what is wrong with a field; the page knows the field by it. */
export const FIELD_IN_WORDS: Record<FieldName, string> = {
  name: "Le nom",
  email: "L’e-mail",
  subject: "Le sujet",
  message: "Le message",
};

/** A message in the visitor's words. */
export type ContactMessage = Record<FieldName, string>;

/** Makes one value for each field; a field that is forgotten here is a type error. */
export function everyField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  return { name: make("name"), email: make("email"), subject: make("subject"), message: make("message") };
}

/** What our own form sends unseen: the message's number, the signed instant of the first focus, the trap for robots. */
export const HIDDEN_FIELDS = {
  requestId: "request_id",
  formToken: "form_token",
  honeypot: "site_web",
} as const;

/** What the provider's library adds by itself [C3]: which account and which form of the site. */
export const PROVIDER_FIELDS = {
  serviceId: "service_id",
  templateId: "template_id",
  publicKey: "user_id",
  libraryVersion: "lib_version",
} as const;
