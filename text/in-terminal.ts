/**
 * A text whose characters drive no terminal: those of control, line breaks and tabs among them, and those that turn the
 * direction of writing or break lines are each replaced.
 * @param instead what stands where one was
 */
export function inert(text: string, instead: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what this replaces
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, instead);
}
