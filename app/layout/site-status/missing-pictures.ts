/**
 * Marks the pictures that have not come, so that their colours stand in their place and no torn sheet; asks for them again
 * twice, as a phone goes from one network to another, and once the network is back.
 * @returns the way to stop
 */
export function watchPictures(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const asked = new WeakMap<HTMLImageElement, number>();
  const miss = (image: HTMLImageElement) => {
    image.toggleAttribute(MISSING, true);
    const times = asked.get(image) ?? 0;
    const wait = AGAIN[times];
    if (wait === undefined) return;
    asked.set(image, times + 1);
    setTimeout(() => image.isConnected && image.hasAttribute(MISSING) && ask(image), wait);
  };
  // Neither event bubbles, and the window never hears of a picture's load.
  const heard = { capture: true, signal };
  document.addEventListener(
    "error",
    ({ target }) => target instanceof HTMLImageElement && miss(target),
    heard,
  );
  document.addEventListener(
    "load",
    ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute(MISSING, false),
    heard,
  );
  addEventListener("online", askAgainTwice, { signal });
  // Those of the first screen may have failed before anybody listened.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) miss(image);
  return () => stop.abort();
}

const MISSING = "data-missing";
/** After how long a picture that has not come is asked for again, in milliseconds. */
const AGAIN = [3000, 12_000];
/** A network that says it is back may need a moment more, in milliseconds. */
const MOMENT = 3000;

function askAgainTwice() {
  askAgain();
  setTimeout(askAgain, MOMENT);
}

function askAgain() {
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[${MISSING}]`)) ask(image);
}

function ask(image: HTMLImageElement) {
  const { src } = image;
  image.removeAttribute(MISSING);
  image.src = src;
}
