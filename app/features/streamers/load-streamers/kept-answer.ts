import { STREAMERS_CACHE } from "#addresses/files.ts";

/** Beside what the service worker keeps. Not in its hands: what it answers for is never asked of the network by the page itself [T8]. */
const CACHE = "streamers-1";

/** Keeps an answer for a visit without a network, on a device where the site keeps itself. Never throws. */
export async function keepAnswer(text: string): Promise<void> {
  try {
    // At a first visit it is still to come.
    if (!(await navigator.serviceWorker?.ready)) return;
    const cache = await caches.open(CACHE);
    await cache.put(STREAMERS_CACHE, new Response(text));
  } catch {
    // No room, or a browser that refuses: nothing is kept, and what the page shows is right all the same.
  }
}

/** The answer that was kept, on a device that says that it has no network; undefined otherwise. Never throws. */
export async function answerWithoutNetwork(): Promise<string | undefined> {
  if (navigator.onLine) return undefined;
  try {
    const cache = await caches.open(CACHE);
    return await (await cache.match(STREAMERS_CACHE))?.text();
  } catch {
    // Why the list itself did not come is what is said.
    return undefined;
  }
}
