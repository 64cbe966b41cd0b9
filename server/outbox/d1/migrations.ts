/**
 * The tables of messages in D1, as each version of the project changed them: one list of statements each, final once it was
 * published. Cloudflare's own tool notes which of them a database has had (publishing/ writes them as its files).
 *
 * They are those of the SQLite store as it is today (../sqlite/file/schema-versions.ts), and what there is only here:
 * `reached` and the tallies, so that nothing that is asked often reads every row, since each row that is read counts
 * against the day's share; leases, since several Workers run at once; windows, since they share nothing else.
 */
export const D1_MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: "0001_messages",
    statements: [
      `CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id TEXT UNIQUE,
  mail_id TEXT NOT NULL UNIQUE,
  payload_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  quarantined INTEGER NOT NULL DEFAULT 0 CHECK (quarantined IN (0, 1)),
  reached INTEGER NOT NULL DEFAULT 0 CHECK (reached IN (0, 1)),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  score INTEGER NOT NULL DEFAULT 0,
  reasons TEXT NOT NULL DEFAULT '',
  told_at INTEGER
) STRICT`,
      "CREATE INDEX message_by_payload ON message (payload_hash, received_at)",
      "CREATE INDEX message_by_arrival ON message (received_at)",
      "CREATE INDEX message_in_quarantine ON message (received_at) WHERE quarantined = 1",
      "CREATE INDEX message_to_send ON message (id) WHERE quarantined = 0 AND reached = 0",
      `CREATE TABLE delivery (
  message_id INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'chat')),
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'blocked', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT NOT NULL DEFAULT '',
  holder TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (message_id, channel)
) STRICT, WITHOUT ROWID`,
      "CREATE INDEX delivery_by_state ON delivery (channel, state, next_attempt_at)",
      "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL DEFAULT 0) STRICT",
      "INSERT INTO setting (name, value) VALUES ('turn', '')",
      "CREATE TABLE alert (kind TEXT PRIMARY KEY, sent_at INTEGER NOT NULL) STRICT",
      `CREATE TABLE tally (quarantined INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT`,
      "INSERT INTO tally VALUES (0, 0), (1, 0)",
      `CREATE TRIGGER message_comes AFTER INSERT ON message BEGIN
  UPDATE tally SET count = count + 1 WHERE quarantined = NEW.quarantined;
END`,
      `CREATE TRIGGER message_goes AFTER DELETE ON message BEGIN
  UPDATE tally SET count = count - 1 WHERE quarantined = OLD.quarantined;
END`,
      `CREATE TRIGGER message_is_released AFTER UPDATE OF quarantined ON message WHEN NEW.quarantined <> OLD.quarantined BEGIN
  UPDATE tally SET count = count + iif(quarantined = NEW.quarantined, 1, -1);
END`,
      `CREATE TABLE share (
  key TEXT NOT NULL,
  length INTEGER NOT NULL,
  count INTEGER NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (key, length)
) STRICT, WITHOUT ROWID`,
      "CREATE INDEX share_by_end ON share (until)",
    ],
  },
];
