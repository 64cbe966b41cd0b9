// These functions run inside the page: they may use nothing from outside themselves.

interface Delays {
  /** Milliseconds from the event to the first frame after it. */
  paint: number;
  /** Milliseconds from the event to the frame that shows its effect; undefined when it had none within a second. */
  effect: number | undefined;
}
declare global {
  interface Window {
    benchDelays: Promise<Delays>;
    /** Gives the shares that watchPictures noted, and ends it. */
    benchPictures: () => number[];
  }
}

/** Waits for the next event of a type, then for the frame in which the list that `selector` finds has changed; see benchDelays. */
export function watchList([type, selector]: [string, string]): void {
  /** The next frame: when it was painted, and whether what `before` says had changed when it began. */
  const painted = (before: string) =>
    new Promise<{ at: number; changed: boolean }>((done) =>
      requestAnimationFrame(() => {
        // What changes after this has not been painted by it.
        const changed = seen() !== before;
        // What is posted from within a frame arrives once that frame has been painted.
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => done({ at: performance.now(), changed }), {
          once: true,
        });
        channel.port1.start();
        channel.port2.postMessage(0);
      }),
    );
  const seen = () => {
    const list = [...document.querySelectorAll(selector)];
    const label = (item?: Element) => item?.querySelector("img")?.alt ?? item?.textContent;
    return [list.length, label(list[0]), label(list.at(-1))].join("|");
  };
  window.benchDelays = new Promise((done) => {
    addEventListener(
      type,
      async ({ timeStamp }) => {
        const before = seen();
        let frame = await painted(before);
        const paint = frame.at - timeStamp;
        while (!frame.changed && frame.at - timeStamp < 1000) frame = await painted(before);
        done({ paint, effect: frame.changed ? frame.at - timeStamp : undefined });
      },
      { capture: true, once: true },
    );
  });
}

/** Waits for the next click, then for the frame in which `selector` is seen, then for a large picture in it; see benchDelays. */
export function watchModal(selector: string): void {
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  const shown = (element: Element | null | undefined) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    if (element.getBoundingClientRect().width < 150) return false;
    let opacity = 1;
    for (let up: Element | null = element; up; up = up.parentElement)
      opacity *= Number(getComputedStyle(up).opacity);
    return opacity >= 0.5;
  };
  const picture = () =>
    [...(document.querySelector(selector)?.querySelectorAll("img") ?? [])].find(
      (image) => image.complete && image.naturalWidth >= 700 && shown(image),
    );
  window.benchDelays = new Promise((done) => {
    addEventListener(
      "click",
      async ({ timeStamp }) => {
        while (!shown(document.querySelector(selector))) await frame();
        const paint = performance.now() - timeStamp;
        while (!picture() && performance.now() - timeStamp < 10_000) await frame();
        done({ paint, effect: picture() && performance.now() - timeStamp });
      },
      { capture: true, once: true },
    );
  });
}

/** Scrolls the whole page, 3 000 px a second or in fifteen seconds; gives the share of frames missed at 60 a second. */
export async function scrollAll(): Promise<number> {
  const left = () => document.documentElement.scrollHeight - innerHeight - scrollY;
  const speed = Math.max(3, left() / 15_000);
  const started = performance.now();
  let [last, frames, missed] = [started, 0, 0];
  while (left() > 2 && last - started < 30_000) {
    const now = await new Promise<number>((next) => requestAnimationFrame(next));
    frames++;
    missed += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    scrollTo(0, speed * (now - started));
  }
  return missed / (frames + missed);
}

/** Notes from now on, each tenth of a second, what share of the screen lies under pictures that have come; see benchPictures. */
export function watchPictures(): void {
  const shares: number[] = [];
  const isPicture = (element: Element) =>
    element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
  const note = () => {
    let [points, pictures] = [0, 0];
    for (let x = 60; x < innerWidth; x += 100)
      for (let y = 120; y < innerHeight; y += 90) {
        points++;
        if (document.elementsFromPoint(x, y).some(isPicture)) pictures++;
      }
    shares.push(pictures / points);
  };
  const timer = setInterval(() => requestAnimationFrame(note), 100);
  window.benchPictures = () => {
    clearInterval(timer);
    return shares;
  };
}
