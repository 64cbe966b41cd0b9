import { afterAll, beforeAll, expect, it } from "vitest";
import { request } from "node:http";
import { WIRE_FIELDS } from "#server/contact/read/read-message.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { makeWorkFolder, spawnServer, type SpawnedServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";

const BODIES = 10_000;

let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer(await makeWorkFolder());
});
afterAll(() => server.end("SIGTERM"));

/** Numbers from 0 to 1 that are the same at each run (mulberry32), so that a fault found once is found again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NAMES = [...WIRE_FIELDS, "__proto__", "", "é", 'a"b'];
const VALUES = [
  "",
  " ",
  "a@b.fr",
  "Camille",
  "\u0000\u001b[2J",
  "\r\nBcc: x@y.fr",
  "😀".repeat(40),
  "\u202e\ufeff",
  "0".repeat(12_000),
  "' OR 1=1 --",
  "{{7*7}}",
  "\ud83d",
  "%0d%0a",
  "https://a https://b https://c https://d",
];
const GOOD = [
  ["name", "Camille"],
  ["email", "a@b.fr"],
  ["subject", "Bonjour"],
  ["message", "Un texte"],
] as const;
const TYPES = [
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "multipart/mixed; boundary=x",
  "application/json",
  "text/plain",
  'multipart/form-data; boundary="x"; charset=utf-16',
  "",
];

function randomBody(random: () => number): { type: string; body: Buffer } {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const parts = Array.from({ length: Math.floor(random() * 14) }, (): [string, string] => {
    const filename = random() < 0.05 ? '; filename="x.svg"' : "";
    return [`${field(pick(NAMES) ?? "")}${filename}`, pick(VALUES) ?? ""];
  });
  // Two thirds begin as a form that is right.
  if (random() < 0.66)
    parts.splice(
      0,
      random() < 0.5 ? parts.length : 3,
      ...GOOD.map(([name, value]): [string, string] => [field(name), value]),
    );
  let body = Buffer.from(multipartBody(parts), random() < 0.1 ? "latin1" : "utf8");
  // Half of them are then damaged: bytes changed, cut, repeated or taken out.
  for (let blows = random() < 0.5 ? Math.floor(random() * 8) : 0; blows > 0 && body.length > 4; blows--) {
    const at = Math.floor(random() * body.length);
    const kind = random();
    if (kind < 0.4) body[at] = Math.floor(random() * 256);
    else if (kind < 0.6) body = body.subarray(0, at);
    else if (kind < 0.8) body = Buffer.concat([body.subarray(0, at), body.subarray(Math.max(0, at - 40))]);
    else body = Buffer.concat([body.subarray(0, at), body.subarray(at + Math.floor(random() * 20))]);
  }
  return { type: pick(TYPES) ?? "", body };
}

function post(type: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      server.url + SEND_FORM_PATH,
      { method: "POST", headers: { "content-type": type, "content-length": body.length } },
      (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    call.on("error", reject).end(body);
  });
}

it(`répond à ${BODIES} corps au hasard ou cassés sans un seul 5xx`, async () => {
  const random = randomFrom(20_261_121);
  const counts = new Map<number, number>();
  for (let sent = 0; sent < BODIES; sent += 20) {
    const batch = Array.from({ length: 20 }, () => randomBody(random));
    for (const status of await Promise.all(batch.map(({ type, body }) => post(type, body))))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const spread = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  figure(`${BODIES.toLocaleString("fr-FR")} corps au hasard`, spread.join(", "), "aucun 5xx");
  expect([...counts.keys()].filter((status) => status >= 500 || status === 0)).toEqual([]);
  expect(counts.get(200)).toBeGreaterThan(0);
  expect(server.child.exitCode).toBeNull();
});
