// The thread in which SQLite works, started by store-thread.ts: whatever it waits for, pages are served meanwhile.
import { parentPort, workerData } from "node:worker_threads";
import { StoreUnavailable } from "../../message-store.ts";
import { openServedDatabase } from "./served-database.ts";
import type { Question, Said, ThreadSettings } from "./thread-ways.ts";

// A method's parameters are compared both ways: the table answers to any question, the asking side has the types.
interface AnyWay {
  ask(...args: unknown[]): Promise<unknown>;
}

const settings: ThreadSettings = workerData;
const say = (said: Said): void => parentPort?.postMessage(said, []);
const database: Record<Question["way"], AnyWay["ask"]> = openServedDatabase(settings, (text) =>
  say({ kind: "line", text }),
);

parentPort?.on("message", ({ id, way, args }: Question) => {
  void answer(id, way, args);
});

async function answer(id: number, way: Question["way"], args: readonly unknown[]): Promise<void> {
  try {
    say({ kind: "answer", id, value: await database[way](...args) });
  } catch (error) {
    if (error instanceof StoreUnavailable) say({ kind: "unavailable", id, text: error.message });
    else say({ kind: "failure", id, error });
  }
}
