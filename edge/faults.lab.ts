// npm run test:hotes: what befalls the Worker and its database, in Cloudflare's own engine, with real processes and a real disk.
import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { type RunningWorker, startWorker } from "#publishing/lab/lab.ts";
import { figure } from "#server/endurance/figures/figure.ts";
import { openD1Store } from "#server/outbox/d1/d1.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { keepMessage } from "#server/testing/store-scene.ts";
import { DAY, HOUR } from "#text/durations.ts";
import { keepingFolder, makeSet } from "./edge.scene.ts";
import { freshD1 } from "./lab-d1.scene.ts";

const OPEN = { CONTACT_LIMIT_PER_IP: "0", CONTACT_LIMIT_GLOBAL: "0" };
const KILLS = 12;

/** The status of a form's answer, or undefined when the line was cut. */
async function posted(origin: string, fields: Record<string, string>): Promise<number | undefined> {
  return postForm(origin, contactForm(fields)).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Ends the engine of a Worker as a kill does, in the middle of whatever it does. */
async function kill(worker: RunningWorker): Promise<void> {
  const children = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  for (const id of children.trim().split("\n")) process.kill(Number(id), "SIGKILL");
  await worker.stop();
}

it("tué par kill -9 sous les envois, il a gardé une fois tout ce qu’il a acquitté", async () => {
  const { set } = await makeSet(OPEN);
  const keeps = await keepingFolder();
  const acknowledged = new Set<string>();
  const ids: string[] = [];
  let cut = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const worker = await startWorker(set, {}, { keeps });
    const state = { ended: false };
    const visitor = async (): Promise<void> => {
      while (!state.ended) {
        // What was cut is sent again under its number, as the form does.
        const requestId = ids.find((id) => !acknowledged.has(id) && Math.random() < 0.5) ?? randomUUID();
        if (!ids.includes(requestId)) ids.push(requestId);
        const status = await posted(worker.origin, { message: requestId, request_id: requestId });
        if (status === 200) acknowledged.add(requestId);
        else cut += 1;
      }
    };
    const visitors = Array.from({ length: 5 }, visitor);
    await wait(500 + Math.random() * 1000);
    const killed = kill(worker);
    state.ended = true;
    await Promise.all([killed, ...visitors]);
  }
  const last = await startWorker(set, {}, { keeps });
  onTestFinished(() => last.stop());
  const rows = await last.ask("SELECT request_id FROM message");
  const kept = rows.map((row) =>
    typeof row === "object" && row !== null && "request_id" in row ? row.request_id : "",
  );
  const lost = [...acknowledged].filter((id) => !kept.includes(id)).length;
  const twice = kept.length - new Set(kept).size;
  figure(
    `Cloudflare (son moteur, ici) tué ${KILLS} fois par kill -9 sous les envois : acquittés, perdus, gardés deux fois ; coupés`,
    `${acknowledged.size}, ${lost}, ${twice} ; ${cut}`,
    "–, 0, 0 ; –",
  );
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect([lost, twice]).toEqual([0, 0]);
}, 300_000);

it("le même numéro vingt fois au même instant est un message", async () => {
  const { set } = await makeSet(OPEN);
  const worker = await startWorker(set);
  onTestFinished(() => worker.stop());
  const fields = { message: "Vingt fois", request_id: randomUUID() };
  const statuses = await Promise.all(Array.from({ length: 20 }, () => posted(worker.origin, fields)));
  const said = statuses.filter((status) => status === 200).length;
  const kept = await worker.ask("SELECT id FROM message");
  figure(
    "Cloudflare : un numéro envoyé vingt fois au même instant : « OK », messages",
    `${said}, ${kept.length}`,
    "20, 1",
  );
  expect([said, kept.length]).toEqual([20, 1]);
}, 60_000);

const mayMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

it.runIf(mayMount)(
  "son disque plein, il refuse par 503, garde ce qu’il a acquitté, et reprend seul (sauté sans le droit de monter un disque)",
  async () => {
    const { set } = await makeSet(OPEN);
    const disk = join(await keepingFolder(), "petit");
    mkdirSync(disk);
    expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]).status).toBe(0);
    onTestFinished(() => void spawnSync("umount", ["-l", disk]));
    const worker = await startWorker(set, {}, { keeps: disk });
    onTestFinished(() => worker.stop());
    const ballast = join(disk, "lest");
    writeFileSync(ballast, Buffer.alloc(900_000));
    const send = (rank: number) =>
      posted(worker.origin, { message: `${rank} ${"x".repeat(9000)}`, request_id: randomUUID() });
    const statuses: (number | undefined)[] = [];
    for (let rank = 0; rank < 150; rank++) statuses.push(await send(rank));
    const acknowledged = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 503).length;
    expect((await fetch(`${worker.origin}/arc`)).status).toBe(200);
    rmSync(ballast);
    await expect.poll(() => send(-1), { timeout: 30_000 }).toBe(200);
    const kept = (await worker.ask("SELECT id FROM message WHERE message NOT LIKE '-1 %'")).length;
    figure(
      "Cloudflare : disque plein sous la base : acquittés, gardés, refusés par 503",
      `${acknowledged}, ${kept}, ${refused}`,
      "gardés = acquittés",
    );
    expect([acknowledged + refused, kept]).toEqual([150, acknowledged]);
    expect(refused).toBeGreaterThan(0);
  },
  120_000,
);

it("deux machines à deux heures l’une de l’autre : rien n’est mal daté, ni repris avant la fin de son bail", async () => {
  const sql = await freshD1();
  const [ahead, behind] = [
    await openD1Store(sql, { machine: () => Date.now() + HOUR }),
    await openD1Store(sql, { machine: () => Date.now() - HOUR }),
  ];
  for (let rank = 0; rank < 10; rank++) {
    const store = rank % 2 === 0 ? ahead : behind;
    await keepMessage(store, { message: `${rank}` }, { at: store.today(), requestId: randomUUID() });
  }
  const misdated = (await ahead.list()).filter(
    ({ receivedAt }) => Math.abs(receivedAt - Date.now()) > 60_000,
  ).length;
  await behind.beginRound("mail", ["mail"], behind.now(), behind.now() + DAY);
  for (let rank = 0; rank < 10; rank++) await behind.take("mail", "due", behind.now(), behind.now() + 60_000);
  await ahead.beginRound("mail", ["mail"], ahead.now(), ahead.now() + DAY);
  const stolen = (await ahead.take("mail", "due", ahead.now(), ahead.now() + 60_000)) === undefined ? 0 : 1;
  figure(
    "Cloudflare : machines à deux heures l’une de l’autre : messages mal datés, pris à qui les tient",
    `${misdated}, ${stolen}`,
    "0, 0",
  );
  expect([misdated, stolen]).toEqual([0, 0]);
}, 60_000);
