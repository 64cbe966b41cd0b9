/** The address of a file of a gallery, of which each holds some of its entries, from the start that all have in common. */
export function partPath(start: string, part: number): string {
  return `${start}-${part}.json`;
}
