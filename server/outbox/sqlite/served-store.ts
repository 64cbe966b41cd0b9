import type { MessageStore } from "../message-store.ts";
import { createArrivals } from "../group-commit.ts";
import { oneServer } from "./one-server.ts";
import { startStoreThread } from "./thread/store-thread.ts";

/** The disk has less than this left, in bytes: messages are refused before SQLite itself fails. */
const FREE_SPACE_FLOOR = 50 * 1024 * 1024;

/**
 * Opens the messages of a data folder in a thread of their own, so that nothing that happens to the database — a lock, a
 * slow disk, a long check — holds up a page. A damaged file is set aside under another name and a new one begun; a file that
 * cannot be reached is tried again later by itself.
 */
export function openServedStore(
  dataDir: string,
  { freeSpaceFloor = FREE_SPACE_FLOOR, say }: { freeSpaceFloor?: number; say: (text: string) => void },
): MessageStore {
  const { recognise, insert, ...thread } = startStoreThread({ dataDir, freeSpaceFloor }, say);
  // Nobody else adds messages: what is judged between the look and the commit is judged by what will be there.
  const keep = createArrivals(async (arrivals, judge, left) => {
    const judged = judge(await recognise(arrivals, left()));
    return judged.length === 0
      ? []
      : insert(
          judged.map(({ arrival, verdict }) => ({ arrival, verdict })),
          left(),
        );
  });
  return { ...oneServer(), ...thread, keep };
}
