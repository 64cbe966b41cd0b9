/** A network too slow for pictures must not keep the code waiting too: milliseconds. */
const PATIENCE = 2000;

/** Settles once the pictures of the first screen have been painted, or after a while without them. */
export async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].filter(
    onScreen,
  );
  // A picture that fails is no reason to wait.
  const shown = Promise.allSettled(pictures.map(async (picture) => picture.decode()));
  await Promise.race([shown.then(painted), pause(PATIENCE)]);
}

function onScreen(picture: HTMLImageElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Settles after the next frame: its callbacks run before the paint, a message comes after it. */
function painted(): Promise<void> {
  return new Promise((goOn) => {
    requestAnimationFrame(() => setTimeout(goOn));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, milliseconds);
  });
}
