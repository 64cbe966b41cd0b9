import { FIELD_IN_WORDS, FIELD_NAMES, type FieldName } from "#schemas/contact-message.ts";

const KEPT = "Votre texte est gardé.";
const NOT_LEFT = `votre message n’est pas parti. ${KEPT}`;
const GENERAL = `Votre message n’est pas parti. ${KEPT} Réessayez dans un instant.`;
const BACK = "La connexion est revenue";
const CUT = "La connexion semble coupée";

/** The answer that never came; see `send-message.ts`. */
export class NoAnswer extends Error {}

/** What the visitor reads, the field that it is about, and whether the same words may go at a second try. */
export interface Failure {
  text: string;
  field?: FieldName | undefined;
  again: boolean;
  /** Nobody knows whether it has arrived: the answer alone may be lost. */
  unsure: boolean;
  /** What to read once the browser says that the network is back, where it was not there. */
  back?: string | undefined;
}

/**
 * Why a message did not go: a refusal of our server that names a field belongs under that field.
 * @param left whether it may have left this device
 */
export function failureOf(error: unknown, ownServer: boolean, left: boolean): Failure {
  const { status, text } = answerOf(error);
  const refused = ownServer && status === 400 && isOurs(text);
  const field = refused ? FIELD_NAMES.find((name) => text.startsWith(`${FIELD_IN_WORDS[name]} `)) : undefined;
  if (field) return { text, field, again: false, unsure: false };
  const lost = lostWords(error, ownServer);
  if (lost === undefined) return { text: refusalText(error, ownServer), again: !refused, unsure: false };
  const words = left ? unsureWords(ownServer) : NOT_LEFT;
  return {
    text: `${lost}\u00a0: ${words}`,
    again: true,
    unsure: left,
    back: lost === CUT ? `${BACK}\u00a0: ${words}` : undefined,
  };
}

/** What went wrong where the site's answer is not there to say it: the message may be with the staff all the same. */
function lostWords(error: unknown, ownServer: boolean): string | undefined {
  const { status, text } = answerOf(error);
  if (error instanceof NoAnswer) return "Le serveur ne répond pas";
  if (status === 0 || error instanceof TypeError) return CUT;
  // Whoever stands in front of our server lost it on the way; a 503 is said by whoever has not taken it.
  return ownServer && status !== undefined && status >= 500 && status !== 503 && !isOurs(text)
    ? "Le serveur a eu une panne"
    : undefined;
}

/** The number of a message makes one of two for our server; an outside provider takes each. */
function unsureWords(ownServer: boolean): string {
  const twice = ownServer
    ? "Réessayez, il ne sera reçu qu’une fois."
    : "Renvoyé, il sera peut-être reçu deux fois.";
  return `votre message n’est peut-être pas parti. ${KEPT} ${twice}`;
}

/**
 * What the visitor reads of a refusal. Our own server refuses in short French sentences, which are shown; the outside provider answers in English for developers, so its words stay in the console [C5, C6].
 */
function refusalText(error: unknown, ownServer: boolean): string {
  const { status, text } = answerOf(error);
  if (status === undefined) return GENERAL;
  if (ownServer && isOurs(text)) return `${text} ${KEPT}`;
  return byStatus(status);
}

/** The library throws its answer (status and text), a bare string when ids are missing, or the network's TypeError. */
function answerOf(error: unknown): { status: number | undefined; text: string } {
  if (typeof error !== "object" || error === null || !("status" in error) || typeof error.status !== "number")
    return { status: undefined, text: "" };
  return {
    status: error.status,
    text: "text" in error && typeof error.text === "string" ? error.text.trim() : "",
  };
}

/** Our own words where the answer's are not for a visitor. */
function byStatus(status: number): string {
  if (status === 413) return `Votre message est trop long pour partir. ${KEPT}`;
  if (status === 429) return `Trop de messages sont partis d’ici. ${KEPT} Réessayez dans quelques minutes.`;
  return GENERAL;
}

/**
 * A proxy in between may answer with a page, or a line, in English. The library hides the answer's headers, so the words
 * alone can tell: a sentence of ours is short, has its full stop, and holds a French letter or our apostrophe.
 */
function isOurs(text: string): boolean {
  return text.length <= 300 && /[’à-öù-ÿœ].*\./i.test(text) && !/[<{]/.test(text);
}
