import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import type { StoredMessage } from "#server/outbox/message.ts";
import type { MessageStore } from "#server/outbox/message-store.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { DAY } from "#text/durations.ts";
import { figure } from "../figures/figure.ts";

const MESSAGES = 3000;
const KILLS = 6;

/** A mailbox of many days: what has left, what waits, what was refused, what is doubtful. */
function longMailbox(): StoredMessage[] {
  return Array.from({ length: MESSAGES }, (_, index) => {
    const at = Date.now() - 60 * DAY + index * 60_000;
    const state = (["sent", "sent", "queued", "refused", "quarantine"] as const)[index % 5] ?? "sent";
    const fate = { channel: "mail", attempts: 1, nextAttemptAt: at, lastError: "" } as const;
    return {
      id: index + 1,
      requestId: index % 3 === 0 ? undefined : randomUUID(),
      mailId: `${randomUUID()}@example.org`,
      receivedAt: at,
      state,
      score: 0,
      reasons: state === "quarantine" ? "trop de liens" : "",
      toldAt: undefined,
      fates:
        state === "quarantine" ? [] : [{ ...fate, state, sentAt: state === "sent" ? at + 1000 : undefined }],
      name: "Camille",
      email: "camille@example.org",
      subject: `Sujet ${index}`,
      message: "Un texte d’une taille ordinaire. ".repeat(20),
    };
  });
}

/** All that a store keeps, in the order of its numbers. */
async function everything(store: MessageStore): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for (let last: number | undefined = 0; last !== undefined;) {
    const page = await store.page(last, 500);
    all.push(...page);
    last = page.at(-1)?.id;
  }
  return all;
}

it(`${MESSAGES} messages portés dans PostgreSQL, puis ramenés, la commande tuée par kill -9 ${KILLS} fois à l’aller et au retour : aucun perdu, aucun en double, tous tels quels`, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const DATABASE_URL = await postgres.makePlace();
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const first = await openTestStore(dataDir);
  await first.admit(longMailbox());
  const before = await everything(first);
  await first.close();
  expect(before).toHaveLength(MESSAGES);

  /** Runs the command; killed once `isTime` says so. @returns what it said, undefined when killed */
  const move = async (words: string[], isTime: () => Promise<boolean>): Promise<string | undefined> => {
    const child = spawn(process.execPath, [resolve("cli/messages.ts"), "move", ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    const ended = once(child, "close");
    while (child.exitCode === null && !(await isTime())) await wait(5);
    child.kill("SIGKILL");
    await ended;
    return child.exitCode === null ? undefined : said;
  };
  const never = async () => false;
  /** Cuts the command ever further, then lets it end. @returns what the last one said */
  const moveKilled = async (words: string[], there: MessageStore): Promise<string> => {
    const count = async () => (await everything(there)).length;
    for (let kill = 0; kill < KILLS; kill++) {
      const until = (MESSAGES * kill) / KILLS;
      const cut = (await move(words, async () => (await count()) > until)) === undefined;
      expect(cut).toBe(true);
      expect(await count()).toBeLessThan(MESSAGES);
    }
    return (await move(words, never)) ?? "";
  };

  const shared = await openMessages({ DATA_DIR: dataDir, DATABASE_URL }, { say: console.log });
  onTestFinished(() => shared.close());
  expect(await moveKilled([], shared)).toContain("messages portés");
  expect(await everything(shared)).toEqual(before);

  const home = await openTestStore(dataDir);
  expect(await moveKilled(["--retour"], home)).toContain("messages portés");
  expect(await everything(home)).toEqual(before);
  expect(await everything(shared)).toEqual([]);
  figure(
    `${MESSAGES.toLocaleString("fr-FR")} messages portés dans PostgreSQL et ramenés, la commande tuée ${KILLS} fois dans chaque sens\u00a0: perdus, en double, changés`,
    "0, 0, 0",
    "0, 0, 0",
  );
});
