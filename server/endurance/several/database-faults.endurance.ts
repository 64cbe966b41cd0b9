import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";

/** The processes of a PostgreSQL, by the folder that is in the words of the first. */
function processesOf(folder: string): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const read = (file: string): string => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      return "";
    }
  };
  const first = all.find((pid) => {
    const words = read(`/proc/${pid}/cmdline`).split("\0");
    return words[0]?.endsWith("/postgres") === true && words.includes(`${folder}/base`);
  });
  const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
  return first === undefined ? [] : [first, ...all.filter((pid) => parentOf(pid) === first)];
}

it("une base PostgreSQL qui ne répond plus ne retient ni les pages ni la santé ; les envois sont refusés à temps, et tout reprend", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const server = await spawnServer(await makeWorkFolder(), { DATABASE_URL: await postgres.makePlace() });
  onTestFinished(() => void server.end("SIGKILL"));
  expect((await postForm(server.url)).status).toBe(200);
  const frozen = processesOf(postgres.folder);
  expect(frozen.length).toBeGreaterThan(3);
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  const refusals: number[] = [];
  const posts = Promise.all(
    Array.from({ length: 20 }, async () => {
      const start = performance.now();
      const { status } = await postForm(server.url);
      refusals.push(performance.now() - start);
      return status;
    }),
  );
  const pages: number[] = [];
  const until = performance.now() + 8000;
  while (performance.now() < until) {
    const start = performance.now();
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    pages.push(performance.now() - start);
    await wait(20);
  }
  const asked = performance.now();
  expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({ etat: "degrade" });
  const health = performance.now() - asked;
  expect(new Set(await posts)).toEqual(new Set([503]));
  for (const pid of frozen) process.kill(pid, "SIGCONT");
  await expect
    .poll(async () => (await postForm(server.url)).status, { timeout: 20_000, interval: 200 })
    .toBe(200);
  figure(
    "base PostgreSQL figée\u00a0: page la plus lente, la santé, le dernier envoi refusé",
    [Math.max(...pages), health, Math.max(...refusals)].map(ms).join(", "),
    "300 ms, 3 s, 15 s",
  );
  expect(health).toBeLessThan(3000);
  expect(Math.max(...refusals)).toBeLessThan(15_000);
});

const mayMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

it.runIf(mayMount)(
  "le disque plein de la base PostgreSQL : ce qui fut acquitté y est, le reste est refusé, et tout reprend une fois la place rendue (sauté sans root)",
  async () => {
    const disk = await mkdtemp(join(tmpdir(), "site-disque-"));
    expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m,mode=755", "tmpfs", disk]).status).toBe(0);
    onTestFinished(() => void spawnSync("umount", ["-l", disk]));
    const folder = join(disk, "postgres");
    mkdirSync(folder);
    const postgres = await startPostgres(folder);
    onTestFinished(() => postgres.end("SIGKILL"));
    const DATABASE_URL = await postgres.makePlace();
    const server = await spawnServer(await makeWorkFolder(), { DATABASE_URL });
    onTestFinished(() => void server.end("SIGKILL"));
    const ballast = join(disk, "lest");
    const acknowledged = new Set<string>();
    const post = async (message: string): Promise<number> => {
      const { status } = await postForm(
        server.url,
        contactForm({ message, request_id: crypto.randomUUID() }),
      );
      if (status === 200) acknowledged.add(message);
      return status;
    };
    for (let sent = 0; sent < 20; sent++) expect(await post(`avant ${sent}`)).toBe(200);
    // Whatever is left but a few pages.
    for (let megabytes = 0; megabytes < 200; megabytes++)
      try {
        writeFileSync(ballast, Buffer.alloc(1024 * 1024, 1), { flag: "a" });
      } catch {
        break;
      }
    const long = "x".repeat(4000);
    let refused = 0;
    for (let sent = 0; refused < 40; sent++) {
      const status = await post(`pendant ${sent} ${long}`);
      expect([200, 503]).toContain(status);
      if (status === 503) refused++;
    }
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({ etat: "degrade" });
    rmSync(ballast);
    const back = performance.now();
    // PostgreSQL ends itself when it cannot write its log; systemd starts it again.
    if (processesOf(folder).length === 0) await postgres.start();
    await expect.poll(() => post("après"), { timeout: 60_000, interval: 200 }).toBe(200);
    const recovered = performance.now() - back;
    const store = await openMessages({ DATA_DIR: "var", DATABASE_URL }, { say: console.log });
    onTestFinished(() => store.close());
    const kept = new Set((await store.list()).map(({ message }) => message));
    const lost = [...acknowledged].filter((message) => !kept.has(message));
    figure(
      "disque plein de la base PostgreSQL\u00a0: acquittés, perdus, refusés par 503\u00a0; reprise une fois la place rendue",
      `${acknowledged.size}, ${lost.length}, ${refused}\u00a0; ${ms(recovered)}`,
      "0 perdu\u00a0; 60 s",
    );
    expect(lost).toEqual([]);
  },
);
