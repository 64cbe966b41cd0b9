/**
 * The tables, as each version of the project changed them: the first text makes version 1, the next turns it into
 * version 2, and so on. A text is final once it was published, which is why nothing here is derived from a table of
 * fields or states that may change: databases out there were made by exactly these words.
 */
export const SCHEMA_VERSIONS: readonly string[] = [
  `
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id TEXT UNIQUE,
  mail_id TEXT NOT NULL UNIQUE,
  payload_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'blocked', 'refused', 'quarantine')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
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
`,
];
