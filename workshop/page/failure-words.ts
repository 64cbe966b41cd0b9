// What stopped an opening or a saving says so in the words of a program: of the browser, or of the repository's service. Here, in those of who reads.
import { frenchSpaces } from "#text/french-spaces.ts";

/** What was being done when it failed. */
type Moment = "opening" | "saving";

/** What the form says in its window of what stopped it; our own refusals, and what nobody foresaw, as they are. */
export function failureWords(failure: unknown, moment: Moment = "saving"): string {
  const { status, message = "" }: { status?: unknown; message?: string } =
    failure instanceof Object ? failure : {};
  return frenchSpaces(serviceWords(Number(status), message, moment) ?? browserWords(failure) ?? message);
}

/**
 * Why an answer of the service stops the editor before it looks at it: it would say of one that must wait that the account
 * has no right, and of one out of order that there is no repository.
 * @param isRaw whether the editor looks at nothing but whether the answer is good
 * @returns what {@link failureWords} knows; undefined where nothing stops it
 */
export function unreadyAnswer({ status, headers }: Response, isRaw: boolean): { status: number } | undefined {
  const mustWait =
    status === 403 && (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0");
  if (mustWait) return { status: 429 };
  const stops = status === 413 || status === 429 || (isRaw && (status === 401 || status >= 500));
  return stops ? { status } : undefined;
}

function serviceWords(status: number, message: string, moment: Moment): string | undefined {
  if (status === 429 || (status >= 200 && /rate limit/i.test(message)))
    return "Le service de votre dépôt a reçu trop de demandes à la fois. Recommencez dans quelques minutes.";
  if (status >= 500) return "Le service de votre dépôt est en panne. Recommencez dans quelques minutes.";
  const isSaving = moment === "saving";
  switch (status) {
    case 400:
    case 409:
    case 422:
      return isSaving
        ? `Le dépôt n’a pas pris ce changement : quelqu’un d’autre y a peut-être enregistré entre-temps. Copiez ce que vous venez d’écrire, rechargez la page, puis recommencez. (Réponse du service : ${message})`
        : undefined;
    case 401:
      return isSaving
        ? "Le service ne vous reconnaît plus : le jeton a expiré, ou il a été effacé. Copiez ce que vous venez d’écrire, refaites un jeton, reconnectez-vous, puis recommencez."
        : "Le service ne vous reconnaît plus : le jeton a expiré, ou il a été effacé. Refaites-en un, puis reconnectez-vous.";
    case 403:
      return isSaving
        ? "Le service refuse d’écrire dans le dépôt : votre compte, ou votre jeton, n’en a pas le droit."
        : "Le service refuse d’ouvrir le dépôt : votre compte, ou votre jeton, n’en a pas le droit.";
    case 404:
      return "Le service ne trouve pas le dépôt : il a changé de nom, ou votre compte n’y a plus accès.";
    case 413:
      return "Le service refuse un envoi aussi lourd. Choisissez une image plus légère, puis recommencez.";
    default:
      return undefined;
  }
}

function browserWords(failure: unknown): string | undefined {
  // Whoever stands in between answers with a page of its own.
  if (failure instanceof SyntaxError)
    return "Ce n’est pas le service de votre dépôt qui répond : il est en panne, ou ce réseau demande d’abord de s’y connecter. Recommencez dans quelques minutes, ou d’un autre réseau.";
  if (failure instanceof TypeError && /fetch|network|load failed/i.test(failure.message))
    return "Le service de votre dépôt n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.";
  if (failure instanceof DOMException)
    return "Le navigateur n’a pas pu écrire dans le dossier (disque plein, fichier tenu par un autre programme, dossier déplacé). Copiez ce que vous venez d’écrire, rechargez la page, rouvrez le dossier, puis recommencez.";
  return undefined;
}
