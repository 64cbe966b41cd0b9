/** Writes numbers the French way, their thousands apart: "1 234". */
export const french = new Intl.NumberFormat("fr-FR");

/** The word or sentence that agrees with a number: one for 0 and 1, as French has it, many from 2 on. */
export function plural(count: number, one: string, many: string): string {
  return count > 1 ? many : one;
}

/** A number with its noun: "1 message effacé", "2 messages effacés". Zero is singular in French. */
export function counted(count: number, one: string, many: string): string {
  return `${french.format(count)} ${plural(count, one, many)}`;
}
