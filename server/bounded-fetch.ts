/** A request of ours that failed; `status` is 0 when no answer came. */
export class FetchFailure extends Error {
  readonly status: number;
  readonly headers: Headers;

  constructor(reason: string, status = 0, headers = new Headers()) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}

const TIMEOUT = 10_000;

/**
 * Fetches a body with bounds: 10 s in all, no redirect, at most `limit` bytes once decompressed.
 * @throws FetchFailure with the status when the answer is not 2xx, or 0 when it is none, too late or too large
 */
export async function boundedFetch(
  url: URL,
  init: RequestInit,
  limit: number,
  timeout = TIMEOUT,
): Promise<Buffer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
    if (!response.ok)
      throw new FetchFailure(`${url.host} répond ${response.status}`, response.status, response.headers);
    return await readBounded(response, limit, url.host);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    const late = error instanceof Error && error.name === "TimeoutError";
    throw new FetchFailure(
      late ? `${url.host} ne répond pas en ${timeout / 1000} s` : `${url.host} est injoignable`,
    );
  }
}

async function readBounded(response: Response, limit: number, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the body: a bomb is never unpacked beyond the limit.
    if (size > limit) throw new FetchFailure(`${host} envoie une réponse trop grosse`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
