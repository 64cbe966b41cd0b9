import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";
import { whileFrozen } from "../frozen/while-frozen.ts";

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
  const frozen = processesOf(postgres.folder);
  expect(frozen.length).toBeGreaterThan(3);
  const signal = (name: "SIGSTOP" | "SIGCONT") => frozen.forEach((pid) => process.kill(pid, name));
  const health = await whileFrozen(
    "base PostgreSQL figée",
    server.url,
    () => signal("SIGSTOP"),
    () => signal("SIGCONT"),
  );
  expect(health).toBeLessThan(3000);
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
