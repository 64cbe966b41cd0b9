import { request } from "node:http";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";

/**
 * Posts a body of `size` bytes, by Content-Length or chunk by chunk, until the server answers or cuts.
 * @returns the status, the time to the answer in milliseconds and how many bytes had left
 */
export function largePost(
  url: string,
  size: number,
  how: "length" | "chunked",
): Promise<{ status: number; ms: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const block = Buffer.alloc(64 * 1024, 0x61);
    let sent = 0;
    const answer = { came: false };
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      ...(how === "length" ? { "content-length": size } : { "transfer-encoding": "chunked" }),
    };
    const call = request(url + SEND_FORM_PATH, { method: "POST", headers }, (response) => {
      answer.came = true;
      response.resume();
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, sent });
      call.destroy();
    });
    call.on("error", (error) => (answer.came ? undefined : reject(error)));
    const push = (): void => {
      while (!answer.came && sent < size) {
        sent += block.length;
        if (!call.write(block)) return void call.once("drain", push);
      }
    };
    push();
  });
}
