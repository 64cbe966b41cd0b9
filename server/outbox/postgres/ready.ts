import { frenchSpaces } from "#text/french-spaces.ts";
import type { Ask, Connection } from "./connection.ts";
import { PostgresFailure } from "./failure.ts";
import { prepareDatabase } from "./prepare.ts";

/** How long a database that could not be used is left alone, in milliseconds: a crowd does not wait for it one by one. */
const AGAIN_AFTER = 500;

/** How often the clock of the database is read, in milliseconds. */
const CLOCK_EVERY = 30_000;

/** A reading of the clock that took longer is not one, in milliseconds. */
const QUICK = 1000;

/** A database that is fit, as far as one knows. */
export interface Ready extends Connection {
  /** Milliseconds since 1970 by the clock of the database: the machine's own may be an hour off, and be put right. */
  now: () => number;
}

/**
 * Sees before the first question, and after each failure, that the database is fit and its tables are there. Says once
 * that it cannot be used, and that it can be again.
 * @param refuse throws a PostgresFailure for what else makes it unfit
 */
export function whenReady(
  connection: Connection,
  say: (text: string) => void,
  refuse: (ask: Ask) => Promise<void> = async () => undefined,
): Ready {
  let ready: Promise<void> | undefined;
  let said: string | undefined;
  let offset = Date.now() - performance.now();

  const readClock = async (): Promise<void> => {
    const before = performance.now();
    const [row] = await connection.ask(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now",
    );
    const after = performance.now();
    if (after - before < QUICK) offset = Number(row?.["now"]) - (before + after) / 2;
  };
  const askAgainLater = (): void => {
    const asked = ready;
    setTimeout(() => {
      if (ready === asked) ready = undefined;
    }, AGAIN_AFTER).unref();
  };
  const noteFailure = ({ kind, message }: PostgresFailure): void => {
    if (kind === "full" || kind === "busy") return;
    if (said !== kind)
      say(kind === "silent" ? frenchSpaces(`${message} Le site réessaie de lui-même.`) : message);
    said = kind;
    askAgainLater();
  };
  const prepare = async (): Promise<void> => {
    await prepareDatabase(connection);
    await refuse(connection.ask);
    await readClock();
    if (said !== undefined)
      say(frenchSpaces(`La base PostgreSQL « ${connection.where} » répond de nouveau.`));
    said = undefined;
  };
  const prepared = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      ready ??= prepare().catch((error: unknown) => {
        askAgainLater();
        throw error;
      });
      await ready;
      return await work();
    } catch (error) {
      if (error instanceof PostgresFailure) noteFailure(error);
      throw error;
    }
  };
  const timer = setInterval(() => {
    // Out of reach, it has been said; the clock that is known goes on.
    prepared(readClock).catch(() => undefined);
  }, CLOCK_EVERY).unref();

  return {
    where: connection.where,
    ask: (text, values) => prepared(() => connection.ask(text, values)),
    together: (work, terms) => prepared(() => connection.together(work, terms)),
    now: () => Math.round(performance.now() + offset),
    async close() {
      clearInterval(timer);
      await connection.close();
    },
  };
}
