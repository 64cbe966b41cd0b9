import { beforeAll, describe, expect, it } from "vitest";
import { mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#server/config/env.ts";
import { serveSite, type RunningServer } from "#server/serve-site.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { largePost } from "#server/testing/requests/large-post.ts";
import { makeBuild } from "#server/testing/servers/make-build.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { rawExchange } from "#server/testing/requests/raw-exchange.ts";

let server: RunningServer;

beforeAll(async () => {
  const env = readEnv({
    PORT: "0",
    CONTACT_LIMIT_PER_IP: "0",
    CONTACT_LIMIT_GLOBAL: "0",
    DATA_DIR: await mkdtemp(join(tmpdir(), "site-data-")),
  });
  server = await serveSite(env, { buildDir: await makeBuild(), say: () => {} });
  return () => server.stop();
});

describe("a body of 100 MB", () => {
  it.each(["length", "chunked"] as const)("is refused by 413 before it is read (%s)", async (how) => {
    const before = process.memoryUsage().rss;
    const answer = await largePost(server.url, 100 * 1024 * 1024, how);
    expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(20 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    expect((await postForm(server.url)).status).toBe(200);
  });
});

it.each([`POST ${SEND_FORM_PATH}`, "POST /affiche", "GET /affiche"])(
  "a stranger who goes on sending to %s after the answer is not read, and is cut",
  async (start) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const block = Buffer.alloc(1024 * 1024, 0x61);
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
    const ended = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve));
    socket.write(`${start} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n`);
    let taken = 0;
    const push = (): void => {
      while (!socket.destroyed && socket.write(block, () => (taken += block.length)));
      socket.once("drain", push);
    };
    push();
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 (413|405|200)/);
    expect(taken).toBeLessThan(20 * 1024 * 1024);
  },
);

describe("a multipart body that is broken", () => {
  const good: [string, string][] = [
    [field("name"), "A"],
    [field("email"), "a@example.fr"],
    [field("subject"), "S"],
    [field("message"), "M"],
  ];
  const bodies: [string, string, string?][] = [
    ["garbage", "ceci n’est rien"],
    ["nothing", ""],
    ["no end", multipartBody(good).slice(0, -8)],
    ["another boundary", multipartBody(good, "y")],
    ["line feeds alone", multipartBody(good).replaceAll("\r\n", "\n")],
    [
      "a part without a name",
      multipartBody([...good, ["Content-Type: text/plain", "x"], ["X: y", "z"]]).replace(
        field("name"),
        "X: y",
      ),
    ],
    ["1 100 parts", multipartBody(Array.from({ length: 1100 }, (_, index) => [field(`f${index}`), "x"]))],
    ["a header of 40 KB", multipartBody([[`${field("name")}\r\nX: ${"y".repeat(40_000)}`, "A"]])],
    ["a file", multipartBody([...good, [`${field("piece")}; filename="a.exe"`, "MZ"]])],
    ["a file in a known field", multipartBody([[`${field("name")}; filename="a"`, "A"], ...good.slice(1)])],
    ["a field twice", multipartBody([...good, [field("name"), "B"]])],
    ["no boundary at all", multipartBody(good), "multipart/form-data"],
    ["an empty boundary", multipartBody(good), 'multipart/form-data; boundary=""'],
    ["a boundary of 200 characters", multipartBody(good), `multipart/form-data; boundary=${"b".repeat(200)}`],
    [
      "names of objects",
      multipartBody([
        [field("__proto__"), "x"],
        [field("constructor"), "y"],
      ]),
    ],
    ["bytes that are no UTF-8 in the names", multipartBody([[field("\u00ff\u00fename"), "x"]])],
  ];
  it.each(bodies)(
    "%s gets a short French 400",
    async (_what, body, type = "multipart/form-data; boundary=x") => {
      const answer = await fetch(server.url + SEND_FORM_PATH, {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      const text = await answer.text();
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=UTF-8"]);
      expect(text.length).toBeLessThan(120);
    },
  );

  it("that is right but for an unknown field is taken", async () => {
    const answer = await fetch(server.url + SEND_FORM_PATH, {
      method: "POST",
      body: multipartBody([...good, [field("autre"), "x"]]),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  });
});

describe("HTTP that is not HTTP", () => {
  const post = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\n`;
  const attempts: [string, string][] = [
    [
      "both lengths",
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ["two lengths", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    ["a length list", `${post}Content-Length: 5, 6\r\n\r\nabcdef`],
    ["a negative length", `${post}Content-Length: -1\r\n\r\n`],
    ["a signed length", `${post}Content-Length: +5\r\n\r\nabcde`],
    ["a hexadecimal length", `${post}Content-Length: 0x5\r\n\r\nabcde`],
    ["a bad chunk", `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n0\r\n\r\n`],
    ["a chunk size with a sign", `${post}Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde\r\n0\r\n\r\n`],
    ["an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["chunked hidden by a space", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ["chunked before another coding", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a folded header", `GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n`],
    ["a header without a name", `GET / HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n`],
    ["a control character in a header", `GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n`],
    ["a bare carriage return", `GET / HTTP/1.1\r\nHost: x\r\nX: a\rY: b\r\n\r\n`],
    ["no host", `GET / HTTP/1.1\r\n\r\n`],
    ["another protocol", `GET / FTP/1.0\r\n\r\n`],
    ["a method that does not exist", `VOLE / HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["a greeting in TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
    ["headers of 40 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(40_000)}\r\n\r\n`],
  ];
  it.each(attempts)("%s is refused and the line is cut", async (_what, bytes) => {
    const answer = await rawExchange(server.url, Buffer.from(bytes, "latin1"));
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
    expect(statuses).toHaveLength(1);
    expect(["400", "431"]).toContain(statuses[0]);
  });
});

describe("a form whose token tells how it was filled", () => {
  it("is taken all the same when a bot falls in the trap, but set aside", async () => {
    const answer = await postForm(server.url, contactForm({ site_web: "https://spam.example" }));
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  });
});
