/** A network too slow for pictures must not keep the code waiting too: milliseconds. */
const PATIENCE = 2000;
/** Nor may a browser that does not tell when it paints: milliseconds. */
const UNTOLD = 300;

/** Settles once the pictures of the first screen are ready to be painted, or after a while without them. */
export async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(onScreen);
  // A picture that fails is no reason to wait.
  const ready = Promise.allSettled(pictures.map(async (picture) => picture.decode()));
  await Promise.race([ready, pause(PATIENCE)]);
}

/** Its line of a list first: to measure what is in it would lay out all that the browser has left out below the screen. */
function onScreen(picture: HTMLImageElement): boolean {
  const line = picture.closest("li") ?? picture;
  return inWindow(line) && inWindow(picture);
}

function inWindow(element: Element): boolean {
  const { top, right, bottom, left, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/**
 * Settles once the next frame is on the screen: its callbacks run before the paint, a timer after it, and what it takes to show
 * the first one the browser tells. A hidden page has no frames.
 */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((goOn) => {
    requestAnimationFrame(() => setTimeout(goOn));
  });
  await Promise.race([told("paint"), pause(UNTOLD)]);
}

/** Settles with the first performance entry of a type, which may have been before. */
function told(type: string): Promise<void> {
  return new Promise((goOn) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      goOn();
    }).observe({ type, buffered: true });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, milliseconds);
  });
}
