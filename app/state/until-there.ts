/** After how long what was lost on the way is asked for again, before anything is said of it, in milliseconds. */
export const AGAIN = [500, 2000];
/** After how long what neither comes nor fails is said not to answer, in milliseconds. */
export const PATIENCE = 10_000;

/**
 * Brings something over the network, up to three times where one that says it is there has lost it. Without a network it fails
 * at once.
 * @param isLeft whether nobody waits for it any more
 * @throws what the last try threw
 */
export async function untilThere<T>(bring: () => Promise<T>, isLeft = () => false): Promise<T> {
  for (const wait of AGAIN)
    try {
      return await bring();
    } catch (error) {
      if (navigator.onLine) await pause(wait);
      if (!navigator.onLine || isLeft()) throw error;
    }
  return bring();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, milliseconds);
  });
}
