import { frenchSpaces } from "#text/french-spaces.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "ce dossier ou ce fichier n’existe pas",
  EACCES: "l’accès est refusé",
  EPERM: "l’accès est refusé",
  EROFS: "ce disque ne se laisse pas écrire",
  ENOSPC: "le disque est plein",
  EISDIR: "c’est un dossier, pas un fichier",
  ENOTDIR: "c’est un fichier, pas un dossier",
  EEXIST: "c’est un fichier, pas un dossier",
};

/** What the system says of a file that cannot be used, in French with its path, or undefined for any other error. */
export function fileFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  if (!("path" in error) || typeof error.path !== "string") return undefined;
  return frenchSpaces(`« ${error.path} » : ${REASONS[error.code] ?? error.code}.`);
}
