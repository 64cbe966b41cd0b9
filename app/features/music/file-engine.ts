import type { Engine, EngineReports } from "./engine.ts";

/**
 * Plays one of the site's own files (mp3, ogg, webm, mp4) on the media element that stays in the document.
 * Nothing is fetched before this call; closing takes the file off the element again.
 */
export function openFile(element: HTMLVideoElement, src: string, reports: EngineReports): Engine {
  const listening = new AbortController();
  const on = (event: string, listener: () => void) =>
    element.addEventListener(event, listener, { signal: listening.signal });

  on("loadedmetadata", reports.onAnswered);
  on("playing", reports.onBegan);
  on("waiting", reports.onWaiting);
  // The end pauses too; unplugged headphones and the system's keys pause without asking us.
  on("pause", () => element.ended || reports.onHalted());
  on("ended", reports.onEnded);
  on("error", () => reports.onFailed("broken"));
  on("timeupdate", () => reports.onClock(element.currentTime, element.duration));
  on("durationchange", () => reports.onClock(element.currentTime, element.duration));
  element.src = src;

  return {
    play() {
      element.play().catch((error: unknown) => {
        // The browser wants a click first: the player waits, paused. An interrupted call is no fault.
        if (error instanceof DOMException && error.name === "NotAllowedError") reports.onHalted();
      });
    },
    pause: () => element.pause(),
    seek(seconds) {
      element.currentTime = seconds;
      reports.onClock(seconds, element.duration);
    },
    setVolume(level, muted) {
      element.volume = level;
      element.muted = muted;
    },
    close() {
      listening.abort();
      element.pause();
      element.removeAttribute("src");
      element.load();
    },
  };
}
