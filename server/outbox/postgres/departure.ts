import type { Departure } from "../departure.ts";
import { openConnection } from "./connection.ts";
import { storeIn } from "./postgres-store.ts";
import { whenReady } from "./ready.ts";
import { clearMoved, lastLease, markMoved } from "./rows/message-rows.ts";

/** Opens the messages of a PostgreSQL to carry them. @throws StoreUnavailable, as all its ways do, when the database cannot be used */
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
