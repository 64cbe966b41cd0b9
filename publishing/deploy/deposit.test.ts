import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { makeTableSite } from "../table-site.ts";
import { publishSets } from "../publish-sets.ts";
import { BucketFailure, openBucket } from "./bucket.ts";
import { deposit } from "./deposit.ts";

const SECRET = "mot-secret-du-seau";

/** A bucket on loopback that keeps what it is given; `order` is what was asked of it, `refuse` answers in its place. */
async function openShelf(
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
) {
  const objects = new Map<string, { body: Buffer; headers: IncomingMessage["headers"] }>();
  const order: string[] = [];
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(request.url ?? "").replace(/^\/seau\//, "");
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    if (refuse(request, response)) return;
    order.push(`${request.method} ${key}`);
    if (request.method === "PUT") objects.set(key, { body: Buffer.concat(chunks), headers: request.headers });
    if (request.method === "DELETE") objects.delete(key);
    const found = objects.get(key);
    if (request.method !== "GET") return void response.end();
    response.writeHead(found === undefined ? 404 : 200).end(found?.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const bucket = openBucket({
    endpoint: `http://127.0.0.1:${port}`,
    name: "seau",
    region: "fr-par",
    keyId: "cle",
    secret: SECRET,
  });
  return { objects, order, bucket };
}

const quiet = { dry: false, onProgress: () => {} };
const REGISTER = ".site-depose.json";
let set: string;
beforeEach(async () => {
  const { buildDir } = await makeTableSite();
  await publishSets(buildDir, "essai", ["s3"]);
  set = join(buildDir, "hotes/s3");
});

/** Takes an object out of the set, as when a work is withdrawn. */
function withdraw(key: string): void {
  const file = join(set, "objets.json");
  const objects: { key: string }[] = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(objects.filter((object) => object.key !== key)));
}

describe("publier dans un seau (doublure locale)", () => {
  test("ce que les pages nomment arrive avant elles, sous son type et son cache ; ensuite seul ce qui change part", async () => {
    const { objects, order, bucket } = await openShelf();
    const first = await deposit(bucket, set, quiet);
    expect(first.same).toBe(0);
    expect(objects.get("vidéo")?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-encoding": "gzip",
    });
    const place = (key: string) => order.indexOf(`PUT ${key}`);
    expect(place("assets/app-abc123.js")).toBeLessThan(place("import/affiches/votez-vargas.png"));
    expect(place("import/affiches/votez-vargas.png")).toBeLessThan(place("affiches.json"));
    expect(place("images/abcdef123456-240.avif")).toBeLessThan(place("index.html"));

    expect(await deposit(bucket, set, quiet)).toEqual({ sent: [], erased: [], same: first.sent.length });
    writeFileSync(join(set, "site/robots.txt"), "User-agent: autre\n");
    expect(await deposit(bucket, set, quiet)).toMatchObject({ sent: ["robots.txt"], erased: [] });
  });

  test("un registre du seau qui ne se lit plus coûte un envoi entier, et rien d’autre", async () => {
    const { objects, bucket } = await openShelf();
    const { sent } = await deposit(bucket, set, quiet);
    objects.set(REGISTER, { body: Buffer.from('{"robots.txt":'), headers: {} });
    expect((await deposit(bucket, set, quiet)).sent.toSorted()).toEqual(sent.toSorted());
    expect(await deposit(bucket, set, quiet)).toMatchObject({ sent: [], erased: [] });
  });

  test("ce qui n’est plus du site est effacé en dernier ; ce que d’autres ont mis dans le seau reste", async () => {
    const { objects, order, bucket } = await openShelf();
    await deposit(bucket, set, quiet);
    objects.set("a-quelqu-un.txt", { body: Buffer.from("à moi"), headers: {} });
    withdraw("import/panneaux/chez-lou.jpg");
    writeFileSync(join(set, "site/robots.txt"), "User-agent: autre\n");
    const before = order.length;
    expect(await deposit(bucket, set, { ...quiet, dry: true })).toMatchObject({
      sent: ["robots.txt"],
      erased: ["import/panneaux/chez-lou.jpg"],
    });
    expect(order.slice(before)).toEqual([`GET ${REGISTER}`]);

    await deposit(bucket, set, quiet);
    expect(objects.has("import/panneaux/chez-lou.jpg")).toBe(false);
    expect(objects.has("a-quelqu-un.txt")).toBe(true);
    expect(order.indexOf("DELETE import/panneaux/chez-lou.jpg")).toBeGreaterThan(
      order.lastIndexOf("PUT robots.txt"),
    );
  });

  test("interrompue, la même commande reprend : rien de ce qui est arrivé ne repart, aucune page n’est en avance", async () => {
    let left = 20;
    const { objects, order, bucket } = await openShelf((request, response) => {
      if (request.method !== "PUT" || request.url?.includes(REGISTER) || left-- > 0) return false;
      response.writeHead(400).end();
      return true;
    });
    await expect(deposit(bucket, set, quiet)).rejects.toThrow(BucketFailure);
    expect(objects.has("index.html")).toBe(false);
    const arrived = new Set(order.filter((line) => line.startsWith("PUT") && !line.includes(REGISTER)));
    left = Infinity;
    const from = order.length;
    await deposit(bucket, set, quiet);
    expect(order.slice(from).filter((line) => arrived.has(line))).toEqual([]);
    expect(objects.has("index.html")).toBe(true);
  });

  test("arrêtée par un seul refus, elle sait aussi ce qui partait à cet instant : rien de ce qui est arrivé ne repart", async () => {
    let refused = false;
    const { order, bucket } = await openShelf((request, response) => {
      if (refused || request.method !== "PUT" || request.url?.includes(REGISTER)) return false;
      refused = true;
      response.writeHead(400).end();
      return true;
    });
    const arrived = () => order.filter((line) => line.startsWith("PUT") && !line.includes(REGISTER));
    await expect(deposit(bucket, set, quiet)).rejects.toThrow(BucketFailure);
    await deposit(bucket, set, quiet);
    expect(arrived()).toEqual([...new Set(arrived())]);
  });

  test("tuée en plein envoi, puis le contenu revenu à celui d’avant, elle le remet : rien de ce qui changeait n’est cru en place", async () => {
    let killed = false;
    const { objects, bucket } = await openShelf((request, response) => {
      const isAfter = request.method === "PUT" && objects.get("robots.txt")?.body.toString() === "neuf\n";
      if (!killed || !isAfter) return false;
      response.writeHead(400).end();
      return true;
    });
    const robots = join(set, "site/robots.txt");
    const before = readFileSync(robots);
    await deposit(bucket, set, quiet);
    killed = true;
    writeFileSync(robots, "neuf\n");
    await expect(deposit(bucket, set, quiet)).rejects.toThrow(BucketFailure);
    killed = false;
    writeFileSync(robots, before);
    await deposit(bucket, set, quiet);
    expect(objects.get("robots.txt")?.body).toEqual(before);
  });

  test.each([
    [403, "AWS_SECRET_ACCESS_KEY"],
    [404, "S3_BUCKET"],
    [301, "S3_REGION et S3_ENDPOINT"],
    [400, "S3_REGION et S3_ENDPOINT"],
  ])("un refus (%i) est dit avec les réglages à regarder, jamais avec la clé", async (status, setting) => {
    const { bucket } = await openShelf(({ method }, response) => {
      if (status === 404 && method === "GET") return false;
      response.writeHead(status).end();
      return true;
    });
    const failure = await deposit(bucket, set, quiet).catch(String);
    expect(failure).toContain(setting);
    expect(failure).not.toContain(SECRET);
  });
});
