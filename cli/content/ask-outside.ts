import { inParallel } from "#media/in-parallel.ts";

const AT_ONCE = 4;
const SECONDS = 10;

/** Asks other sites for one address of each item, a few at a time. */
export function askEach<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  return inParallel(items, AT_ONCE, ask);
}

/** Ends a request that another site leaves without an answer. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(SECONDS * 1000);
}

/** Why a host has said nothing, in French. @param error what `fetch` threw, {@link patience} too */
export function silence(error: unknown): string {
  const slow = error instanceof Error && error.name === "TimeoutError";
  return slow ? `pas de réponse en ${SECONDS} secondes` : "le site ne répond pas";
}
