/** Addresses as people paste them; what could format or mask ends them, so that it is made inert like the rest. */
const ADDRESS = /(https?:\/\/[^\s<>()[\]{}|*~`\\"]+)/i;

/** What chat servers read as formatting, as a masked link, or as the beginning of `<@1>`, `<#1>`, `<t:1>`, `<:x:1>`. */
const ACTIVE = /[\\`*_~|[\]()<>#]/g;

/** A list, a quote in small letters: what counts at the beginning of a line alone. */
const LINE_START = /^(\s*)([-+])/gm;

/** Sets an `@` apart from the word that would ping everyone. */
const EVERYONE = /@(?=everyone|here)/gi;

/**
 * A stranger's text as a chat server shows it letter by letter: nothing pings, nothing is formatted, no link hides where it
 * goes. Addresses stay whole, so that they can be followed.
 */
export function inert(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(ACTIVE, String.raw`\$&`).replace(LINE_START, String.raw`$1\$2`),
    )
    .join("")
    .replace(EVERYONE, "@\u200b");
}

/** A short text that one may copy letter by letter, such as an e-mail address: a piece of code, in which nothing acts. */
export function asCode(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}
