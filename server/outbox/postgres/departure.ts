import type { MessageStore } from "../message-store.ts";
import { openConnection } from "./connection.ts";
import { storeIn } from "./postgres-store.ts";
import { whenReady } from "./ready.ts";
import { clearMoved, lastLease, markMoved } from "./rows/message-rows.ts";

/** The messages of a PostgreSQL as they leave it for good, or come back. */
export interface Departure {
  /** All of them, whether they have left or not. */
  store: MessageStore;
  /** From now on no server takes or sends a message from here, until `comeBack`. @param where they go, in French */
  leave: (where: string) => Promise<void>;
  /** In how many milliseconds the sends that were under way are over at the latest; 0 when none is. */
  underWay: () => Promise<number>;
  comeBack: () => Promise<void>;
}

/** @throws StoreUnavailable, as all its ways do, when the database cannot be used */
export function openDeparture(address: string): Departure {
  const database = whenReady(openConnection(address), () => undefined);
  return {
    store: storeIn(database, () => undefined),
    leave: (where) => markMoved(database, where),
    async underWay() {
      const until = await lastLease(database.ask, database.now());
      return until === undefined ? 0 : until - database.now();
    },
    comeBack: () => clearMoved(database.ask),
  };
}
