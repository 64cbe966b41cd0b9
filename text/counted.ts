/**
 * A number the French way, its thousands apart: "1 234", "1,5". Not by Intl, whose first use takes a phone a tenth of a
 * second, while the page is being taken over (docs/decisions/0064-pas-d-intl-dans-la-page.md).
 */
export function frenchNumber(value: number): string {
  const [whole = "", part] = String(value).split(".");
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
  return part ? `${apart},${part}` : apart;
}

/** The word or sentence that agrees with a number: one for 0 and 1, as French has it, many from 2 on. */
export function plural(count: number, one: string, many: string): string {
  return count > 1 ? many : one;
}

/** A number with its noun: "1 message effacé", "2 messages effacés". Zero is singular in French. */
export function counted(count: number, one: string, many: string): string {
  return `${frenchNumber(count)} ${plural(count, one, many)}`;
}
