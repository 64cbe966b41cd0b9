import { existsSync } from "node:fs";
import type { MessageStore } from "../message-store.ts";
import { databasePath, openDatabase } from "./file/database-file.ts";
import { oneServer } from "./one-server.ts";
import { messagesIn, translated } from "./sqlite-store.ts";

/**
 * Opens the messages of a data folder for a command of the staff, while the server may be in them too.
 * @returns undefined when there is no database yet
 * @throws StoreUnavailable when it is damaged or cannot be used
 */
export async function openStaffStore(dataDir: string): Promise<MessageStore | undefined> {
  return existsSync(databasePath(dataDir)) ? openStore(dataDir) : undefined;
}

/** The same, with a new database where there is none. @throws StoreUnavailable when it is damaged or cannot be used */
export async function openStore(dataDir: string): Promise<MessageStore> {
  const path = databasePath(dataDir);
  try {
    const db = openDatabase(path);
    const open = () => db;
    return {
      ...oneServer(),
      ...messagesIn({ path, open, roomy: open, attempt: async (work) => work() }),
      trouble: async () => undefined,
      async close() {
        if (db.isOpen) db.close();
      },
    };
  } catch (error) {
    throw translated(error, path);
  }
}
