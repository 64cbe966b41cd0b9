import { expect, test } from "vitest";
import { readYoutubeMessage } from "./youtube-message.ts";

const message = (event: string, info?: unknown) =>
  readYoutubeMessage(JSON.stringify({ event, info, id: "x" }));

test("l’état, le temps et la durée se lisent dans les messages de la plateforme", () => {
  expect(message("onStateChange", 1)).toEqual({ state: "playing" });
  expect(message("infoDelivery", { playerState: 2, currentTime: 3.5, duration: 60, volume: 80 })).toEqual({
    state: "paused",
    elapsed: 3.5,
    total: 60,
  });
  expect(message("onReady")).toEqual({});
});

test("chaque erreur de la plateforme a sa cause", () => {
  expect([2, 5, 100, 101, 150, 153, 999].map((code) => message("onError", code)?.failure)).toEqual([
    "refused",
    "refused",
    "gone",
    "forbidden",
    "forbidden",
    "refused",
    "refused",
  ]);
});

test("ce qui n’est pas un message de la plateforme ne compte pas", () => {
  for (const data of ["", "{", "null", "[]", 12, undefined, { event: 3 }, '{"event":{}}'])
    expect(readYoutubeMessage(data)).toBeUndefined();
  expect(message("infoDelivery", { currentTime: "3", playerState: null })).toEqual({});
});
