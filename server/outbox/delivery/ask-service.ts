import { boundedFetch } from "#server/bounded-fetch.ts";

/** More than any answer of a service that takes messages is long, in bytes. */
const LIMIT = 64 * 1024;

/** How long it may take, in milliseconds. */
const TIMEOUT = 15_000;

/** Asks a service that takes messages over HTTPS. @throws FetchFailure */
export async function askService(url: URL, init: RequestInit): Promise<void> {
  await boundedFetch(url, init, LIMIT, TIMEOUT);
}
