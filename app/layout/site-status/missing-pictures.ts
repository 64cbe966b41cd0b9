/**
 * Marks the pictures that have not come, so that their colours stand in their place and no torn sheet; asks for them again
 * once the network is back.
 * @returns the way to stop
 */
export function watchPictures(): () => void {
  const stop = new AbortController();
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute(MISSING, type === "error");
  };
  // Neither event bubbles, and the window never hears of a picture's load.
  document.addEventListener("error", mark, { capture: true, signal: stop.signal });
  document.addEventListener("load", mark, { capture: true, signal: stop.signal });
  addEventListener("online", askAgainTwice, { signal: stop.signal });
  return () => stop.abort();
}

const MISSING = "data-missing";
/** A network that says it is back may need a moment more, in milliseconds. */
const MOMENT = 3000;

function askAgainTwice() {
  askAgain();
  setTimeout(askAgain, MOMENT);
}

function askAgain() {
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[${MISSING}]`)) {
    const { src } = image;
    image.removeAttribute(MISSING);
    image.src = src;
  }
}
