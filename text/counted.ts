/** Writes numbers the French way, their thousands apart: "1 234". */
export const french = new Intl.NumberFormat("fr-FR");

/** A number with its noun: "1 message effacé", "2 messages effacés". Zero is singular in French. */
export function counted(count: number, one: string, many: string): string {
  return `${french.format(count)} ${count > 1 ? many : one}`;
}
