/** Whether a credit names someone: the content may leave it empty or write '???' [P8]. */
export function isKnownAuthor(author: string): boolean {
  return !/^\?*$/.test(author);
}

/** The credit as it is seen: '???' also where the content leaves it empty, one fact looks the same everywhere. */
export function shownAuthor(author: string): string {
  return author === "" ? "???" : author;
}

/** The credit in words, for image descriptions and announcements. */
export function spokenAuthor(author: string): string {
  return isKnownAuthor(author) ? author : "auteur inconnu";
}

/** A work as the browser's tab and a chat name it: its title and, when it is known, who made it. */
export function creditedTitle(title: string, author: string): string {
  return isKnownAuthor(author) ? `${title} — ${author}` : title;
}
