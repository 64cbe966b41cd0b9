/** Whether a credit names someone: the content may leave it empty or write '???' [P8]. */
export function isKnownAuthor(info: string): boolean {
  return info !== "" && !/^\?+$/.test(info);
}

/** The credit in words, for image descriptions and announcements. */
export function spokenAuthor(info: string): string {
  return isKnownAuthor(info) ? info : "auteur inconnu";
}

/** A work as the browser's tab and a chat name it: its title and, when it is known, who made it. */
export function creditedTitle(title: string, info: string): string {
  return isKnownAuthor(info) ? `${title} — ${info}` : title;
}
