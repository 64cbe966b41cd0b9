import { FIELD_IN_WORDS, FIELD_NAMES, type FieldName } from "#schemas/contact-message.ts";

const KEPT = "Votre texte est gardé.";
const GENERAL = `Votre message n’est pas parti. ${KEPT} Réessayez dans un instant.`;
/** What stands there once the browser says that it is back. */
export const NETWORK_BACK = `La connexion est revenue\u00a0; votre message n’est pas encore parti. ${KEPT}`;
const CUT = `La connexion semble coupée\u00a0: votre message n’est pas parti. ${KEPT}`;

/** The answer that never came; see `send-message.ts`. */
export class NoAnswer extends Error {}

/** What the visitor reads, the field that it is about, and whether the same words may go at a second try. */
export interface Failure {
  text: string;
  field?: FieldName | undefined;
  again: boolean;
  /** The network was not there. */
  cut?: true | undefined;
}

/** Why a message did not go: a refusal of our server that names a field belongs under that field. */
export function failureOf(error: unknown, ownServer: boolean): Failure {
  const { status, text } = answerOf(error);
  const refused = ownServer && status === 400 && isOurs(text);
  const field = refused ? FIELD_NAMES.find((name) => text.startsWith(`${FIELD_IN_WORDS[name]} `)) : undefined;
  const words = field ? text : failureText(error, ownServer);
  return { text: words, field, again: !refused, cut: words === CUT || undefined };
}

/**
 * What the visitor reads when a message did not go. Our own server refuses in short French sentences, which are shown; the outside provider answers in English for developers, so its words stay in the console [C5, C6].
 */
function failureText(error: unknown, ownServer: boolean): string {
  if (error instanceof NoAnswer)
    return `Le serveur ne répond pas\u00a0: votre message n’est peut-être pas parti. ${KEPT} Réessayez, il ne sera reçu qu’une fois.`;
  const { status, text } = answerOf(error);
  if (status === 0 || error instanceof TypeError) return CUT;
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
