import type { Judged, Recognised } from "../../group-commit.ts";
import type { Acceptance, Arrival, MessageStore } from "../../message-store.ts";
import type { OneServer } from "../one-server.ts";

/** What the thread of the messages can be asked: the port, but with the judging of messages and the counts left on the other side. */
export interface ThreadWays extends Omit<MessageStore, "keep" | keyof OneServer> {
  /** Recognises messages that come at the same moment. */
  recognise: (arrivals: readonly Arrival[], patience: number) => Promise<Recognised[]>;
  /**
   * Inserts messages in one commit, and answers once it is on the disk under the name of the database.
   * @param patience how long the write lock of another process is waited for, in milliseconds
   */
  insert: (judged: readonly Judged[], patience: number) => Promise<Acceptance[]>;
}

/** What the thread is given at its start. */
export interface ThreadSettings {
  dataDir: string;
  /** Free bytes below which messages are refused. */
  freeSpaceFloor: number;
}

/** A question to the thread, by its number. */
export interface Question {
  id: number;
  way: keyof ThreadWays;
  args: readonly unknown[];
}

/** What the thread says: a line for the terminal, or the answer to a question. */
export type Said =
  | { kind: "line"; text: string }
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "unavailable"; id: number; text: string }
  | { kind: "failure"; id: number; error: unknown };
