/**
 * A request of ours that failed. `status` is 0 when no answer came, and 2xx when a good one was cut short or too large;
 * `body` is what a refusal said, as far as it could be read.
 */
export class FetchFailure extends Error {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;

  constructor(reason: string, status = 0, headers = new Headers(), body = "") {
    super(reason);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** How long an answer asks to be left alone (Retry-After: seconds, or a date), in milliseconds, fewer than none once that date has gone by; undefined when it does not say. */
export function retryAfter(headers: Headers): number | undefined {
  const said = headers.get("retry-after");
  if (said === null) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? undefined : wait;
}

const TIMEOUT = 10_000;

/**
 * Fetches a body with bounds: 10 s in all, no redirect followed, at most `limit` bytes once decompressed. Errors name the
 * host alone: the rest of an address may be a secret.
 * @throws FetchFailure when the answer is not 2xx, or when it is none, too late or too large
 */
export async function boundedFetch(
  url: URL,
  init: RequestInit,
  limit: number,
  timeout = TIMEOUT,
): Promise<Buffer> {
  let response: Response | undefined;
  try {
    response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });
    if (response.ok) return await readBounded(response, limit, url.host);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    const late = error instanceof Error && error.name === "TimeoutError";
    throw new FetchFailure(
      late ? `${url.host} ne répond pas en ${timeout / 1000} s` : `${url.host} est injoignable`,
      response?.status,
    );
  }
  const said = await readBounded(response, limit, url.host).catch(() => "");
  throw new FetchFailure(
    `${url.host} répond ${response.status}`,
    response.status,
    response.headers,
    said.toString(),
  );
}

async function readBounded(response: Response, limit: number, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the body: a bomb is never unpacked beyond the limit.
    if (size > limit) throw new FetchFailure(`${host} envoie une réponse trop grosse`, response.status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
