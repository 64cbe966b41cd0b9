import { expect, test } from "vitest";
import { playerAddress } from "./youtube-player.ts";

test("[V1] le lecteur se joue d’un clic, sans cookie avant la lecture", () => {
  const address = new URL(playerAddress("aqz-KE-bpKQ"));
  expect(address.origin + address.pathname).toBe("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ");
  expect(address.searchParams.get("autoplay")).toBe("1");
  expect(address.searchParams.has("enablejsapi")).toBe(false);
});

test("[M1] commandé, il n’obéit qu’à ce site et commence où la piste en était", () => {
  const address = new URL(playerAddress("aqz-KE-bpKQ", { origin: "https://exemple.fr:8443", from: 61.9 }));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    enablejsapi: "1",
    origin: "https://exemple.fr:8443",
    start: "61",
  });
});
