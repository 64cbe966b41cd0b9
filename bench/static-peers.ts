// node bench/static-peers.ts FOLDER: our file serving beside sirv, send and @fastify/send, which FOLDER holds in node_modules.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pageHeaders } from "#http-policy/security-headers.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { clientOf, makeBuild, TEST_BUILD } from "#server/testing/servers/make-build.ts";

const PEERS = ["ours", "sirv", "send", "@fastify/send"] as const;
type Peer = (typeof PEERS)[number];
type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What is asked of each: a page of 10 KB, a small picture, an import image. `send` knows the page by its folder alone. */
const PATHS = ["/arc", "/images/abcdef123456-240.webp", "/import/affiches/votez-vargas.png"];
const ROUNDS = 5;
const SECONDS = 2;
/** Parts of a second in which the system counts the time of a process. */
const TICKS = 100;

/** In a process of its own: starts one server and tells its address. */
async function serve(peer: Peer, buildDir: string, modules: string): Promise<void> {
  if (peer === "ours") {
    const env = readEnv({ PORT: "0", DATA_DIR: await mkdtemp(join(tmpdir(), "site-data-")) });
    const { url } = await serveSite(env, { buildDir, say: () => {} });
    console.log(url);
    return;
  }
  const load = createRequire(join(modules, "package.json"));
  const client = clientOf(buildDir);
  const headers = pageHeaders(TEST_BUILD.policy, false);
  const secure = (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
  const made = load(peer);
  const options = { root: client, extensions: ["html"], index: "index.html" };
  const handlers: Record<Exclude<Peer, "ours">, () => Handle> = {
    sirv: () => (made.default ?? made)(client, { etag: true, brotli: true, gzip: true, setHeaders: secure }),
    send: () => (request, response) => {
      secure(response);
      made(request, request.url, options).pipe(response);
    },
    "@fastify/send": () => async (request, response) => {
      secure(response);
      const sent = await made.send(request, request.url, options);
      response.writeHead(sent.statusCode, sent.headers);
      sent.stream.pipe(response);
    },
  };
  console.log(await listen(createServer(handlers[peer]())));
}

async function measure(modules: string): Promise<void> {
  const buildDir = await makeBuild();
  const client = clientOf(buildDir);
  const page = `<!doctype html><title>x</title>${randomBytes(7600).toString("base64")}`;
  writeFileSync(join(client, "arc/index.html"), page);
  writeFileSync(join(client, "arc/index.html.gz"), gzipSync(page));
  writeFileSync(join(client, "arc/index.html.br"), brotliCompressSync(page));
  writeFileSync(join(client, "images/abcdef123456-240.webp"), randomBytes(20_000));
  writeFileSync(join(client, "import/affiches/votez-vargas.png"), randomBytes(300_000));
  writeFileSync(join(client, "_headers"), "secret");
  writeFileSync(join(buildDir, "secret.json"), "secret");
  symlinkSync(join(buildDir, "secret.json"), join(client, "lien.json"));
  mkdirSync(join(client, ".git"));
  writeFileSync(join(client, ".git/config"), "secret");

  const servers = new Map<Peer, Started>();
  for (const peer of PEERS) servers.set(peer, await start(peer, buildDir, modules));
  console.log(`microseconds of processor a request, median of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const path of PATHS) {
    const costs = new Map<Peer, number[]>(PEERS.map((peer) => [peer, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const [peer, server] of servers)
        costs.get(peer)?.push(cost(server, path === "/arc" && peer.endsWith("send") ? "/arc/" : path));
    console.log(path, [...costs].map(([peer, all]) => `${peer} ${Math.round(median(all))}`).join(", "));
  }
  for (const [what, probe, right] of PROBES) {
    const wrong: string[] = [];
    for (const [peer, { url }] of servers) {
      const answer = await ask(url, probe);
      if (!right(answer)) wrong.push(`${peer} (${answer.status})`);
    }
    console.log(`${what}: ${wrong.length === 0 ? "all right" : `wrong: ${wrong.join(", ")}`}`);
  }
  for (const { child } of servers.values()) child.kill();
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}
interface Probe {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const MEDIA = "/media/abcdef123456.mp3";
const withRange = (range: string): Probe => ({ path: MEDIA, headers: { range } });
/** Each fault that our tests name: what, how it is asked, and what is right. */
const PROBES: [what: string, probe: Probe, right: (answer: Answer) => boolean][] = [
  ["page without .html", { path: "/arc" }, ({ status }) => status === 200],
  ["accented page", { path: "/vid%C3%A9o" }, ({ status }) => status === 200],
  ["accented page in NFD leads to NFC", { path: "/vide%CC%81o" }, ({ status }) => status === 308],
  ["slash leads to the page", { path: "/arc/" }, ({ status }) => status === 308],
  ["no second address", { path: "/arc/index.html" }, ({ status }) => status === 404],
  [
    "br taken",
    { path: "/arc", headers: { "accept-encoding": "br" } },
    ({ headers }) => headers["content-encoding"] === "br",
  ],
  [
    "br;q=0 refused",
    { path: "/arc", headers: { "accept-encoding": "br;q=0" } },
    ({ headers }) => headers["content-encoding"] === undefined,
  ],
  ["vary on both", { path: "/arc" }, ({ headers }) => /accept-encoding/i.test(String(headers.vary))],
  ["strong tag", { path: "/arc" }, ({ headers }) => String(headers.etag).startsWith('"')],
  ["tag list", { path: MEDIA, headers: { "if-none-match": "*" } }, ({ status }) => status === 304],
  ["range", withRange("bytes=0-9"), ({ status, body }) => status === 206 && body.length === 10],
  [
    "last bytes",
    withRange("bytes=-5"),
    ({ headers, body }) => headers["content-range"] === "bytes 995-999/1000" && body.length === 5,
  ],
  ["first byte", withRange("bytes=0-0"), ({ body }) => body.length === 1],
  ["range of two parts ignored", withRange("bytes=0-0,5-6"), ({ status }) => status === 200],
  ["range beyond", withRange("bytes=1000-"), ({ status }) => status === 416],
  [
    "if-range of another file",
    { path: MEDIA, headers: { range: "bytes=0-1", "if-range": '"autre"' } },
    ({ status }) => status === 200,
  ],
  [
    "head with a range",
    { path: MEDIA, method: "HEAD", headers: { range: "bytes=0-1" } },
    ({ status }) => status === 200,
  ],
  ["post refused", { path: "/arc", method: "POST" }, ({ status }) => status === 405],
  ["traversal", { path: "/..%2fsecret.json" }, ({ body }) => !body.includes("secret")],
  ["symbolic link", { path: "/lien.json" }, ({ body }) => !body.includes("secret")],
  ["dot file", { path: "/.git/config" }, ({ body }) => !body.includes("secret")],
  ["host's file", { path: "/_headers" }, ({ body }) => !body.includes("secret")],
  ["compressed file by name", { path: "/arc/index.html.br" }, ({ status }) => status === 404],
  ["broken escape", { path: "/%" }, ({ status }) => status === 404],
];

interface Started {
  url: string;
  child: ChildProcess;
}

function start(peer: Peer, buildDir: string, modules: string): Promise<Started> {
  const child = spawn(process.execPath, [import.meta.filename, modules, peer, buildDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done) =>
    child.stdout.once("data", (text: Buffer) => done({ url: text.toString().trim(), child })),
  );
}

/** Microseconds of processor that one request costs the server; a machine that others use changes it little. */
function cost({ url, child }: Started, path: string): number {
  const before = processorTime(child);
  const options = ["-t1", "-c16", `-d${SECONDS}`, "-H", "Accept-Encoding: br", url + path];
  const { stdout } = spawnSync("wrk", options, { encoding: "utf8" });
  return (processorTime(child) - before) / Number(stdout.match(/(\d+) requests in/)?.[1]);
}

/** Microseconds of processor that a process has used, its threads included (Linux). */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000_000;
}

function ask(url: string, { path, ...options }: Probe): Promise<Answer> {
  return new Promise((done) => {
    const call = request(url, { path, timeout: 3000, ...options }, (response) => {
      let body = "";
      response.setEncoding("latin1").on("data", (text: string) => (body += text));
      response.on("close", () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => done({ status: 0, headers: {}, body: "" })).end();
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const [modules = ".", peer, buildDir] = process.argv.slice(2);
const asked = PEERS.find((known) => known === peer);
if (asked === undefined || buildDir === undefined) await measure(resolve(modules));
else await serve(asked, buildDir, modules);
