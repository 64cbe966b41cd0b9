import { AGAIN } from "#app/state/until-there.ts";
import { type Engine, type EngineReports, PATIENCE, PATIENCE_OFFLINE } from "./engine.ts";
import type { Failure } from "../../player-state.ts";

/** How far it must have come since, in seconds, for a failure to be another one. */
const FURTHER = 5;

/**
 * Plays one of the site's own files (mp3, ogg, webm, mp4) from a place in it on, on the media element that stays in the
 * document. Nothing is fetched before this call; closing takes the file off the element again.
 */
export function openFile(
  element: HTMLVideoElement,
  src: string,
  from: number,
  reports: EngineReports,
): Engine {
  const listening = new AbortController();
  const on = (event: string, listener: () => void) =>
    element.addEventListener(event, listener, { signal: listening.signal });
  const fail = (failure: Failure) => {
    if (!listening.signal.aborted) reports.onFailed(navigator.onLine ? failure : "offline");
  };

  // A server or a network that hangs raises no error: one is made of ten seconds in which nothing arrived.
  let patience: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(patience);
    patience = undefined;
  };
  const wait = () => {
    heard();
    patience = setTimeout(() => fail("broken"), navigator.onLine ? PATIENCE : PATIENCE_OFFLINE);
  };

  on("loadedmetadata", reports.onAnswered);
  on("progress", () => patience !== undefined && wait());
  on("waiting", () => {
    wait();
    reports.onWaiting();
  });
  on("playing", () => {
    heard();
    reports.onBegan();
  });
  // The end pauses too; unplugged headphones and the system's keys pause without asking us.
  on("pause", () => {
    // Said some time after the pause: whoever plays again meanwhile is not stopped by it. Nor is a failure somebody's wish.
    if (!element.paused || element.error) return;
    heard();
    if (!element.ended) reports.onHalted();
  });
  on("ended", reports.onEnded);
  // A network that loses an answer makes one error or another, even that of a damaged file: it is asked for again from where it was.
  let wanted = false;
  let tries = 0;
  let lostAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  on("error", () => {
    heard();
    if (element.currentTime > lostAt + FURTHER) tries = 0;
    lostAt = element.currentTime;
    const later = AGAIN[tries++];
    if (later === undefined || !navigator.onLine) return void whyNot(element, src).then(fail);
    reports.onWaiting();
    again = setTimeout(() => {
      open(element.currentTime);
      if (wanted) play();
    }, later);
  });
  on("timeupdate", () => reports.onClock(element.currentTime, element.duration));
  on("durationchange", () => reports.onClock(element.currentTime, element.duration));
  open(from);

  function open(place: number) {
    element.src = src;
    if (place > 0) element.currentTime = place;
  }
  function play() {
    wait();
    element.play().catch((error: unknown) => {
      // The browser wants a click first: the player waits, paused. An interrupted call is no fault.
      if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      heard();
      reports.onHalted();
    });
  }

  return {
    play() {
      wanted = true;
      play();
    },
    pause() {
      wanted = false;
      heard();
      element.pause();
    },
    seek(seconds) {
      element.currentTime = seconds;
      reports.onClock(seconds, element.duration);
    },
    setVolume(level, muted) {
      element.volume = level;
      element.muted = muted;
    },
    close() {
      heard();
      clearTimeout(again);
      listening.abort();
      element.pause();
      element.removeAttribute("src");
      element.load();
    },
  };
}

/** Browsers give one error for a file that they cannot read and for one that does not come: the server tells them apart, if it answers. */
async function whyNot({ error }: HTMLVideoElement, src: string): Promise<Failure> {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return "broken";
  const there = await fetch(src, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return there ? "unreadable" : "broken";
}
