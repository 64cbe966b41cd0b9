import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { largePost } from "#server/testing/requests/large-post.ts";
import { makeWorkFolder, spawnServer, type SpawnedServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms, quantile } from "../figures/figure.ts";

let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer(await makeWorkFolder());
  for (let warm = 0; warm < 50; warm++) await fetch(`${server.url}/affiche`).then((answer) => answer.text());
});
afterAll(() => server.end("SIGTERM"));

/** Resident memory of the server, in megabytes. */
function memory(): number {
  return Number(readFileSync(`/proc/${server.child.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}

it("refuse vite un corps de 100 Mo, sans le prendre en mémoire", async () => {
  await largePost(server.url, 1024 * 1024, "chunked");
  const times: number[] = [];
  const growth: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const how of ["length", "chunked"] as const) {
      const before = memory();
      const answer = await largePost(server.url, 100 * 1024 * 1024, how);
      // The line stays open for a moment, so that the refusal is seen.
      await new Promise((done) => setTimeout(done, 2100));
      expect(answer.status).toBe(413);
      times.push(answer.ms);
      growth.push(memory() - before);
    }
  }
  figure(
    "corps de 100 Mo refusé (médiane, maximum de 10)",
    `${ms(quantile(times, 0.5))}, ${ms(quantile(times, 1))}`,
    "100 ms",
  );
  figure(
    "mémoire de plus pour un corps de 100 Mo (maximum de 10)",
    `${quantile(growth, 1).toFixed(1).replace(".", ",")} Mo`,
    "10 Mo",
  );
  expect(quantile(times, 0.5)).toBeLessThan(100);
  expect(quantile(growth, 1)).toBeLessThan(10);
});

it("ferme 600 connexions lentes en 10 s pendant que les autres sont servies", async () => {
  const { hostname, port } = new URL(server.url);
  const start = performance.now();
  const closed: number[] = [];
  const sockets: Socket[] = [];
  const beginnings = [
    "",
    "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n`,
  ];
  for (let index = 0; index < 600; index++) {
    let opened = performance.now();
    const socket = connect(Number(port), hostname, () => {
      opened = performance.now();
      socket.write(beginnings[index % 3] ?? "");
    });
    socket
      .on("error", () => {})
      .on("data", () => {})
      .on("close", () => closed.push(performance.now() - opened));
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable && !socket.closed) socket.write("x");
  }, 500);
  const normal: number[] = [];
  while (closed.length < 600 && performance.now() - start < 12_000) {
    const before = performance.now();
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    normal.push(performance.now() - before);
    await new Promise((done) => setTimeout(done, 50));
  }
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  figure(
    "600 connexions lentes : fermées, la dernière après",
    `${closed.length}, ${ms(quantile(closed, 1))}`,
    "600, 10 s",
  );
  figure("page servie pendant ce temps (99 %)", ms(quantile(normal, 0.99)), "300 ms");
  expect(closed).toHaveLength(600);
  expect(quantile(closed, 1)).toBeLessThan(10_000);
});
