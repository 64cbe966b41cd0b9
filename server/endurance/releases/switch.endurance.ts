import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readBuild, readLine } from "#server/read-build.ts";
import { spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms, quantile } from "../figures/figure.ts";
import { siteScene } from "./site-scene.ts";

const SWITCHES = 100;
const READERS = 16;

interface Answer {
  status: number | undefined;
  etag: string | undefined;
  promised: number;
  body: Buffer;
}

/** A GET as written; an answer that breaks off gives the bytes that came. */
function read(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve) => {
    const none: Answer = { status: undefined, etag: undefined, promised: -1, body: Buffer.alloc(0) };
    const asked = get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      const { statusCode: status, headers } = response;
      const done = (): void =>
        resolve({
          status,
          etag: headers.etag,
          promised: Number(headers["content-length"]),
          body: Buffer.concat(chunks),
        });
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", done).once("error", done);
    });
    asked.once("error", () => resolve(none));
  });
}

const digest = (body: Buffer): string => createHash("sha256").update(body).digest("hex");

/** The digest of every file of a release that is the same for every visitor, by public path. */
async function truth(buildDir: string, name: string): Promise<Map<string, string>> {
  const { build, clientDir } = await readBuild(buildDir, name);
  const files = readdirSync(clientDir, { recursive: true, encoding: "utf8" }).filter(
    (path) => /^(assets|images|import)\/|^affiches\.json$/.test(path) && !/\.(br|gz|map)$/.test(path),
  );
  return new Map([
    ...files
      .filter((path) => statSync(join(clientDir, path)).isFile())
      .map((path): [string, string] => [`/${path}`, digest(readFileSync(join(clientDir, path)))]),
    ...build.pages.map(({ path, file }): [string, string] => [
      encodeURI(path),
      digest(readFileSync(join(clientDir, file))),
    ]),
  ]);
}

it(`${SWITCHES} changements de version sous ${READERS} lecteurs : aucune réponse mêlée, aucune image coupée`, async () => {
  const scene = await siteScene();
  expect(await scene.build()).toBe(0);
  scene.greet("Vous revoilà au col");
  await scene.repaint(1400);
  expect(await scene.build()).toBe(0);
  const { line } = (await readLine(scene.buildDir)) ?? { line: [] };
  const releases = await Promise.all(
    line.map(async (name) => ({ name, files: await truth(scene.buildDir, name) })),
  );
  expect(releases).toHaveLength(2);
  const paths = [...new Set(releases.flatMap(({ files }) => [...files.keys()]))];
  const changed = paths.filter((path) => new Set(releases.map(({ files }) => files.get(path))).size > 1);
  // What changes under the same address is asked for as often as all the rest.
  const always = changed.filter((path) => releases.every(({ files }) => files.has(path)));
  expect(always).toContain("/import/affiches/loup-apercu.jpg");

  const server = await spawnServer(scene.folder);
  onTestFinished(async () => void (await server.end("SIGTERM")));
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const counts = { answers: 0, mixed: 0, cut: 0, refused: 0 };
  const tags = new Map<string, string>();
  const over = new AbortController();
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      const list = Math.random() < 0.5 ? always : paths;
      const path = list[Math.floor(Math.random() * list.length)] ?? "/";
      const { status, etag, promised, body } = await read(agent, server.url + path);
      counts.answers++;
      if (status !== 200) counts.refused++;
      else if (body.length !== promised) counts.cut++;
      else {
        const own = digest(body);
        const tag = `${path} ${etag}`;
        if (!releases.some(({ files }) => files.get(path) === own) || (tags.get(tag) ?? own) !== own)
          counts.mixed++;
        tags.set(tag, own);
      }
    }
  });

  const commands: number[] = [];
  const served: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn++) {
    const { name, files } = releases[turn % 2] ?? { name: "", files: new Map<string, string>() };
    const asked = performance.now();
    expect(await scene.build(["--revenir", name])).toBe(0);
    commands.push(performance.now() - asked);
    while (digest((await read(agent, `${server.url}/`)).body) !== files.get("/"))
      await new Promise((done) => setTimeout(done, 20));
    served.push(performance.now() - asked);
  }
  over.abort();
  await Promise.all(readers);
  agent.destroy();

  figure(
    `${SWITCHES} changements de version sous charge : réponses, mêlées, coupées, refusées`,
    [counts.answers, counts.mixed, counts.cut, counts.refused].join(", "),
    "0 mêlée, coupée ou refusée",
  );
  figure(
    "revenir à la version d’avant : la commande (médiane), puis servie (médiane, maximum)",
    [quantile(commands, 0.5), quantile(served, 0.5), quantile(served, 1)].map(ms).join(", "),
    "1 s",
  );
  expect(counts).toEqual({ answers: counts.answers, mixed: 0, cut: 0, refused: 0 });
  expect(counts.answers).toBeGreaterThan(SWITCHES * READERS);
});
