const KEPT = "Votre texte est gardé.";
const GENERAL = `Votre message n’est pas parti. ${KEPT} Réessayez dans un instant.`;
const CUT = `La connexion semble coupée\u00a0: votre message n’est pas parti. ${KEPT}`;

/** The answer that never came; see `send-message.ts`. */
export class NoAnswer extends Error {}

/**
 * What the visitor reads when a message did not go. Our own server refuses in short French sentences, which are shown as
 * they are; the outside provider answers in English for developers, so its words stay in the console [C5, C6].
 */
export function failureText(error: unknown, ownServer: boolean): string {
  if (error instanceof NoAnswer)
    return `Le serveur ne répond pas\u00a0: votre message n’est peut-être pas parti. ${KEPT} Réessayez, il ne sera reçu qu’une fois.`;
  const { status, text } = answerOf(error);
  if (status === 0 || error instanceof TypeError) return CUT;
  if (status === undefined) return GENERAL;
  return ownServer && isSentence(text) ? text : GENERAL;
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

/** A proxy in between may answer with a page of HTML: that is no sentence for a visitor. */
function isSentence(text: string): boolean {
  return text.length > 0 && text.length <= 300 && !text.includes("<");
}
