/** A number with its noun: "1 message effacé", "2 messages effacés". Zero is singular in French. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count > 1 ? many : one}`;
}
