import { type Engine, type EngineReports, PATIENCE, PATIENCE_OFFLINE } from "../engine.ts";
import { YOUTUBE_PLAYER_ORIGIN as ORIGIN } from "#platforms/youtube-player.ts";
import { readYoutubeMessage } from "./youtube-message.ts";

/** How often we knock, in milliseconds. */
const KNOCK = 250;
/** How long a « paused » may still tell of a pause that was taken back since, in milliseconds. */
const LATE = 1000;

/**
 * Speaks with the platform's frame by messages, without its script, so that the site's policy stays strict. Only this file
 * knows the frame. The frame answers once it is ready: until then we knock; after ten silent seconds it is unreachable,
 * and after ten seconds without a picture in the middle of a video it is cut off.
 * Seconds are counted in knocks, which a tab or machine that sleeps does not make: waking up is no failure.
 */
export function openYoutube(frame: HTMLIFrameElement, reports: EngineReports): Engine {
  const listening = new AbortController();
  let answered = false;
  let began = false;
  /** When we last asked it to play, in the milliseconds of this page. */
  let resumed = -LATE;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let elapsed = 0;
  let total = 0;

  const post = (message: object, to: string) =>
    frame.contentWindow?.postMessage(JSON.stringify({ id: frame.id, channel: "widget", ...message }), to);
  // Before it answers the frame may still be empty, or an error page: a knock says nothing, so it may go to anyone.
  const knock = () => post({ event: "listening" }, "*");
  const command = (func: string, ...args: (number | boolean | string)[]) => {
    if (answered) post({ event: "command", func, args }, ORIGIN);
  };

  let left = 0;
  let waiting: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(waiting);
    waiting = undefined;
  };
  const wait = () => {
    left = (navigator.onLine ? PATIENCE : PATIENCE_OFFLINE) / KNOCK;
    waiting = setInterval(() => {
      left -= 1;
      if (left > 0) return answered ? undefined : knock();
      rest();
      // It answered but does not play: the browser wants a click inside the frame.
      if (answered && !began) reports.onHalted();
      else reports.onFailed(!navigator.onLine ? "offline" : began ? "interrupted" : "unreachable");
    }, KNOCK);
  };
  wait();

  const halt = () => {
    rest();
    reports.onHalted();
  };

  function onMessage(event: MessageEvent<unknown>) {
    if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
    const said = readYoutubeMessage(event.data);
    if (!said) return;
    if (!answered) {
      answered = true;
      reports.onAnswered();
      for (const name of ["onStateChange", "onError"]) command("addEventListener", name);
      if (wanted.volume) applyVolume(...wanted.volume);
      if (wanted.playing) command("playVideo");
      else command("pauseVideo");
    }
    if (said.failure) reports.onFailed(said.failure);
    if (said.elapsed !== undefined || said.total !== undefined) {
      elapsed = said.elapsed ?? elapsed;
      total = said.total ?? total;
      reports.onClock(elapsed, total);
    }
    if (said.state) clearTimeout(doubt);
    if (said.state === "playing") {
      began = true;
      rest();
      reports.onBegan();
    } else if (said.state === "buffering") {
      // Said again and again while nothing comes: the first time counts.
      if (began && waiting === undefined) wait();
      reports.onWaiting();
    } else if (said.state === "paused" && began) {
      // Said some time after the pause: whoever plays again meanwhile is not stopped by it, unless nothing plays after it.
      if (wanted.playing && performance.now() - resumed < LATE) doubt = setTimeout(halt, LATE);
      else halt();
    } else if (said.state === "ended" && began) {
      // Said twice, in two kinds of message: one end is enough.
      began = false;
      rest();
      reports.onEnded();
    }
  }

  const wanted: { playing: boolean; volume: [number, boolean] | undefined } = {
    playing: true,
    volume: undefined,
  };
  const applyVolume = (level: number, muted: boolean) => {
    command("setVolume", Math.round(level * 100));
    command(muted ? "mute" : "unMute");
  };
  addEventListener("message", onMessage, { signal: listening.signal });

  return {
    play() {
      wanted.playing = true;
      resumed = performance.now();
      command("playVideo");
    },
    pause() {
      wanted.playing = false;
      clearTimeout(doubt);
      if (began) rest();
      command("pauseVideo");
    },
    seek(seconds) {
      command("seekTo", seconds, true);
      reports.onClock(seconds, total);
    },
    setVolume(level, muted) {
      wanted.volume = [level, muted];
      applyVolume(level, muted);
    },
    close() {
      listening.abort();
      clearTimeout(doubt);
      rest();
    },
  };
}
