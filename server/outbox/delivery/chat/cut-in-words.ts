/** How far back from the end a space is looked for, in characters: a longer word is cut where it stands. */
const LONGEST_WORD = 60;

/**
 * A text as `show` writes it, in at most `room` characters. What is too long ends after a whole word, with `rest`, which
 * tells where one reads on.
 */
export function cutInWords(text: string, room: number, show: (text: string) => string, rest: string): string {
  const whole = show(text);
  if (whole.length <= room) return whole;
  let end = Math.min(text.length, room - rest.length);
  let shown = show(beginningOf(text, end));
  while (end > 0 && shown.length > room - rest.length) {
    end -= Math.max(1, Math.ceil((shown.length - (room - rest.length)) / 2));
    shown = show(beginningOf(text, Math.max(0, end)));
  }
  return shown + rest;
}

/** The first characters of a text, to the end of a word; no pair of a letter and its second half is parted. */
function beginningOf(text: string, end: number): string {
  const start = text.slice(0, end);
  const space = start.search(/\s\S*$/);
  const cut = space > 0 && end - space <= LONGEST_WORD ? start.slice(0, space) : start;
  return cut.replace(/[\uD800-\uDBFF]$/, "").trimEnd();
}
