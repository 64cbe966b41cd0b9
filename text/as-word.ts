/** A path as one word of what a terminal is told to do: between quotes where it has a space, or a bracket, in it. */
export function asWord(path: string): string {
  return /^[\p{L}\p{N}\p{M}@%+=:,./\\~_-]+$/u.test(path) ? path : `"${path}"`;
}
