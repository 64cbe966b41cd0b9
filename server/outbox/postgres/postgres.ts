/** The messages in a PostgreSQL: the way in for the server, for the staff's commands and for the tests. */
export { openDeparture } from "./departure.ts";
export { openPostgresStore } from "./postgres-store.ts";
