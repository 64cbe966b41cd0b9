import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { figure, ms } from "../figures/figure.ts";

const ADDRESSES = 300;
/** The slow host's answers come after at most this, in milliseconds. */
const SLOWEST = 250;

it(`${ADDRESSES} adresses chez un hébergeur lent qui en refuse une sur dix (doublure locale) : tuée, interrompue, relancée, la reprise est complète, sans doublon, aux mêmes noms`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "reprise-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = join(folder, "content");
  cpSync("e2e/fixtures/contenu-autre", content, { recursive: true });
  const there = images(content).length;

  let closed = true;
  let asked = 0;
  const server = createServer(async ({ url = "" }, response) => {
    asked++;
    const number = Number(/\d+/.exec(url)?.[0]);
    await new Promise((done) => setTimeout(done, Math.random() * SLOWEST));
    if (closed && number % 10 === 0) return response.writeHead(429, { "Retry-After": "600" }).end();
    return response.end(await poster(number));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const list = Array.from({ length: ADDRESSES }, (_, index) => ({
    title: `Reprise ${index}`,
    info: "???",
    url: `http://127.0.0.1:${port}/${index}.png`,
  }));
  writeFileSync(
    join(folder, "affiches.ts"),
    `export const affiches = ${JSON.stringify(list, null, 2)} as const;`,
  );

  const run = async (signal?: NodeJS.Signals, after = 0) => {
    const child = spawn(
      process.execPath,
      ["cli/content.ts", "import", "affiche", join(folder, "affiches.ts"), "--reseau-local"],
      { env: { ...process.env, CONTENT_DIR: content, DATA_DIR: join(folder, "data"), SITE_ENV: "" } },
    );
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        // Killed while it takes over, not while it reads.
        if (signal && text.includes("Reprise ")) setTimeout(() => child.kill(signal), after);
      });
    const [code] = await once(child, "close");
    return { code, said };
  };

  const started = performance.now();
  for (let kill = 0; kill < 4; kill++) await run("SIGKILL", Math.random() * 1500);
  const interrupted = await run("SIGINT", 500);
  expect(interrupted.code).toBe(130);
  expect(interrupted.said).toContain("relancez la même commande");
  expect((await run()).code).toBe(1);
  const beforeLast = asked;
  closed = false;
  const last = await run();
  expect([last.code, last.said]).toEqual([0, expect.stringContaining("30 entrées ajoutées, 270 déjà là")]);
  expect(asked - beforeLast).toBe(ADDRESSES / 10);

  const files = images(content).filter((name) => name.startsWith("reprise-"));
  const digests = files.map((name) =>
    createHash("sha256")
      .update(readFileSync(join(content, "affiches", name)))
      .digest("hex"),
  );
  expect(files).toHaveLength(ADDRESSES);
  expect(new Set(digests).size).toBe(ADDRESSES);
  expect(files.toSorted()).toEqual(list.map((_, index) => `reprise-${index}.png`).toSorted());
  expect(images(content)).toHaveLength(there + ADDRESSES);
  const check = spawn(process.execPath, ["cli/content.ts", "check"], {
    env: { ...process.env, CONTENT_DIR: content, DATA_DIR: join(folder, "data"), SITE_ENV: "" },
  });
  expect((await once(check, "close"))[0]).toBe(0);
  figure(
    `reprise de ${ADDRESSES} affiches chez un hébergeur lent qui en refuse une sur dix, tuée 4 fois, interrompue 1 fois : affiches, images en double, requêtes`,
    `${files.length}, ${files.length - new Set(digests).size}, ${asked} en ${ms(performance.now() - started)}`,
    "300, 0, –",
  );
});

function images(content: string): string[] {
  return readdirSync(join(content, "affiches")).filter((name) => /\.(png|jpg|webp)$/.test(name));
}

/** A picture that no other number has. */
async function poster(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: Math.floor(number / 256), b: 90 };
  return sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
}
