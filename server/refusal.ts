/** A message that is not taken. `text` is the short French answer that the form shows as it is. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;
  /** Seconds after which to try again, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(status: Refusal["status"], text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
