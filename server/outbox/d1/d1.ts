import { randomUUID } from "node:crypto";
import { createArrivals } from "../group-commit.ts";
import type { StoredMessage } from "../message.ts";
import { type MessageStore, StoreUnavailable } from "../message-store.ts";
import { censusOf, censusStatement, createKeepBatch, look, repeatFrom } from "./arrivals.ts";
import { countsIn, forgetOver } from "./counts.ts";
import { deliveriesIn } from "./deliveries.ts";
import { messagesIn } from "./messages.ts";
import { type Sql, statement } from "./sql.ts";
import { tellingIn } from "./telling.ts";
import { troubleOf } from "./trouble.ts";

export { departureFrom } from "./departure.ts";
export { D1_MIGRATIONS } from "./migrations.ts";
export { throughApi } from "./rest.ts";
export { type D1Binding, type Sql, throughBinding } from "./sql.ts";

/** What D1 keeps beside the messages, under a name. */
export interface Notes {
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, value: string) => Promise<void>;
}

/** What the opening may be told besides. */
export interface D1Options {
  /** The clock of this machine, by which the time since the opening is counted. */
  machine?: () => number;
  /** Writes a copy into a file, where there are files. */
  copy?: (file: string, page: (after: number) => Promise<StoredMessage[]>) => Promise<number>;
}

/** Messages in one page of a copy. */
const PAGE = 200;

/** The messages in D1. */
export interface D1Store extends MessageStore {
  notes: Notes;
  /** Forgets the counts that are over. */
  forgetCounts: () => Promise<void>;
}

const NO_COPY = "Il n’y a pas de disque ici où copier les messages.";

/**
 * Opens the messages in D1, for one request or one round. Its clock is the database's own, which all Workers share: that
 * of the machine that runs one moves nothing.
 */
export async function openD1Store(sql: Sql, { machine = Date.now, copy }: D1Options = {}): Promise<D1Store> {
  const messages = messagesIn(sql);
  const holder = randomUUID();
  const asked = machine();
  const ahead = await sql
    .batch([statement("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now")])
    .then(([clock]) => Number(clock?.rows[0]?.["now"]) - asked)
    // Out of reach now, each way says so itself.
    .catch(() => 0);
  const now = (): number => machine() + ahead;
  return {
    keep: createArrivals(createKeepBatch(sql)),
    async repeatOf(arrival) {
      const [found] = await sql.batch([look(arrival)]);
      return repeatFrom(arrival, found);
    },
    async census(at) {
      const [found] = await sql.batch([censusStatement(at)]);
      return censusOf(found);
    },
    async secret(name, fresh) {
      const [, kept] = await sql.batch([
        statement("INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)", name, fresh),
        statement("SELECT value FROM setting WHERE name = ?", name),
      ]);
      return String(kept?.rows[0]?.["value"] ?? fresh);
    },
    ...deliveriesIn(sql, holder),
    ...messages,
    ...tellingIn(sql, holder),
    ...countsIn(sql),
    today: now,
    now,
    async copyTo(file) {
      if (copy === undefined) throw new StoreUnavailable(NO_COPY);
      return copy(file, (after) => messages.page(after, PAGE));
    },
    trouble: () => troubleOf(sql),
    close: async () => undefined,
    notes: notesIn(sql),
    async forgetCounts() {
      await sql.batch([forgetOver(now())]);
    },
  };
}

/** What D1 keeps beside the messages. */
export function notesIn(sql: Sql): Notes {
  return {
    async read(name) {
      const [found] = await sql.batch([
        statement("SELECT value FROM setting WHERE name = ?", `note ${name}`),
      ]);
      const value = found?.rows[0]?.["value"];
      return typeof value === "string" ? value : undefined;
    },
    async write(name, value) {
      await sql.batch([
        statement(
          "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          `note ${name}`,
          value,
        ),
      ]);
    },
  };
}
