// These functions run inside the page: they may use nothing from outside themselves.

declare global {
  interface Window {
    /** Milliseconds from the event to the frame that shows its effect. */
    benchDelay: Promise<number>;
  }
}

/** Waits for the next event of a type, then for the frame in which `selector` has changed (or appeared); see benchDelay. */
export function watchDelay([type, selector]: [string, string]): void {
  window.benchDelay = new Promise((done) => {
    addEventListener(
      type,
      (event) => {
        const before = document.querySelector(selector)?.textContent ?? "";
        const look = () => {
          const now = document.querySelector(selector)?.textContent ?? "";
          if (now === before) return void requestAnimationFrame(look);
          // What is posted from within a frame arrives once that frame has been painted.
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () => done(performance.now() - event.timeStamp), {
            once: true,
          });
          channel.port1.start();
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from the next key to the first frame after it. */
export function watchKeyPaint(): void {
  window.benchDelay = new Promise((done) => {
    addEventListener(
      "keydown",
      (event) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp))),
      { capture: true, once: true },
    );
  });
}

/** Scrolls the whole page in ten seconds; gives the share of frames missed at 60 a second. */
export async function scrollAll(): Promise<number> {
  const length = 10_000;
  const end = document.documentElement.scrollHeight - innerHeight;
  const started = performance.now();
  let [last, frames, missed] = [started, 0, 0];
  for (let now = started; now - started < length;) {
    now = await new Promise<number>((next) => requestAnimationFrame(next));
    frames++;
    missed += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    scrollTo(0, (end * (now - started)) / length);
  }
  return missed / (frames + missed);
}
