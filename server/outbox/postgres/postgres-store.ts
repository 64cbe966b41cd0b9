import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { frenchSpaces } from "#text/french-spaces.ts";
import { createArrivals, type KeepBatch } from "../group-commit.ts";
import type { MessageStore } from "../message-store.ts";
import { openConnection } from "./connection.ts";
import { PostgresFailure, PUBLIC_WORDS } from "./failure.ts";
import { type Ready, whenReady } from "./ready.ts";
import * as rows from "./rows/message-rows.ts";
import { copyTo } from "./copy.ts";

/** How long between two tries to reach a database that does not answer, in milliseconds. */
const BETWEEN = 100;

/** How long the health waits, in milliseconds: a monitor must hear of a database that is stuck before it gives up itself. */
const HEALTH_WITHIN = 1500;

/**
 * Opens the messages in a PostgreSQL, which several servers may use at the same time. It is reached when it is first asked,
 * and again after each time that it was not: nothing here ever stops the pages.
 * @param address the database, as `postgres://name:password@host/base`
 * @param say takes what the staff should read in the terminal
 */
export function openPostgresStore(address: string, say: (text: string) => void): MessageStore {
  return storeIn(whenReady(openConnection(address), say, rows.refuseMoved), say);
}

/** The ways of the port on a database. */
export function storeIn(database: Ready, say: (text: string) => void): MessageStore {
  const holder = randomUUID();
  /** Why the last message was not kept. */
  let refused: PostgresFailure | undefined;

  const keep = createArrivals(async (arrivals, judge, left) => {
    try {
      const accepted = await patiently(rows.keepTogether(database))(arrivals, judge, left);
      if (refused !== undefined) say("Les messages sont de nouveau gardés.");
      refused = undefined;
      return accepted;
    } catch (error) {
      if (error instanceof PostgresFailure) {
        // What does not answer at all was said when it was asked.
        if (refused?.kind !== error.kind && (error.kind === "full" || error.kind === "busy"))
          say(error.message);
        refused = error;
      }
      throw error;
    }
  });
  return {
    keep,
    repeatOf: (arrival) => rows.repeatIn(database.ask, arrival),
    census: (now) => rows.countMessages(database.ask, now),
    secret: (name, fresh) => rows.keepSetting(database.ask, name, fresh),
    ...rows.deliveriesIn(database, holder),
    ...rows.mailboxIn(database, holder),
    ...rows.countsIn(database),
    ...rows.movesIn(database),
    copyTo: (file) => copyTo(database, file),
    setAside: async () => [],
    dropSetAside: async () => undefined,
    today: database.now,
    now: database.now,
    async trouble() {
      const failure = await Promise.race([tried(database, refused !== undefined), lateAnswer()]);
      if (failure === undefined) refused = undefined;
      return failure && { text: frenchSpaces(PUBLIC_WORDS[failure.kind]), refuses: true };
    },
    close: database.close,
  };
}

/** A database that restarts is back within seconds: what comes meanwhile waits for it, as far as nothing was asked yet. */
function patiently(keepTogether: KeepBatch): KeepBatch {
  return async (arrivals, judge, left) => {
    for (;;) {
      let begun = false;
      try {
        return await keepTogether(
          arrivals,
          (recognised) => {
            begun = true;
            return judge(recognised);
          },
          left,
        );
      } catch (error) {
        const isAway = error instanceof PostgresFailure && error.kind === "silent";
        if (!isAway || begun || left() === 0) throw error;
      }
      await wait(BETWEEN);
    }
  };
}

/** Asks whether messages can be kept; by writing, when the last one could not: nobody may be sending any more. */
async function tried(database: Ready, byWriting: boolean): Promise<PostgresFailure | undefined> {
  try {
    await database.together(async (ask) => {
      await rows.refuseMoved(ask);
      if (byWriting) await rows.tryToKeep(ask);
    });
    return undefined;
  } catch (error) {
    if (error instanceof PostgresFailure) return error;
    throw error;
  }
}

async function lateAnswer(): Promise<PostgresFailure> {
  await wait(HEALTH_WITHIN, undefined, { ref: false });
  return new PostgresFailure("silent", "");
}
