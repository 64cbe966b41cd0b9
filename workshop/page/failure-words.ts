// What stopped a saving says so in the words of a program: of the browser, or of the repository's service. Here, in those of who reads.
import { frenchSpaces } from "#text/french-spaces.ts";

/** What the form says in its window of what stopped a saving; our own refusals, and what nobody foresaw, as they are. */
export function failureWords(failure: unknown): string {
  const { status, message = "" }: { status?: unknown; message?: string } =
    failure instanceof Object ? failure : {};
  return frenchSpaces(knownWords(failure, Number(status)) ?? message);
}

function knownWords(failure: unknown, status: number): string | undefined {
  if (status === 401)
    return "Le service ne vous reconnaît plus : le jeton a expiré, ou il a été effacé. Copiez ce que vous venez d’écrire, refaites un jeton, reconnectez-vous, puis recommencez.";
  if (status === 403)
    return "Le service refuse d’écrire dans le dépôt : votre compte, ou votre jeton, n’en a pas le droit.";
  // Whoever stands in between answers with a page of its own.
  if (status >= 500 || failure instanceof SyntaxError)
    return "Le service de votre dépôt est en panne. Recommencez dans quelques minutes.";
  if (failure instanceof TypeError && /fetch|network|load failed/i.test(failure.message))
    return "Le service de votre dépôt n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.";
  if (failure instanceof DOMException)
    return "Le navigateur n’a pas pu écrire dans le dossier (disque plein, fichier tenu par un autre programme, dossier déplacé). Copiez ce que vous venez d’écrire, rechargez la page, rouvrez le dossier, puis recommencez.";
  return undefined;
}
