import type { ContactMessage } from "#schemas/contact-message.ts";
import type { TokenVerdict } from "./form-token.ts";

/** What is known of a sending besides its words. */
export interface Circumstances {
  honeypot: string;
  token: TokenVerdict;
  /** Whether the browser said which site the form is on. */
  hasOrigin: boolean;
  hasRequestId: boolean;
  rightIds: boolean;
  /** Earlier arrivals of the very same words during the last day. */
  sameBefore: number;
}

const TOKEN_SCORES: Record<TokenVerdict, number> = {
  good: 0,
  missing: 1,
  "too-old": 1,
  "too-soon": 2,
  forged: 3,
};
const TOKEN_REASONS: Record<TokenVerdict, string> = {
  good: "",
  missing: "sans jeton",
  "too-old": "jeton périmé",
  "too-soon": "envoyé en moins de 3 s",
  forged: "jeton falsifié",
};

/** Points of doubt about a message, with the reasons in French for the staff. */
export function scoreMessage(
  message: ContactMessage,
  seen: Circumstances,
): { score: number; reasons: string[] } {
  const text = `${message.name}\n${message.subject}\n${message.message}`;
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const marks: [points: number, reason: string][] = [
    [seen.honeypot.trim() === "" ? 0 : 10, "champ piège rempli"],
    [TOKEN_SCORES[seen.token], TOKEN_REASONS[seen.token]],
    [seen.hasOrigin ? 0 : 1, "sans page d’origine"],
    [seen.hasRequestId ? 0 : 1, "sans numéro de formulaire"],
    [seen.rightIds ? 0 : 1, "identifiants du formulaire inconnus"],
    // A few clips are what people write about: they weigh beside something else, never alone.
    [links > 3 ? 1 : 0, "plus de 3 liens"],
    [links > 10 ? 2 : 0, "plus de 10 liens"],
    [/\[url[=\]]|<a\s+href/i.test(text) ? 2 : 0, "balises de liens"],
    [seen.sameBefore >= 3 ? 3 : 0, "même texte reçu plusieurs fois"],
  ];
  const held = marks.filter(([points]) => points > 0);
  return {
    score: held.reduce((sum, [points]) => sum + points, 0),
    reasons: held.map(([, reason]) => reason),
  };
}
