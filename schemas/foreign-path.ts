import { youtubeId } from "#platforms/youtube.ts";

/** The last part of an address or a path, when it is the name of a file. */
const FILE_NAME = /[/\\]([^/\\?#]+\.[a-z0-9]+)(?:[?#].*)?$/i;

/** A path in the content folder, as Windows writes it. */
const BACKSLASHED = /^[^/\\:]+(?:[/\\][^/\\:]+)*\.[a-z0-9]+$/i;

/**
 * What to do where the name of a file is an address of the web, or a path of the author's own computer, or written as
 * there; undefined when it is none of them.
 * @param folder what the path of a file beside the text starts with (`joueurs/`), where it is not written alone
 */
export function foreignPathRemedy(path: string, folder = ""): string | undefined {
  if (youtubeId(path) !== undefined)
    return "Un lien YouTube se donne à la ligne « lien » (une piste) ou « video » (un créateur).";
  const isOnline = /^(https?:)?\/\//i.test(path);
  if (!isOnline && !/^([a-z]:|file:|\\\\|~)/i.test(path))
    return path.includes("\\") && BACKSLASHED.test(path)
      ? `Écrivez-le avec la barre « / » : ${path.replaceAll("\\", "/")}.`
      : undefined;
  const name = FILE_NAME.exec(isOnline ? path.replace(/^.*?\/\/[^/]*/, "") : path)?.[1];
  const write = name === undefined ? "écrivez son nom seul" : `écrivez seulement : ${folder}${name}`;
  return `${isOnline ? "Téléchargez le fichier, posez-le" : "Posez le fichier"} à côté de ce texte, et ${write}.`;
}
