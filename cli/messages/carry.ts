import { randomBytes } from "node:crypto";
import { TOKEN_KEY } from "#server/contact/token-secret.ts";
import { DataInUse, lockData } from "#server/data-lock.ts";
import type { StoredMessage } from "#server/outbox/message.ts";
import type { MessageStore } from "#server/outbox/message-store.ts";
import { openStore } from "#server/outbox/sqlite/sqlite.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** Messages that go from one store to another at once. */
const PAGE = 200;

/** What was carried: how many messages in all, how many of them are new where they went, how many still have to leave. */
export interface Carried {
  all: number;
  fresh: number;
  waiting: number;
}

/**
 * Carries all messages from one store to another, with what became of them, then sees that each is there. Begun again
 * after a cut, it goes on with those that are missing.
 */
export async function carryAll(from: MessageStore, to: MessageStore): Promise<Carried> {
  const again = await forgetStale(from, to);
  const carried = { all: 0, fresh: -again, waiting: 0 };
  for await (const messages of pagesOf(from)) {
    carried.all += messages.length;
    carried.fresh += await to.admit(messages);
    carried.waiting += messages.filter(({ state }) => state === "queued" || state === "sending").length;
  }
  // Forms that are open keep their token good.
  const key = await from.secret(TOKEN_KEY, randomBytes(32).toString("base64"));
  await to.secret(TOKEN_KEY, key);
  await seeThere(from, to);
  return carried;
}

/** What an earlier try brought, and has left since from where it comes, is carried anew: it would leave a second time. @returns how many */
async function forgetStale(from: MessageStore, to: MessageStore): Promise<number> {
  const left = new Set<string>();
  for await (const page of pagesOf(from))
    for (const message of page) if (hasLeft(message)) left.add(message.mailId);
  const stale: number[] = [];
  for await (const page of pagesOf(to))
    for (const message of page) if (left.has(message.mailId) && !hasLeft(message)) stale.push(message.id);
  return stale.length === 0 ? 0 : to.remove(stale);
}

function hasLeft({ fates }: StoredMessage): boolean {
  return fates.some(({ state }) => state === "sent");
}

async function* pagesOf(store: MessageStore) {
  for (let last: number | undefined = 0; last !== undefined;) {
    const page = await store.page(last, PAGE);
    if (page.length > 0) yield page;
    last = page.at(-1)?.id;
  }
}

/** @throws Error when a message is not there, which must not happen: nothing is removed then */
async function seeThere(from: MessageStore, to: MessageStore): Promise<void> {
  const there = new Set<string>();
  for await (const page of pagesOf(to))
    for (const { mailId, requestId } of page) {
      there.add(mailId);
      if (requestId !== undefined) there.add(requestId);
    }
  for await (const page of pagesOf(from))
    for (const { id, mailId, requestId } of page)
      if (!there.has(mailId) && !there.has(requestId ?? mailId))
        throw new Error(
          frenchSpaces(`Le message n° ${id} n’est pas arrivé : rien n’est enlevé d’où il vient.`),
        );
}

/** Opens the messages of a data folder, works on them and closes them. Where there are none, a new database is made. */
export async function inFolder<T>(dataDir: string, work: (store: MessageStore) => Promise<T>): Promise<T> {
  const store = await openStore(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Works on a data folder while no server does.
 * @returns the exit code of the work, or 1 when a server runs, which is said
 */
export async function whileStopped(
  dataDir: string,
  work: (dataDir: string) => Promise<number>,
): Promise<number> {
  let lock: { release: () => void } | undefined;
  try {
    lock = lockData(dataDir);
    return await work(dataDir);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    console.error(
      frenchSpaces(`Le site tourne sur « ${dataDir} » : arrêtez-le, puis recommencez. Rien n’est changé.`),
    );
    return 1;
  } finally {
    lock?.release();
  }
}
