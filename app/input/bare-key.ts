/** What takes the keys that are typed into it: fields, and a search with all that stands in it, which may lie over who listens. */
const FIELDS = "input, textarea, select, [contenteditable], [role='search']";

/**
 * Whether a key is pressed alone and belongs to nobody yet: no modifier that makes it the browser's, and not inside an
 * element that has keys of its own.
 * @param taken a selector of the elements that keep their keys; text fields where nothing is said
 */
export function isBareKey(event: KeyboardEvent, taken = FIELDS): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element) || event.target.closest(taken) === null;
}

/** The key as our shortcuts name it: a letter is the same one while capitals are locked. */
export function keyName({ key, shiftKey }: KeyboardEvent): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}
