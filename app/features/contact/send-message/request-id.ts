/** A random UUID, also where `crypto.randomUUID` is missing: it exists on https and localhost only. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Gives each message its id: the same one while the same words are tried again, so that the server keeps one copy when
 * its answer was lost on the way; a new one as soon as the words change, since an id stands for one message.
 * @param earlier what the device keeps of the last try, by a page that was left since
 */
export function requestIds(
  earlier: () => { words: string; id: string | undefined },
  draw: () => string = randomUuid,
) {
  let last: { words: string; id: string } | undefined;
  return {
    idFor(words: string): string {
      if (last?.words === words) return last.id;
      const kept = earlier();
      last = { words, id: (kept.words === words && kept.id) || draw() };
      return last.id;
    },
    /** After a success, the same words again are another message. */
    forget(): void {
      last = undefined;
    },
  };
}
