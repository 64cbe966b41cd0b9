import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const ORIGIN = "https://www.youtube-nocookie.com";
const FILM = fileURLToPath(
  new URL("../../content/createurs/une-nuit-boulevard-zenith.webm", import.meta.url),
);

/**
 * What the stand-in does: plays a real film, plays it until the network is cut (the first time), says an error of the
 * platform, says nothing, or cannot be reached.
 */
export type StandIn = "plays" | "cut" | "gone" | "forbidden" | "silent" | "unreachable";

/**
 * Puts a stand-in (« doublure ») for the video platform at the network's edge: a real page of another origin, with a real
 * video, that speaks the platform's messages. It proves our side of the conversation, not the platform's.
 * Gives the addresses that were asked for, in order.
 */
export async function standInForPlatform(page: Page, mode: StandIn): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${ORIGIN}/**`, (route) => {
    const url = route.request().url();
    const again = asked.some((earlier) => earlier.includes("/embed/"));
    asked.push(url);
    if (mode === "unreachable") return route.abort();
    if (url.endsWith("/doublure.webm")) return route.fulfill({ path: FILM, contentType: "video/webm" });
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: body(mode === "cut" && again ? "plays" : mode),
    });
  });
  return asked;
}

function body(mode: StandIn): string {
  const errors: Partial<Record<StandIn, number>> = { gone: 100, forbidden: 150 };
  return `<!doctype html><title>Doublure</title><body style="margin:0;background:#123"><video src="/doublure.webm" style="width:100%" loop></video>
<script>
const video = document.querySelector("video"), parentOrigin = new URLSearchParams(location.search).get("origin");
const error = ${errors[mode] ?? 0}, silent = ${mode === "silent"}, cut = ${mode === "cut"};
let heard = false, over = false;
const say = (event, info) => silent || over || parent.postMessage(JSON.stringify({ event, info, id: "x", channel: "widget" }), parentOrigin);
const info = (state) => ({ playerState: state, currentTime: video.currentTime, duration: video.duration || 0, volume: video.volume * 100, muted: video.muted });
const stateNow = () => (video.paused ? 2 : 1);
const tell = (state) => { say("onStateChange", state); say("infoDelivery", info(state)); };
video.onplaying = () => tell(1);
video.onpause = () => tell(2);
video.ontimeupdate = () => {
  say("infoDelivery", info(stateNow()));
  if (!cut || video.currentTime < 1) return;
  tell(3);
  over = true;
  video.pause();
};
const commands = {
  playVideo: () => video.play(), pauseVideo: () => video.pause(), mute: () => (video.muted = true), unMute: () => (video.muted = false),
  setVolume: (v) => (video.volume = v / 100), seekTo: (s) => (video.currentTime = s), addEventListener: () => {},
};
addEventListener("message", ({ origin, data }) => {
  if (origin !== parentOrigin) return;
  const message = JSON.parse(data);
  if (message.event === "listening" && !heard) {
    heard = true;
    say("initialDelivery", info(-1));
    say("onReady");
    if (error) say("onError", error);
  }
  if (message.event === "command" && !error) commands[message.func]?.(...message.args);
  document.title = "Doublure : volume " + Math.round(video.volume * 100);
});
</script>`;
}
