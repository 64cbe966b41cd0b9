import type { MessageStore } from "./message-store.ts";

/** The messages of a store that several servers share as they leave it for good, or come back. */
export interface Departure {
  /** All of them, whether they have left or not. */
  store: MessageStore;
  /** From now on no server takes or sends a message from here, until `comeBack`. @param where they go, in French */
  leave: (where: string) => Promise<void>;
  /** In how many milliseconds the sends that were under way are over at the latest; 0 when none is. */
  underWay: () => Promise<number>;
  comeBack: () => Promise<void>;
}

/** The setting that says where the messages went. */
export const MOVED = "moved_to";

/** For a statement that would let a message come in or leave, in SQL that both engines read. */
export const NOT_MOVED = `NOT EXISTS (SELECT 1 FROM setting WHERE name = '${MOVED}')`;
