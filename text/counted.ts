/** The word or sentence that agrees with a number: one for 0 and 1, as French has it, many from 2 on. */
export function plural(count: number, one: string, many: string): string {
  return count > 1 ? many : one;
}

/** A number with its noun: "1 message effacé", "2 messages effacés". Zero is singular in French. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${plural(count, one, many)}`;
}
