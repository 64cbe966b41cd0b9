/** What is asked of the table of messages, on an open database: the ways of the port, one statement or a few each. */
export * from "./arrivals.ts";
export * from "./deliveries.ts";
export * from "./mailbox.ts";
export * from "./moves.ts";
export * from "./telling.ts";
