/** A choice of a field that names another entry. */
interface Option {
  label: string;
  value: string;
}

/**
 * The choices of a field, with what its entry names that is no longer there, an arc that was withdrawn: unseen, nobody
 * could take it away.
 * @param choicesOf the editor's own choices, of what it asks them by
 * @param written what the entry held when it was opened, by path (`arcs.0`), so that a choice taken away can be given back
 */
export function withGone<Asked>(
  choicesOf: (asked: Asked) => readonly Option[],
  field: string,
  written: Readonly<Record<string, unknown>> | undefined,
  asked: Asked,
): readonly Option[] {
  const options = choicesOf(asked);
  // Nothing to choose from: the file that has it could not be read, and nothing is known to be gone.
  if (options.length === 0) return options;
  const known = new Set<unknown>(options.map(({ value }) => value));
  const gone = Object.entries(written ?? {})
    .filter(([path, value]) => path.replace(/\.\d+$/, "") === field && !known.has(value))
    .flatMap(([, value]) => (typeof value === "string" && value !== "" ? [value] : []));
  return [...options, ...gone.map((value) => ({ label: `${value} (retiré)`, value }))];
}
