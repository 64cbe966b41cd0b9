/** What went wrong, in the error's own words; what was thrown without being an error is written as it is. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What went wrong and where in the code: of a fault that is ours, for whoever will look for it. */
export function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
