import { connect } from "node:net";
import { workerData } from "node:worker_threads";
import * as z from "zod";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";

/** What a stranger holds open: `port` of 127.0.0.1, from the address `from`; `path` is a large file. */
export type SlowSockets = z.output<typeof Orders>;

const Orders = z.object({
  kind: z.enum(["headers", "body", "reader"]),
  port: z.number(),
  count: z.number(),
  from: z.string(),
  path: z.string(),
});

const { kind, port, count, from, path } = Orders.parse(workerData);

const BEGINNINGS = {
  headers: "GET /affiche HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  body: `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 50000\r\n\r\n--x\r\n`,
  reader: `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
};

/** Holds one connection for as long as the server lets it, then begins again a second later. */
function hold(): void {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () => {
    socket.write(BEGINNINGS[kind]);
  });
  // A reader never reads; the others throw away what they are answered.
  if (kind === "reader") socket.pause();
  else socket.resume();
  // An empty line between requests says nothing: so a reader learns that it was cut, and its thread does not end.
  const drip = setInterval(() => socket.write(kind === "reader" ? "\r\n" : "x"), 1000);
  socket
    .on("error", () => {})
    .once("close", () => {
      clearInterval(drip);
      setTimeout(hold, 1000);
    });
}

for (let opened = 0; opened < count; opened++) setTimeout(hold, opened / 4);
