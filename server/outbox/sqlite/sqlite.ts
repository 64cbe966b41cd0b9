/** The messages in one SQLite file of the data folder: the way in for the server, for the staff's commands and for the tests. */
export {
  databasePath,
  dropSetAside,
  isSound,
  listSetAside,
  moveAside,
  openDatabase,
  restoreFolder,
} from "./file/database-file.ts";
export { restoreDatabase } from "./restore.ts";
export { restoreWhatReads, type Salvaged } from "./salvage.ts";
export { openServedStore } from "./served-store.ts";
export { openStaffStore, openStore } from "./staff-store.ts";
export { writeCopy } from "./write-copy.ts";
