import { PATIENCE } from "./until-there.ts";

/**
 * After how much silence, in milliseconds, something is asked for anew by whoever wants it: well before they are told that it does
 * not come, as their patience began when its code was still on its way.
 */
const SILENCE = PATIENCE / 2;

/**
 * Brings something once by its first argument: who asks meanwhile, or later, gets the same. What has failed is asked for again, and
 * so is what neither comes nor fails.
 * @param bring is told first what to call for each part that it has heard of
 */
export function once<A extends [key: string, ...others: unknown[]], T>(
  bring: (heard: () => void, ...asked: A) => Promise<T>,
): (...asked: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...asked) => {
    const [key] = asked;
    const there = known.get(key);
    if (there) return there;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(forget, SILENCE);
    };
    heard();
    const coming = bring(heard, ...asked);
    known.set(key, coming);
    coming.then(() => clearTimeout(silence), forget);
    return coming;

    function forget(): void {
      clearTimeout(silence);
      if (known.get(key) === coming) known.delete(key);
    }
  };
}
