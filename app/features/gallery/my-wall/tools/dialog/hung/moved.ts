/** A list with one of its members at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const member = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...member, ...rest.slice(to)];
}
