/** The file of the messages: opened durable and checked, watched, set aside when it is damaged, its failures sorted. */
export { copyDatabase, countMessages, withCopy } from "./copy.ts";
export { databasePath, isSound, openDatabase } from "./database.ts";
export { openSound } from "./open-sound.ts";
export { dropSetAside, listSetAside, moveAside, restoreFolder, saveAside } from "./set-aside.ts";
export {
  busyError,
  DamagedDatabase,
  type SqliteFailure,
  sqliteFailure,
  UnfinishedErasure,
  UnusableDatabase,
} from "./sqlite-failure.ts";
export { makeTables, numberOf } from "./tables.ts";
export { inTransaction } from "./transaction.ts";
export { watchFile } from "./watch-file.ts";
