import { execFile, spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";

/** The folder where `@mdn/mdn-http-observatory` was installed with --ignore-scripts; too heavy to be a dependency. */
const TOOL = join(process.env["OBSERVATORY"] ?? "", "node_modules/@mdn/mdn-http-observatory");
const mayScan =
  process.env["OBSERVATORY"] !== undefined && existsSync(TOOL) && existsSync("build/current.json");

const Scan = z.object({
  scan: z.object({
    grade: z.string(),
    score: z.number(),
    testsPassed: z.number(),
    testsQuantity: z.number(),
  }),
  tests: z.record(z.string(), z.object({ result: z.string().nullable(), pass: z.boolean() })),
});

it.runIf(mayScan)("donne au site construit, derrière https, un A+ à l’observatoire HTTP de MDN", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-https-"));
  symlinkSync(resolve("build"), join(folder, "build"));
  const site = await spawnServer(folder, { PUBLIC_URL: "https://localhost" });
  onTestFinished(async () => void (await site.end("SIGTERM")));
  const [key, cert] = certificate(folder);
  // What stands before the site in real life: it opens the TLS and passes everything on, head and body untouched.
  const front = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const { method, headers } = asked;
    const passed = request(site.url + (asked.url ?? "/"), { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.rawHeaders);
      came.pipe(answer);
    });
    asked.pipe(passed);
  });
  onTestFinished(() => void front.close());
  const { port } = new URL(await listen(front));

  // The list of preloaded domains is fetched at installation, which we skip: none of them is ours.
  const preloaded = join(TOOL, "conf/hsts-preload.json");
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(TOOL, "src/scan.js"), `localhost:${port}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: cert } },
  );
  const { scan: result, tests } = Scan.parse(JSON.parse(stdout));
  figure(
    "MDN HTTP Observatory : note, points, épreuves passées",
    `${result.grade}, ${result.score}, ${result.testsPassed} sur ${result.testsQuantity}`,
    "A+, 125",
  );
  expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
  expect(result.grade).toBe("A+");
  expect(result.score).toBeGreaterThanOrEqual(125);
});

/** Makes a certificate for this machine with openssl. @returns the files of the key and of the certificate */
function certificate(folder: string): [key: string, cert: string] {
  const files: [string, string] = [join(folder, "cle.pem"), join(folder, "certificat.pem")];
  const options =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  const { status, stderr } = spawnSync("openssl", [
    ...options.split(" "),
    "-keyout",
    files[0],
    "-out",
    files[1],
  ]);
  if (status !== 0) throw new Error(String(stderr));
  return files;
}
