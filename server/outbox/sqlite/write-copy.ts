import { rmSync } from "node:fs";
import type { StoredMessage } from "../message.ts";
import { countMessages, openDatabase, withCopy } from "./file/database-file.ts";
import { admit, keepSetting } from "./rows/message-rows.ts";

/**
 * Writes messages that are elsewhere into a file of their own, and reads it back.
 * @param file where there is nothing, or an empty file
 * @param page gives the messages after a number, none after the last
 * @returns how many messages the copy holds
 */
export async function writeCopy(
  file: string,
  page: (after: number) => Promise<StoredMessage[]>,
  settings: readonly (readonly [name: string, value: string])[],
): Promise<number> {
  // A new file is made for the copy's own shape; an empty one was only its name.
  rmSync(file, { force: true });
  const db = openDatabase(file);
  try {
    for (const [name, value] of settings) keepSetting(db, name, value);
    for (let last: number | undefined = 0; last !== undefined;) {
      const messages = await page(last);
      admit(db, messages);
      last = messages.at(-1)?.id;
    }
    // One file from here on: who only reads a database with a write-ahead log leaves two others beside it.
    db.exec("PRAGMA journal_mode = DELETE");
  } finally {
    db.close();
  }
  return withCopy(file, countMessages);
}
