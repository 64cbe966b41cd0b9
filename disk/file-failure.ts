import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
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
  EDQUOT: "toute la place permise sur ce disque est prise",
  EIO: "le disque ne se lit pas, ou ne s’écrit pas, à cet endroit",
  EMFILE: "trop de fichiers sont ouverts à la fois",
  ENFILE: "trop de fichiers sont ouverts à la fois",
  ENAMETOOLONG: "ce nom est trop long",
};

/** What the system may refuse without Node saying where: a write, a port to listen on. */
const BARE = new Set(["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"]);

/**
 * What the system says of a file that cannot be used, in French with its path where it is known, or undefined for any other error.
 * @param askWritable throws why a folder cannot be written in
 */
export function fileFailure(error: unknown, askWritable = askSystem): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  if (!("path" in error) || typeof error.path !== "string")
    return BARE.has(error.code) ? frenchSpaces(`Le système a refusé : ${REASONS[error.code]}.`) : undefined;
  // A copy names two files: the disk that is full is that of the second.
  const where = error.code === "ENOSPC" && "dest" in error ? String(error.dest) : error.path;
  // Of a folder to be made on a disk that is read-only, Node says that it does not exist: the one above knows better.
  const unmade = error.code === "ENOENT" && "syscall" in error && error.syscall === "mkdir";
  const code = (unmade && whyUnwritable(dirname(error.path), askWritable)) || error.code;
  return frenchSpaces(`« ${where} » : ${REASONS[code] ?? code}.`);
}

function askSystem(folder: string): void {
  accessSync(folder, constants.W_OK);
}

function whyUnwritable(folder: string, ask: (folder: string) => void): string | undefined {
  try {
    ask(folder);
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : undefined;
  }
}

/** Gives a failure of the disk that does not say where, such as a write's, the folder that was written in. @returns the same error */
export function locatedIn(error: unknown, path: string): unknown {
  const isBare = error instanceof Error && "code" in error && error.code === "ENOSPC" && !("path" in error);
  return isBare ? Object.assign(error, { path }) : error;
}
