/** What is asked of the tables of messages: the ways of the port, one statement or a few each. */
export * from "./arrivals.ts";
export * from "./counts.ts";
export * from "./deliveries.ts";
export * from "./mailbox.ts";
export * from "./moved.ts";
export * from "./moves.ts";
