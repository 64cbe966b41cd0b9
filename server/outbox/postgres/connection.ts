import { Pool, TypeOverrides, types } from "pg";
import { failureOf, PostgresFailure } from "./failure.ts";

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Asks one thing of PostgreSQL. @throws PostgresFailure */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** How a piece of work goes: within how many milliseconds, and for one that only reads, all of it as of one instant. */
export interface Terms {
  within?: number;
  asOfOneInstant?: boolean;
}

/** Connections to one database. */
export interface Connection {
  /** The database's address without a password, for the terminal. */
  where: string;
  ask: Ask;
  /** Does several things of which all come to pass, or none. */
  together: <T>(work: (ask: Ask) => Promise<T>, terms?: Terms) => Promise<T>;
  close: () => Promise<void>;
}

/** How long an answer is waited for, in milliseconds: a database that is stuck holds up nobody longer. */
const ANSWER_WITHIN = 10_000;

/** How long a connection is waited for, in milliseconds. */
const CONNECT_WITHIN = 3000;

/** Connections at once: a server asks short things. PostgreSQL takes a hundred in all unless told otherwise. */
const MOST = 8;

/**
 * Opens connections as they are asked for. Each transaction tells PostgreSQL itself how long it may wait and be silent, so
 * that a server that freezes in the middle of one holds up the others for seconds, behind a pooler too.
 */
export function openConnection(address: string): Connection {
  // Instants and counts: all of them are whole in a number.
  const numbers = new TypeOverrides();
  numbers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: address,
    max: MOST,
    connectionTimeoutMillis: CONNECT_WITHIN,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "site",
    types: numbers,
  });
  const where = whereOf(address);
  // A connection that is lost says so to whoever asks next; unheard, it would be an error of the whole process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));

  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw failureOf(error, where);
    }
  };
  const withClient = async <T>(work: (ask: Ask) => Promise<T>, within: number): Promise<T> => {
    const client = await translated(() => pool.connect());
    let late = false;
    let isOurs = true;
    const give = (broken: boolean): void => {
      if (isOurs) client.release(broken);
      isOurs = false;
    };
    const timer = setTimeout(() => {
      late = true;
      // What it is asked may still come to pass, which the number of the message makes harmless.
      give(true);
    }, within);
    try {
      const result = await work(async (text, values) => {
        const { rows } = await translated(() =>
          client.query<Row>(text, values === undefined ? [] : [...values]),
        );
        return rows;
      });
      give(false);
      return result;
    } catch (error) {
      give(true);
      throw late
        ? new PostgresFailure(
            "silent",
            `La base PostgreSQL « ${where} » ne répond pas assez vite : elle est très occupée, ou le réseau vers elle est coupé.`,
            error,
          )
        : error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    where,
    ask: (text, values) => withClient((ask) => ask(text, values), ANSWER_WITHIN),
    together: (work, { within = ANSWER_WITHIN, asOfOneInstant = false } = {}) =>
      withClient(async (ask) => {
        await ask(
          `${asOfOneInstant ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN"}; SET LOCAL statement_timeout = ${within};
           SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = ${within}`,
        );
        const result = await work(ask);
        await ask("COMMIT");
        return result;
      }, within),
    close: async () => (pool.ending ? undefined : pool.end()),
  };
}

/** A database as a person names it: host, port and name. */
function whereOf(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  const host = searchParams.get("host") ?? hostname;
  return `${host}${port === "" ? "" : `:${port}`}${pathname}`;
}
