/** What to do of a file that is in something else. */
export const SAVE_AS_UTF8 = "Dans votre éditeur : « Enregistrer sous », encodage UTF-8.";

/** The text of a file, or undefined when it is not in UTF-8: guessed, its accents would be published wrong. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
