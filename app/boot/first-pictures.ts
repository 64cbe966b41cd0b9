/** A network too slow for pictures must not keep the code waiting too: milliseconds. */
const PATIENCE = 2000;

/** Settles once the pictures of the first screen are ready to be painted, or after a while without them. */
export async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(onScreen);
  // A picture that fails is no reason to wait.
  const ready = Promise.allSettled(pictures.map(async (picture) => picture.decode()));
  await Promise.race([ready, pause(PATIENCE)]);
}

function onScreen(picture: HTMLImageElement): boolean {
  const { top, right, bottom, left, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Settles after the next frame: its callbacks run before the paint, a timer after it. A hidden page has no frames. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((goOn) => {
    requestAnimationFrame(() => setTimeout(goOn));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, milliseconds);
  });
}
