/** The file of the messages: opened durable and checked, set aside when it is damaged, its failures sorted. */
export { databasePath, isSound, openDatabase } from "./database.ts";
export { openSound } from "./open-sound.ts";
export { dropSetAside, listSetAside } from "./set-aside.ts";
export { sqliteFailure, UnusableDatabase } from "./sqlite-failure.ts";
export { numberOf } from "./tables.ts";
