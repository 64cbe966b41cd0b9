import type { DatabaseSync } from "node:sqlite";
import { FIELD_NAMES } from "#schemas/contact-message.ts";
import { MESSAGE_STATES } from "../../message.ts";
import { UnusableDatabase } from "./sqlite-failure.ts";

const VERSION = 1;

const TABLES = `
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id TEXT UNIQUE,
  mail_id TEXT NOT NULL UNIQUE,
  payload_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN (${MESSAGE_STATES.map((state) => `'${state}'`).join(", ")})),
  ${FIELD_NAMES.map((name) => `${name} TEXT NOT NULL,`).join("\n  ")}
  score INTEGER NOT NULL DEFAULT 0,
  reasons TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX message_by_state ON message (state, next_attempt_at);
CREATE INDEX message_by_payload ON message (payload_hash, received_at);
CREATE INDEX message_by_arrival ON message (received_at);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Makes the tables of a new database.
 * @throws UnusableDatabase when the file was written by a later version of the project
 */
export function prepareTables(db: DatabaseSync): void {
  const version = numberOf(db, "user_version");
  if (version === VERSION) return;
  if (version !== 0)
    throw new UnusableDatabase(
      `La base des messages vient d’une version plus récente du site (format ${version}) : mettez le site à jour.`,
    );
  db.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${VERSION}; COMMIT;`);
}

/** The value of a numeric pragma, or -1 when it has none. */
export function numberOf(db: DatabaseSync, pragma: string): number {
  const value = Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  return typeof value === "number" ? value : -1;
}
